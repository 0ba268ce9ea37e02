import Linter
import Reports

/// Brings findings to the client: unasked, or when it asks, but not both, or each would show twice.
struct DiagnosticsDelivery {
  private struct Delivered {
    let version: Int?
    let findings: [ReportedFinding]
    /// How the client refers to it when it asks again.
    let id: String
  }

  private let connection: Connection
  private let capabilities: ClientCapabilities
  /// What the client has, by address.
  private var delivered: [String: Delivered] = [:]
  private var count = 0

  init(_ connection: Connection, _ capabilities: ClientCapabilities) {
    self.connection = connection
    self.capabilities = capabilities
  }

  /// After a lint. A client that asks is told to ask again if it has what no longer holds: an edit in one file changes
  /// the findings of others.
  mutating func bring(_ workspace: Workspace) {
    let news = workspace.documents.values.sorted { $0.address < $1.address }.filter { document in
      guard let known = delivered[document.address] else { return !capabilities.pullsDiagnostics }
      if known.findings != workspace.findings[document.address] ?? [] { return true }
      return !capabilities.pullsDiagnostics && known.version != document.version
    }
    if capabilities.pullsDiagnostics {
      // The version that it has findings of is the one that it shows: it does not ask again by itself.
      if news.contains(where: { delivered[$0.address]?.version == $0.version }) { askForRefresh() }
    } else {
      for document in news { publish(document, workspace.findings[document.address] ?? []) }
    }
  }

  /// The findings of a text that is closed are no longer shown.
  mutating func takeBack(_ document: OpenDocument) {
    if !capabilities.pullsDiagnostics { publish(document, []) }
    delivered[document.address] = nil
  }

  func askForRefresh() {
    guard capabilities.pullsDiagnostics, capabilities.refreshesDiagnostics else { return }
    connection.request("workspace/diagnostic/refresh")
  }

  private mutating func publish(_ document: OpenDocument, _ findings: [ReportedFinding]) {
    keep(document, findings)
    connection.notify("textDocument/publishDiagnostics") { writer in
      writer.member("uri", document.address)
      if let version = document.version { writer.member("version", version) }
      writer.array("diagnostics") { $0.diagnostics(findings, in: document, capabilities.encoding) }
    }
  }

  mutating func answer(
    _ id: Message.Identifier, _ document: OpenDocument?, _ workspace: Workspace, previous: String?
  ) {
    guard let document else {
      return connection.respond(to: id) { $0.report(kind: "full") { $0.array("items") { _ in } } }
    }
    let findings = workspace.findings[document.address] ?? []
    let isUnchanged = delivered[document.address]?.findings == findings
    let resultID = keep(document, findings)
    let canSkip = isUnchanged && previous == resultID
    connection.respond(to: id) { writer in
      writer.report(kind: canSkip ? "unchanged" : "full") { writer in
        writer.member("resultId", resultID)
        if canSkip { return }
        writer.array("items") { $0.diagnostics(findings, in: document, capabilities.encoding) }
      }
    }
  }

  /// Equal findings keep their id.
  @discardableResult
  private mutating func keep(_ document: OpenDocument, _ findings: [ReportedFinding]) -> String {
    let known = delivered[document.address]
    count += 1
    let id = known?.findings == findings ? known?.id : nil
    let kept = Delivered(version: document.version, findings: findings, id: id ?? String(count))
    delivered[document.address] = kept
    return kept.id
  }
}

extension JSONWriter {
  fileprivate mutating func report(kind: String, _ members: (inout JSONWriter) -> Void) {
    object { writer in
      writer.member("kind", kind)
      members(&writer)
    }
  }

  fileprivate mutating func diagnostics(
    _ findings: [ReportedFinding], in document: OpenDocument, _ encoding: PositionEncoding
  ) {
    for finding in findings { object { $0.diagnostic(finding, in: document, encoding) } }
  }
}

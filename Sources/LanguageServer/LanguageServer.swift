import Linter
import Reports
import Rules

/// The language server: messages in, messages out. It neither reads nor writes anything else but the files of the
/// workspace, so a test can hold the other end.
public final class LanguageServer {
  private let send: ([UInt8]) -> Void
  private var reader = MessageReader()
  private var queue: [Message] = []
  private var cancelled: Set<Message.Identifier> = []
  private var state = State.new
  private var capabilities = ClientCapabilities(nil)
  private var workspace = Workspace(roots: [])
  private var shownProblems: [ConfigurationProblem] = []
  private var requestCount = 0
  /// What the next diagnostics are to be called, so that the client can say that it has them.
  private var resultIDs: [String: (id: String, findings: [ReportedFinding])] = [:]
  private var configurationStamps: [String: FileStamp?] = [:]

  private enum State {
    case new
    case running
    case shutDown
    case ended(exitCode: Int32)
  }

  /// - Parameter send: takes whole messages, header included.
  public init(send: @escaping ([UInt8]) -> Void) {
    self.send = send
  }

  /// The code with which the program is to end; nil while it is to go on.
  public var exitCode: Int32? {
    if case .ended(let exitCode) = state { exitCode } else { nil }
  }

  /// The process that started the server; when it is gone, nobody listens.
  public private(set) var clientProcess: Int32?

  /// Whether texts have changed since they were linted.
  public private(set) var hasWork = false

  /// Takes bytes as they come, and answers what is complete.
  public func receive(_ bytes: [UInt8]) {
    reader.append(bytes)
    while let result = reader.next() {
      switch result {
      case .message(let bytes): take(bytes)
      case .malformed(let reason): respond(to: nil, error: .parse, reason)
      }
    }
    while !queue.isEmpty, exitCode == nil { handle(queue.removeFirst()) }
  }

  /// The client has gone: without a shutdown that is a failure.
  public func inputEnded() {
    if case .shutDown = state { state = .ended(exitCode: 0) } else { state = .ended(exitCode: 1) }
  }

  /// Lints what has changed, and sends what is found to a client that does not ask itself. To be called when no message
  /// has come for a moment.
  public func work() {
    guard hasWork else { return }
    hasWork = false
    workspace.lint()
    showProblems()
    if capabilities.pullsDiagnostics { return }
    for document in workspace.documents.values.sorted(by: { $0.address < $1.address }) { publish(document) }
  }

  // MARK: Messages

  private func take(_ bytes: [UInt8]) {
    do throws(Message.Malformed) {
      let message = try Message(bytes)
      if message.method == "$/cancelRequest", let id = message.parameters?["id"].flatMap(Message.identifier) {
        cancelled.insert(id)
      } else {
        queue.append(message)
      }
    } catch {
      switch error {
      case .syntax(let reason): respond(to: nil, error: .parse, reason)
      case .noMessage: respond(to: nil, error: .invalidRequest, "this is no message")
      case .response: break
      }
    }
  }

  private func handle(_ message: Message) {
    if message.method == "exit" { return inputEnded() }
    guard let id = message.id else { return handleNotification(message) }
    if cancelled.remove(id) != nil { return respond(to: id, error: .cancelled, "cancelled") }
    switch state {
    case .new where message.method != "initialize":
      respond(to: id, error: .notInitialized, "'initialize' comes first")
    case .shutDown, .ended: respond(to: id, error: .invalidRequest, "the server is shut down")
    default: handleRequest(message, id)
    }
  }

  private func handleRequest(_ message: Message, _ id: Message.Identifier) {
    switch message.method {
    case "initialize": initialize(message.parameters, id)
    case "shutdown":
      state = .shutDown
      respond(to: id) { $0.null() }
    case "textDocument/diagnostic": answerDiagnostics(message.parameters, id)
    case "textDocument/codeAction": answerCodeActions(message.parameters, id)
    case "textDocument/hover": answerHover(message.parameters, id)
    default: respond(to: id, error: .methodNotFound, "'\(message.method)' is not among the server's capabilities")
    }
  }

  private func handleNotification(_ message: Message) {
    guard case .running = state else { return }
    let parameters = message.parameters
    let document = parameters?["textDocument"]
    let address = document?["uri"]?.text
    switch message.method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen":
      guard let address, let text = document?["text"]?.text else { return }
      workspace.open(address, version: document?["version"]?.whole, text: text)
      reloadIfConfigured(for: address)
      hasWork = true
    case "textDocument/didChange":
      guard let address else { return }
      workspace.change(address) { open in
        for change in parameters?["contentChanges"]?.elements ?? [] { open.apply(change, capabilities.encoding) }
        open.version = document?["version"]?.whole ?? open.version
      }
      hasWork = true
    case "textDocument/didSave":
      if let address { reloadIfConfigured(for: address) }
      hasWork = true
    case "textDocument/didClose":
      guard let address, let closed = workspace.documents[address] else { return }
      workspace.close(address)
      resultIDs[address] = nil
      if !capabilities.pullsDiagnostics { publish(closed) }
      hasWork = true
    case "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": reload()
    case "workspace/didChangeWorkspaceFolders":
      let folders = { (key: String) in
        (parameters?["event"]?[key]?.elements ?? []).compactMap { $0["uri"]?.text }.compactMap(FileAddress.path)
      }
      workspace.change(added: folders("added"), removed: folders("removed"))
      reload()
    default: break
    }
  }

  // MARK: Beginning

  private func initialize(_ parameters: JSONValue?, _ id: Message.Identifier) {
    capabilities = ClientCapabilities(parameters?["capabilities"])
    clientProcess = parameters?["processId"]?.whole.flatMap(Int32.init(exactly:))
    let folders = parameters?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.text } ?? []
    let root = parameters?["rootUri"]?.text
    let paths = (folders.isEmpty ? [root].compactMap { $0 } : folders).compactMap(FileAddress.path)
    workspace = Workspace(roots: paths.isEmpty ? [parameters?["rootPath"]?.text].compactMap { $0 } : paths)
    state = .running
    respond(to: id) { writer in
      writer.object { writer in
        writer.object("capabilities") { $0.serverCapabilities(for: capabilities) }
        writer.object("serverInfo") { writer in
          writer.member("name", Tool.name)
          writer.member("version", Tool.version)
        }
      }
    }
  }

  private func registerWatchers() {
    guard capabilities.registersWatchers else { return }
    request("client/registerCapability") { writer in
      writer.array("registrations") { writer in
        writer.object { writer in
          writer.member("id", "files")
          writer.member("method", "workspace/didChangeWatchedFiles")
          writer.object("registerOptions") { writer in
            writer.array("watchers") { writer in
              for pattern in ["**/*.swift", "**/.custody.json"] {
                writer.object { $0.member("globPattern", pattern) }
              }
            }
          }
        }
      }
    }
  }

  /// Has everything looked at again.
  private func reload() {
    workspace.refresh()
    hasWork = true
    if capabilities.pullsDiagnostics, capabilities.refreshesDiagnostics {
      request("workspace/diagnostic/refresh") { _ in }
    }
  }

  /// Not every client tells of changed configurations, so they are looked at when a text is opened or saved. What is
  /// saved may also be another file of the project.
  private func reloadIfConfigured(for address: String) {
    guard var folder = FileAddress.path(of: address) else { return }
    var isChanged = false
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let path = folder + "/" + Configuration.fileName
      let stamp = FileSystem.stamp(of: path)
      if let known = configurationStamps[path], known != stamp { isChanged = true }
      configurationStamps[path] = .some(stamp)
    }
    if isChanged { reload() } else { workspace.refresh() }
  }

  /// A mistake in a configuration is told once: nothing is linted until it is mended.
  private func showProblems() {
    guard workspace.problems != shownProblems else { return }
    shownProblems = workspace.problems
    for problem in shownProblems {
      notify("window/showMessage") { writer in
        writer.member("type", 1)
        writer.member("message", problem.description)
      }
    }
  }

  // MARK: Diagnostics

  private func publish(_ document: OpenDocument) {
    let findings = workspace.findings[document.address] ?? []
    notify("textDocument/publishDiagnostics") { writer in
      writer.member("uri", document.address)
      if let version = document.version { writer.member("version", version) }
      writer.array("diagnostics") { writer in
        for finding in findings { writer.object { $0.diagnostic(finding, in: document, capabilities.encoding) } }
      }
    }
  }

  private func answerDiagnostics(_ parameters: JSONValue?, _ id: Message.Identifier) {
    work()
    let address = parameters?["textDocument"]?["uri"]?.text ?? ""
    guard let document = workspace.documents[address] else {
      return respond(to: id) { writer in
        writer.object { writer in
          writer.member("kind", "full")
          writer.array("items") { _ in }
        }
      }
    }
    let findings = workspace.findings[address] ?? []
    let isUnchanged = resultIDs[address]?.findings == findings
    if !isUnchanged { resultIDs[address] = ("\(requestCount):\(document.version ?? 0)", findings) }
    requestCount += 1
    let resultID = resultIDs[address]?.id ?? ""
    let canSkip = isUnchanged && parameters?["previousResultId"]?.text == resultID
    respond(to: id) { writer in
      writer.object { writer in
        writer.member("kind", canSkip ? "unchanged" : "full")
        writer.member("resultId", resultID)
        if canSkip { return }
        writer.array("items") { writer in
          for finding in findings { writer.object { $0.diagnostic(finding, in: document, capabilities.encoding) } }
        }
      }
    }
  }

  // MARK: Code actions and hover

  private func answerCodeActions(_ parameters: JSONValue?, _ id: Message.Identifier) {
    work()
    guard let document = workspace.documents[parameters?["textDocument"]?["uri"]?.text ?? ""],
      let start = parameters?["range"]?["start"].flatMap(ProtocolPosition.init),
      let end = parameters?["range"]?["end"].flatMap(ProtocolPosition.init)
    else { return respond(to: id) { $0.array { _ in } } }
    let actions = CodeActions(
      document: document, findings: workspace.findings[document.address] ?? [], capabilities: capabilities,
      wanted: parameters?["context"]?["only"]?.elements.compactMap(\.text) ?? [])
    let from = document.text.offset(of: start, capabilities.encoding)
    let to = max(from, document.text.offset(of: end, capabilities.encoding))
    respond(to: id) { writer in writer.array { actions.write(at: from..<to, to: &$0) } }
  }

  private func answerHover(_ parameters: JSONValue?, _ id: Message.Identifier) {
    work()
    guard let document = workspace.documents[parameters?["textDocument"]?["uri"]?.text ?? ""],
      let position = parameters?["position"].flatMap(ProtocolPosition.init)
    else { return respond(to: id) { $0.null() } }
    let offset = document.text.offset(of: position, capabilities.encoding)
    let finding = workspace.findings[document.address]?.first {
      $0.place.start.offset <= offset && offset <= $0.place.end.offset
    }
    guard let finding else { return respond(to: id) { $0.null() } }
    let page = Pages.text(of: finding.rule) ?? finding.message
    respond(to: id) { writer in
      writer.object { writer in
        writer.object("contents") { writer in
          writer.member("kind", capabilities.takesMarkdown ? "markdown" : "plaintext")
          writer.member("value", page)
        }
        writer.range(
          document.text.position(at: finding.place.start.offset, capabilities.encoding),
          document.text.position(at: finding.place.end.offset, capabilities.encoding))
      }
    }
  }

  // MARK: Sending

  private enum ErrorCode: Int {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case notInitialized = -32002
    case cancelled = -32800
  }

  private func respond(to id: Message.Identifier, _ result: (inout JSONWriter) -> Void) {
    write { writer in
      writer.identifier(id)
      writer.key("result")
      result(&writer)
    }
  }

  private func respond(to id: Message.Identifier?, error: ErrorCode, _ words: String) {
    write { writer in
      writer.identifier(id)
      writer.object("error") { writer in
        writer.member("code", error.rawValue)
        writer.member("message", words)
      }
    }
  }

  private func notify(_ method: String, _ parameters: (inout JSONWriter) -> Void) {
    write { writer in
      writer.member("method", method)
      writer.object("params", parameters)
    }
  }

  private func request(_ method: String, _ parameters: (inout JSONWriter) -> Void) {
    requestCount += 1
    write { writer in
      writer.member("id", "custody-\(requestCount)")
      writer.member("method", method)
      writer.object("params", parameters)
    }
  }

  private func write(_ members: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("jsonrpc", "2.0")
      members(&writer)
    }
    send(Array("Content-Length: \(writer.bytes.count)\r\n\r\n".utf8) + writer.bytes)
  }
}

extension JSONWriter {
  fileprivate mutating func serverCapabilities(for client: ClientCapabilities) {
    member("positionEncoding", client.encoding.rawValue)
    object("textDocumentSync") { writer in
      writer.member("openClose", true)
      writer.member("change", 2)
      writer.member("save", true)
    }
    object("codeActionProvider") { writer in
      writer.array("codeActionKinds") { writer in
        writer.value(CodeActions.quickFix)
        writer.value(CodeActions.fixAll)
      }
    }
    member("hoverProvider", true)
    if client.pullsDiagnostics {
      object("diagnosticProvider") { writer in
        writer.member("identifier", Tool.name)
        writer.member("interFileDependencies", false)
        writer.member("workspaceDiagnostics", false)
      }
    }
    object("workspace") { writer in
      writer.object("workspaceFolders") { writer in
        writer.member("supported", true)
        writer.member("changeNotifications", true)
      }
    }
  }
}

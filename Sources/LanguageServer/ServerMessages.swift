import Linter
import Reports
import Rules

/// What the server sends, as JSON.
extension JSONWriter {
  mutating func range(_ start: ProtocolPosition, _ end: ProtocolPosition) {
    object("range") { writer in
      writer.object("start") { $0.position(start) }
      writer.object("end") { $0.position(end) }
    }
  }

  private mutating func position(_ position: ProtocolPosition) {
    member("line", position.line)
    member("character", position.character)
  }

  /// A finding as a diagnostic. Places in other files are counted as the linter reported them.
  mutating func diagnostic(_ finding: ReportedFinding, in document: OpenDocument, _ encoding: PositionEncoding) {
    range(
      document.text.position(at: finding.place.start.offset, encoding),
      document.text.position(at: finding.place.end.offset, encoding))
    member("severity", DiagnosticSeverity.number(of: finding.severity))
    member("code", finding.rule)
    object("codeDescription") { $0.member("href", finding.url) }
    member("source", Tool.name)
    member("message", finding.message)
    if let tag = DiagnosticTag.byRule[finding.rule] { array("tags") { $0.value(tag.rawValue) } }
    if finding.related.isEmpty { return }
    array("relatedInformation") { writer in
      for related in finding.related {
        writer.object { writer in
          writer.object("location") { writer in
            let path = related.place.path
            writer.member("uri", path == document.path ? document.address : FileAddress.address(of: path))
            writer.range(
              ProtocolPosition(related.place.start, encoding), ProtocolPosition(related.place.end, encoding))
          }
          writer.member("message", related.message)
        }
      }
    }
  }

  /// The rule's page; its first line names the rule.
  mutating func hover(over finding: ReportedFinding, in document: OpenDocument, _ client: ClientCapabilities) {
    object { writer in
      writer.object("contents") { writer in
        writer.member("kind", client.takesMarkdown ? "markdown" : "plaintext")
        writer.member("value", Pages.text(of: finding.rule) ?? finding.message)
      }
      writer.range(
        document.text.position(at: finding.place.start.offset, client.encoding),
        document.text.position(at: finding.place.end.offset, client.encoding))
    }
  }
}

extension ProtocolPosition {
  init(_ position: Position, _ encoding: PositionEncoding) {
    self.init(line: position.line - 1, character: (encoding == .utf8 ? position.column : position.utf16Column) - 1)
  }
}

/// How an editor shows what is found, beside its severity.
enum DiagnosticTag: Int {
  /// faded: without it nothing would be missing
  case unnecessary = 1
  /// struck through: there is something newer
  case deprecated = 2

  static let byRule: [String: DiagnosticTag] = [
    "unused-suppression": .unnecessary, "environment-unread": .unnecessary, "legacy-observation": .deprecated,
  ]
}

enum DiagnosticSeverity {
  static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .hint: 4
    }
  }
}

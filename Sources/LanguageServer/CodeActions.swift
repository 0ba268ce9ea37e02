import Linter
import Reports
import Rules

/// What can be done about the findings at a place.
struct CodeActions {
  let document: OpenDocument
  /// All that are open, by path: a fix may change several.
  let openDocuments: [String: OpenDocument]
  let findings: [ReportedFinding]
  let capabilities: ClientCapabilities
  /// The kinds that are wanted; empty for all.
  let wanted: [String]

  static let fixAll = "source.fixAll.custody"
  static let quickFix = "quickfix"

  /// - Parameter range: of the document, in bytes.
  func write(at range: Range<Int>, to writer: inout JSONWriter) {
    if wants(CodeActions.quickFix) {
      for finding in findings where touches(finding, range) {
        for fix in finding.fixes { write(fix, of: finding, to: &writer) }
        if !ToolRule.all.contains(where: { $0.id == finding.rule }) { writeSuppression(of: finding, to: &writer) }
      }
    }
    if wants(CodeActions.fixAll) { writeAll(to: &writer) }
  }

  /// `source` asks for `source.fixAll.custody` too.
  private func wants(_ kind: String) -> Bool {
    wanted.isEmpty || wanted.contains { kind == $0 || kind.hasPrefix($0 + ".") }
  }

  /// On the same line, too: an editor asks with the cursor where it is.
  private func touches(_ finding: ReportedFinding, _ range: Range<Int>) -> Bool {
    let start = document.text.position(at: finding.place.start.offset, .utf8).line
    let end = document.text.position(at: finding.place.end.offset, .utf8).line
    let first = document.text.position(at: range.lowerBound, .utf8).line
    let last = document.text.position(at: range.upperBound, .utf8).line
    return start <= last && first <= end
  }

  private func write(_ fix: ReportedFix, of finding: ReportedFinding, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", fix.title)
      writer.member("kind", CodeActions.quickFix)
      writer.array("diagnostics") { writer in
        writer.object { $0.diagnostic(finding, in: document, capabilities.encoding) }
      }
      writer.member("isPreferred", fix.isSafe)
      writer.object("edit") { write(fix.edits.map(textEdit), to: &$0) }
    }
  }

  /// A comment above the finding's line, with its indentation; the reason is to be filled in.
  private func writeSuppression(of finding: ReportedFinding, to writer: inout JSONWriter) {
    let line = document.text.position(at: finding.place.start.offset, .utf8).line
    let range = document.text.lineRange(line)
    let indentation = String(decoding: document.text.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let lineBreak = document.text.lineBreak(after: line) ?? "\n"
    let comment = "\(indentation)// custody:disable:next \(finding.rule) - TODO: say why\(lineBreak)"
    writer.object { writer in
      writer.member("title", "Disable \(finding.rule) for this line")
      writer.member("kind", CodeActions.quickFix)
      writer.member("isPreferred", false)
      writer.object("edit") { write([insertion(of: comment, at: range.lowerBound)], to: &$0) }
    }
  }

  /// All safe fixes that touch this file alone and don't touch one another.
  private func writeAll(to writer: inout JSONWriter) {
    var edits: [TextEdit] = []
    for fix in findings.compactMap({ $0.fixes.first(where: \.isSafe) }) {
      let new = fix.edits.map(textEdit)
      let isApart = new.allSatisfy { edit in
        edit.path == document.path && !edits.contains { $0.range.overlaps(edit.range) || $0.range == edit.range }
      }
      if isApart { edits += new }
    }
    if edits.isEmpty { return }
    writer.object { writer in
      writer.member("title", "Apply all safe fixes of custody")
      writer.member("kind", CodeActions.fixAll)
      writer.object("edit") { write(edits, to: &$0) }
    }
  }

  // MARK: Edits

  private struct TextEdit {
    let path: String
    /// In bytes.
    let range: Range<Int>
    let start: ProtocolPosition
    let end: ProtocolPosition
    let text: String
  }

  private func textEdit(_ edit: ReportedEdit) -> TextEdit {
    let (start, end) = (edit.place.start, edit.place.end)
    return TextEdit(
      path: edit.place.path, range: start.offset..<end.offset, start: ProtocolPosition(start, capabilities.encoding),
      end: ProtocolPosition(end, capabilities.encoding), text: edit.text)
  }

  private func insertion(of text: String, at offset: Int) -> TextEdit {
    let position = document.text.position(at: offset, capabilities.encoding)
    return TextEdit(path: document.path, range: offset..<offset, start: position, end: position, text: text)
  }

  private func write(_ edits: [TextEdit], to writer: inout JSONWriter) {
    let files = Dictionary(grouping: edits, by: \.path).sorted { $0.key < $1.key }
    if capabilities.takesDocumentChanges {
      writer.array("documentChanges") { writer in
        for (path, edits) in files {
          writer.object { writer in
            writer.object("textDocument") { writer in
              writer.member("uri", address(of: path))
              writer.key("version")
              if let version = openDocuments[path]?.version { writer.value(version) } else { writer.null() }
            }
            writer.array("edits") { writeElements(edits, to: &$0) }
          }
        }
      }
    } else {
      writer.object("changes") { writer in
        for (path, edits) in files {
          writer.key(address(of: path))
          writer.array { writeElements(edits, to: &$0) }
        }
      }
    }
  }

  private func address(of path: String) -> String {
    openDocuments[path]?.address ?? FileAddress.address(of: path)
  }

  private func writeElements(_ edits: [TextEdit], to writer: inout JSONWriter) {
    for edit in edits {
      writer.object { writer in
        writer.range(edit.start, edit.end)
        writer.member("newText", edit.text)
      }
    }
  }
}

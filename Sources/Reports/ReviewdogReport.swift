import Linter
import Rules

/// Reviewdog's diagnostic format, as one document or one diagnostic a line.
enum ReviewdogReport {
  static func bytes(of report: LintReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.members(ofSource: Tool.name)
      writer.key("diagnostics")
      writer.lines(report.findings) { writer, finding in writer.object { $0.members(of: finding) } }
    }
    writer.lineBreak()
    return writer.bytes
  }

  static func lines(of report: LintReport) -> [UInt8] {
    var writer = JSONWriter()
    for finding in report.findings {
      writer.line { writer in
        writer.members(of: finding)
        writer.members(ofSource: Tool.name)
      }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func members(ofSource name: String) {
    object("source") { writer in
      writer.member("name", name)
      writer.member("url", Tool.home)
    }
  }

  fileprivate mutating func members(of finding: ReportedFinding) {
    member("message", finding.message)
    object("location") { writer in
      writer.member("path", finding.place.rootPath)
      writer.range(finding.place)
    }
    member("severity", finding.severity == .hint ? "INFO" : finding.severity.name.uppercased())
    object("code") { writer in
      writer.member("value", finding.rule)
      writer.member("url", finding.url)
    }
    suggestions(of: finding)
  }

  /// What one edit of the finding's file does.
  private mutating func suggestions(of finding: ReportedFinding) {
    let edits = finding.fixes.filter { $0.edits.count == 1 }.flatMap(\.edits)
    let own = edits.filter { $0.place.path == finding.place.path }
    if own.isEmpty { return }
    array("suggestions") { writer in
      for edit in own {
        writer.object { writer in
          writer.range(edit.place)
          writer.member("text", edit.text)
        }
      }
    }
  }

  private mutating func range(_ place: ReportedPlace) {
    object("range") { writer in
      writer.object("start") { $0.members(of: place.start) }
      writer.object("end") { $0.members(of: place.end) }
    }
  }

  private mutating func members(of position: Position) {
    member("line", position.line)
    member("column", position.column)
  }
}

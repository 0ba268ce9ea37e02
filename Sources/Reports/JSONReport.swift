import Linter
import Rules

/// Findings for programs. Version 1: keys may be added, none changes or is missing.
enum JSONReport {
  static func bytes(of report: LintReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.object("tool") { writer in
        writer.member("name", Tool.name)
        writer.member("version", Tool.version)
      }
      writer.object("summary") { $0.members(ofSummary: report) }
      writer.key("findings")
      writer.lines(report.findings) { writer, finding in writer.object { $0.members(of: finding) } }
      writer.key("errors")
      writer.lines(report.errors) { writer, error in writer.object { $0.members(of: error) } }
    }
    writer.lineBreak()
    return writer.bytes
  }
}

/// One JSON object a line, each with its `type`: for programs that read while they work.
enum JSONLinesReport {
  static func bytes(of report: LintReport) -> [UInt8] {
    var writer = JSONWriter()
    for finding in report.findings { writer.line("finding") { $0.members(of: finding) } }
    for error in report.errors { writer.line("error") { $0.members(of: error) } }
    writer.line("summary") { $0.members(ofSummary: report) }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func line(_ type: String, _ members: (inout JSONWriter) -> Void) {
    line { writer in
      writer.member("type", type)
      members(&writer)
    }
  }

  fileprivate mutating func members(ofSummary report: LintReport) {
    member("files", report.fileCount)
    member("errors", report.count(.error))
    member("warnings", report.count(.warning))
    member("hints", report.count(.hint))
    member("suppressed", report.suppressedCount)
    member("baselined", report.baselinedCount)
  }

  fileprivate mutating func members(of finding: ReportedFinding) {
    member("rule", finding.rule)
    member("severity", finding.severity.name)
    member("message", finding.message)
    members(of: finding.place)
    member("fingerprint", finding.fingerprint)
    member("url", finding.url)
    array("fixes") { writer in
      for fix in finding.fixes { writer.object { $0.members(of: fix) } }
    }
    array("related") { writer in
      for related in finding.related {
        writer.object { writer in
          writer.member("message", related.message)
          writer.members(of: related.place)
        }
      }
    }
  }

  /// `path`, `start` and `end`.
  private mutating func members(of place: ReportedPlace) {
    member("path", place.path)
    object("start") { $0.members(of: place.start) }
    object("end") { $0.members(of: place.end) }
  }

  private mutating func members(of position: Position) {
    member("line", position.line)
    member("column", position.column)
    member("offset", position.offset)
  }

  private mutating func members(of fix: ReportedFix) {
    member("title", fix.title)
    member("safe", fix.isSafe)
    array("edits") { writer in
      for edit in fix.edits {
        writer.object { writer in
          writer.member("path", edit.place.path)
          writer.member("start", edit.place.start.offset)
          writer.member("end", edit.place.end.offset)
          writer.member("text", edit.text)
        }
      }
    }
  }

  fileprivate mutating func members(of error: FileError) {
    member("path", error.path)
    member("message", error.reason)
  }
}

extension Severity {
  /// As in JSON and in lists.
  var name: String {
    switch self {
    case .hint: "hint"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

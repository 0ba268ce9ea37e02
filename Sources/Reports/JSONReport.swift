import Linter
import Rules

/// Findings for programs. Version 1: keys may be added, none changes or is missing.
enum JSONReport {
  static func bytes(of report: LintReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("version")
      writer.value(1)
      writer.key("tool")
      writer.object { writer in
        writer.key("name")
        writer.value(Tool.name)
        writer.key("version")
        writer.value(Tool.version)
      }
      writer.key("summary")
      write(summaryOf: report, to: &writer)
      writer.key("findings")
      writer.lines(report.findings) { write($1, to: &$0) }
      writer.key("errors")
      writer.lines(report.errors) { write($1, to: &$0) }
    }
    writer.lineBreak()
    return writer.bytes
  }

  private static func write(summaryOf report: LintReport, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("files")
      writer.value(report.fileCount)
      writer.key("errors")
      writer.value(report.count(.error))
      writer.key("warnings")
      writer.value(report.count(.warning))
      writer.key("hints")
      writer.value(report.count(.hint))
      writer.key("suppressed")
      writer.value(report.suppressedCount)
      // Until there are baselines.
      writer.key("baselined")
      writer.value(0)
    }
  }

  private static func write(_ finding: ReportedFinding, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("rule")
      writer.value(finding.rule)
      writer.key("severity")
      writer.value(finding.severity.name)
      writer.key("message")
      writer.value(finding.message)
      write(finding.place, to: &writer)
      writer.key("fingerprint")
      writer.value(finding.fingerprint)
      writer.key("url")
      writer.value(finding.url)
      writer.key("fixes")
      writer.array { writer in
        for fix in finding.fixes { write(fix, to: &writer) }
      }
      writer.key("related")
      writer.array { writer in
        for related in finding.related { write(related, to: &writer) }
      }
    }
  }

  /// The members `path`, `start` and `end`.
  private static func write(_ place: ReportedPlace, to writer: inout JSONWriter) {
    writer.key("path")
    writer.value(place.path)
    writer.key("start")
    write(place.start, to: &writer)
    writer.key("end")
    write(place.end, to: &writer)
  }

  private static func write(_ position: Position, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("line")
      writer.value(position.line)
      writer.key("column")
      writer.value(position.column)
      writer.key("offset")
      writer.value(position.offset)
    }
  }

  private static func write(_ fix: ReportedFix, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("title")
      writer.value(fix.title)
      writer.key("safe")
      writer.value(fix.isSafe)
      writer.key("edits")
      writer.array { writer in
        for edit in fix.edits {
          writer.object { writer in
            writer.key("start")
            writer.value(edit.start)
            writer.key("end")
            writer.value(edit.end)
            writer.key("text")
            writer.value(edit.text)
          }
        }
      }
    }
  }

  private static func write(_ related: ReportedRelated, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("message")
      writer.value(related.message)
      write(related.place, to: &writer)
    }
  }

  private static func write(_ error: FileError, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("path")
      writer.value(error.path)
      writer.key("message")
      writer.value(error.reason)
    }
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

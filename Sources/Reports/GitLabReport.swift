import Linter
import Rules

/// GitLab's Code Quality.
enum GitLabReport {
  static func bytes(of report: LintReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.lines(Array(zip(report.findings, fingerprints(of: report.findings)))) { writer, element in
      writer.object { write(element.0, fingerprint: element.1, to: &$0) }
    }
    writer.lineBreak()
    return writer.bytes
  }

  private static func write(_ finding: ReportedFinding, fingerprint: String, to writer: inout JSONWriter) {
    writer.member("description", finding.message)
    writer.member("check_name", finding.rule)
    writer.member("fingerprint", fingerprint)
    writer.member("severity", severity(finding.severity))
    writer.object("location") { writer in
      writer.member("path", finding.place.rootPath)
      writer.object("lines") { writer in
        writer.member("begin", finding.place.start.line)
        writer.member("end", finding.place.end.line)
      }
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .hint: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }

  /// Findings with equal ones are merged, so the second of two on equal lines is numbered.
  private static func fingerprints(of findings: [ReportedFinding]) -> [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let count = (counts[finding.fingerprint] ?? 0) + 1
      counts[finding.fingerprint] = count
      return count == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(count)"
    }
  }
}

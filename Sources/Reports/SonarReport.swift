import Linter
import Rules

/// SonarQube's generic issues (10.3 and later).
struct SonarReport {
  let rules: RuleDescriptions

  func bytes(of report: LintReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("rules")
      writer.lines(Set(report.findings.map(\.rule)).sorted()) { writer, rule in
        writer.object { write(rules[rule], to: &$0) }
      }
      writer.key("issues")
      writer.lines(report.findings) { writer, finding in writer.object { write(finding, to: &$0) } }
    }
    writer.lineBreak()
    return writer.bytes
  }

  private func write(_ rule: RuleDescription, to writer: inout JSONWriter) {
    writer.member("id", rule.id)
    writer.member("name", rule.title)
    writer.member("description", rule.summary)
    writer.member("engineId", Tool.name)
    writer.member("cleanCodeAttribute", "LOGICAL")
    writer.array("impacts") { writer in
      writer.object { writer in
        writer.member("softwareQuality", "RELIABILITY")
        writer.member("severity", severity(rule.severity))
      }
    }
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .hint: "LOW"
    case .warning: "MEDIUM"
    case .error: "HIGH"
    }
  }

  private func write(_ finding: ReportedFinding, to writer: inout JSONWriter) {
    let place = finding.place
    writer.member("ruleId", finding.rule)
    writer.object("primaryLocation") { writer in
      writer.member("message", finding.message)
      writer.member("filePath", place.rootPath)
      writer.object("textRange") { writer in
        writer.member("startLine", place.start.line)
        // A range without a character is refused; without columns it is the line.
        guard place.start.offset < place.end.offset else { return }
        writer.member("endLine", place.end.line)
        writer.member("startColumn", place.start.utf16Column - 1)
        writer.member("endColumn", place.end.utf16Column - 1)
      }
    }
  }
}

import Linter
import Rules

/// The shape of SwiftLint's JSON, for what reads that: Danger-Swift and others.
struct SwiftLintReport {
  let rules: RuleDescriptions
  let workingDirectory: String

  func bytes(of report: LintReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.lines(report.findings) { writer, finding in writer.object { write(finding, to: &$0) } }
    writer.lineBreak()
    return writer.bytes
  }

  private func write(_ finding: ReportedFinding, to writer: inout JSONWriter) {
    writer.member("character", finding.place.start.characterColumn)
    writer.member("file", finding.place.path.absolute(from: workingDirectory))
    writer.member("line", finding.place.start.line)
    writer.member("reason", finding.message)
    writer.member("rule_id", finding.rule)
    // There are two, with capitals.
    writer.member("severity", finding.severity == .error ? "Error" : "Warning")
    writer.member("type", rules[finding.rule].title)
  }
}

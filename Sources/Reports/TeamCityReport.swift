import Linter
import Rules

/// Service messages of TeamCity: each rule that found something is introduced once, then come its findings.
struct TeamCityReport {
  let rules: RuleDescriptions

  func bytes(of report: LintReport) -> [UInt8] {
    let types = Set(report.findings.map(\.rule)).sorted().map(type)
    return Array((types + report.findings.map(inspection)).joined().utf8)
  }

  private func type(_ rule: String) -> String {
    let description = rules[rule]
    return message(
      "inspectionType",
      [
        ("id", rule), ("name", description.title), ("description", description.summary),
        ("category", "\(Tool.name): \(description.group)"),
      ])
  }

  private func inspection(_ finding: ReportedFinding) -> String {
    message(
      "inspection",
      [
        ("typeId", finding.rule), ("message", finding.message), ("file", finding.place.rootPath),
        ("line", "\(finding.place.start.line)"), ("SEVERITY", severity(finding.severity)),
      ])
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .hint: "WEAK WARNING"
    case .warning: "WARNING"
    case .error: "ERROR"
    }
  }

  private func message(_ name: String, _ attributes: [(String, String)]) -> String {
    "##teamcity[\(name) " + attributes.map { "\($0)='\(escaped($1, by: TeamCityReport.escapes))'" }.joined(separator: " ") + "]\n"
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "|": "||", "'": "|'", "\n": "|n", "\r": "|r", "[": "|[", "]": "|]",
  ]
}

import Linter
import Rules

/// Logging commands of Azure Pipelines, and the text for whoever reads the log.
enum AzureReport {
  static func bytes(of report: LintReport) -> [UInt8] {
    let text = report.findings.inOrderOfSeverity.map(command).joined()
    return Array(text.utf8) + TextReport(.plain).bytes(of: report)
  }

  private static func command(_ finding: ReportedFinding) -> String {
    // There is no third kind.
    let kind = finding.severity == .error ? "error" : "warning"
    let start = finding.place.start
    let properties = [
      ("type", kind), ("sourcepath", finding.place.rootPath), ("linenumber", "\(start.line)"),
      ("columnnumber", "\(start.utf16Column)"), ("code", finding.rule),
    ]
    let list = properties.map { "\($0)=\(escaped($1, by: propertyEscapes));" }.joined()
    return "##vso[task.logissue \(list)]\(escaped(finding.message, by: messageEscapes))\n"
  }

  private static let messageEscapes: [Unicode.Scalar: String] = ["%": "%AZP25", "\r": "%0D", "\n": "%0A"]
  private static let propertyEscapes = messageEscapes.merging(["]": "%5D", ";": "%3B"]) { first, _ in first }
}

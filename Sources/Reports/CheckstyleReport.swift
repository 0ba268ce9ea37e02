import Linter
import Rules

/// Checkstyle's XML, which many services read.
enum CheckstyleReport {
  static func bytes(of report: LintReport) -> [UInt8] {
    let files = report.findings.byFile.map(file).joined()
    return Array((String.xmlDeclaration + "<checkstyle version=\"4.3\">\n" + files + "</checkstyle>\n").utf8)
  }

  private static func file(_ findings: ArraySlice<ReportedFinding>) -> String {
    let path = findings.first?.place.rootPath ?? ""
    return "  <file name=\"\(path.xml)\">\n" + findings.map(error).joined() + "  </file>\n"
  }

  private static func error(_ finding: ReportedFinding) -> String {
    let start = finding.place.start
    let severity = finding.severity == .hint ? "info" : finding.severity.name
    return "    <error line=\"\(start.line)\" column=\"\(start.utf16Column)\" severity=\"\(severity)\""
      + " message=\"\(finding.message.xml)\" source=\"\(Tool.name).\(finding.rule.xml)\"/>\n"
  }
}

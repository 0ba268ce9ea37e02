import Linter
import Rules

/// JUnit's XML: a file is a suite, a finding a test that fails, a file without findings a test that passes.
enum JUnitReport {
  static func bytes(of report: LintReport) -> [UInt8] {
    let failing = Dictionary(grouping: report.findings) { $0.place.path }
    let suites = report.files.map { suite($0.rootPath, failing[$0.path] ?? []) }
    let passed = report.files.count { failing[$0.path] == nil }
    let none = suites.isEmpty ? suite(Tool.name, []) : ""
    let count = "tests=\"\(report.findings.count + passed + (suites.isEmpty ? 1 : 0))\" failures=\"\(report.findings.count)\""
    return Array(
      (String.xmlDeclaration + "<testsuites name=\"\(Tool.name)\" \(count)>\n" + suites.joined() + none
        + "</testsuites>\n").utf8)
  }

  private static func suite(_ path: String, _ findings: [ReportedFinding]) -> String {
    let path = path.xml
    let count = "tests=\"\(max(1, findings.count))\" failures=\"\(findings.count)\""
    let cases = findings.isEmpty ? ["    <testcase name=\"no findings\" classname=\"\(path)\"/>\n"] : findings.map(testCase)
    return "  <testsuite name=\"\(path)\" \(count)>\n" + cases.joined() + "  </testsuite>\n"
  }

  private static func testCase(_ finding: ReportedFinding) -> String {
    let start = finding.place.start
    let path = finding.place.rootPath.xml
    let name = "\(finding.rule) at \(start.line):\(start.utf16Column)".xml
    let message = finding.message.xml
    let line = "\(finding.place.rootPath):\(start.line):\(start.utf16Column): \(finding.severity.compilerWord): "
    return "    <testcase name=\"\(name)\" classname=\"\(path)\" file=\"\(path)\" line=\"\(start.line)\">\n"
      + "      <failure type=\"\(finding.severity.name)\" message=\"\(message)\">"
      + "\(line.xml)\(message) [\(finding.rule.xml)]</failure>\n    </testcase>\n"
  }
}

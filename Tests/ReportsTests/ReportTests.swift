import Foundation
import Linter
import Reports
import Testing

@Suite("Reports")
struct ReportTests {
  @Test("as text are compilers' messages with the source below")
  func text() throws {
    try expectSnapshot(ReportFormat.text.bytes(of: Fixture.report), "report.txt")
  }

  @Test("as text for a terminal have colours and links")
  func coloredText() throws {
    let style = TextStyle(hasColor: true, hasLinks: true)
    try expectSnapshot(ReportFormat.text.bytes(of: Fixture.report, style: style), "report-color.txt")
  }

  @Test("as text of no finding are empty")
  func noText() {
    #expect(ReportFormat.text.bytes(of: Fixture.empty).isEmpty)
  }

  @Test("as JSON have the same keys for each finding")
  func json() throws {
    try expectSnapshot(ReportFormat.json.bytes(of: Fixture.report), "report.json")
  }

  @Test("as JSON of no finding are a document all the same")
  func emptyJSON() throws {
    try expectSnapshot(ReportFormat.json.bytes(of: Fixture.empty), "empty.json")
  }

  @Test("as JSON are what another reader of JSON understands")
  func readableJSON() throws {
    let document = try JSONSerialization.jsonObject(with: Data(ReportFormat.json.bytes(of: Fixture.report)))
    let findings = try #require((document as? [String: Any])?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["message"] as? String } == Fixture.report.findings.map(\.message))
  }

  @Test("in text let no line of source stand without a prefix, and no command of a terminal pass")
  func harmlessText() {
    let text = String(decoding: ReportFormat.text.bytes(of: Fixture.report), as: UTF8.self)
    #expect(!text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").allSatisfy { $0.contains(" |") || $0.contains(": ") })
  }
}

@Suite("The summary")
struct SummaryTests {
  @Test("counts by severity")
  func counts() {
    #expect(Summary.line(of: Fixture.report) == "2 errors, 1 warning, 1 hint in 12 files (3 suppressed)")
  }

  @Test("says so when nothing was found")
  func nothing() {
    #expect(Summary.line(of: LintReport(fileCount: 1, findings: [])) == "no findings in 1 file")
  }
}

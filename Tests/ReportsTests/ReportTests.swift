import Foundation
import Linter
import Reports
import Testing

@Suite("Reports")
struct ReportTests {
  @Test("look in each format as recorded", arguments: ReportFormat.allCases)
  func snapshot(format: ReportFormat) throws {
    try expectSnapshot(format.bytes(of: Fixture.report, in: context), "report.\(format.rawValue)")
  }

  @Test("of no finding are a document of their own in each format", arguments: ReportFormat.allCases)
  func emptySnapshot(format: ReportFormat) throws {
    try expectSnapshot(format.bytes(of: Fixture.empty, in: context), "empty.\(format.rawValue)")
  }

  @Test("as text for a terminal have colours and links")
  func coloredText() throws {
    let context = ReportContext(style: TextStyle(hasColor: true, hasLinks: true))
    try expectSnapshot(ReportFormat.text.bytes(of: Fixture.report, in: context), "report-color.text")
  }

  private let context = ReportContext(workingDirectory: "/Users/me/Shop", rules: RuleDescriptions(Fixture.rules))

  @Test(
    "as JSON are what another reader of JSON understands",
    arguments: [ReportFormat.json, .sarif, .gitlab, .reviewdog, .swiftLint, .sonar])
  func readableJSON(format: ReportFormat) throws {
    let document = try JSONSerialization.jsonObject(with: Data(format.bytes(of: Fixture.report)))
    #expect(String(describing: document).contains("many"))
  }

  @Test("as lines of JSON are a document a line", arguments: [ReportFormat.jsonLines, .reviewdogLines])
  func readableLines(format: ReportFormat) throws {
    let lines = format.bytes(of: Fixture.report).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count >= Fixture.report.findings.count)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line)) }
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
    #expect(Summary.line(of: Fixture.report) == "2 errors, 1 warning, 1 hint in 4 files (3 suppressed)")
  }

  @Test("says so when nothing was found")
  func nothing() {
    #expect(Summary.line(of: LintReport(files: [SourceFile(path: "A.swift", bytes: [])], findings: [])) == "no findings in 1 file")
  }
}

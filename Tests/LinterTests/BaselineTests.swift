import TestSupport
import Testing

@testable import Linter

@Suite("A baseline")
struct BaselineTests {
  private static let broken = "let a = \"\n"

  @Test("excuses what it lists, wherever that has moved to in its file")
  func excuse() throws {
    let baseline = Baseline(of: report(["A.swift": Self.broken]).findings)
    let moved = report(["A.swift": "import B\n\n  let a  = \"\n"])
    let comparison = Baseline.Comparison(baseline, moved.findings, among: moved.files)
    #expect(comparison.new.isEmpty)
    #expect(comparison.excused.count == 1)
    #expect(comparison.staleCount == 0)
  }

  @Test("excuses as many as it lists: of equal ones the last is new")
  func count() {
    let baseline = Baseline(of: [finding(line: 1), finding(line: 5)])
    let comparison = Baseline.Comparison(baseline, [finding(line: 1), finding(line: 2), finding(line: 9)], among: [])
    #expect(comparison.new.map(\.place.start.line) == [9])
  }

  @Test("follows a file that has moved")
  func movedFile() throws {
    let baseline = Baseline(of: report(["Old/A.swift": Self.broken]).findings)
    let moved = report(["New/A.swift": Self.broken])
    #expect(Baseline.Comparison(baseline, moved.findings, among: moved.files).new.isEmpty)
    let both = report(["Old/A.swift": Self.broken, "New/A.swift": Self.broken])
    let comparison = Baseline.Comparison(baseline, both.findings, among: both.files)
    #expect(comparison.new.map(\.place.path) == ["New/A.swift"])
  }

  @Test("loses what is mended when it is pruned, and nothing that was not looked at")
  func pruning() {
    let old = Baseline(of: report(["A.swift": Self.broken, "B.swift": Self.broken, "gone.swift": Self.broken]).findings)
    #expect(old.count == 3)
    let mended = report(["A.swift": "let a = 1\n", "B.swift": Self.broken])
    #expect(Baseline.Comparison(old, mended.findings, among: mended.files).staleCount == 2)
    #expect(old.pruned(to: mended.findings, among: mended.files) == Baseline(of: mended.findings))
  }

  @Test("is the same after it was written and read, and has an entry a line")
  func file() throws {
    let folder = try TemporaryFolder()
    let file = BaselineFile(path: folder.path + "/baseline.json")
    let path = "My \"A\"\u{1}é.swift"
    let baseline = Baseline([
      Baseline.Key(path: path, rule: "one", fingerprint: "0a"): 2, Baseline.Key(path: path, rule: "one", fingerprint: "0b"): 1,
      Baseline.Key(path: "B.swift", rule: "two", fingerprint: "0a"): 1,
    ])
    try file.write(baseline)
    #expect(try file.read() == baseline)
    #expect(try folder.text("baseline.json").contains("\n        \"0a\": 2,\n        \"0b\": 1\n"))
    try file.write(Baseline())
    #expect(try file.read().isEmpty)
  }

  @Test(
    "is refused where it can't be understood",
    arguments: [
      ("{\"version\": 2, \"fingerprint\": 1, \"entries\": {}}", ":1:13: error: this version of the tool reads baselines of version 1; "),
      ("{\"version\": 1, \"entries\": {}}", ":1:1: error: the baseline has no 'fingerprint'; regenerate it"),
      ("[]", ":1:1: error: this is no baseline: "), ("{", ":1:2: error: the closing '}' is missing"),
      ("{\"version\":1,\"fingerprint\":1,\"entries\":{\"a\":{\"b\":{\"c\":0}}}}", ":1:55: error: this is a whole number above zero"),
    ])
  func refused(text: String, message: String) throws {
    let folder = try TemporaryFolder(["b.json": text])
    let problem = #expect(throws: ConfigurationProblem.self) { try BaselineFile(path: folder.path + "/b.json").read() }
    #expect(try #require(problem).description.hasPrefix(folder.path + "/b.json" + message))
  }

  private func report(_ files: [String: String]) -> LintReport {
    lint(files.map { SourceFile(path: $0, bytes: Array($1.utf8)) }, options: LintOptions(jobs: 1))
  }

  private func finding(line: Int) -> ReportedFinding {
    let position = Position(line: line, column: 1, offset: line)
    let place = ReportedPlace(
      path: "A.swift", start: position, end: position, excerpt: Excerpt(before: "", marked: "", after: ""))
    return ReportedFinding(rule: "r", severity: .error, message: "m", place: place, fingerprint: "f")
  }
}

import Foundation
import TestSupport
import Testing

@testable import Linter

@Suite("A run")
struct LintTests {
  @Test("reports the first syntax error of a file and goes on with the others")
  func syntaxErrors() {
    let report = lint([file("A.swift", "let a = \"\nlet b = \""), file("B.swift", "let c = 1")])
    #expect(report.fileCount == 2)
    #expect(report.findings.map(\.rule) == ["syntax-error"])
    #expect(report.findings.first?.place.start == Position(line: 1, column: 9, offset: 8))
  }

  @Test("orders findings by path, offset and rule")
  func order() {
    let text = "// custody:disable:next one, two\nlet a = \""
    let report = lint([file("B.swift", text), file("A.swift", text)])
    #expect(report.findings.map(\.place.path) == ["A.swift", "A.swift", "A.swift", "B.swift", "B.swift", "B.swift"])
    #expect(report.findings.prefix(3).map(\.place.start.offset) == [24, 29, 41])
  }

  @Test("gives the same report for any number of threads")
  func threads() {
    let files = (0..<200).map { file("\($0).swift", "// custody:disable:next rule\($0)\n") }
    let reports = [1, 2, 8].map { jobs in
      var options = LintOptions()
      options.jobs = jobs
      return lint(files, options: options)
    }
    #expect(reports[0].findings.count == 200)
    #expect(reports[0] == reports[1])
    #expect(reports[0] == reports[2])
  }

  @Test(
    "takes any bytes",
    arguments: [[], [0], [0xFF, 0xFE, 0xC3], [0xEF, 0xBB, 0xBF], Array("\r\r\n".utf8)] as [[UInt8]])
  func anyBytes(bytes: [UInt8]) {
    #expect(lint([SourceFile(path: "A.swift", bytes: bytes)]).fileCount == 1)
  }

  @Test("reads what is on disk, and reports what it can't read")
  func disk() throws {
    let folder = try TemporaryFolder(["A.swift": "// custody:disable:next nothing\n"])
    let missing = folder.path + "/B.swift"
    let report = lint(paths: [folder.path + "/A.swift", missing])
    #expect(report.findings.map(\.rule) == ["unknown-suppression"])
    #expect(report.errors == [FileError(path: missing, reason: "No such file or directory")])
  }

  @Test("reads a file whose size is not known beforehand")
  func deviceFile() {
    #expect(lint(paths: ["/dev/null"]).fileCount == 1)
  }

  @Test("tells how far it has come")
  func progress() {
    let files = (0..<20).map { file("\($0).swift", "") }
    let steps = Steps()
    var options = LintOptions()
    options.jobs = 1
    options.progress = { steps.add($0, of: $1) }
    _ = lint(files, options: options)
    #expect(steps.all == (1...20).map { "\($0)/20" })
  }

  @Test("leaves out what it has found in a file that changes or vanishes meanwhile, and says so", arguments: [true, false])
  func changedMeanwhile(vanishes: Bool) throws {
    let broken = "let a = \"\n"
    let folder = try TemporaryFolder(["A.swift": broken, "B.swift": broken])
    let path = folder.path + "/A.swift"
    var options = LintOptions(jobs: 1)
    // All files have been read by then.
    options.progress = { _, _ in
      // Longer than the clock of any file system takes to its next tick.
      Thread.sleep(forTimeInterval: 0.05)
      if vanishes { try? FileManager.default.removeItem(atPath: path) } else { try? folder.write("\n\n" + broken, to: "A.swift") }
    }
    let report = lint(paths: [folder.path], options: options)
    #expect(report.findings.map(\.place.path) == [folder.path + "/B.swift"])
    let reason = vanishes ? "No such file or directory" : "it has changed since it was read; lint again"
    #expect(report.errors == [FileError(path: path, reason: reason)])
  }

  @Test("reports a file that is gone before it could be read")
  func vanishedBefore() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = \"\n", "B.swift": ""])
    let discovery = Discovery([folder.path])
    try FileManager.default.removeItem(atPath: folder.path + "/A.swift")
    let report = lint(discovery, unsaved: [], LintOptions(jobs: 1))
    #expect(report.files.map(\.path) == [folder.path + "/B.swift"])
    #expect(report.errors == [FileError(path: folder.path + "/A.swift", reason: "No such file or directory")])
  }

  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }
}

/// Unchecked: with one job there is one thread.
private final class Steps: @unchecked Sendable {
  private(set) var all: [String] = []

  func add(_ done: Int, of total: Int) { all.append("\(done)/\(total)") }
}

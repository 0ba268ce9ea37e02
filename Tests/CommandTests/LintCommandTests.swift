import Foundation
import TestSupport
import Testing

@Suite("custody lint")
struct LintCommandTests {
  private static let clean = "let a = 1\n"
  private static let broken = "let a = \"\n"
  private static let warned = "// custody:disable:next nothing\nlet a = 1\n"

  @Test("exits with 0 and writes nothing but a summary when all is well")
  func clean() throws {
    let result = try Custody.run("lint", in: TemporaryFolder(["A.swift": Self.clean]))
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput == "custody: no findings in 1 file\n")
  }

  @Test("exits with 0 when there are warnings alone")
  func warnings() throws {
    let result = try Custody.run("lint", in: TemporaryFolder(["A.swift": Self.warned]))
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("A.swift:1:25: warning: "))
    #expect(result.errorOutput == "custody: 1 warning in 1 file\n")
  }

  @Test("exits with 1 when there is an error")
  func errors() throws {
    let result = try Custody.run("lint", in: TemporaryFolder(["A.swift": Self.broken]))
    #expect(result.exitCode == 1)
    #expect(result.output.hasPrefix("A.swift:1:9: error: "))
    #expect(result.output.contains("[syntax-error]\n1 | let a = \"\n  |         ^\n"))
  }

  @Test("exits with 0 instead of 1 when it is told to, never instead of 2")
  func exitZero() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    #expect(try Custody.run("lint", "--exit-zero", in: folder).exitCode == 0)
    #expect(try Custody.run("lint", "--exit-zero", "nowhere", in: folder).exitCode == 2)
  }

  @Test("exits with 2 when a path is missing, and lints the rest")
  func missingPath() throws {
    let result = try Custody.run("lint", "nowhere", "A.swift", in: TemporaryFolder(["A.swift": Self.broken]))
    #expect(result.exitCode == 2)
    #expect(result.output.hasPrefix("A.swift:1:9: error: "))
    #expect(result.errorOutput.hasPrefix("custody: error: can't lint 'nowhere': No such file or directory\n"))
  }

  @Test("exits with 2 when a file can't be read", .disabled(if: getuid() == 0, "root may read everything"))
  func unreadableFile() throws {
    let folder = try TemporaryFolder(["A.swift": Self.clean, "B.swift": Self.clean])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path + "/A.swift")
    let result = try Custody.run("lint", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.errorOutput.hasPrefix("custody: error: can't lint 'A.swift': Permission denied\n"))
  }

  @Test("exits with 0 and says so when there is nothing to lint")
  func nothing() throws {
    let result = try Custody.run("lint", in: TemporaryFolder(["readme.md": ""]))
    #expect(result.exitCode == 0)
    #expect(result.errorOutput == "custody: note: no Swift files in '.'\n")
  }

  @Test("is what happens without a command")
  func withoutCommand() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.broken])
    let result = try Custody.run("App", in: folder)
    #expect(result.exitCode == 1)
    #expect(try Custody.run("lint", "App", in: folder).output == result.output)
    #expect(try Custody.run(in: folder).output == result.output)
  }

  @Test("shows paths as they were given, tidied up")
  func paths() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.broken])
    #expect(try Custody.run("lint", "./App//", in: folder).output.hasPrefix("App/A.swift:1:9:"))
    #expect(try Custody.run("lint", folder.path, in: folder).output.hasPrefix(folder.path + "/App/A.swift:1:9:"))
  }

  @Test("leaves out what a .gitignore excludes, unless it is named")
  func ignoredFiles() throws {
    let folder = try TemporaryFolder([".gitignore": "A.swift\n", "A.swift": Self.broken])
    #expect(try Custody.run("lint", in: folder).exitCode == 0)
    #expect(try Custody.run("lint", "A.swift", in: folder).exitCode == 1)
    #expect(try Custody.run("lint", "--no-ignore", in: folder).exitCode == 1)
  }

  @Test("ends in a loop of symbolic links")
  func linkLoop() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.clean])
    try folder.link("App/loop", to: "..")
    #expect(try Custody.run("lint", in: folder).errorOutput == "custody: no findings in 1 file\n")
  }

  @Test("writes the same bytes with any number of threads")
  func jobs() throws {
    let files = (0..<120).map { ("\($0 % 7)/\($0).swift", $0.isMultiple(of: 3) ? Self.broken : Self.warned) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let outputs = try ["1", "2", "8"].map { try Custody.run("lint", "--jobs", $0, "--format=json", in: folder).output }
    #expect(outputs[0].utf8.count > 10_000)
    #expect(Set(outputs).count == 1)
  }

  @Test("is silent on standard error when it shall be quiet")
  func quiet() throws {
    let result = try Custody.run("lint", "--quiet", in: TemporaryFolder(["A.swift": Self.broken]))
    #expect(result.errorOutput.isEmpty)
    #expect(!result.output.isEmpty)
  }

  @Test("ends quietly when its reader has gone")
  func closedPipe() throws {
    let files = (0..<2_000).map { ("\($0).swift", Self.broken) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let result = try Execution("bash", ["-c", "'\(Custody.path)' lint --quiet | head -n 1"], in: folder)
    #expect(result.output.hasPrefix("0.swift:1:9:"))
    #expect(result.errorOutput.isEmpty)
  }

  @Test("names a report that could not be written", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    let result = try Execution("bash", ["-c", "'\(Custody.path)' lint > /dev/full"], in: folder)
    #expect(result.exitCode == 2)
    #expect(result.errorOutput == "custody: error: can't write the report: No space left on device\n")
  }
}

@Suite("Colours")
struct ColorTests {
  @Test(
    "are for terminals and for those who ask",
    arguments: [
      ([], [:], false),
      (["--color", "always"], [:], true),
      (["--color=never"], ["FORCE_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1"], true),
      ([], ["CLICOLOR_FORCE": "1"], true),
      ([], ["CLICOLOR_FORCE": "0"], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
    ] as [([String], [String: String], Bool)])
  func choice(arguments: [String], environment: [String: String], expected: Bool) throws {
    #expect(try hasColor(Custody.path, ["lint"] + arguments, environment) == expected)
  }

  @Test(
    "show on a terminal, unless it is a dumb one or the user wants none",
    .enabled(if: ColorTests.hasScript, "script(1) of Linux stands in for a terminal"),
    arguments: [("xterm", "", true), ("dumb", "", false), ("xterm", "1", false)])
  func terminal(type: String, noColor: String, expected: Bool) throws {
    let arguments = ["-qec", "'\(Custody.path)' lint", "/dev/null"]
    #expect(try hasColor("script", arguments, ["TERM": type, "NO_COLOR": noColor]) == expected)
  }

  @Test("never show in a format for programs")
  func json() throws {
    #expect(try !hasColor(Custody.path, ["lint", "--color", "always", "--format", "json"], [:]))
  }

  /// Darwin's takes other arguments.
  private static var hasScript: Bool {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    #else
      false
    #endif
  }

  private func hasColor(_ program: String, _ arguments: [String], _ environment: [String: String]) throws -> Bool {
    let folder = try TemporaryFolder(["A.swift": "let a = \"\n"])
    let neutral = ["NO_COLOR": "", "CLICOLOR_FORCE": "", "FORCE_COLOR": "", "TERM": "xterm"]
    let result = try Execution(
      program, arguments, in: folder, environment: neutral.merging(environment) { _, new in new })
    #expect(result.output.contains("syntax-error"))
    return result.output.contains("\u{1B}[")
  }
}

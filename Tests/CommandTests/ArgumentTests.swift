import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct ArgumentTests {
  @Test("prints its version")
  func version() throws {
    let result = try Custody.run("--version", in: TemporaryFolder())
    #expect(result.exitCode == 0)
    #expect(result.output == "custody 0.1.0\n")
  }

  @Test(
    "prints help of at most 80 columns with examples at the end",
    arguments: [
      ["--help"], ["-h"], ["lint", "--help"], ["rules", "--help"], ["explain", "--help"], ["syntax", "-h"],
      ["config", "-h"], ["init", "-h"], ["completions", "-h"], ["man", "-h"],
    ])
  func help(arguments: [String]) throws {
    let result = try Execution(Custody.path, arguments, in: TemporaryFolder())
    #expect(result.exitCode == 0)
    #expect(result.errorOutput.isEmpty)
    #expect(result.output.hasPrefix("Usage: custody "))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(result.output.components(after: "Examples:\n").allSatisfy { $0.contains("custody") })
  }

  @Test(
    "says in one line what it did not understand, with the nearest right word",
    arguments: [
      (["--fromat", "json"], "unknown option '--fromat' (did you mean '--format'?)"),
      (["lint", "-x"], "unknown option '-x'"),
      (["lnt"], "no command and no path 'lnt' (did you mean 'lint'?)"),
      (["lint", "--format", "sarf"], "unknown format 'sarf' (did you mean 'sarif'?); there are text, xcode, json, "),
      (["lint", "--format", "json="], "--format json= names no file"),
      (["lint", "--format", "json", "--format", "text"], "only one --format goes to standard output; "),
      (["rules", "--format", "sarif"], "--format takes text, json, not 'sarif'"),
      (["lint", "--format"], "--format needs a value"),
      (["lint", "--quiet=1"], "--quiet takes no value"),
      (["lint", "--jobs", "0"], "--jobs takes a number from 1 to 1024, not '0'"),
      (["lint", "--jobs", "many"], "--jobs takes a number from 1 to 1024, not 'many'"),
      (["lint", "--select", "al"], "unknown rule 'al' (did you mean 'all'?)"),
      (["lint", "--ignore", "syntax-error"], "'syntax-error' is always on and can't be selected or ignored"),
      (["rules", "--jobs", "2"], "'rules' has no option --jobs"),
      (["explain"], "'explain' takes one rule; for a list of them: custody rules"),
      (["completions"], "'completions' takes one of bash, zsh, fish"),
      (["completions", "tcsh"], "no completions for 'tcsh'; there are bash, zsh, fish"),
      (["explain", "syntax-eror"], "unknown rule 'syntax-eror' (did you mean 'syntax-error'?)"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let result = try Execution(Custody.path, arguments, in: TemporaryFolder())
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput.hasPrefix("custody: error: \(message)"))
    #expect(result.errorOutput.hasSuffix("\n"))
    #expect(result.errorOutput.split(separator: "\n").count == 1)
  }

  @Test("takes words after -- as paths")
  func operandsAlone() throws {
    let folder = try TemporaryFolder(["-q.swift": "let a = \"\n"])
    #expect(try Custody.run("lint", "--", "-q.swift", in: folder).output.hasPrefix("-q.swift:1:9:"))
  }

  @Test("takes options anywhere, with = or without")
  func optionForms() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    #expect(try Custody.run("--format=json", "lint", "A.swift", "-q", in: folder).output.hasPrefix("{\"version\":1,"))
    #expect(try Custody.run("A.swift", "--format", "json", in: folder).output.hasPrefix("{\"version\":1,"))
  }
}

@Suite("custody rules and custody explain")
struct RulesCommandTests {
  @Test("list the rules by group")
  func table() throws {
    let result = try Custody.run("rules", in: TemporaryFolder())
    #expect(result.exitCode == 0)
    #expect(result.output.contains("Tool (tool)\n  blanket-suppression"))
  }

  @Test("list the rules for programs")
  func json() throws {
    let result = try Custody.run("rules", "--format", "json", in: TemporaryFolder())
    #expect(result.output.hasPrefix("[\n{\"id\":\""))
  }

  @Test("explain each rule that is listed")
  func explanations() throws {
    let folder = try TemporaryFolder()
    let rows = try Custody.run("rules", in: folder).output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    for row in rows {
      let rule = try #require(row.split(separator: " ").first.map(String.init))
      #expect(try Custody.run("explain", rule, in: folder).output.hasPrefix("# \(rule)\n"))
    }
  }
}

@Suite("custody syntax")
struct SyntaxCommandTests {
  @Test("takes files from the command line or from standard input")
  func files() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
    let result = try Custody.run("syntax", "A.swift", in: folder)
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("F\tA.swift\tok\n"))
    #expect(try Custody.run("syntax", in: folder, input: "A.swift\n").output == result.output)
  }

  @Test("goes on behind a file that it can't read")
  func unreadableFile() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let result = try Custody.run("syntax", "B.swift", "A.swift", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.output == "F\tB.swift\tunreadable\nF\tA.swift\tok\n")
  }
}

extension String {
  /// The lines behind the only occurrence of `heading`.
  fileprivate func components(after heading: String) -> [Substring] {
    guard let range = range(of: heading) else { return ["no \(heading)"] }
    return self[range.upperBound...].split(separator: "\n")
  }
}

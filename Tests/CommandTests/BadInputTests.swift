import Foundation
import TestSupport
import Testing

/// What people and their machines come up with: each gets a message that says what to do, and nothing is lost in silence.
@Suite("Bad input")
struct BadInputTests {
  private static let broken = "let a = \"\n"

  private func expectFailure(_ arguments: [String], _ message: String, in folder: TemporaryFolder) throws {
    let result = try Execution(Custody.path, arguments, in: folder)
    #expect(result.exitCode == 2, "\(result.output)")
    #expect(result.errorOutput.hasPrefix(message), "\(result.errorOutput)")
  }

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> Execution {
    try Execution("bash", ["-c", script, Custody.path], in: folder)
  }

  // MARK: Configurations and baselines

  @Test("is a configuration that is a folder, that leads nowhere, or that is no text")
  func configuration() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    try folder.makeFolder(".custody.json")
    for command in ["lint", "config"] {
      try expectFailure([command], ".custody.json: error: can't read the configuration: Is a directory\n", in: folder)
    }
    _ = try shell("rmdir .custody.json; ln -s ../shared.json .custody.json", in: folder)
    try expectFailure(["lint"], ".custody.json: error: can't read the configuration: No such file", in: folder)
    try expectFailure(["init"], "custody: error: '.custody.json' is there already\n", in: folder)
    _ = try shell("rm .custody.json; printf '{\\n  \\377\\376' > .custody.json", in: folder)
    try expectFailure(["lint"], ".custody.json:2:3: error: the text is not UTF-8 from here on\n", in: folder)
    _ = try shell("head -c 4000 /dev/zero > .custody.json", in: folder)
    try expectFailure(["lint"], ".custody.json:1:1: error: no value begins like this\n", in: folder)
  }

  @Test("is a configuration or a baseline that nobody may read", .disabled(if: getuid() == 0, "root may read everything"))
  func unreadable() throws {
    for (name, what) in [(".custody.json", "configuration"), (".custody-baseline.json", "baseline")] {
      let folder = try TemporaryFolder(["A.swift": Self.broken, name: "{}"])
      _ = try shell("chmod 0 \(name)", in: folder)
      try expectFailure(["lint"], "\(name): error: can't read the \(what): Permission denied\n", in: folder)
    }
  }

  @Test("is a configuration of ten megabytes, from a file or a pipe")
  func largeConfiguration() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken, ".custody.json": String(repeating: " ", count: 10_000_000)])
    let message = "error: can't read the configuration: it is larger than 1 MB, so it is something else\n"
    try expectFailure(["lint"], ".custody.json: \(message)", in: folder)
    let result = try shell("\"$0\" lint --config <(cat .custody.json)", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.errorOutput.hasSuffix(message))
  }

  @Test(
    "is a baseline of a newer version, a folder, or what is no baseline",
    arguments: [
      ("echo '{\"version\": 2, \"entries\": {}}' > .custody-baseline.json",
        ":1:13: error: this version of the tool reads baselines of version 1; regenerate it with --write-baseline\n"),
      ("mkdir .custody-baseline.json", ": error: can't read the baseline: Is a directory\n"),
      ("ln -s nowhere .custody-baseline.json", ": error: can't read the baseline: No such file or directory\n"),
      ("printf '\\200' > .custody-baseline.json", ":1:1: error: the text is not UTF-8 from here on\n"),
      ("echo '{\"version\": 1, \"fingerprint\": 1, \"entries\": []}' > .custody-baseline.json",
        ":1:45: error: this is no baseline: an object is missing here; regenerate it\n"),
    ])
  func baseline(script: String, message: String) throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    _ = try shell(script, in: folder)
    for option in ["--quiet", "--baseline-prune"] {
      try expectFailure(["lint", option], ".custody-baseline.json" + message, in: folder)
    }
  }

  // MARK: Output

  @Test("is an output file that the disk has no room for: nothing half-written stays, and what was there does")
  func fullDisk() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken, "old.sarif": "old"])
    // The limit is a few kilobytes; SARIF lists the rules alone on more than that.
    let result = try shell("ulimit -f 8; \"$0\" lint --format sarif=old.sarif --format sarif=new.sarif", in: folder)
    #expect(result.exitCode == 2)
    for name in ["old", "new"] {
      #expect(result.errorOutput.contains("error: can't write '\(name).sarif': File too large\n"), "\(result.errorOutput)")
    }
    #expect(try folder.entries().sorted() == ["A.swift", "old.sarif"])
    #expect(try folder.text("old.sarif") == "old")
  }

  @Test("is a folder where nothing can be written", .enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel")))
  func unwritableFolder() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    for options in [["--format", "json=/sys/a.json"], ["--write-baseline", "--baseline", "/sys/a.json"]] {
      try expectFailure(["lint", "--quiet"] + options, "custody: error: can't write '/sys/a.json': Permission denied\n", in: folder)
    }
    let result = try shell("cd /sys && \"$0\" init", in: folder)
    #expect(result.errorOutput == "custody: error: can't write '.custody.json': Permission denied\n")
    #expect(result.exitCode == 2)
  }

  @Test("is a project that can only be read, which is all that linting does", .disabled(if: getuid() == 0, "root may write"))
  func readOnlyProject() throws {
    let model = "import SwiftUI\n@Observable final class Document { var name = \"\" }\n"
    let view = "struct Field: View {\n  let document: Document\n  var body: some View { TextField(\"\", text: $document.name) }\n}\n"
    let folder = try TemporaryFolder(["App/A.swift": model + view])
    _ = try shell("chmod -R a-w .", in: folder)
    defer { _ = try? shell("chmod -R u+w .", in: folder) }
    #expect(try Custody.run("lint", in: folder).exitCode == 1)
    #expect(try Custody.run("fix", in: folder).errorOutput.hasPrefix("custody: error: can't write 'App/A.swift': Permission denied\n"))
    let written = try Custody.run("lint", "--write-baseline", in: folder)
    #expect(written.errorOutput == "custody: error: can't write '.custody-baseline.json': Permission denied\n")
    #expect(written.exitCode == 2)
  }

  @Test("is standard output under another name, which is written to where it stands")
  func standardOutput() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    let result = try shell("echo before > log; \"$0\" lint -q --format text --format json=/dev/stdout >> log; cat log", in: folder)
    #expect(result.output.hasPrefix("before\nA.swift:1:9: error: "))
    #expect(result.output.contains("\n{\"version\":1,"))
    let alone = try shell("\"$0\" lint -q --format json=/dev/stderr", in: folder)
    #expect(alone.errorOutput.hasPrefix("{\"version\":1,"))
  }

  @Test("is a reader that has gone, whether the pipe's signal is heard or not", arguments: ["", "trap '' PIPE; "])
  func closedPipe(trap: String) throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    for format in ["sarif", "sarif=/dev/stdout", "sarif=/dev/fd/1"] {
      let run = "(sleep 0.2; \"$0\" lint -q --format \(format); echo $? >&2) | true; wait"
      let result = try shell(trap + run, in: folder)
      #expect(result.errorOutput == "141\n")
    }
  }

  // MARK: Paths

  @Test("is a file name with anything in it that a name may hold")
  func names() throws {
    let folder = try TemporaryFolder()
    let names = ["a b.swift", "qu\"o't.swift", "n\nl.swift", "e\u{1B}[31m.swift", "-q.swift", "über/é漢😀.swift", "#%:&.swift"]
    for name in names { try folder.write(Self.broken, to: name) }
    let result = try Custody.run("lint", "--format", "text", "--format", "json=findings", in: folder)
    #expect(result.output.split(separator: "\n").count == 3 * names.count)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errorOutput == "custody: \(names.count) errors in \(names.count) files\n")
    let report = try JSONSerialization.jsonObject(with: Data(folder.text("findings").utf8)) as? [String: Any]
    let paths = (report?["findings"] as? [[String: Any]])?.compactMap { $0["path"] as? String }
    #expect(paths?.sorted() == names.sorted())
    for name in names { #expect(try Execution(Custody.path, ["lint", "-q", "--", name], in: folder).exitCode == 1) }
    #expect(try Custody.run("lint", "--write-baseline", in: folder).exitCode == 0)
    #expect(try Custody.run("lint", in: folder).errorOutput.contains("(\(names.count) in the baseline)"))
  }

  #if os(Linux)
    @Test("is a name that is not UTF-8, of a file or a folder")
    func names8Bit() throws {
      let folder = try TemporaryFolder(["A.swift": Self.broken])
      let script = "printf 'let a = 1' > $'b\\xff.swift'; mkdir $'c\\xfe'; \"$0\" lint; code=$?; \"$0\" lint $'b\\xff.swift'; exit $code"
      let result = try shell(script, in: folder)
      #expect(result.exitCode == 2)
      #expect(result.output.hasPrefix("A.swift:1:9: error: "))
      for name in ["b\u{FFFD}.swift", "c\u{FFFD}"] {
        #expect(result.errorOutput.contains("error: can't lint '\(name)': its name is not UTF-8; rename it\n"))
      }
      #expect(result.errorOutput.components(separatedBy: "b\u{FFFD}.swift").count == 3)
      _ = try shell("rm -r $'b\\xff.swift' $'c\\xfe'", in: folder)
    }
  #endif

  @Test("is a path outside the project, which belongs to what is around it")
  func otherProject() throws {
    let folder = try TemporaryFolder([
      "here/.git/HEAD": "", "here/.custody.json": "{exclude: ['*']}", "here/A.swift": Self.broken,
      "there/.git/HEAD": "", "there/Sources/B.swift": Self.broken,
    ])
    let result = try shell("cd here && \"$0\" lint ../there --format text --format gitlab=../findings", in: folder)
    #expect(result.output.hasPrefix("../there/Sources/B.swift:1:9: error: "))
    #expect(result.exitCode == 1)
    #expect(try folder.text("findings").contains("\"path\":\"Sources/B.swift\""))
  }

  @Test("is an argument with nothing in it, as of a variable that nobody has set")
  func emptyPath() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    try expectFailure(["lint", ""], "custody: error: an argument is empty; this folder is '.'\n", in: folder)
  }

  @Test("is standard input that can't be read")
  func standardInput() throws {
    let result = try shell("\"$0\" lint - < .", in: TemporaryFolder())
    #expect(result.exitCode == 2)
    #expect(result.errorOutput == "custody: error: can't read standard input: Is a directory\n")
  }

  // MARK: Version control

  private static let repository = "g() { git -c user.name=a -c user.email=a@b \"$@\" > output 2>&1; }; g init -b main .; "

  @Test(
    "is a repository that can't tell what has changed",
    arguments: [
      ("true", "main", "the repository has no commit yet, so nothing can have changed since one"),
      ("g add .; g commit -m m", "v1", "git knows no commit 'v1'; in CI, fetch it first (actions/checkout: fetch-depth: 0)"),
      ("rm -rf .git", "main", "fatal: not a git repository"),
    ])
  func changes(script: String, reference: String, message: String) throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    let result = try shell(Self.repository + script + "; \"$0\" lint --changed-since \(reference)", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput.hasPrefix("custody: error: can't tell what has changed: \(message)"), "\(result.errorOutput)")
  }

  @Test("is a shallow clone without the commit where a branch began")
  func shallowClone() throws {
    let folder = try TemporaryFolder(["origin/A.swift": "let a = 1\n"])
    let script = """
      cd origin; \(Self.repository)
      for n in 1 2; do g add .; g commit -m m; echo "let b$n = 1" > B$n.swift; done
      g checkout -b topic HEAD~1; g add .; g commit -m m
      g clone --depth 1 --no-single-branch file://"$PWD" ../clone; cd ../clone
      "$0" lint --changed-since origin/main; echo $?
      g fetch --unshallow; "$0" lint -q --changed-since origin/main; echo $?
      """
    let result = try shell(script, in: folder)
    #expect(result.output == "2\n0\n")
    #expect(result.errorOutput.contains("in a shallow clone; fetch the whole history (actions/checkout: fetch-depth: 0; otherwise: git"))
  }

  @Test("is a change to a file with anything in its name")
  func changedNames() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken, "n\nl\"é .swift": "let a = 1\n"])
    let script = Self.repository + "g add .; g commit -m m; cp A.swift $'n\\nl\"é .swift'; cp A.swift $'t\\t.swift'; "
    let result = try shell(script + "\"$0\" lint -q --changed-since main --format rdjsonl", in: folder)
    #expect(result.output.contains("\"path\":\"n\\nl\\\"é .swift\""))
    #expect(result.output.contains("\"path\":\"t\\t.swift\""))
    #expect(result.output.split(separator: "\n").count == 2)
  }
}

import Foundation
import TestSupport
import Testing

@Suite("What a run reports")
struct ReportScopeTests {
  private static let broken = "let a = \"\n"
  private static let warned = "// custody:disable:next nothing\nlet a = 1\n"

  @Test("is what a baseline does not excuse, once there is one")
  func baseline() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken])
    let written = try Custody.run("--write-baseline", in: folder)
    #expect(written.exitCode == 0)
    #expect(written.output.isEmpty)
    #expect(written.errorOutput.contains("note: '.custody-baseline.json' excuses 1 finding from now on; commit it"))
    let excused = try Custody.run(in: folder)
    #expect(excused.exitCode == 0)
    #expect(excused.errorOutput == "custody: no findings in 1 file (1 in the baseline)\n")
    #expect(try Custody.run("--no-baseline", in: folder).exitCode == 1)
    try folder.write("let a = 1\n", to: "A.swift")
    #expect(try Custody.run(in: folder).errorOutput.contains("1 entry of '.custody-baseline.json' without a finding any more"))
    #expect(try Custody.run("--strict", in: folder).exitCode == 1)
    #expect(try Custody.run("--baseline-prune", in: folder).errorOutput.contains("took 1 entry out of '.custody-baseline.json'"))
    #expect(try Custody.run("--strict", in: folder).exitCode == 0)
  }

  @Test("is nothing where the baseline can't be read")
  func badBaseline() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken, ".custody-baseline.json": "{\"version\": 9}"])
    let result = try Custody.run(in: folder)
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput.hasPrefix(".custody-baseline.json:1:13: error: this version of the tool reads baselines"))
    #expect(try Custody.run("--baseline", "none.json", in: folder).errorOutput.contains("can't read the baseline: No such file"))
  }

  @Test("is what touches changed lines, if that is wanted; the whole project is read all the same")
  func changes() throws {
    let model = "import SwiftUI\n@Observable final class Document { var name = \"\" }\n"
    let view = "import SwiftUI\nstruct Field: View {\n  let document: Document\n  var body: some View { TextField(\"\", text: $document.name) }\n}\n"
    let folder = try TemporaryFolder(["Document.swift": model, "Field.swift": view, "Old.swift": Self.broken])
    for command in ["init -q -b main", "add Document.swift Old.swift", "-c user.name=a -c user.email=a@b commit -q -m m"] {
      #expect(try Execution("git", command.split(separator: " ").map(String.init), in: folder).exitCode == 0)
    }
    let result = try Custody.run("--changed-since", "main", in: folder)
    #expect(result.output.hasPrefix("Field.swift:4:"))
    #expect(!result.output.contains("Old.swift"))
    #expect(result.errorOutput == "custody: 1 error in 3 files (1 in unchanged lines)\n")
    #expect(try Custody.run("--changed-since", "nowhere", in: folder).exitCode == 2)
    let automatic = try Custody.run("--changed-since", "auto", in: folder, environment: ["CI_PULL_REQUEST_TARGET_COMMIT": "HEAD"])
    #expect(automatic.output == result.output)
    let push = try Custody.run("--changed-since", "auto", in: folder, environment: ["CI": "true"])
    #expect(push.output.contains("Old.swift"))
    #expect(push.errorOutput.hasPrefix("custody: note: this is no pull request, so '--changed-since auto' reports all\n"))
    let terminal = try Custody.run("--changed-since", "auto", in: folder)
    #expect(terminal.exitCode == 2)
    #expect(terminal.errorOutput.contains("name it: --changed-since origin/main"))
  }

  @Test("fails the run as far as it is told to")
  func exitCodes() throws {
    let folder = try TemporaryFolder(["A.swift": Self.warned])
    #expect(try Custody.run(in: folder).exitCode == 0)
    #expect(try Custody.run("--strict", in: folder).exitCode == 1)
    #expect(try Custody.run("--strict", "--exit-zero", in: folder).exitCode == 0)
    #expect(try Custody.run("--max-warnings", "1", in: folder).exitCode == 0)
    #expect(try Custody.run("--max-warnings=0", in: folder).exitCode == 1)
  }

  @Test("can be about standard input in the place of a file of the project, saved or not")
  func standardInput() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/A.swift": "let a = 1\n", "Sources/Other.swift": Self.broken,
      "Sources/Document.swift": "import SwiftUI\n@Observable final class Document { var name = \"\" }\n",
    ])
    let text = "import SwiftUI\nstruct Field: View {\n  let document: Document\n  var body: some View { TextField(\"\", text: $document.name) }\n}\n"
    for name in ["Sources/A.swift", "Sources/New.swift"] {
      let result = try Custody.run("lint", "-", "--stdin-filename", name, in: folder, input: text)
      #expect(result.output.hasPrefix("\(name):4:45: error: "), "\(result.output) \(result.errorOutput)")
      #expect(result.exitCode == 1)
      #expect(!result.output.contains("Other.swift"))
    }
    #expect(try Custody.run("-", in: folder, input: Self.broken).output.hasPrefix("standard-input.swift:1:9: error: "))
    #expect(try Custody.run("--stdin-filename", "A.swift", in: folder).exitCode == 2)
  }

  @Test(
    "is about the files that are named, with all that their repository or their package says of them",
    arguments: [".git/HEAD", "Package.swift"])
  func namedFiles(mark: String) throws {
    let model = "import SwiftUI\n@Observable final class Cart { var items: [String] = [] }\n"
    let view = "import SwiftUI\nstruct Detail: View {\n  @Environment(Cart.self) private var cart\n  var body: some View { Text(cart.items[0]) }\n}\n"
      + "struct Shelf: View { var body: some View { Detail() } }\n"
    let app = "import SwiftUI\n@main struct Shop: App {\n  @State private var cart = Cart()\n"
      + "  var body: some Scene { WindowGroup { Shelf().environment(cart) } }\n}\n"
    let folder = try TemporaryFolder([
      "Models/Cart.swift": model, "Detail.swift": view, "Shop.swift": app, "Other.swift": Self.broken,
    ])
    let names = ["lint", "Models/Cart.swift", "Detail.swift"]
    // Nothing says that there is more.
    #expect(try Execution(Custody.path, names, in: folder).output.contains("[environment-not-injected]"))
    try folder.write("", to: mark)
    #expect(try Execution(Custody.path, names, in: folder).errorOutput == "custody: no findings in 2 files\n")
    #expect(try Custody.run("lint", "Other.swift", in: folder).errorOutput == "custody: 1 error in 1 file\n")
    #expect(try Custody.run("lint", in: folder).exitCode == 1)
  }

  @Test("leaves alone what a baseline says of files beside the folder that is linted")
  func baselineFromBelow() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "App/A.swift": Self.broken, "Kit/B.swift": Self.broken])
    #expect(try Custody.run("--write-baseline", in: folder).exitCode == 0)
    let written = try folder.text(".custody-baseline.json")
    let result = try Execution("bash", ["-c", "cd App && '\(Custody.path)' lint --strict --baseline-prune"], in: folder)
    #expect(result.errorOutput.contains("took no entries out of '\(folder.path)/.custody-baseline.json'"), "\(result.errorOutput)")
    #expect(result.exitCode == 0)
    #expect(try folder.text(".custody-baseline.json") == written)
  }

  @Test("can be about the input files of a script phase of Xcode, and those of its lists")
  func scriptInputFiles() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.broken, "B.swift": Self.broken, "C.swift": Self.broken, "Info.plist": "", "list": "# ours\nB.swift\n",
    ])
    let environment = [
      "SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "A.swift", "SCRIPT_INPUT_FILE_1": "Info.plist",
      "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "list",
    ]
    let result = try Custody.run("lint", "--script-input-files", "--statistics", in: folder, environment: environment)
    #expect(result.errorOutput.hasPrefix("custody: 2 errors in 2 files\n"))
    #expect(result.output.hasPrefix("A.swift:1:9: error: ") && result.output.contains("\nB.swift:1:9: error: "))
    let none = try Custody.run("lint", "--script-input-files", in: folder)
    #expect(none.exitCode == 2)
    #expect(none.errorOutput.hasPrefix("custody: error: no script phase of Xcode has set input files"))
  }

  @Test("judges entries of the baseline about those files alone")
  func baselineOfNamedFiles() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "A.swift": Self.broken, "B.swift": Self.broken])
    #expect(try Custody.run("--write-baseline", in: folder).exitCode == 0)
    #expect(try Custody.run("--strict", "A.swift", in: folder).errorOutput == "custody: no findings in 1 file (1 in the baseline)\n")
    let input = try Custody.run("--strict", "-", "--stdin-filename", "A.swift", in: folder, input: "let a = 1\n")
    #expect(input.errorOutput.contains("1 entry of '.custody-baseline.json' without a finding any more"))
  }

  @Test("is left out for an excluded file that is named, if that is wanted")
  func forceExclude() throws {
    let folder = try TemporaryFolder([".gitignore": "Gen/\n", "Gen/A.swift": Self.broken, ".git/HEAD": ""])
    #expect(try Custody.run("Gen/A.swift", in: folder).exitCode == 1)
    let result = try Custody.run("--force-exclude", "Gen/A.swift", in: folder)
    #expect(result.exitCode == 0)
    #expect(result.errorOutput == "custody: note: no Swift files in 'Gen/A.swift'\n")
  }

  @Test("can be counted and timed on standard error")
  func statistics() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.broken, "B.swift": Self.broken])
    let result = try Custody.run("--statistics", "--timing", in: folder)
    #expect(result.errorOutput.contains("by rule\n  syntax-error  2\nby folder\n  .    1\n  App  1\n"))
    #expect(result.errorOutput.contains("by stage\n  reading    "))
  }

  @Test("needs a configuration without mistakes")
  func configuration() throws {
    let folder = try TemporaryFolder(["A.swift": Self.broken, ".custody.json": "{\n  \"excluded\": []\n}\n"])
    let result = try Custody.run(in: folder)
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput == ".custody.json:2:3: error: unknown key 'excluded' (did you mean 'exclude'?)\n")
    #expect(try Custody.run("--no-config", in: folder).exitCode == 1)
    try folder.write("{exclude: ['A.swift']}", to: "other.json")
    #expect(try Custody.run("--config", "other.json", in: folder).exitCode == 0)
    #expect(try Custody.run("--config", "missing.json", in: folder).exitCode == 2)
  }
}

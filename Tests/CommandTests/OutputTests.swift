import Foundation
import TestSupport
import Testing

@Suite("Reports of a run")
struct OutputTests {
  private static let broken = ["App/A.swift": "let a = \"\n"]

  @Test("go to files of their own where a format names one, and to standard output otherwise")
  func files() throws {
    let folder = try TemporaryFolder(Self.broken)
    let result = try Custody.run(
      "--format", "sarif=out.sarif", "--format=text", "--format=junit=out/junit.xml", "--format", "jsonl=lines", in: folder)
    #expect(result.output.hasPrefix("App/A.swift:1:9: error: "))
    // The folder is not there.
    #expect(result.errorOutput.hasPrefix("custody: error: can't write 'out/junit.xml': No such file or directory\n"))
    #expect(result.exitCode == 2)
    #expect(try folder.text("out.sarif").contains("\"version\":\"2.1.0\""))
    #expect(try folder.text("lines").hasPrefix("{\"type\":\"finding\",\"rule\":\"syntax-error\""))
    #expect(try folder.entries().sorted() == ["App", "lines", "out.sarif"])
  }

  @Test("replace what stood there, behind symbolic links too, and leave it alone when they fail")
  func replacing() throws {
    let folder = try TemporaryFolder(Self.broken.merging(["old": "old"]) { first, _ in first })
    try folder.link("link", to: "old")
    #expect(try Custody.run("--format", "json=link", in: folder).exitCode == 1)
    #expect(try folder.text("old").hasPrefix("{\"version\":1,"))
    try folder.makeFolder("taken")
    let result = try Custody.run("--format", "json=taken", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.errorOutput.contains("can't write 'taken': Is a directory"))
  }

  @Test(
    "have the form that the service wants which runs the job",
    arguments: [("GITHUB_ACTIONS", "::error file=App/A.swift"), ("TF_BUILD", "##vso["), ("TEAMCITY_VERSION", "##teamcity[")])
  func automatic(variable: String, beginning: String) throws {
    let folder = try TemporaryFolder(Self.broken)
    let none = ["GITHUB_ACTIONS": "", "TF_BUILD": "", "TEAMCITY_VERSION": "", "XCODE_VERSION_ACTUAL": ""]
    let here = try Custody.run("--format", "auto", in: folder, environment: none)
    #expect(here.output.hasPrefix("App/A.swift:1:9: error: "))
    let environment = none.merging([variable: "true"]) { $1 }
    #expect(try Custody.run("--format", "auto", in: folder, environment: environment).output.hasPrefix(beginning))
    #expect(try Custody.run(in: folder, environment: environment).output == here.output)
  }

  @Test("as SARIF list what comments and the baseline excuse, if that is wanted")
  func suppressed() throws {
    let property = "@ObservedObject var model = Model()"
    let view = { (name: String, end: String) in
      "struct \(name): View {\n  \(property)\(end)\n  var body: some View { TextField(\"\", text: $model.name) }\n}\n"
    }
    let known = "import SwiftUI\nfinal class Model: ObservableObject { @Published var name = \"\" }\n" + view("Known", "")
    let folder = try TemporaryFolder(["A.swift": known])
    #expect(try Custody.run("lint", "--write-baseline", in: folder).exitCode == 0)
    let comment = " // custody:disable:this observed-object-created - kept by the router"
    try folder.write(known + view("Commented", comment) + view("New", ""), to: "A.swift")
    let plain = try Custody.run("lint", "--format", "sarif", in: folder)
    #expect(plain.errorOutput == "custody: 1 error in 1 file (1 suppressed, 1 in the baseline)\n")
    #expect(!plain.output.contains("suppressions"))
    let full = try Custody.run("lint", "--format", "sarif", "--sarif-suppressed", in: folder)
    #expect(full.errorOutput == plain.errorOutput)
    let document = try JSONSerialization.jsonObject(with: Data(full.output.utf8)) as? [String: Any]
    let results = (document?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    let suppressions = results?.map { $0["suppressions"] as? [[String: String]] }
    #expect(
      suppressions == [
        [], [["kind": "external", "status": "accepted"]],
        [["kind": "inSource", "status": "accepted", "justification": "kept by the router"]],
      ])
  }

  @Test("for Xcode have absolute paths")
  func xcode() throws {
    let folder = try TemporaryFolder(Self.broken)
    #expect(try Custody.run("--format", "xcode", in: folder).output.hasPrefix("\(folder.path)/App/A.swift:1:9: error: "))
    try folder.write("{\n  rule: {}\n}", to: ".custody.json")
    let message = "\(folder.path)/.custody.json:2:3: error: unknown key 'rule' (did you mean 'rules'?)\n"
    #expect(try Custody.run("--format", "xcode", in: folder).errorOutput == message)
  }
}

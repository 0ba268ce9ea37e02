import TestSupport
import Testing

@testable import Linter

@Suite("Configurations")
struct ConfigurationTests {
  @Test(
    "are refused with the place of each mistake and the nearest right word",
    arguments: [
      ("{\"inclde\": []}", "1:2: error: unknown key 'inclde' (did you mean 'include'?)"),
      ("{\"include\": \"Sources\"}", "1:13: error: this is a list of strings, not a string"),
      ("{\"exclude\": [1]}", "1:14: error: this is a string, not a number"),
      ("{\"exclude\": [\"a[b\"]}", "1:14: error: the '[' has no ']'"),
      ("{\"exclude\": [\"../a\"]}", "1:14: error: a pattern can't leave the folder of its file"),
      ("{\"root\": 1}", "1:10: error: this is true or false, not a number"),
      ("{\n  \"rules\": {\"missing-bindble\": \"off\"}}",
        "2:13: error: unknown rule 'missing-bindble' (did you mean 'missing-bindable'?)"),
      ("{\"rules\": {\"missing-bindable\": \"of\"}}",
        "1:32: error: unknown level 'of' (did you mean 'off'?); there are off, on, hint, warning, error"),
      ("{\"rules\": {\"syntax-error\": \"off\"}}",
        "1:12: error: 'syntax-error' is always on and can't be selected or ignored"),
      ("{\"overrides\": [{\"rules\": {}}]}", "1:16: error: an override needs 'files'"),
      ("{\"settings\": {\"xcode\": \"27\"}}", "1:24: error: this is a whole number above zero"),
      ("{\"settings\": {\"deploymentTargets\": {\"iOS\": \"x\"}}}",
        "1:44: error: 'x' is no version; write \"17\" or \"17.4\""),
      ("{\"settings\": {\"product\": \"app\"}}", "1:26: error: 'app' is none of application, library, tests"),
      ("{\"words\": {\"load\": []}}", "1:12: error: unknown key 'load' (did you mean 'loads'?)"),
      ("{\"words\": {\"loads\": \"pull\"}}", "1:21: error: this is a list of strings, not a string"),
      ("{\"words\": {\"io\": [\"AF.request\"]}}",
        "1:19: error: 'AF.request' is no word of a name; a word has letters and digits alone"),
      ("{\"extends\": \"nowhere.json\"}", "1:13: error: this file extends 'nowhere.json': can't read the configuration: No such file or directory"),
      ("{\"extends\": \".custody.json\"}", "1:13: error: '.custody.json' extends this file itself"),
      ("[]", "1:1: error: a configuration is an object, not a list"),
      ("{\"root\": true", "1:14: error: the closing '}' is missing"),
    ])
  func mistakes(text: String, message: String) throws {
    let folder = try TemporaryFolder([".custody.json": text])
    let (_, problems) = ConfigurationReader.read(folder.path + "/.custody.json")
    #expect(problems.map(\.description) == ["\(folder.path)/.custody.json:\(message)"])
  }

  @Test("that can't be read say so")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".custody.json")
    let (_, problems) = ConfigurationReader.read(folder.path + "/.custody.json")
    #expect(problems.map(\.message) == ["can't read the configuration: Is a directory"])
    try folder.write(String(repeating: " ", count: 10_000_000), to: "large.json")
    let (_, others) = ConfigurationReader.read(folder.path + "/large.json")
    #expect(others.map(\.message) == ["can't read the configuration: it is larger than 1 MB, so it is something else"])
  }

  @Test("take over what they extend, and are stronger than that")
  func extending() throws {
    let folder = try TemporaryFolder([
      "base.json": "{\"exclude\": [\"a\"], \"rules\": {\"work\": \"off\", \"missing-bindable\": \"off\"}}",
      "App/.custody.json": "{\"extends\": \"../base.json\", \"rules\": {\"missing-bindable\": \"hint\"}}",
    ])
    let (configuration, problems) = ConfigurationReader.read(folder.path + "/App/.custody.json")
    #expect(problems.isEmpty)
    #expect(configuration.level(of: "work-in-body", in: "A.swift") == .off)
    #expect(configuration.level(of: "missing-bindable", in: "A.swift") == .severity(.hint))
    #expect(configuration.includes("a/A.swift"))
  }

  @Test("say other things about some files, the last word counting")
  func overrides() throws {
    let text = """
      { // ours
        rules: { all: "error" },
        overrides: [
          { files: ["Tests/**"], rules: { all: "off" } },
          { files: ["Tests/Fixtures"], rules: { "missing-bindable": "on" } },
        ],
      }
      """
    var reader = ConfigurationReader(path: "c", bytes: Array(text.utf8))
    reader.read()
    #expect(reader.problems.isEmpty)
    #expect(reader.result.level(of: "missing-bindable", in: "App/A.swift") == .severity(.error))
    #expect(reader.result.level(of: "missing-bindable", in: "Tests/A.swift") == .off)
    #expect(reader.result.level(of: "missing-bindable", in: "Tests/Fixtures/A.swift") == .on)
    #expect(reader.result.level(of: "work-in-body", in: "Tests/Fixtures/A.swift") == .off)
  }

  @Test(
    "match paths as a .gitignore does",
    arguments: [
      (["Generated"], "App/Generated/A.swift", true), (["/Generated"], "App/Generated/A.swift", false),
      (["*.generated.swift"], "App/A.generated.swift", true), (["App/**/x/*.swift"], "App/a/b/x/A.swift", true),
      (["App/", "!App/Keep"], "App/Keep/A.swift", true), (["App/*", "!App/Keep"], "App/Keep/A.swift", false),
      ([], "A.swift", false),
    ])
  func patterns(patterns: [String], path: String, matches: Bool) {
    #expect(PathPatterns(patterns).match(path) == matches)
  }

  private static let faulty = """
    import SwiftUI
    @Observable final class Document { var name = "" }
    struct Field: View {
      let document: Document
      var body: some View { TextField("", text: $document.name) }
    }

    """

  @Test("hold for the files below them, the nearest one alone")
  func nearest() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.faulty.replacing("Field", with: "A").replacing("Document", with: "ADocument"),
      "Sub/B.swift": Self.faulty.replacing("Field", with: "B").replacing("Document", with: "BDocument"),
      "Sub/Deep/C.swift": Self.faulty.replacing("Field", with: "C").replacing("Document", with: "CDocument"),
      "Sub/Out/D.swift": Self.faulty.replacing("Field", with: "D").replacing("Document", with: "DDocument"),
      ".custody.json": "{\"rules\": {\"missing-bindable\": \"warning\"}}",
      "Sub/.custody.json": "{\"exclude\": [\"Out\"], \"overrides\": [{\"files\": [\"Deep\"], \"rules\": {\"all\": \"off\"}}]}",
    ])
    var options = LintOptions(jobs: 1)
    options.configuration = .nearest
    let report = lint(paths: [folder.path], options: options)
    #expect(report.configurationProblems.isEmpty)
    let found = report.findings.map { "\($0.place.path.dropFirst(folder.path.count + 1)) \($0.severity)" }
    #expect(found == ["A.swift warning", "Sub/B.swift error"])
    let named = lint(paths: [folder.path + "/Sub/Out/D.swift"], options: options)
    #expect(named.findings.count == 1)
    options.excludesNamedFiles = true
    #expect(lint(paths: [folder.path + "/Sub/Out/D.swift"], options: options).files.isEmpty)
  }

  @Test(
    "add words to the tables of names",
    arguments: [
      ("drafts: ['snapshot']", "state-from-parameter", "@State private var snapshotTitle: String\n  init(title: String) { _snapshotTitle = State(initialValue: title) }\n  var body: some View { Text(snapshotTitle) }", false),
      ("formatters: ['PriceFormatter']", "formatter-in-body", "let price: Int\n  var body: some View { Text(PriceFormatter().text(price)) }", true),
      ("io: ['Realm']", "work-in-body", "var body: some View { Text(Realm().title) }", true),
      ("io: ['Vault']", "work-in-body", "var body: some View { Text(Vault.shared.title()) }", true),
    ] as [(String, String, String, Bool)])
  func words(words: String, rule: String, members: String, isReported: Bool) throws {
    let view = "import SwiftUI\nstruct Field: View {\n  \(members)\n}\nstruct Outer: View {\n  @State var title = \"\"\n"
      + "  var body: some View { TextField(\"\", text: $title); Field(title: title) }\n}\n"
    let folder = try TemporaryFolder(["A.swift": view, ".custody.json": "{extends: 'base.json'}", "base.json": "{words: {\(words)}}"])
    var options = LintOptions(selection: try RuleSelection([.select(rule)]), jobs: 1)
    #expect(lint(paths: [folder.path], options: options).findings.isEmpty == isReported)
    options.configuration = .nearest
    let report = lint(paths: [folder.path], options: options)
    #expect(report.configurationProblems.isEmpty)
    #expect(report.findings.isEmpty == !isReported)
  }

  @Test("change the words of what an editor's session has read already")
  func wordsOfSession() throws {
    let view = "import SwiftUI\nstruct Field: View {\n  @State private var snapshotTitle: String\n"
      + "  init(title: String) { _snapshotTitle = State(initialValue: title) }\n  var body: some View { Text(snapshotTitle) }\n}\n"
      + "struct Outer: View {\n  @State var title = \"\"\n  var body: some View { TextField(\"\", text: $title); Field(title: title) }\n}\n"
    let folder = try TemporaryFolder(["A.swift": view])
    var options = LintOptions(selection: try RuleSelection([.select("state-from-parameter")]), jobs: 1)
    options.configuration = .nearest
    let session = LintSession(roots: [folder.path], options: options)
    #expect(session.report(unsaved: []).findings.count == 1)
    try folder.write("{words: {drafts: ['snapshot']}}", to: ".custody.json")
    session.refresh()
    #expect(session.report(unsaved: []).findings.isEmpty)
  }

  @Test("that are wrong keep everything from being linted")
  func wrong() throws {
    let folder = try TemporaryFolder(["A.swift": Self.faulty, ".custody.json": "{\"rules\": {\"x\": 1}}"])
    var options = LintOptions(jobs: 1)
    options.configuration = .nearest
    let report = lint(paths: [folder.path], options: options)
    #expect(report.configurationProblems.count == 2)
    #expect(report.findings.isEmpty)
  }
}

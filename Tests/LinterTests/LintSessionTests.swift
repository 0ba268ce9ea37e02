import Linter
import Robustness
import TestSupport
import Testing

extension ReportedFinding {
  /// Without its fixes where it is in none of these files.
  fileprivate func fixed(in open: [UnsavedFile]) -> ReportedFinding {
    if open.contains(where: { $0.path == place.path }) { return self }
    return ReportedFinding(
      rule: rule, severity: severity, message: message, place: place, fingerprint: fingerprint, related: related)
  }
}

@Suite("A session")
struct LintSessionTests {
  /// Words and characters come and go, mostly within code, so that the session can keep what it knows.
  @Test(
    "finds what a fresh run finds, whatever is typed",
    arguments: ["PantryLegacy", "TrailsObservation", "KitchenHalfway"], [true, false])
  func typing(app: String, fixesUnsavedOnly: Bool) throws {
    let files = CorpusFile.all.filter { $0.path.hasPrefix(app) && $0.path.hasSuffix(".swift") }
    let folder = try TemporaryFolder()
    for file in files { try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.path) }
    var options = LintOptions(selection: try RuleSelection([.select("all")]), jobs: 1)
    let session = LintSession(roots: [folder.path], options: options, fixesUnsavedOnly: fixesUnsavedOnly)
    let words = files.flatMap { LintSessionTests.words(in: $0.bytes).map(\.text) }
    var generator = SeededGenerator(seed: 31)
    let open = files.prefix(3)
    var unsaved = open.map { UnsavedFile(path: folder.path + "/" + $0.path, bytes: $0.bytes) }
    for step in CorpusFile.sample(of: 600, inDebug: 20) {
      var bytes = open[step % 3].bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) { edit(&bytes, words, &generator) }
      unsaved[step % 3] = UnsavedFile(path: unsaved[step % 3].path, bytes: bytes)
      options.unsaved = unsaved
      let fresh = lint(paths: [folder.path], options: options).findings
      // The comparison outside of the expectation: the findings of an app are too long to be printed.
      let mine = session.report(unsaved: unsaved).findings
      let isSame = fixesUnsavedOnly
        ? mine.map { $0.fixed(in: unsaved) } == fresh.map { $0.fixed(in: unsaved) } : mine == fresh
      #expect(isSame, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private static let pieces = [
    " ", ".", "()", "{ }", " = ", "$", "!", "\n", "0", "&", "\"", "@State var more = 0\n", "{", "}", "/*", "\n}\nprivate struct More {",
    "\n}\nfunc more() {", "\nimport More\n", "fileprivate ", "#if DEBUG\n", "#endif\n",
  ]

  private func edit(_ bytes: inout [UInt8], _ words: [[UInt8]], _ generator: inout SeededGenerator) {
    guard let word = LintSessionTests.words(in: bytes).randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(word.range)
    case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator)?.utf8.map { $0 } ?? [], at: word.range.upperBound)
    default: bytes.replaceSubrange(word.range, with: words.randomElement(using: &generator) ?? [])
    }
  }

  /// An open file is joined in parts, as many as it had declarations when it was opened.
  @Test(
    "finds what a fresh run finds, whatever declarations come and go",
    arguments: [
      ("class Model", "struct First: View { @ObservedObject var model = Model()\n var body: some View { Text(\"\") } }\nclass Model"),
      ("\nstruct Second", "\nstruct Between: View { @State var model = Model()\n var body: some View { Text(\"\") } }\nstruct Second"),
      ("struct Second: View {\n  @StateObject var model = Model()\n  var body: some View { Text(model.name) }\n}", ""),
      ("class Model: ObservableObject {", "struct Whole {\nclass Model: ObservableObject {"),
      ("import SwiftUI", "import SwiftUI\n@testable import Other"), ("import SwiftUI\n", ""),
      ("import SwiftUI", "import SwiftUI\nimport OpenSwiftUI"), ("import SwiftUI", "import SwiftUI\nimport Foundation"),
      ("struct Second", "/* struct Second"), ("struct Second: View {", "struct Second: View"), ("}\nstruct Second", "struct Second"),
      ("struct Second", "#if DEBUG\nstruct Second"), ("struct Second", "let shared = Model()\nshared.name = \"\"\nstruct Second"),
      ("Page: View {\n", "Page: View {\n  // custody:disable:next observed-object-created - the parent never changes\n"),
    ])
  func declarations(old: String, new: String) throws {
    try #require(Self.page.contains(old))
    try expectFreshFindings(Self.page, Self.page.replacing(old, with: new))
  }

  private static let page = """
    import SwiftUI
    class Model: ObservableObject {
      @Published var name = ""
    }
    struct Page: View {
      @ObservedObject var model = Model()
      var body: some View { Second(); TextField("", text: $model.name) }
    }
    struct Second: View {
      @StateObject var model = Model()
      var body: some View { Text(model.name) }
    }
    """

  @Test(
    "knows that declarations of one file see each other",
    arguments: [
      ("@Observable final class Draft { fileprivate(set) var name = \"\" }", "@State var draft = Draft()", "TextField(\"\", text: $draft.name)"),
      ("private class Model: ObservableObject {}", "@ObservedObject var model = Model()", "Text(\"\")"),
      ("extension Page { func clear() { count = 0 } }", "@State var count = 1", "Text(\"\\(count)\")"),
      ("private func row() -> some View { Text(\"\") }", "@State var count = 1", "row()"),
      (
        "@Observable final class Draft { @Published var name = \"\" }\nfunc listen(_ names: Names) { names.sink { _ in } }",
        "@State var draft = Draft()", "Text(draft.name)"
      ),
    ])
  func privacy(declaration: String, property: String, view: String) throws {
    let page = "import SwiftUI\nstruct Page: View {\n  \(property)\n  var body: some View { \(view) }\n}\n\(declaration)\n"
    try expectFreshFindings(page, page.replacing("body", with: "body "))
  }

  @Test("knows that code of one file may mean members of a type in it")
  func unknownReceiver() throws {
    let page = "import SwiftUI\nstruct Page: View {\n  @State var counts: [Int] = []\n  var body: some View { Text(\"\\(counts)\") }\n}\n"
    let whole = page + "func clear(_ unknown: Some) { unknown.counts.removeAll() }\n"
    try expectFreshFindings(whole, whole.replacing("body", with: "body "), page, beside: "import SwiftUI\n")
  }

  @Test("knows that a file which extends a type may use it in all of its declarations")
  func acquaintance() throws {
    let page = "import SwiftUI\nstruct Page: View {\n  @State var count = 1\n  var body: some View { Text(\"\\(count)\") }\n}\n"
    let other = "import SwiftUI\nextension Page {}\nfunc change(_ page: Page) { page.count = 2 }\nfunc see(_ page: Some) { page.count }\n"
    try expectFreshFindings(other, other.replacing("= 2", with: "= 3"), other.replacing("page.count = 2", with: ""), beside: page)
  }

  @Test("finds what a fresh run finds while imports of a project's modules come and go", arguments: ["import Models", "import Mod", "import Foundation"])
  func modules(line: String) throws {
    let folder = try TemporaryFolder()
    let manifest = "let package = Package(name: \"P\", targets: [.target(name: \"App\", dependencies: [\"Models\"]), .target(name: \"Models\")])"
    try folder.write("// swift-tools-version: 6.0\nimport PackageDescription\n\(manifest)\n", to: "Package.swift")
    try folder.write("import SwiftUI\npublic final class Store: ObservableObject { public init() {} }\n", to: "Sources/Models/Store.swift")
    let page = "import SwiftUI\nstruct Page: View {\n  @ObservedObject var store = Store()\n  var body: some View { Text(\"\") }\n}\n"
    try folder.write(page, to: "Sources/App/Page.swift")
    var options = LintOptions(selection: try RuleSelection([.select("all")]), jobs: 1)
    let session = LintSession(roots: [folder.path], options: options)
    for text in [page, page.replacing("import SwiftUI", with: "import SwiftUI\n\(line)"), page] {
      options.unsaved = [UnsavedFile(path: folder.path + "/Sources/App/Page.swift", bytes: Array(text.utf8))]
      let mine = session.report(unsaved: options.unsaved).findings
      #expect(mine == lint(paths: [folder.path], options: options).findings)
      #expect(mine.contains { $0.rule == "observed-object-created" } == text.contains("import Models"))
    }
  }

  @Test("finds what a fresh run finds while a text is open that is not linted, by any name of its file")
  func leftOut() throws {
    let folder = try TemporaryFolder()
    for file in ["Open.swift", "Excluded.swift"] { try folder.write(Self.page, to: file) }
    try folder.write(#"{"exclude": ["Excluded.swift"]}"#, to: ".custody.json")
    var options = LintOptions(selection: try RuleSelection([.select("all")]), jobs: 1)
    options.configuration = .nearest
    let session = LintSession(roots: [folder.path], options: options)
    for text in [Self.page, Self.page.replacing("Model()", with: "Model.shared"), Self.page] {
      options.unsaved = ["/Excluded.swift", "/./Open.swift"].map { UnsavedFile(path: folder.path + $0, bytes: Array(text.utf8)) }
      let mine = session.report(unsaved: options.unsaved).findings
      #expect(mine == lint(paths: [folder.path], options: options).findings)
      #expect(mine.contains { $0.rule == "observed-object-created" } == (text == Self.page))
    }
  }

  /// - Parameter other: the text of a file that is not open; the first text if nil.
  private func expectFreshFindings(_ texts: String..., beside other: String? = nil) throws {
    let folder = try TemporaryFolder()
    try folder.write(texts[0], to: "Open.swift")
    try folder.write(other ?? texts[0], to: "Other.swift")
    var options = LintOptions(selection: try RuleSelection([.select("all")]), jobs: 1)
    let session = LintSession(roots: [folder.path], options: options)
    for text in texts + texts.reversed() {
      options.unsaved = [UnsavedFile(path: folder.path + "/Open.swift", bytes: Array(text.utf8))]
      #expect(session.report(unsaved: options.unsaved).findings == lint(paths: [folder.path], options: options).findings)
    }
  }

  private static func words(in bytes: [UInt8]) -> [(range: Range<Int>, text: [UInt8])] {
    let isWord = { (byte: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "$") }
    return bytes.split { !isWord($0) }.map { ($0.indices, Array($0)) }
  }
}

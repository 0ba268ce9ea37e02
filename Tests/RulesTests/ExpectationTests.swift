import Expectations
import Testing

/// The notation itself, tested without a linter.
@Suite("Marks on lines")
struct ExpectationTests {
  @Test("a mark is read, and its bytes become spaces")
  func reading() {
    let file = marked("let a = 1  // expect: some-rule warning @5 \"is made\"\n")
    let expectation = Mark.Expectation(rule: "some-rule", severity: "warning", column: 5, message: "is made")
    #expect(file.marks.map(\.kind) == [.expect(expectation)])
    #expect(file.bytes.count == 53)
    #expect(String(decoding: file.bytes.prefix(12), as: UTF8.self) == "let a = 1   ")
  }

  @Test("marks stack, and one alone on a line is about the next code line")
  func stacking() {
    let file = marked("""
      // expect: first-rule

      // a comment
      let a = 1  // expect: second-rule  // gap: third-rule not yet
      let b = 1  // noise: fourth-rule  // fact: wrapper=State origin=init
      """)
    let rules = file.lines.map { $0.marks.compactMap(\.rule) }
    #expect(rules == [[], [], [], ["first-rule", "second-rule", "third-rule"], ["fourth-rule"]])
    #expect(file.marks.last?.kind == .fact(["wrapper": "State", "origin": "init"]))
  }

  @Test("what cannot be read is a failure", arguments: [
    "// expect: Some-rule", "// expect:", "// expect: some-rule loud", "// gap:", "// fact: wrapper",
    "// expect-nothing here",
  ])
  func problems(_ comment: String) {
    #expect(marked("let a = 1  \(comment)").problems.count == 1)
  }

  @Test("one 'expect-nothing' stands for a file")
  func nothing() {
    #expect(marked("// expect-nothing\n").expectsNothing)
    #expect(!marked("let a = 1\n").expectsNothing)
  }

  @Test("line ends are kept")
  func lineEnds() {
    let text = "let a = 1\r\nlet b = 2\rlet c = 3\n"
    #expect(marked(text).bytes == Array(text.utf8))
    #expect(marked(text).lines.count == 3)
  }

  @Test("several files in one text")
  func fixture() {
    let text = "//- Cart.swift module:Store\nclass Cart {}\n//- Screen.swift\nstruct Screen {}"
    let files = Fixture.files(in: text, document: "test", firstLine: 10)
    #expect(files.map(\.path) == ["Cart.swift", "Screen.swift"])
    #expect(files.map(\.module) == ["Store", "App"])
    #expect(files.map { $0.lines[0].origin } == [11, 13])
  }

  @Test("what was found must be what was expected", arguments: [
    ("", "found: some-rule"),
    ("// expect: other-rule", "not found: other-rule"),
    ("// expect: some-rule", nil),
    ("// expect: some-rule @5", nil),
    ("// expect: some-rule @6", "expected: some-rule @6"),
    ("// expect: some-rule error", "expected: some-rule error"),
    ("// expect: some-rule \"lost at\"", nil),
    ("// expect: some-rule \"kept\"", "expected: some-rule \"kept\""),
    ("// gap: some-rule why", "the gap is closed"),
    ("// noise: some-rule why", nil),
    ("// noise: some-rule why  // noise: other-rule why", "the noise of other-rule is gone"),
    ("// expect: some-rule  // expect: some-rule", "not found: some-rule"),
  ])
  func verdict(_ comment: String, _ failure: String?) {
    let found = Found(
      path: "A.swift", line: 1, column: 5, rule: "some-rule", severity: "warning", message: "'a' is lost at once")
    let failures = failures(of: [marked("let a = 1  \(comment)")], found: [found])
    if let failure {
      #expect(failures.contains { $0.text.hasPrefix(failure) }, "\(failures)")
    } else {
      #expect(failures == [])
    }
  }

  @Test("a failure shows the code with a caret and names the line of the document")
  func frame() {
    let file = MarkedFile(path: "A.swift", Array("let a = 1\n\tlet b = 2\n".utf8), document: "page.md", firstLine: 40)
    let failure = file.failure(at: 1, column: 6, "found")
    #expect(failure.line == 41)
    #expect(failure.text == "found\n  in A.swift:\n  40 | let a = 1\n  41 | \tlet b = 2\n     | \t    ^")
  }

  @Test("a page is read")
  func page() {
    let page = Page(name: "some-rule", document: "some-rule.md", """
      # some-rule

      | group | severity | default |
      | --- | --- | --- |
      | models | hint | off |

      ## Bad

      ```swift
      let a = 1  // expect: some-rule
      ```
      `Other.swift`:
      ```swift
      import Foundation
      ```

      ### Another
      ```swift
      let b = 1
      ```
      """)
    #expect(page.title == "some-rule")
    #expect(page.head == ["group": "models", "severity": "hint", "default": "off"])
    #expect(page.examples.map(\.heading) == ["Bad", "Another"])
    #expect(page.examples[0].files.map(\.path) == ["Example1.swift", "Other.swift"])
    #expect(page.examples[0].files[0].lines.map(\.origin) == [nil, 10])
    #expect(page.examples[0].files[1].lines.count == 1)
  }

  @Test("changed forms carry the marks along", arguments: ChangedForm.allCases)
  func forms(_ form: ChangedForm) throws {
    let file = marked("import SwiftUI\nstruct A {\n  let a = 1  // expect: some-rule @11\n}\n")
    let changed = try #require(form.applied(to: [file], rule: "some-rule"))[0]
    #expect(changed.marks.isEmpty == [.comment, .string, .suppressed].contains(form))
    for line in changed.lines where !line.marks.isEmpty {
      guard case .expect(let expectation) = line.marks[0].kind, let column = expectation.column else { continue }
      #expect(line.text[column - 1] == UInt8(ascii: "1"))
    }
  }

  @Test("what may not stand inside a type is not put there", arguments: [
    ("let kept = 1\n", false), ("public final class A {}\n", true), ("extension A {}\n", false),
    ("@MainActor func a() {}\n", false), ("@Observable final class A {\n  let a = 1\n}\n", true),
  ])
  func nesting(_ text: String, _ isPossible: Bool) {
    #expect((ChangedForm.nested.applied(to: [marked(text)], rule: "some-rule") != nil) == isPossible)
  }

  private func marked(_ text: String) -> MarkedFile {
    MarkedFile(path: "A.swift", Array(text.utf8), document: "A.swift")
  }
}

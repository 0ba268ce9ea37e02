import Ownership
import Rules
import SwiftTree
import Testing

@testable import Linter

/// In each text, `fault()` stands where the rule `first-fault` finds something.
@Suite("Suppression comments")
struct SuppressionTests {
  @Test(
    "suppress the finding that they are about",
    arguments: [
      "// custody:disable:next first-fault\nfault()",
      "// custody:disable:next first-fault - a reason\nfault()",
      "/* custody:disable:next first-fault */\nfault()",
      "// custody:disable:next first-fault\n\n// more words\n\nfault()",
      "// custody:disable:next first-fault\n  // custody:disable:next second-fault\nother()\n",
      "// custody:disable:next first-fault\n@A\n@B(c: 1)\n\nvar a = fault()",
      "fault() // custody:disable:this first-fault",
      "/* custody:disable:this first-fault */ fault()",
      "fault()\n// custody:disable:previous first-fault",
      "// custody:disable first-fault\nother()\nfault()\n// custody:enable first-fault",
      "// custody:disable first-fault\nfault()",
      "// custody:disable second-fault, first-fault\nfault()",
      "// custody:disable second-fault first-fault\nfault()",
      "// custody:disable all\nfault()\n// custody:enable all",
      "//custody:disable:next first-fault\r\nfault()",
    ])
  func effect(text: String) throws {
    #expect(try verdict(on: text).findings.allSatisfy { $0.rule != "first-fault" })
  }

  @Test(
    "suppress nothing else",
    arguments: [
      "// custody:disable:next second-fault\nfault()",
      "// custody:disable:next first-fault\nother()\nfault()",
      "// custody:disable:next first-fault\n@A var a = 1\nvar b = fault()",
      "fault()\n// custody:disable:next first-fault",
      "// custody:disable first-fault\n// custody:enable first-fault\nfault()",
      "// custody:disable first-fault\n// custody:enable all\nfault()",
      "let text = \"// custody:disable:next first-fault\"\nfault()",
      "/* /* custody:disable:next first-fault */ */\nfault()",
      "/// custody:disable:next first-fault\nfault()",
      "// words before custody:disable:next first-fault\nfault()",
      "// custody:disable:next - first-fault\nfault()",
      "fault() // custody:disable:next first-fault",
    ])
  func noEffect(text: String) throws {
    #expect(try verdict(on: text).findings.contains { $0.rule == "first-fault" })
  }

  @Test("count what they suppress")
  func count() throws {
    #expect(try verdict(on: "// custody:disable first-fault\nfault()\nfault()").suppressed.count == 2)
  }

  @Test("are reported when they suppress nothing")
  func unused() throws {
    #expect(
      try messages(on: "// custody:disable:next first-fault\nother()") == [
        "unused-suppression: 'first-fault' is not reported here, so there is nothing to suppress; "
          + "remove it from the comment"
      ])
  }

  @Test("are not reported as unused when their rule does not run")
  func unselected() throws {
    #expect(try messages(on: "// custody:disable:next small-fault\nother()").isEmpty)
    #expect(try verdict(on: "// custody:disable:next all\nother()").findings.allSatisfy { $0.rule != "unused-suppression" })
  }

  @Test("are reported when they enable what is not disabled")
  func unusedEnable() throws {
    #expect(
      try messages(on: "// custody:enable first-fault\nother()") == [
        "unused-suppression: 'first-fault' is not disabled here, so there is nothing to enable"
      ])
  }

  @Test(
    "are reported when they can't be understood",
    arguments: [
      (
        "// custody:disable:next frist-fault",
        "'frist-fault' is no rule, so the comment has no effect on it (did you mean 'first-fault'?)"
      ),
      (
        "// custody:disable:nxt first-fault",
        "'custody:disable:nxt' is no instruction, so the comment has no effect (did you mean 'custody:disable:next'?)"
      ),
      ("// custody:disable:next", "the comment names no rule, so it has no effect; add the rule's id"),
      ("// custody:disable:next syntax-error", "'syntax-error' can't be suppressed; mend what it reports"),
    ])
  func unknown(text: String, message: String) throws {
    #expect(try messages(on: text) == ["unknown-suppression: " + message])
  }

  @Test(
    "are reported when they hide more than they name, or have no end",
    arguments: [
      ("// custody:disable:next all\nfault()", "'all' hides mistakes that nobody has seen yet; name the rules"),
      (
        "// custody:disable first-fault\nfault()",
        "'first-fault' is disabled to the end of the file; end the region with 'custody:enable first-fault'"
      ),
    ])
  func blanket(text: String, message: String) throws {
    #expect(try messages(on: text) == ["blanket-suppression: " + message])
  }

  @Test("know a reason when they see one", arguments: [
    ("- the caller gives an id", true), ("", false), ("-", false), ("- ", false), ("first-fault", false),
    (", second-fault - why", true),
  ])
  func reasons(end: String, hasReason: Bool) throws {
    let text = Array("// custody:disable:next first-fault \(end)\nfault()".utf8)
    let suppressions = FileSuppressions(Tree(text), knownRules: try SampleRules.selection().knownIDs)
    #expect(suppressions.problems.contains { $0.reason == .withoutReason } == !hasReason)
  }

  @Test("keep the words of the reason", arguments: [
    ("// custody:disable:next first-fault - the caller - and we - know, really\nfault()", "the caller - and we - know, really"),
    ("/* custody:disable:next first-fault - the\n   caller */\nfault()", "the    caller"),
    ("// custody:disable:next first-fault\nfault()", nil),
  ] as [(String, String?)])
  func reasonText(text: String, reason: String?) throws {
    #expect(try verdict(on: text).suppressed.map(\.reason) == [reason])
  }

  @Test("can't silence what is said about them")
  func noSelfSuppression() throws {
    let text = "// custody:disable all\n// custody:disable:next frist-fault\nother()\n// custody:enable all"
    #expect(try messages(on: text).map { $0.prefix { $0 != ":" } } == ["blanket-suppression", "unknown-suppression"])
  }

  @Test(
    "leave no trace when they are removed",
    arguments: [
      ("a()\n  // custody:disable:next first-fault\nb()\n", "a()\nb()\n"),
      ("a() // custody:disable:this first-fault\nb()\n", "a()\nb()\n"),
      ("/* custody:disable:this first-fault */ b()\n", "b()\n"),
      ("a()\r\n// custody:disable:next first-fault\r\nb()", "a()\r\nb()"),
    ])
  func removal(text: String, expected: String) throws {
    let finding = try #require(try verdict(on: text).findings.first)
    let edit = try #require(finding.fixes.first?.edits.first)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(edit.place.start)..<Int(edit.place.end), with: edit.text.text { _ in "" }.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  private func verdict(on text: String) throws -> SuppressionVerdict {
    let selection = try SampleRules.selection()
    let suppressions = FileSuppressions(Tree(Array(text.utf8)), knownRules: selection.knownIDs)
    let faults = text.utf8.indices(of: "fault()").map { offset in
      Finding(SampleRules.First.identity, at: Place(file: 0, start: UInt32(offset), end: UInt32(offset) + 5), "fault")
    }
    return SuppressionVerdict(faults, [0: suppressions], RulePolicy(selection))
  }

  private func messages(on text: String) throws -> [String] {
    try verdict(on: text).findings.map { "\($0.rule): " + $0.message.text { _ in "" } }
  }
}

extension String.UTF8View {
  /// Where `text` occurs, in bytes.
  fileprivate func indices(of text: String) -> [Int] {
    let bytes = Array(self)
    return bytes.indices.filter { bytes[$0...].starts(with: text.utf8) }
  }
}

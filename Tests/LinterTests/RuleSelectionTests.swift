import Testing

@testable import Linter

@Suite("Selecting rules")
struct RuleSelectionTests {
  @Test("without a word, the rules that are on by default run")
  func standard() throws {
    #expect(try SampleRules.selection().ids == ["first-fault", "second-fault"])
  }

  @Test("selecting begins with nothing")
  func selecting() throws {
    #expect(try SampleRules.selection(.select("small-fault")).ids == ["small-fault"])
  }

  @Test("ignoring begins with the default")
  func ignoring() throws {
    #expect(try SampleRules.selection(.ignore("first-fault")).ids == ["second-fault"])
  }

  @Test("a group stands for its rules")
  func groups() throws {
    #expect(try SampleRules.selection(.select("ownership")).ids == ["first-fault", "second-fault"])
  }

  @Test("'all' and 'default' are words too")
  func sets() throws {
    #expect(try SampleRules.selection(.select("all")).ids.count == 3)
    #expect(try SampleRules.selection(.select("default"), .select("small-fault")).ids.count == 3)
  }

  @Test("the last word about a rule decides")
  func order() throws {
    #expect(try SampleRules.selection(.select("all"), .ignore("ownership")).ids == ["small-fault"])
    #expect(try SampleRules.selection(.ignore("ownership"), .select("first-fault")).ids == ["first-fault"])
  }

  @Test("an unknown word is an error that names the nearest right one")
  func unknownWord() {
    #expect(throws: UnknownRule(message: "unknown rule 'frist-fault' (did you mean 'first-fault'?)")) {
      try SampleRules.selection(.select("frist-fault"))
    }
  }

  @Test("what the tool itself reports can't be switched", arguments: ToolRule.all.map(\.id))
  func toolRules(rule: String) {
    #expect(throws: UnknownRule(message: "'\(rule)' is always on and can't be selected or ignored")) {
      try SampleRules.selection(.ignore(rule))
    }
  }
}

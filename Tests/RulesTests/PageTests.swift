import Expectations
import Rules
import Testing

@Suite("Pages of the rules")
struct PageTests {
  /// Without the pages whose rule does not exist: the first test names those.
  private static let pages = Repository.pages.filter { page in
    Registry.rules.contains { $0.identity.id == page.name }
  }
  private static let examples = pages.flatMap(\.examples)

  @Test("the head is the rule's identity", arguments: Repository.pages)
  func head(_ page: Page) throws {
    let rule = try #require(Registry.rules.first { $0.identity.id == page.name }, "no rule has the name of the page")
    #expect(page.title == rule.identity.id)
    #expect(page.head["group"] == rule.identity.group.rawValue)
    #expect(page.head["severity"] == String(describing: rule.identity.severity))
    #expect(page.head["default"] == (rule.identity.isOnByDefault ? "on" : "off"))
  }

  @Test("a page has its sections in their order", arguments: Repository.pages)
  func sections(_ page: Page) {
    let expected = Page.Section.allCases.map(\.rawValue).filter { section in
      section != Page.Section.fixed.rawValue || page.sections.contains(section)
    }
    #expect(page.sections == expected)
    record(page.problems)
  }

  /// Exempt code may get a hint: advice that is only shown on request.
  @Test("bad code is expected to be found, good and exempt code is not", arguments: Repository.pages)
  func marks(_ page: Page) {
    for example in page.examples {
      let own = example.marks.compactMap(\.expectation).filter { $0.rule == page.name }
      switch example.section {
      case .bad: #expect(own.contains { $0.severity != "hint" }, "\(example)")
      case .exempt: #expect(own.allSatisfy { $0.severity == "hint" }, "\(example)")
      case .fixed, .good, .atRunTime, .measured: #expect(own == [], "\(example)")
      }
    }
  }

  @Test("the rule finds what its page says", arguments: examples)
  func ownRule(_ example: Page.Example) {
    check(example.files, rules: [example.page])
  }

  /// Without the advice that is off by default: an example of one rule need not be the best code for all others.
  @Test("the rules that are on find no more together", arguments: examples)
  func allRules(_ example: Page.Example) {
    let rules = Registry.rules.map { $0.identity }.filter { $0.isOnByDefault || $0.id == example.page }
    check(example.files, rules: Set(rules.map(\.id)))
  }

  @Test("another form of the text changes nothing", arguments: ChangedForm.allCases, pages)
  func changed(_ form: ChangedForm, _ page: Page) {
    for example in page.examples {
      guard let files = form.applied(to: example.files, rule: page.name) else { continue }
      check(files, rules: [page.name], "\(example), \(form.rawValue)")
    }
  }
}

extension Page: CustomTestStringConvertible {
  public var testDescription: String { name }
}

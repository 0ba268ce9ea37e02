import Expectations
import Rules
import Testing

@Suite("Catalogue")
struct CatalogueTests {
  @Test("registry, pages and source files name the same rules")
  func names() {
    let ids = Registry.rules.map { $0.identity.id }
    #expect(ids == ids.sorted(), "the registry is sorted by id")
    #expect(Repository.pages.map(\.name) == ids, "each rule has its page")
    #expect(sourceFiles() == Registry.rules.map(sourceFile).sorted(), "each rule has its file in its group's folder")
  }

  @Test("the type, the id and the file of a rule agree", arguments: Registry.rules.map { $0.identity.id })
  func type(_ id: String) throws {
    let rule = try #require(Registry.rules.first { $0.identity.id == id })
    let words = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    #expect(String(describing: rule) == words.joined())
  }

  @Test("a message begins small and has no full stop", arguments: Repository.pages)
  func messages(_ page: Page) throws {
    for example in page.examples {
      let code = example.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      for finding in try findings(in: example.files) {
        for message in [finding.message] + finding.related.map(\.message) {
          #expect(isConventional(message, code), "\(message)")
        }
      }
    }
  }

  @Test("a summary begins small and has no full stop", arguments: Registry.rules.map { $0.identity.summary })
  func summary(_ summary: String) {
    #expect(isConventional(summary, ""))
  }

  /// A capital is for names in the code and for the framework's own.
  private func isConventional(_ message: String, _ code: String) -> Bool {
    guard let first = message.first, message.last != ".", !message.contains("\n") else { return false }
    let word = message.prefix { $0.isLetter || $0.isNumber }
    return !first.isUppercase || code.contains(word) || word == "SwiftUI"
  }

  private func sourceFile(of rule: any Rule.Type) -> String {
    let group = rule.identity.group.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "Sources/Rules/\(group.joined())/\(rule).swift"
  }

  private func sourceFiles() -> [String] {
    Repository.files(below: "Sources/Rules", endingWith: ".swift").filter { $0.split(separator: "/").count == 4 }
  }
}

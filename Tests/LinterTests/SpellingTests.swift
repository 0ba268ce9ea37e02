import Testing

@testable import Linter

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "finds what was probably meant",
    arguments: [("lnt", "lint"), ("rulse", "rules"), ("explane", "explain"), ("Lint", "lint")])
  func nearWords(word: String, expected: String) {
    #expect(Spelling.nearest(to: word, among: ["lint", "rules", "explain", "syntax"]) == expected)
  }

  @Test("suggests nothing that is far away")
  func farWords() {
    #expect(Spelling.nearest(to: "format", among: ["lint", "rules"]) == nil)
    #expect(Spelling.suggestion(for: "", among: ["lint"]).isEmpty)
  }
}

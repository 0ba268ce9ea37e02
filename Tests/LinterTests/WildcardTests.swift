import Testing

@testable import Linter

@Suite("Wildcards")
struct WildcardTests {
  @Test(
    "match as in a shell",
    arguments: [
      ("*", "anything", true),
      ("*.swift", "A.swift", true),
      ("*.swift", "A.swift2", false),
      ("?.swift", "A.swift", true),
      ("?.swift", ".swift", false),
      ("[a-c]", "b", true),
      ("[!a-c]", "b", false),
      ("[^a-c]", "d", true),
      ("[]x]", "]", true),
      ("[[:digit:]_]", "7", true),
      ("[[:digit:]_]", "x", false),
      ("[a-", "a", false),
      ("\\*", "*", true),
      ("\\*", "x", false),
      ("a\\", "a", false),
    ])
  func matching(pattern: String, text: String, expected: Bool) {
    let wildcard = Wildcard(pattern: Array(pattern.utf8)[...], separatesFolders: true)
    #expect(wildcard.matches(Array(text.utf8)[...]) == expected)
  }

  @Test(
    "stop at a slash, except for two stars between slashes",
    arguments: [
      ("a/*/d", "a/b/d", true),
      ("a/*/d", "a/b/c/d", false),
      ("a/**/d", "a/b/c/d", true),
      ("a/**/d", "a/d", true),
      ("a/**", "a/b/c", true),
      ("**/d", "d", true),
      ("**/d", "a/b/d", true),
      ("a**d", "a/d", false),
      ("a?d", "a/d", false),
      ("a[/]d", "a/d", false),
    ])
  func folders(pattern: String, text: String, expected: Bool) {
    let wildcard = Wildcard(pattern: Array(pattern.utf8)[...], separatesFolders: true)
    #expect(wildcard.matches(Array(text.utf8)[...]) == expected)
  }

  @Test("with many stars take no exponential time")
  func manyStars() {
    let pattern = String(repeating: "*a", count: 60) + "b"
    let text = String(repeating: "a", count: 120)
    let wildcard = Wildcard(pattern: Array(pattern.utf8)[...], separatesFolders: false)
    #expect(!wildcard.matches(Array(text.utf8)[...]))
  }
}

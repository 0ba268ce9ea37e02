import SwiftTree
import Testing

@Suite("Names")
struct NameTests {
  @Test(
    "the tokenizer's eight bytes at a time give the value of one at a time",
    arguments: [
      "a", "body", "sevenxx", "eightxxx", "ninexxxxx", "fifteenxxxxxxxx", "sixteenxxxxxxxxx", "seventeenxxxxxxxx",
      "ObservableObject", "été", "$0", "_", "init", "漢字漢字漢字",
    ])
  func values(word: String) {
    let tree = Tree(word)
    #expect(tree.tokenName(0) == Name(text: word))
  }

  @Test("backticks are not part of a name")
  func backticks() {
    let tree = Tree("`default` default")
    #expect(tree.tokenName(0) == tree.tokenName(1))
    #expect(tree.tokenFlags(0).contains(.backticked))
    #expect(tree.tokenKind(0) == .identifier)
    #expect(tree.tokenKind(1) == .defaultWord)
  }

  @Test("what is no word has no name", arguments: ["1", "\"a\"", "+", "(", "", "#"])
  func none(code: String) {
    #expect(Tree(code).tokenName(0) == .none)
  }

  @Test(
    "the bare name leaves out one '$' or '_'",
    arguments: [
      ("$model", "model"), ("_model", "model"), ("model", "model"), ("__a", "_a"), ("`_a`", "a"), ("$_a", "_a"),
    ])
  func bareNames(code: String, name: String) {
    #expect(Tree(code).tokenBareName(0) == Name(text: name))
  }
}

/// SwiftLint's rules that report what one of these rules reports.
enum SwiftLintRules {
  private static let equivalents = ["private_swiftui_state": "state-not-private"]

  /// The rule that a word of SwiftLint's comments stands for, at the word's place; all of them for `all`.
  static func equivalents(of word: Directive.Word) -> [Directive.Word] {
    let rules = word.text == "all" ? equivalents.values.sorted() : [equivalents[word.text]].compactMap { $0 }
    return rules.map { Directive.Word(text: $0, range: word.range) }
  }
}

import SwiftTree

/// One rule that one comment switches off in a range of a file.
struct Suppression: Sendable, Equatable {
  /// A rule's id or `all`.
  let rule: String
  /// The rule's word in the comment, in bytes.
  let word: Range<Int>
  /// Findings that start here are suppressed.
  let range: Range<Int>
  /// What to remove when the comment serves no purpose; nil for regions, which have two ends.
  let removal: Range<Int>?
  /// What the comment says behind ` - `.
  let reason: String?
  /// SwiftLint's comments count where a configuration says so.
  let addressee: Directive.Addressee

  static let everyRule = "all"

  func covers(_ rule: String, at offset: Int) -> Bool {
    range.contains(offset) && (self.rule == rule || self.rule == Suppression.everyRule)
  }
}

/// What is wrong with a suppression comment, whatever it may suppress.
struct SuppressionProblem: Sendable, Equatable {
  enum Reason: Sendable, Equatable {
    case unknownAction(String)
    case noRule
    case unknownRule(String)
    /// a rule of the tool itself
    case notSuppressible(String)
    /// `all` instead of a rule
    case everything
    /// a region that is never closed
    case withoutEnd(String)
    /// no ` - ` and words behind it
    case withoutReason
    /// `custody:enable` of what is not disabled
    case nothingToEnable(String)
  }

  let range: Range<Int>
  let reason: Reason
}

/// All suppression comments of one file.
struct FileSuppressions: Sendable, Equatable {
  private(set) var suppressions: [Suppression] = []
  private(set) var problems: [SuppressionProblem] = []

  /// Read from comment tokens: a string or a comment within a comment says nothing.
  /// - Parameter knownRules: all rules that exist, selected or not.
  // Borrowed: most files have no such comment, and the tree is seven arrays.
  init(_ tree: borrowing Tree, knownRules: Set<String>) {
    var regions: [Region] = []
    let bytes = tree.bytes
    for comment in tree.comments {
      let range = comment.start..<comment.end
      guard Directive.mayBe(comment, in: bytes), let directive = Directive(comment, in: bytes) else { continue }
      let words = rules(of: directive, knownRules: knownRules)
      let lines = CodeLines(copy tree)
      switch directive.action {
      case nil: continue
      case .enable: for word in words { close(word, of: directive, at: range.lowerBound, in: &regions) }
      case .disable: regions += words.map { Region(word: $0, directive: directive, start: range.upperBound) }
      case .disableNext: add(words, of: directive, covering: lines.next(after: range), comment: range, lines)
      case .disableThis: add(words, of: directive, covering: lines.this(range), comment: range, lines)
      case .disablePrevious: add(words, of: directive, covering: lines.previous(before: range), comment: range, lines)
      }
    }
    for region in regions where region.directive.addressee == .custody {
      problem(region.word, .withoutEnd(region.word.text))
    }
    if !regions.isEmpty { suppressions += regions.map { $0.suppression(end: tree.count + 1) } }
  }

  var isEmpty: Bool { suppressions.isEmpty && problems.isEmpty }

  /// A region that is still open.
  private struct Region {
    let word: Directive.Word
    let directive: Directive
    let start: Int

    func suppression(end: Int) -> Suppression {
      Suppression(
        rule: word.text, word: word.range, range: start..<end, removal: nil, reason: directive.reason,
        addressee: directive.addressee)
    }
  }

  /// The rules that a comment is about. What is wrong with a comment to another linter is for that one to say.
  private mutating func rules(of directive: Directive, knownRules: Set<String>) -> [Directive.Word] {
    switch directive.addressee {
    case .custody: validated(directive, knownRules: knownRules)
    case .swiftLint: directive.rules.flatMap(SwiftLintRules.equivalents).filter { knownRules.contains($0.text) }
    }
  }

  /// The words that name rules; the others become problems.
  private mutating func validated(_ directive: Directive, knownRules: Set<String>) -> [Directive.Word] {
    if directive.action == nil {
      problem(directive.actionWord, .unknownAction(directive.actionWord.text))
      return []
    }
    if directive.rules.isEmpty { problem(directive.actionWord, .noRule) }
    if directive.action != .enable { judgeStyle(of: directive) }
    return directive.rules.filter { word in
      if word.text == Suppression.everyRule || knownRules.contains(word.text) { return true }
      problem(word, ToolRule.ids.contains(word.text) ? .notSuppressible(word.text) : .unknownRule(word.text))
      return false
    }
  }

  private mutating func judgeStyle(of directive: Directive) {
    for word in directive.rules where word.text == Suppression.everyRule { problem(word, .everything) }
    if directive.reason == nil { problem(directive.actionWord, .withoutReason) }
  }

  private mutating func problem(_ word: Directive.Word, _ reason: SuppressionProblem.Reason) {
    problems.append(SuppressionProblem(range: word.range, reason: reason))
  }

  private mutating func close(
    _ word: Directive.Word, of directive: Directive, at end: Int, in regions: inout [Region]
  ) {
    let isMeant = { (region: Region) in
      region.directive.addressee == directive.addressee
        && (word.text == Suppression.everyRule || region.word.text == word.text)
    }
    let closed = regions.filter(isMeant)
    if closed.isEmpty, directive.addressee == .custody { problem(word, .nothingToEnable(word.text)) }
    regions.removeAll(where: isMeant)
    suppressions += closed.map { $0.suppression(end: end) }
  }

  private mutating func add(
    _ words: [Directive.Word], of directive: Directive, covering range: Range<Int>, comment: Range<Int>,
    _ lines: CodeLines
  ) {
    let removal = directive.rules.count == 1 ? lines.removal(of: comment) : nil
    suppressions += words.map {
      Suppression(
        rule: $0.text, word: $0.range, range: range, removal: removal, reason: directive.reason,
        addressee: directive.addressee)
    }
  }
}

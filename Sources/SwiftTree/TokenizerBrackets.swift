/// Pairs brackets while tokens are cut, so that the parser can jump over anything bracketed.
///
/// The open brackets are a list linked through their tokens' `value`, which holds the partner once that is found; the
/// list costs no memory of its own. Braces are stronger than parentheses and square brackets, and `#if` … `#endif` is
/// stronger than braces: a closing bracket ends weaker ones left open before it and never crosses a stronger one, so a
/// missing parenthesis stays a small damage.
extension Tokenizer {
  static let noBracket = UInt64.max

  @inline(__always)
  mutating func open(_ kind: TokenKind) {
    add(kind, from: position, to: position &+ 1, value: innermostBracket)
    innermostBracket = UInt64(truncatingIfNeeded: tokenCount &- 1)
  }

  /// Opens a bracket with the token that was added last: a string's part that ends in `\(`, or `#if`.
  mutating func openLast() {
    tokens[tokenCount - 1].value = innermostBracket
    innermostBracket = UInt64(tokenCount - 1)
  }

  @inline(__always)
  mutating func close(_ kind: TokenKind) {
    _ = pair(kind)
    take(1, kind)
  }

  @inline(__always)
  mutating func closeParenthesis() {
    let opener = pair(.rightParenthesis)
    if let opener, tags[opener].kind != .leftParenthesis, let style = strings.popLast() {
      resumeString(style)
    } else {
      take(1, .rightParenthesis)
    }
  }

  /// Makes the coming token the partner of the innermost open bracket of its family and of all weaker ones left open in
  /// it. Nil for a closing bracket without an opener.
  @inline(__always)
  mutating func pair(_ closer: TokenKind) -> Int? {
    let innermost = Int(truncatingIfNeeded: innermostBracket)
    guard innermostBracket != Tokenizer.noBracket, tags[innermost].kind.rawValue &+ 1 == closer.rawValue else {
      return pairOverOthers(closer)
    }
    // Nearly always it is the innermost one of all. The kind before a closer's is of its family.
    innermostBracket = tokens[innermost].value
    tokens[innermost].value = UInt64(truncatingIfNeeded: tokenCount)
    return innermost
  }

  @inline(never)
  private mutating func pairOverOthers(_ closer: TokenKind) -> Int? {
    let family = BracketFamily(closer)
    while innermostBracket != Tokenizer.noBracket {
      let opener = Int(truncatingIfNeeded: innermostBracket)
      let opened = BracketFamily(tags[opener].kind)
      if opened.strength > family.strength { break }
      innermostBracket = tokens[opener].value
      tokens[opener].value = UInt64(truncatingIfNeeded: tokenCount)
      if opened == family { return opener }
      report(.unbalanced, from: Int(tokens[opener].start), to: Int(tokens[opener].end))
    }
    report(.unbalanced, from: position, to: position + 1)
    return nil
  }

  /// Ends all brackets with the coming token.
  mutating func closeRemainingBrackets() {
    while innermostBracket != Tokenizer.noBracket { _ = closeInnermostBracket() }
  }

  /// Ends the innermost interpolation, and what was left open in it, with the coming token.
  mutating func closeInterpolation() {
    while innermostBracket != Tokenizer.noBracket {
      let kind = closeInnermostBracket()
      if kind == .stringHead || kind == .stringMiddle { return }
    }
  }

  private mutating func closeInnermostBracket() -> TokenKind {
    let opener = Int(innermostBracket)
    innermostBracket = tokens[opener].value
    tokens[opener].value = UInt64(tokenCount)
    report(.unbalanced, from: Int(tokens[opener].start), to: Int(tokens[opener].end))
    return tags[opener].kind
  }
}

/// Which brackets close which; the two ends of an interpolation count as parentheses.
enum BracketFamily {
  case parenthesis, square, brace, condition, none

  @inline(__always)
  init(_ kind: TokenKind) {
    switch kind {
    case .leftParenthesis, .rightParenthesis, .stringHead, .stringMiddle, .stringTail: self = .parenthesis
    case .leftBracket, .rightBracket: self = .square
    case .leftBrace, .rightBrace: self = .brace
    case .poundIf, .poundElseif, .poundElse, .poundEndif: self = .condition
    default: self = .none
    }
  }

  @inline(__always)
  var strength: Int {
    switch self {
    case .none, .parenthesis, .square: 0
    case .brace: 1
    case .condition: 2
    }
  }
}

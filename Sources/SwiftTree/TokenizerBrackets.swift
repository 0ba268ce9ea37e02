/// Pairs brackets while tokens are cut, so that the parser can jump over anything bracketed.
///
/// The open brackets are a list linked through their tokens' `value`, which holds the partner once that is found; the
/// list costs no memory of its own. Braces are stronger than parentheses and square brackets, and `#if` … `#endif` is
/// stronger than braces: a closing bracket ends weaker ones left open before it and never crosses a stronger one, so a
/// missing parenthesis stays a small damage.
extension Tokenizer {
  /// Opens a bracket with the token that was added last: a string's part that ends in `\(`, or `#if`.
  mutating func openLast() {
    tokens[tokenCount - 1].value = cursor.innermostBracket
    cursor.innermostBracket = UInt64(tokenCount - 1)
  }

  mutating func close(_ kind: TokenKind) {
    _ = pair(kind)
    take(1, kind)
  }

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
  mutating func pair(_ closer: TokenKind) -> Int? {
    let family = BracketFamily(closer)
    while cursor.innermostBracket != TokenCursor.noBracket {
      let opener = Int(truncatingIfNeeded: cursor.innermostBracket)
      let opened = BracketFamily(tags[opener].kind)
      if opened.strength > family.strength { break }
      cursor.innermostBracket = tokens[opener].value
      tokens[opener].value = UInt64(truncatingIfNeeded: tokenCount)
      if opened == family { return opener }
      report(.unbalanced, from: Int(tokens[opener].start), to: Int(tokens[opener].end))
    }
    report(.unbalanced, from: position, to: position + 1)
    return nil
  }

  /// Ends all brackets with the coming token.
  mutating func closeRemainingBrackets() {
    while cursor.innermostBracket != TokenCursor.noBracket { _ = closeInnermostBracket() }
  }

  /// Ends the innermost interpolation, and what was left open in it, with the coming token.
  mutating func closeInterpolation() {
    while cursor.innermostBracket != TokenCursor.noBracket {
      let kind = closeInnermostBracket()
      if kind == .stringHead || kind == .stringMiddle { return }
    }
  }

  private mutating func closeInnermostBracket() -> TokenKind {
    let opener = Int(cursor.innermostBracket)
    cursor.innermostBracket = tokens[opener].value
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

/// The tokens, for looking at any of them without moving and without building anything.
///
/// A type of its own, and just three pointers, because Swift 6.3 copies a structure for each call of a method that
/// isn't `mutating`: of the whole parser that was a sixth of the parser's instructions and most of its stack. Nothing
/// here is out of bounds: a token's index is one that the parser stands at or a partner of, or at most
/// `Parser.lookahead` behind one, and every token is inside the source.
///
/// What takes and gives a token's index jumps over brackets, and the nesting it follows is bounded; so is its cost.
struct Lookahead {
  let source: UnsafePointer<UInt8>
  let tokens: UnsafePointer<Token>
  let tags: UnsafePointer<TokenTag>

  /// More attributes or modifiers in a row than this are nonsense, and must not be looked over again at each of them.
  static let prefixLimit = 256

  @inline(__always) func kind(_ token: Int) -> TokenKind { tags[token].kind }

  @inline(__always) func flags(_ token: Int) -> TokenFlags { tags[token].flags }

  @inline(__always) func isAtLineStart(_ token: Int) -> Bool { flags(token).contains(.newlineBefore) }

  @inline(__always) func hasSpaceBefore(_ token: Int) -> Bool { flags(token).contains(.spaceBefore) }

  /// The name of a token that is known to be a word.
  @inline(__always) func name(_ token: Int) -> Name { Name(value: tokens[token].value) }

  /// Whether the token is just this one ASCII byte.
  @inline(__always)
  func isByte(_ token: Int, _ byte: UInt8) -> Bool {
    tokens[token].end == tokens[token].start &+ 1 && source[Int(tokens[token].start)] == byte
  }

  /// `...`
  func isEllipsis(_ token: Int) -> Bool {
    let start = Int(tokens[token].start)
    guard Int(tokens[token].end) == start + 3 else { return false }
    return source[start] == .dot && source[start + 1] == .dot && source[start + 2] == .dot
  }

  /// The first token after the line of another, or the closing bracket before that.
  func endOfLine(_ token: Int) -> Int {
    var end = token + 1
    while !isAtLineStart(end), !kind(end).isCloser { end += 1 }
    return end
  }

  // MARK: Brackets

  /// The token that closes an opening bracket, or the one that ends what stands around it.
  @inline(__always)
  func partner(_ opener: Int) -> Int { Int(truncatingIfNeeded: tokens[opener].value) }

  /// Whether the partner of a bracket really closes it, and isn't just the end of a bracket further out.
  @inline(__always)
  func isClosed(_ opener: Int) -> Bool {
    // The kind of what closes a bracket comes behind its own; the clauses of an `#if` and interpolations may end
    // otherwise.
    kind(partner(opener)).rawValue == kind(opener).rawValue &+ 1 || isClosedOtherwise(opener)
  }

  @inline(never)
  private func isClosedOtherwise(_ opener: Int) -> Bool {
    switch kind(opener) {
    case .leftParenthesis, .leftBrace: false
    case let other: BracketFamily(kind(partner(opener))) == BracketFamily(other)
    }
  }

  /// The token behind a bracket's partner.
  func endOfBracket(_ opener: Int) -> Int {
    isClosed(opener) ? partner(opener) + 1 : partner(opener)
  }
}

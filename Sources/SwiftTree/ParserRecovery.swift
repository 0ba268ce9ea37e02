/// What is nested too deep and what is no Swift: both become `error` nodes, and the code around them stays.
extension Parser {
  // MARK: Nesting

  /// Whether there is room for one more level; if so, `leave` must follow.
  @inline(__always)
  mutating func enter() -> Bool {
    if depth >= Parser.depthLimit {
      skippedDepth = true
      return false
    }
    depth &+= 1
    return true
  }

  @inline(__always) mutating func leave() { depth &-= 1 }

  /// Makes an `error` node of what is nested too deep: everything up to what ends the list it stands in.
  mutating func skipTooDeep() {
    let node = open(.error)
    while !kind.isCloser, !at(.comma), !at(.semicolon) { skipBalanced() }
    close(node)
  }

  /// The same for what stands in one bracket.
  mutating func skipTooDeepBracket() {
    let node = open(.error)
    skipBracketed()
    close(node)
  }

  // MARK: Brackets

  /// Steps over one token, or over a bracket with all that is in it.
  mutating func skipBalanced() {
    if kind.isOpener { skipBracketed() } else if !at(.endOfFile) { advance() }
  }

  /// From an opening bracket to behind its partner; the parts of an interpolated string and the clauses of an `#if`
  /// are one.
  mutating func skipBracketed() {
    while kind.isOpener {
      let opener = position
      position = ahead.partner(opener)
      guard ahead.isClosed(opener) else { return }
      if !kind.isOpener { return advance() }
    }
  }

  /// Steps behind the partner of an opening bracket. What the list in it left over is an error; but where the bracket
  /// is never closed, the rest belongs to what stands around it.
  @inline(__always)
  mutating func finish(_ opener: Int) {
    // Nearly always the list goes up to its bracket.
    if position == ahead.partner(opener), ahead.isClosed(opener) { advance() } else { finishBroken(opener) }
  }

  @inline(never)
  private mutating func finishBroken(_ opener: Int) {
    guard ahead.isClosed(opener), position <= ahead.partner(opener) else { return report(.missing) }
    finishBefore(ahead.partner(opener))
    advance()
  }

  /// Goes on at the token that ends a list; what the list left over is an error.
  mutating func finishBefore(_ end: Int) {
    guard position < end else { return }
    report(.unexpectedToken)
    let node = open(.error)
    position = end
    close(node)
  }

  // MARK: Unexpected tokens

  /// Makes an `error` node of what no item could begin with: at least one token, and the rest of its line up to what
  /// ends the list.
  mutating func skipUnexpected() {
    report(.unexpectedToken)
    let node = open(.error)
    repeat { skipBalanced() } while !kind.isCloser && !at(.semicolon) && !isAtLineStart
    close(node)
  }

  /// Makes an `error` node of a closing bracket without an opener.
  mutating func skipStrayCloser() {
    report(.unexpectedToken)
    leaf(.error)
  }
}

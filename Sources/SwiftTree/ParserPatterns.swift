/// Patterns.
extension Parser {
  /// What `let`, `var` and `for` bind: a name, `_`, or a tuple of these.
  @inline(__always)
  mutating func parsePattern() {
    if at(.identifier) { leaf(.identifierPattern) } else { parseUncommonPattern() }
  }

  @inline(never)
  private mutating func parseUncommonPattern() {
    switch kind {
    case .leftParenthesis: parseTuplePattern()
    case .wildcard: leaf(.wildcardPattern)
    case .letWord, .varWord, .inoutWord: parseBindingPattern()
    case let word where word.canBeName || word == .selfWord: leaf(.identifierPattern)
    default: report(.missing)
    }
  }

  private mutating func parseTuplePattern() {
    guard enter() else { return skipTooDeep() }
    let opener = position
    let node = open(.tuplePattern)
    advance()
    while !kind.isCloser {
      let before = position
      if kind.isWord, nextKind == .colon {
        let argument = open(.argument)
        leaf(.name)
        advance()
        parsePattern()
        close(argument)
      } else {
        parsePattern()
      }
      if !eat(.comma) || position == before { break }
    }
    finish(opener)
    close(node)
    leave()
  }

  /// `let` pattern, inside a pattern; what is bound may be `.case(x)` as well.
  mutating func parseBindingPattern() {
    guard enter() else { return skipTooDeep() }
    let node = open(.bindingPattern)
    advance()
    let outer = context
    context.insert(.binds)
    parseMatchPattern()
    context = outer
    close(node)
    leave()
  }

  /// `is` type
  mutating func parseIsPattern() {
    let node = open(.isPattern)
    advance()
    parseType()
    close(node)
  }

  /// What a `case` matches, without its `where`.
  mutating func parseCasePattern() {
    let outer = context
    context.insert(.isPattern)
    context.remove(.binds)
    parseMatchPattern()
    context = outer
  }

  private mutating func parseMatchPattern() {
    switch kind {
    case .letWord, .varWord, .inoutWord:
      let first = nodeCount
      parseBindingPattern()
      parseOperatorsBehindPattern(from: first)
    case .isWord:
      parseIsPattern()
    case .wildcard where endsPattern(position + 1):
      leaf(.wildcardPattern)
    case .identifier where context.contains(.binds) && endsPattern(position + 1):
      leaf(.identifierPattern)
    default:
      let node = open(.expressionPattern)
      parseExpression()
      close(node)
    }
  }

  /// `let x as T`: the cast stands beside the binding, as the grammar has it.
  private mutating func parseOperatorsBehindPattern(from first: Int) {
    guard ahead.continuesSequence(position, in: context) else { return }
    parseOperators(from: first)
  }

  private func endsPattern(_ token: Int) -> Bool {
    switch kind(token) {
    case .comma, .colon, .whereWord, .inWord, .equal, .rightParenthesis, .leftBrace: true
    default: false
    }
  }
}

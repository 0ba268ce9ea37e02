/// `switch`, its cases, and the patterns with conditions that `catch` has as well.
extension Parser {
  mutating func parseSwitch() {
    guard enter() else { return skipTooDeepIf() }
    let node = open(.switchStatement)
    advance()
    parseExpressionBeforeBlock()
    if at(.leftBrace) {
      let opener = position
      let outer = context
      context = []
      advance()
      parseItems(.switchCases, upTo: ahead.partner(opener))
      finish(opener)
      context = outer
    } else {
      report(.missing)
    }
    close(node)
    leave()
  }

  /// One case, or an `#if` around some.
  mutating func parseSwitchElement(upTo end: Int) {
    switch kind {
    case .caseWord, .defaultWord: parseSwitchCase(upTo: end)
    case .atSign where ahead.beginsAttributedCase(position): parseSwitchCase(upTo: end)
    case .poundIf: parseIfConfig(.switchCases)
    default: break
    }
  }

  private mutating func parseSwitchCase(upTo end: Int) {
    let node = open(.switchCase)
    parseAttributes()
    if eat(.caseWord) {
      repeat { parseCaseItem() } while eat(.comma)
    } else {
      expect(.defaultWord)
    }
    expect(.colon)
    parseStatements(upTo: end)
    close(node)
  }

  /// The statements of a case.
  private mutating func parseStatements(upTo end: Int) {
    while position < end, !ahead.beginsCase(position) {
      if eat(.semicolon) { continue }
      if kind.isCloser {
        skipStrayCloser()
        continue
      }
      let before = position
      parseCodeItem()
      if position == before { skipUnexpected() }
      if !isAtLineStart, !isSeparated, !ahead.beginsCase(position) { report(.missing) }
    }
  }

  /// Pattern and `where`.
  mutating func parseCaseItem() {
    let node = open(.caseItem)
    if !at(.whereWord) { parseCasePattern() }
    if at(.whereWord) { parseGuardOfCase(context.intersection(.bracesAreBlocks)) }
    close(node)
  }

  /// `where` and its one expression.
  mutating func parseGuardOfCase(_ braces: ExpressionContext) {
    let node = open(.whereClause)
    advance()
    let outer = context
    context = braces
    parseExpression()
    context = outer
    close(node)
  }
}

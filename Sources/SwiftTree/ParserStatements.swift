/// Statements.
extension Parser {
  /// A statement, if one begins here.
  mutating func parseStatement() -> Bool {
    switch kind {
    case .ifWord: parseIf()
    case .guardWord: parseGuard()
    case .whileWord: parseWhile()
    case .repeatWord where nextKind == .leftBrace: parseRepeat()
    case .forWord: parseFor()
    case .switchWord: parseSwitch()
    case .doWord: parseDo()
    case .deferWord: parseDefer()
    case .returnWord: parseReturn()
    case .throwWord: parseThrow()
    case .breakWord, .continueWord, .fallthroughWord: parseJump()
    case .yield where isAtYield: parseYield()
    case .discard where isAtDiscard: parseYield()
    case let word where word.isWord && nextKind == .colon: parseLabeled()
    default: return false
    }
    return true
  }

  private mutating func parseLabeled() {
    switch kind(position + 2) {
    case .ifWord, .whileWord, .repeatWord, .forWord, .switchWord, .doWord, .guardWord, .leftBrace:
      let node = open(.labeledStatement)
      leaf(.name)
      advance()
      if !parseStatement() { report(.missing) }
      close(node)
    default:
      parseExpression()
    }
  }

  // MARK: Branches and loops

  private mutating func parseIf() {
    guard enter() else { return skipTooDeepIf() }
    let node = open(.ifStatement)
    advance()
    parseConditionsBeforeBlock()
    parseCodeBlock()
    if eat(.elseWord) {
      if at(.ifWord) { parseIf() } else { parseCodeBlock() }
    }
    close(node)
    leave()
  }

  /// The rest of a chain of `else if` that is too long.
  mutating func skipTooDeepIf() {
    let node = open(.error)
    repeat {
      while !at(.leftBrace), !kind.isCloser, !at(.semicolon) { skipBalanced() }
      if at(.leftBrace) { skipBracketed() }
    } while eat(.elseWord)
    close(node)
  }

  private mutating func parseGuard() {
    let node = open(.guardStatement)
    advance()
    parseConditions()
    expect(.elseWord)
    parseCodeBlock()
    close(node)
  }

  private mutating func parseWhile() {
    let node = open(.whileStatement)
    advance()
    parseConditionsBeforeBlock()
    parseCodeBlock()
    close(node)
  }

  private mutating func parseRepeat() {
    let node = open(.repeatStatement)
    advance()
    parseCodeBlock()
    expect(.whileWord)
    parseExpression()
    close(node)
  }

  private mutating func parseFor() {
    let node = open(.forStatement)
    advance()
    if at(.tryWord) { advance() }
    if at(.await) { advance() }
    if at(.unsafe), nextKind != .inWord, nextKind != .colon { advance() }
    if eat(.caseWord) { parseCasePattern() } else { parsePattern() }
    if at(.colon) { parseTypeAnnotation() }
    expect(.inWord)
    parseExpressionBeforeBlock()
    if at(.whereWord) { parseGuardOfCase(.bracesAreBlocks) }
    parseCodeBlock()
    close(node)
  }

  private mutating func parseDo() {
    let node = open(.doStatement)
    advance()
    parseEffectsIfAny()
    parseCodeBlock()
    while at(.catchWord) { parseCatch() }
    close(node)
  }

  private mutating func parseCatch() {
    let node = open(.catchClause)
    advance()
    if !at(.leftBrace) {
      let outer = context
      context = .bracesAreBlocks
      repeat { parseCaseItem() } while eat(.comma)
      context = outer
    }
    parseCodeBlock()
    close(node)
  }

  private mutating func parseDefer() {
    let node = open(.deferStatement)
    advance()
    parseCodeBlock()
    close(node)
  }

  // MARK: Conditions

  /// The conditions of `if` and `while`: a brace in their place is the block already.
  private mutating func parseConditionsBeforeBlock() {
    if at(.leftBrace) { report(.missing) } else { parseConditions() }
  }

  /// Conditions, in which a brace behind an operand begins the block.
  @inline(never)
  private mutating func parseConditions() {
    let node = open(.conditions)
    let outer = context
    context = .bracesAreBlocks
    repeat { parseCondition() } while eat(.comma)
    context = outer
    close(node)
  }

  private mutating func parseCondition() {
    switch kind {
    case .letWord, .varWord, .inoutWord: parseOptionalBinding()
    case .caseWord: parseCaseCondition()
    case .poundAvailable, .poundUnavailable: parseAvailability()
    default: parseExpression()
    }
  }

  private mutating func parseOptionalBinding() {
    let node = open(.optionalBinding)
    advance()
    parsePattern()
    if at(.colon) { parseTypeAnnotation() }
    if at(.equal) { parseInitializer() }
    close(node)
  }

  private mutating func parseCaseCondition() {
    let node = open(.caseCondition)
    advance()
    parseCasePattern()
    if at(.colon) { parseTypeAnnotation() }
    if at(.equal) { parseInitializer() } else { report(.missing) }
    close(node)
  }

  mutating func parseAvailability() {
    let node = open(.availability)
    advance()
    if at(.leftParenthesis) { parseRawTokens(withLiterals: false) } else { report(.missing) }
    close(node)
  }

  /// What `for` iterates over and `switch` looks at.
  mutating func parseExpressionBeforeBlock() {
    let outer = context
    context = .bracesAreBlocks
    parseExpression()
    context = outer
  }

  // MARK: Leaving

  private mutating func parseReturn() {
    let node = open(.returnStatement)
    advance()
    if beginsValue() { parseExpression() }
    close(node)
  }

  /// Whether the value of `return` stands here: anything but what ends or begins a statement.
  private mutating func beginsValue() -> Bool {
    if kind.isCloser || at(.semicolon) { return false }
    guard isAtLineStart else { return true }
    switch kind {
    case .ifWord, .switchWord, .tryWord: return true
    case .poundIf, .caseWord, .defaultWord: return false
    case .atSign: return false
    case let word where word.isReserved: return word.isReference
    case let word where word.isModifier || word == .actor:
      return !ahead.beginsDeclaration(position, in: .codeBlock, isInInitializer)
    default: return true
    }
  }

  private mutating func parseThrow() {
    let node = open(.throwStatement)
    advance()
    parseExpression()
    close(node)
  }

  /// `break`, `continue`, `fallthrough`, and the label they name.
  private mutating func parseJump() {
    let node = open(.jumpStatement)
    let takesLabel = !at(.fallthroughWord)
    advance()
    if takesLabel, kind.canBeName, !isAtLineStart { advance() }
    close(node)
  }

  private var isAtYield: Bool {
    if ahead.isAtLineStart(position + 1) { return false }
    switch nextKind {
    case .ampersand, .integer, .float, .string, .stringHead: return true
    case let word: return word.isReference
    }
  }

  /// `discard self`
  private var isAtDiscard: Bool { nextKind == .selfWord && !ahead.isAtLineStart(position + 1) }

  /// `yield` or `discard` and its value.
  private mutating func parseYield() {
    let node = open(.yieldStatement)
    advance()
    parseExpression()
    close(node)
  }
}

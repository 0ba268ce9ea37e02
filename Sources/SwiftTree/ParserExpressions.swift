/// Expressions: operator sequences, what stands before an operand, and operands.
extension Parser {
  /// An operand, or operands with operators between them, unfolded.
  @inline(never)
  mutating func parseExpression() {
    guard enter() else { return skipTooDeep() }
    let first = nodeCount
    parseOperand()
    if ahead.continuesSequence(position, in: context) { parseOperators(from: first) }
    leave()
  }

  // MARK: Sequences

  mutating func parseOperators(from first: Int) {
    let sequence = wrap(.sequence, from: first)
    repeat {
      switch kind {
      case .isWord, .asWord:
        parseCast()
        continue
      case .infixQuestion:
        parseTernaryMiddle()
      case .equal:
        leaf(.assignment)
      default:
        parseOperatorPieces(.binaryOperator)
      }
      parseOperand()
    } while ahead.continuesSequence(position, in: context)
    close(sequence)
  }

  /// All pieces of one operator; for an arrow, the effects before it.
  mutating func parseOperatorPieces(_ nodeKind: NodeKind) {
    let node = open(nodeKind)
    position = ahead.endOfEffects(position)
    while flags.contains(.joined), kind(position + 1).isOperator { advance() }
    advance()
    close(node)
  }

  private mutating func parseTernaryMiddle() {
    let node = open(.ternary)
    advance()
    let outer = context
    context.remove(.isPattern)
    parseExpression()
    context = outer
    expect(.colon)
    close(node)
  }

  /// `as? T`, `is T`: operator and right operand.
  private mutating func parseCast() {
    let node = open(.cast)
    advance()
    if at(.question) || at(.exclamation) { advance() }
    parseType()
    close(node)
  }

  // MARK: Before an operand

  /// One operand with its prefixes and suffixes.
  @inline(__always)
  mutating func parseOperand() {
    // Names first: three operands of four begin with one.
    if at(.identifier) || at(.selfWord) {
      parseNameExpression()
    } else if at(.period) {
      parseImplicitMemberExpression()
    } else if kind.isLiteralOrPunctuation {
      parsePostfixExpression()
    } else {
      parseUncommonOperand()
    }
  }

  private mutating func parseUncommonOperand() {
    switch kind {
    case .tryWord:
      parsePrefixWord(.tryExpression)
    case .await where beginsOperand(position + 1) || nextKind.isOpener:
      parsePrefixWord(.awaitExpression)
    case .unsafe where beginsOperand(position + 1) && !ahead.isAtLineStart(position + 1), .repeatWord:
      parsePrefixWord(.wordExpression)
    case .consume where isBeforeName, .copy where isBeforeName, .borrow where isBeforeName, .each where isBeforeName,
      .discard where isBeforeName:
      parseNested(.wordExpression)
    case .any where isBeforeType, .some where isBeforeType, .nonisolated where isNonsending, .atSign:
      parseTypeOperand()
    case .prefixOperator:
      parsePrefixOperator()
    case .less, .greater:
      flags.contains(.leftBound) || !flags.contains(.rightBound) ? parseOperatorReference() : parsePrefixOperator()
    case .ampersand:
      parseNested(.inoutExpression)
    case .infixOperator, .postfixOperator, .equal, .infixQuestion, .exclamation, .question:
      parseOperatorReference()
    case .backslash:
      parseKeyPath()
    case .letWord where context.contains(.isPattern), .varWord where context.contains(.isPattern),
      .inoutWord where context.contains(.isPattern),
      .borrowing where context.contains(.isPattern) && nextKind == .identifier,
      .consuming where context.contains(.isPattern) && nextKind == .identifier:
      parseBindingPattern()
    case .inoutWord:
      parseTypeOperand()
    case .isWord where context.contains(.isPattern):
      parseIsPattern()
    case .ifWord, .switchWord, .doWord:
      parseStatementExpression()
    default:
      parsePostfixExpression()
    }
  }

  /// Whether a token begins an operand, so that the word before it is no name. A bracket does only behind a space.
  private func beginsOperand(_ token: Int) -> Bool {
    switch kind(token) {
    case .leftParenthesis, .leftBracket, .period: ahead.flags(token).contains(.spaceBefore)
    case .integer, .float, .string, .stringHead, .regex, .tryWord, .pound, .backslash, .prefixOperator, .ampersand,
      .ifWord, .switchWord, .doWord, .initWord:
      true
    case .async: kind(token + 1) != .arrow
    case let word: word.isReference
    }
  }

  /// Whether a name stands behind this word in its line.
  private var isBeforeName: Bool { nextKind.isReference && !ahead.isAtLineStart(position + 1) }

  /// `nonisolated(nonsending) () async -> Void`
  private var isNonsending: Bool {
    nextKind == .leftParenthesis && kind(position + 2) == .identifier && ahead.name(position + 2) == Words.nonsending
      && kind(position + 3) == .rightParenthesis
  }

  /// Whether a type stands behind this word in its line.
  private var isBeforeType: Bool {
    if ahead.isAtLineStart(position + 1) { return false }
    return nextKind.isReference || nextKind == .prefixOperator && ahead.isByte(position + 1, UInt8(ascii: "~"))
  }

  /// `try`, `await`, `unsafe`, `repeat` cover everything to their right.
  private mutating func parsePrefixWord(_ nodeKind: NodeKind) {
    let node = open(nodeKind)
    advance()
    if at(.question) || at(.exclamation) { advance() }
    parseExpression()
    close(node)
  }

  /// The current token, then an operand.
  private mutating func parseNested(_ nodeKind: NodeKind) {
    guard enter() else { return skipTooDeep() }
    let node = open(nodeKind)
    advance()
    parseOperand()
    close(node)
    leave()
  }

  private mutating func parsePrefixOperator() {
    guard enter() else { return skipTooDeep() }
    let node = open(.prefixOperator)
    while flags.contains(.joined), kind(position + 1).isOperator { advance() }
    advance()
    if !kind.isCloser { parseOperand() }
    close(node)
    leave()
  }

  /// `any P`, `some P` where a value could stand.
  private mutating func parseTypeOperand() {
    let node = open(.typeExpression)
    parseType()
    close(node)
  }

  /// An operator passed as a function: `reduce(0, +)`, `(==)`.
  private mutating func parseOperatorReference() {
    var end = position
    while ahead.flags(end).contains(.joined), kind(end + 1).isOperator { end += 1 }
    switch kind(end + 1) {
    case .comma, .rightParenthesis, .rightBracket, .colon, .leftParenthesis, .endOfFile, .semicolon, .rightBrace:
      parseOperatorPieces(.reference)
    case let next where ahead.isAtLineStart(end + 1) || kind == .infixOperator && next.isOperator:
      parseOperatorPieces(.reference)
    default:
      report(.unexpectedToken)
      parseOperatorPieces(.error)
    }
  }

  /// `if`, `switch` or `do` where a value stands.
  private mutating func parseStatementExpression() {
    guard enter() else { return skipTooDeep() }
    let outer = context
    context = outer.intersection(.endsAtLine)
    _ = parseStatement()
    context = outer
    leave()
  }
}

/// What an expression is part of, where that changes how it is read; brackets begin anew.
struct ExpressionContext: OptionSet {
  let rawValue: UInt8

  /// `{` behind an expression begins a block, not a trailing closure (in the condition of `if`).
  static let bracesAreBlocks = ExpressionContext(rawValue: 1)
  /// Operators and `.` at the start of a line belong to the next construct (in the condition of `#if`).
  static let endsAtLine = ExpressionContext(rawValue: 2)
  /// `let x`, `is T` and `_` may be operands; `=` ends the expression.
  static let isPattern = ExpressionContext(rawValue: 4)
  /// A name alone is bound, not referred to (behind `let` in a pattern).
  static let binds = ExpressionContext(rawValue: 8)
}

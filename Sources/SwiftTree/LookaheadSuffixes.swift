/// Looking ahead for what goes on an expression: operators and suffixes, above all closures.
extension Lookahead {
  /// Whether an operator that goes on a sequence of operands stands here.
  @inline(__always)
  func continuesSequence(_ token: Int, in context: ExpressionContext) -> Bool {
    // What stands behind most operands.
    if kind(token).isLiteralOrPunctuation { return false }
    switch kind(token) {
    case .infixOperator, .infixQuestion, .isWord, .asWord, .arrow:
      return !(context.contains(.endsAtLine) && isAtLineStart(token))
    case .less, .greater:
      return isInfix(token) && !(context.contains(.endsAtLine) && isAtLineStart(token))
    case .equal:
      return !context.contains(.isPattern)
    case .async, .throwsWord:
      return kind(endOfEffects(token)) == .arrow
    default:
      return false
    }
  }

  /// Whether an operator is touched on both sides or on neither.
  private func isInfix(_ token: Int) -> Bool {
    flags(token).contains(.leftBound) == flags(token).contains(.rightBound)
  }

  /// Whether a member or the arguments of a call, not just their labels, stand behind the name before this token.
  @inline(__always)
  func beginsMemberOrCall(_ token: Int, in context: ExpressionContext) -> Bool {
    switch kind(token) {
    case .period: !(context.contains(.endsAtLine) && isAtLineStart(token))
    case .leftParenthesis: !isAtLineStart(token) && endOfArgumentLabels(token) == nil
    default: false
    }
  }

  /// Whether a suffix of the operand before this token begins here.
  @inline(never)
  func beginsSuffix(_ token: Int, in context: ExpressionContext) -> Bool {
    switch kind(token) {
    case .period: !(context.contains(.endsAtLine) && isAtLineStart(token))
    case .leftParenthesis, .leftBracket: !isAtLineStart(token)
    case .leftBrace: beginsTrailingClosure(token, in: context)
    case .question, .exclamation, .postfixOperator, .doubleColon: true
    case .less: beginsGenericArguments(token)
    case .poundIf: !context.contains(.endsAtLine) && kind(firstTokenInClauses(ofIfConfigAt: token)) == .period
    default: false
    }
  }

  /// The token behind the labels of arguments, `(a:b:)`, if that stands behind a function's name here.
  @inline(__always)
  func endOfArgumentLabels(_ parenthesis: Int) -> Int? {
    // Nearly always an argument's value follows the first label, if there is one.
    guard kind(parenthesis &+ 1).isWord, kind(parenthesis &+ 2) == .colon, kind(parenthesis &+ 3) == .rightParenthesis
      || kind(parenthesis &+ 3).isWord && kind(parenthesis &+ 4) == .colon
    else { return nil }
    return endOfLabels(parenthesis)
  }

  private func endOfLabels(_ parenthesis: Int) -> Int? {
    var token = parenthesis + 1
    while kind(token).isWord, kind(token + 1) == .colon { token += 2 }
    let isEnd = token == partner(parenthesis) && kind(token) == .rightParenthesis
    return isEnd && !isAtLineStart(parenthesis) ? token + 1 : nil
  }

  /// Whether this brace begins a closure that belongs to what stands before it.
  func beginsTrailingClosure(_ brace: Int, in context: ExpressionContext) -> Bool {
    if beginsObservers(brace) { return false }
    if context.contains(.bracesAreBlocks) { return isClosureBeforeBlock(brace) }
    return !(context.contains(.endsAtLine) && isAtLineStart(brace))
  }

  /// Whether this brace in a condition begins a closure and not the block: only one that begins in its brace's line,
  /// and behind which the condition goes on or the block begins.
  private func isClosureBeforeBlock(_ brace: Int) -> Bool {
    if kind(brace + 1) == .caseWord || isAtLineStart(brace + 1) { return false }
    let closer = partner(brace)
    guard kind(closer) == .rightBrace else { return false }
    switch kind(closer + 1) {
    case .leftBrace, .whereWord, .comma:
      return true
    case .leftBracket, .leftParenthesis, .period, .isWord, .asWord, .question, .infixQuestion, .exclamation, .colon,
      .equal, .postfixOperator, .infixOperator, .less, .greater:
      return !isAtLineStart(closer + 1)
    default:
      return false
    }
  }

  /// Whether this brace holds the accessors of the variable whose initial value stands before it.
  func beginsObservers(_ brace: Int) -> Bool {
    switch kind(brace + 1) {
    case .willSet, .didSet: true
    case .atSign, .initWord: beginsAccessor(brace + 1)
    default: false
    }
  }
}

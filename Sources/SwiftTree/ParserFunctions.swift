/// Functions, initialisers, subscripts, and their parameters.
extension Parser {
  mutating func parseFunction() -> NodeKind {
    advance()
    if kind.isOperator || kind == .regex { parseOperatorName() } else { parseName() }
    parseGenericParametersIfAny()
    parseSignature()
    parseWhereClauseIfAny()
    if at(.leftBrace) { parseCodeBlock() }
    return .functionDeclaration
  }

  /// An operator's pieces up to the parameters; a last `<` that a word follows begins the generic parameters.
  mutating func parseOperatorName() {
    let node = open(.name)
    while kind.isOperator {
      let beginsGenerics = at(.less) && position > Int(nodes[node].firstToken) && nextKind.isWord
      if beginsGenerics { break }
      let goesOn = flags.contains(.joined) || !ahead.flags(position + 1).contains(.spaceBefore)
      advance()
      if !goesOn { break }
    }
    close(node)
  }

  /// Parameters, effects and result.
  mutating func parseSignature() {
    parseParameters()
    parseEffectsIfAny()
    if at(.arrow) { parseReturnClause() }
  }

  mutating func parseReturnClause() {
    let node = open(.returnClause)
    advance()
    parseType()
    // `-> Int throws` is wrong, and the effects belong to the function all the same.
    close(node)
  }

  mutating func parseEffectsIfAny() {
    guard kind.isEffect else { return }
    let node = open(.effects)
    while kind.isEffect {
      let canHaveType = at(.throwsWord)
      advance()
      guard canHaveType, at(.leftParenthesis) else { continue }
      let opener = position
      advance()
      parseType()
      finish(opener)
    }
    close(node)
  }

  mutating func parseInitializerDeclaration() -> NodeKind {
    advance()
    if isAtFailureMark { advance() }
    parseGenericParametersIfAny()
    parseSignature()
    parseWhereClauseIfAny()
    // `init(x: 1)` in here calls another one, as it did in early Swift; elsewhere it declares one.
    let outer = isInInitializer
    isInInitializer = true
    if at(.leftBrace) { parseCodeBlock() }
    isInInitializer = outer
    return .initializerDeclaration
  }

  /// The `?` or `!` of an initialiser, whatever stands around it.
  private var isAtFailureMark: Bool {
    kind.isOperator && (ahead.isByte(position, UInt8(ascii: "?")) || ahead.isByte(position, UInt8(ascii: "!")))
  }

  mutating func parseDeinitializer() -> NodeKind {
    advance()
    parseEffectsIfAny()
    if at(.leftBrace) { parseCodeBlock() }
    return .deinitializerDeclaration
  }

  mutating func parseSubscriptDeclaration() -> NodeKind {
    advance()
    if at(.less) { parseGenericParametersIfAny() }
    parseParameters()
    if at(.arrow) { parseReturnClause() } else { report(.missing) }
    parseWhereClauseIfAny()
    if at(.leftBrace) { parseAccessorBlock() }
    return .subscriptDeclaration
  }

  mutating func parseParameters() {
    guard at(.leftParenthesis) else { return report(.missing) }
    let opener = position
    let node = open(.parameters)
    advance()
    let outer = context
    context = []
    while !kind.isCloser {
      let before = position
      parseParameter()
      if !eat(.comma) && !kind.isCloser { report(.missing) }
      if position == before { break }
    }
    finish(opener)
    context = outer
    close(node)
  }

  /// `label name: Type... = value`; in a closure's signature the type may be missing.
  private mutating func parseParameter() {
    let node = open(.parameter)
    parseAttributes()
    while isAtParameterModifier {
      leaf(.modifier)
      parseAttributes()
    }
    if kind.isWord {
      leaf(.name)
      if kind.isWord, !at(.inoutWord) || nextKind == .colon { leaf(.name) }
    }
    if eat(.colon) { parseType() }
    if kind == .postfixOperator || kind == .prefixOperator || kind == .infixOperator, ahead.isEllipsis(position) {
      advance()
      nodes[node].flags = .variadic
    }
    if at(.equal) { parseInitializer() }
    close(node)
  }

  /// `isolated label actor: A`; not a label of that name, as in `isolated actor: A`.
  private var isAtParameterModifier: Bool {
    switch kind {
    case .isolated, .borrowing, .consuming, .underscoreOwned, .underscoreShared, .underscoreConst, .sending,
      .nonisolated, .inoutWord:
      nextKind.isWord && kind(position + 2).isWord
    default: false
    }
  }
}

extension TokenKind {
  /// A word between a function's parameters and its result.
  var isEffect: Bool {
    switch self {
    case .async, .reasync, .throwsWord, .rethrowsWord: true
    default: false
    }
  }
}

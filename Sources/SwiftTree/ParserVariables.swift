/// Variables and their accessors.
extension Parser {
  mutating func parseVariable() -> NodeKind {
    advance()
    repeat { parseBinding() } while eat(.comma)
    return .variableDeclaration
  }

  private mutating func parseBinding() {
    let node = open(.binding)
    parsePattern()
    if at(.colon) { parseTypeAnnotation() }
    let isInitialized = at(.equal)
    if isInitialized { parseInitializer() }
    // In a new line behind an initial value a brace begins a closure, unless it holds observers.
    if at(.leftBrace), !isInitialized || !isAtLineStart || isAtObservers { parseAccessorBlock() }
    close(node)
  }

  mutating func parseTypeAnnotation() {
    let node = open(.typeAnnotation)
    advance()
    parseType()
    close(node)
  }

  mutating func parseInitializer() {
    let node = open(.initializer)
    advance()
    parseExpression()
    close(node)
  }

  /// `{ get { … } set { … } }`, `{ didSet { … } }`, or a getter's body alone.
  mutating func parseAccessorBlock() {
    let node = open(.accessorBlock)
    if isAtAccessor(position + 1) {
      parseBracedItems(.accessors)
    } else {
      nodes[node].flags = .implicitGetter
      parseBracedItems(.codeBlock)
    }
    close(node)
  }

  /// Whether an accessor begins here, perhaps with attributes and modifiers or in an `#if`.
  func isAtAccessor(_ start: Int) -> Bool {
    var token = start
    while kind(token) == .poundIf { token = tokenAfterLine(token) }
    token = endOfAttributes(token)
    switch kind(token) {
    case .mutating, .nonmutating, .consuming, .borrowing, .nonisolated, .isolated:
      token += 1
      if kind(token) == .leftParenthesis { token = endOfBracket(token) }
      return kind(token).isAccessor || kind(token) == .mutating || kind(token) == .nonmutating
    case .initWord:
      return kind(token + 1) == .leftBrace
        || kind(token + 1) == .leftParenthesis && kind(endOfBracket(token + 1)) == .leftBrace
    case let word:
      return word.isAccessor
    }
  }

  /// One accessor, or an `#if` around some.
  mutating func parseAccessor() {
    if at(.poundIf) { return parseIfConfig(.accessors) }
    guard isAtAccessor(position) else { return }
    let node = open(.accessor)
    parseAttributes()
    while !kind.isAccessor, !at(.initWord), kind.isModifier {
      let modifier = open(.modifier)
      advance()
      if at(.leftParenthesis) { skipBracketed() }
      close(modifier)
    }
    if kind.isAccessor || at(.initWord) { leaf(.name) } else { report(.missing) }
    if at(.leftParenthesis) { parseParameters() }
    parseEffectsIfAny()
    if at(.leftBrace) { parseCodeBlock() }
    close(node)
  }
}

extension TokenKind {
  /// A word that names an accessor, `init` excepted.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .underscoreRead, .underscoreModify, .unsafeAddress, .unsafeMutableAddress,
      .borrow:
      true
    default: false
    }
  }
}

/// Variables and their accessors.
extension Parser {
  mutating func parseVariable() -> NodeKind {
    advance()
    repeat { parseBinding() } while eat(.comma)
    return .variableDeclaration
  }

  @inline(__always)
  private mutating func parseBinding() {
    let node = open(.binding)
    parsePattern()
    if at(.colon) { parseTypeAnnotation() }
    let isInitialized = at(.equal)
    if isInitialized { parseInitializer() }
    // In a new line behind an initial value a brace begins a closure, unless it holds observers.
    if at(.leftBrace), !isInitialized || !isAtLineStart || ahead.beginsObservers(position) { parseAccessorBlock() }
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
    if ahead.beginsAccessor(position + 1) {
      parseBracedItems(.accessors)
    } else {
      nodes[node].flags = .implicitGetter
      parseBracedItems(.codeBlock)
    }
    close(node)
  }

  /// One accessor, or an `#if` around some.
  mutating func parseAccessor() {
    if at(.poundIf) { return parseIfConfig(.accessors) }
    guard ahead.beginsAccessor(position) else { return }
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

/// Attributes and modifiers.
extension Parser {
  /// Attributes, and `#if` around some.
  @inline(__always)
  mutating func parseAttributes() {
    if at(.atSign) || at(.poundIf) { parseSomeAttributes() }
  }

  @inline(never)
  private mutating func parseSomeAttributes() {
    while true {
      switch kind {
      case .atSign: parseAttribute()
      case .poundIf where ahead.holdsAttributes(ifConfigAt: position): parseIfConfig(.attributes)
      default: return
      }
    }
  }

  @inline(never)
  mutating func parseAttribute() {
    let node = open(.attribute)
    let start = position
    advance()
    guard kind.isWord else {
      report(.missing)
      return close(node)
    }
    let simpleName = ahead.name(position)
    parseAttributeName()
    if at(.leftParenthesis), ahead.hasArguments(attribute: start, at: position) {
      parseAttributeArguments(of: simpleName)
    }
    close(node)
  }

  /// A type's name, except that `<` must touch it.
  private mutating func parseAttributeName() {
    let node = open(.namedType)
    while true {
      leaf(.name)
      if at(.less), !ahead.hasSpaceBefore(position) { parseGenericArguments() }
      guard at(.period) || at(.doubleColon), nextKind.isWord, !ahead.hasSpaceBefore(position) else { break }
      advance()
    }
    close(node)
  }

  private mutating func parseAttributeArguments(of attribute: Name) {
    guard let shape = AttributeArguments.shapes[attribute] else {
      return parseParenthesizedArguments()
    }
    switch shape {
    case .raw: parseRawTokens(withLiterals: false)
    case .rawWithLiterals: parseRawTokens(withLiterals: true)
    case .declaration: parseDeclarationArgument()
    }
  }

  /// Everything in parentheses as tokens, perhaps with nodes for the string literals among them. Where the parenthesis
  /// is never closed, everything in its line.
  mutating func parseRawTokens(withLiterals: Bool) {
    let opener = position
    let end = ahead.isClosed(opener) ? ahead.partner(opener) : ahead.endOfLine(opener)
    advance()
    while position < end {
      if withLiterals, at(.string) { leaf(.stringLiteral) } else { advance() }
    }
    finish(opener)
  }

  /// `@abi(func old())`
  private mutating func parseDeclarationArgument() {
    let opener = position
    guard enter() else { return skipBracketed() }
    advance()
    if ahead.beginsDeclaration(position, in: .memberBlock, isInInitializer) { parseDeclaration() }
    finish(opener)
    leave()
  }

  /// Modifiers up to a declaration's keyword.
  @inline(__always)
  mutating func parseModifiers() {
    while ahead.beginsModifier(position) {
      let node = open(.modifier)
      advance()
      if at(.leftParenthesis), kind(position + 2) == .rightParenthesis { position += 3 }
      close(node)
      if at(.atSign) { parseAttributes() }
    }
  }
}

/// How the arguments of the compiler's own attributes are written, where they aren't expressions.
enum AttributeArguments {
  enum Shape { case raw, rawWithLiterals, declaration }
  static let shapes: [Name: Shape] = {
    var shapes: [Name: Shape] = [Name("abi"): .declaration, Name("_originallyDefinedIn"): .rawWithLiterals]
    for word in raw { shapes[Name(word)] = .raw }
    return shapes
  }()

  private static let raw: [StaticString] = [
    "available", "backDeployed", "_backDeploy", "objc", "_specialize", "specialized", "differentiable",
    "_implements", "_spi", "inline", "optimize", "exclusivity", "_dynamicReplacement", "_effects",
    "_documentation", "_spi_available", "_typeEraser", "lifetime", "_lifetime", "isolated", "nonisolated",
    "_alignment", "_rawLayout", "_objcRuntimeName", "_objcImplementation",
  ]

  /// The attributes of types that never have arguments: a parenthesis behind them begins the type.
  static let withoutArguments: Set<Name> = [
    Name("escaping"), Name("autoclosure"), Name("noescape"), Name("Sendable"), Name("unchecked"),
    Name("retroactive"), Name("preconcurrency"), Name("noDerivative"),
  ]
}

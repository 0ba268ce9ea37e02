/// Attributes and modifiers.
extension Parser {
  /// Attributes, and `#if` around some.
  mutating func parseAttributes() {
    while true {
      switch kind {
      case .atSign: parseAttribute()
      case .poundIf where holdsAttributes(ifConfigAt: position): parseIfConfig(.attributes)
      default: return
      }
    }
  }

  mutating func parseAttribute() {
    let node = open(.attribute)
    let start = position
    advance()
    guard kind.isWord else {
      report(.missing)
      return close(node)
    }
    let simpleName = name(position)
    parseAttributeName()
    if at(.leftParenthesis), hasArguments(attribute: start, at: position) {
      parseAttributeArguments(of: simpleName)
    }
    close(node)
  }

  /// A type's name, except that `<` must touch it.
  private mutating func parseAttributeName() {
    let node = open(.namedType)
    while true {
      leaf(.name)
      if at(.less), !hasSpaceBefore(position) { parseGenericArguments() }
      guard at(.period) || at(.doubleColon), nextKind.isWord, !hasSpaceBefore(position) else { break }
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
    let end = isClosed(opener) ? partner(opener) : endOfLine(opener)
    advance()
    while position < end {
      if withLiterals, at(.string) { leaf(.stringLiteral) } else { advance() }
    }
    finish(opener)
  }

  /// The first token after the line of another, or the closing bracket before that.
  private func endOfLine(_ token: Int) -> Int {
    var end = token + 1
    while !isAtLineStart(end), !kind(end).isCloser { end += 1 }
    return end
  }

  /// `@abi(func old())`
  private mutating func parseDeclarationArgument() {
    let opener = position
    guard enter() else { return skipBracketed() }
    advance()
    if isAtDeclaration(in: .memberBlock) { parseDeclaration() }
    finish(opener)
    leave()
  }

  /// Modifiers up to a declaration's keyword.
  mutating func parseModifiers() {
    while isAtModifier {
      let node = open(.modifier)
      advance()
      if at(.leftParenthesis), kind(position + 2) == .rightParenthesis { position += 3 }
      close(node)
      if at(.atSign) { parseAttributes() }
    }
  }

  private var isAtModifier: Bool {
    mutating get {
      if kind.isModifier { return true }
      guard at(.classWord) else { return false }
      // `class func`, `class final var`; not `class open {`.
      var token = position + 1
      while kind(token).isModifier {
        token += 1
        if kind(token) == .leftParenthesis { token = endOfBracket(token) }
      }
      switch kind(token) {
      case .funcWord, .varWord, .letWord, .subscriptWord, .initWord, .typealiasWord: return true
      default: return false
      }
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

/// Operands: names, literals, tuples, macros.
extension Parser {
  /// A name with all of its suffixes. What has a member or is called is known to be a `postfix` before it is parsed.
  @inline(__always)
  mutating func parseNameExpression() {
    if ahead.beginsMemberOrCall(position &+ 1, in: context) {
      let node = open(.postfix)
      leaf(.reference)
      parseSuffixes(of: node)
    } else {
      let first = nodeCount
      parseReference()
      parseSuffixes(from: first)
    }
  }

  /// `.name` with all of its suffixes.
  mutating func parseImplicitMemberExpression() {
    let first = nodeCount
    parseImplicitMember()
    parseSuffixes(from: first)
  }

  /// What a name or a literal is a node of, if it is an operand alone.
  @inline(__always)
  var kindOfLoneOperand: NodeKind? {
    switch kind {
    case .identifier, .dollarIdentifier, .selfWord: .reference
    case .integer: .integerLiteral
    case .float: .floatLiteral
    case .string: .stringLiteral
    case .trueWord, .falseWord: .booleanLiteral
    case .nilWord: .nilLiteral
    default: nil
    }
  }

  /// Any other operand without prefix, with all of its suffixes.
  @inline(__always)
  mutating func parsePostfixExpression() {
    let first = nodeCount
    parsePrimary()
    parseSuffixes(from: first)
  }

  @inline(__always)
  private mutating func parseReference() {
    if context.contains(.binds), isBoundName {
      leaf(.identifierPattern)
    } else {
      leaf(.reference)
    }
    if at(.leftParenthesis), parseArgumentLabelsIfAny() {
      nodes[nodeCount - 1].flags = .argumentLabels
      close(nodeCount - 1)
    }
  }

  /// In a binding pattern a name is bound unless it is the beginning of something longer.
  private var isBoundName: Bool {
    switch nextKind {
    case .leftParenthesis, .period, .leftBracket, .less: false
    default: true
    }
  }

  @inline(__always)
  private mutating func parsePrimary() {
    switch kind {
    case .integer: leaf(.integerLiteral)
    case .string: leaf(.stringLiteral)
    default: parseUncommonPrimary()
    }
  }

  @inline(never)
  private mutating func parseUncommonPrimary() {
    switch kind {
    case let word where word.canBeName || word == .selfWord: parseReference()
    case .float: leaf(.floatLiteral)
    case .stringHead: parseStringLiteral()
    case .regex: leaf(.regexLiteral)
    case .trueWord, .falseWord: leaf(.booleanLiteral)
    case .nilWord: leaf(.nilLiteral)
    case .wildcard where context.contains(.isPattern): leaf(.wildcardPattern)
    case .selfType, .superWord, .anyType, .wildcard, .initWord: parseReference()
    case .leftParenthesis: parseTuple()
    case .leftBracket: parseBracketLiteral()
    case .leftBrace: parseClosure()
    case .period: parseImplicitMember()
    case .pound: parseMacroExpansion()
    case .poundAvailable, .poundUnavailable: parseAvailability()
    // `@attached(extension, names: named(deinit))`
    case .extensionWord, .deinitWord, .subscriptWord: parseReference()
    default: report(.missing)
    }
  }

  @inline(__always)
  private mutating func parseImplicitMember() {
    let node = open(.implicitMember)
    advance()
    parseMemberName()
    if at(.leftParenthesis), parseArgumentLabelsIfAny() { nodes[node].flags = .argumentLabels }
    close(node)
  }

  /// A member's name: any word, an index, an operator; before it perhaps the module it is from, `view.SwiftUI::body`.
  @inline(__always)
  mutating func parseMemberName() {
    if at(.identifier), nextKind != .doubleColon { leaf(.name) } else { parseUncommonMemberName() }
  }

  @inline(never)
  private mutating func parseUncommonMemberName() {
    if kind.isWord, nextKind == .doubleColon { position += 2 }
    if kind.isWord || at(.integer) {
      leaf(.name)
    } else if kind.isOperator, !isAtLineStart, !ahead.hasSpaceBefore(position) {
      parseOperatorPieces(.name)
    } else {
      report(.missing)
    }
  }

  /// Steps over `(a:b:)` behind a function's name; false if no such thing stands here.
  @inline(__always)
  mutating func parseArgumentLabelsIfAny() -> Bool {
    guard let end = ahead.endOfArgumentLabels(position) else { return false }
    position = end
    return true
  }

  // MARK: Literals

  mutating func parseStringLiteral() {
    if at(.string) { return leaf(.stringLiteral) }
    guard enter() else { return skipTooDeepBracket() }
    let node = open(.stringLiteral)
    let outer = context
    context = []
    repeat {
      let end = ahead.partner(position)
      let interpolation = open(.interpolation)
      advance()
      parseArguments()
      finishBefore(end)
      close(interpolation)
    } while at(.stringMiddle)
    if at(.stringTail) { advance() } else { report(.missing) }
    context = outer
    close(node)
    leave()
  }

  /// `(…)`: parentheses, a tuple, the parameters of a function type.
  private mutating func parseTuple() {
    let node = open(.tuple)
    parseParenthesizedArguments()
    close(node)
  }

  /// `[…]`: an array or a dictionary.
  private mutating func parseBracketLiteral() {
    let opener = position
    let node = open(.arrayLiteral)
    let outer = context
    context = outer.intersection([.isPattern, .binds])
    advance()
    if at(.colon) {
      nodes[node].kind = .dictionaryLiteral
      advance()
    }
    while !kind.isCloser {
      let before = position
      parseExpression()
      if eat(.colon) {
        nodes[node].kind = .dictionaryLiteral
        parseExpression()
      } else if at(.identifier), ahead.name(position) == Words.of {
        advance()
        parseExpression()
      }
      if position == before || !eat(.comma) { break }
    }
    finish(opener)
    context = outer
    close(node)
  }

  // MARK: Macros

  mutating func parseMacroExpansion() {
    let node = open(.macroExpansion)
    parseMacroExpansionParts()
    close(node)
  }

  /// `#` name, generic arguments, arguments, trailing closures.
  mutating func parseMacroExpansionParts() {
    advance()
    guard kind.isWord, !ahead.hasSpaceBefore(position) else { return report(.missing) }
    if nextKind == .doubleColon, kind(position + 2).isWord { position += 2 }
    leaf(.name)
    if at(.less), ahead.endOfGenericArguments(position) != nil { parseGenericArguments() }
    if at(.leftParenthesis), !isAtLineStart { parseParenthesizedArguments() }
    if at(.leftBrace), ahead.beginsTrailingClosure(position, in: context) { parseTrailingClosures() }
  }
}

/// Types.
extension Parser {
  @inline(never)
  mutating func parseType() {
    guard enter() else { return skipTooDeep() }
    let first = nodeCount
    if at(.identifier), nextKind != .leftParenthesis {
      // Most types are just a name.
      parseNamedType()
      parseTypeSuffixes(from: first)
      if kind.isOperator || kind.isEffect {
        parseCompositionRest(from: first)
        parseFunctionArrow(from: first)
      }
    } else if at(.atSign) || ahead.isTypeSpecifier(position) {
      parsePrefixedType()
    } else if at(.less) {
      parseGenericResult()
    } else {
      parseComposition(from: first)
      parseFunctionArrow(from: first)
    }
    leave()
  }

  /// `@escaping`, `inout`, `some` … before a type, all in one node.
  private mutating func parsePrefixedType() {
    let node = open(.prefixedType)
    while true {
      if at(.atSign) {
        parseAttribute()
      } else if ahead.isTypeSpecifier(position) {
        // `~Copyable & P` suppresses the first only.
        if isAtTilde { break }
        // `nonisolated(nonsending)`, `dependsOn(a)`
        let hasDetail = (at(.nonisolated) || at(.identifier)) && nextKind == .leftParenthesis
        advance()
        if hasDetail { skipBracketed() }
      } else {
        break
      }
    }
    let first = nodeCount
    if isAtTilde, position == Int(nodes[node].firstToken) {
      advance()
      parseSimpleType()
      close(node)
      parseCompositionRest(from: node)
      return
    }
    parseComposition(from: first)
    parseFunctionArrow(from: first)
    close(node)
  }

  private var isAtTilde: Bool { at(.prefixOperator) || at(.infixOperator) }

  /// `<T: P> T`, an opaque type with names.
  private mutating func parseGenericResult() {
    let node = open(.prefixedType)
    parseGenericParametersIfAny()
    parseType()
    close(node)
  }

  /// `A & B`
  private mutating func parseComposition(from first: Int) {
    parseCompositionElement()
    parseCompositionRest(from: first)
  }

  private mutating func parseCompositionRest(from first: Int) {
    guard ahead.isCompositionOperator(position) else { return }
    let node = wrap(.compositionType, from: first)
    while ahead.isCompositionOperator(position) {
      advance()
      parseCompositionElement()
    }
    close(node)
  }

  private mutating func parseCompositionElement() {
    let mayHavePrefix = at(.prefixOperator) || at(.any) || at(.some)
    guard mayHavePrefix, ahead.isTypeSpecifier(position) else { return parseSimpleType() }
    let node = open(.prefixedType)
    while ahead.isTypeSpecifier(position) { advance() }
    parseSimpleType()
    close(node)
  }

  /// `(Int) async throws -> String`: everything from `first` on is what stands before the arrow.
  private mutating func parseFunctionArrow(from first: Int) {
    guard at(.arrow) || kind.isEffect, kind(ahead.endOfEffects(position)) == .arrow else { return }
    let node = wrap(.functionType, from: first)
    parseEffectsIfAny()
    expect(.arrow)
    parseType()
    close(node)
  }

  /// A type without prefix, `&` or arrow.
  private mutating func parseSimpleType() {
    let first = nodeCount
    switch kind {
    case .leftParenthesis: parseTupleType()
    case .leftBracket: parseBracketType()
    case let word where word.isReference: parseNamedType()
    case .integer, .float, .string: leaf(.otherType)
    case .prefixOperator where nextKind == .integer, .infixOperator where nextKind == .integer:
      let node = open(.otherType)
      position += 2
      close(node)
    default:
      report(.missing)
      close(open(.otherType))
      return
    }
    parseTypeSuffixes(from: first)
  }

  /// How many suffixes of a type have nodes. Each of them is around all before it, so many would be deep and slow.
  private static let typeSuffixLimit = 16

  @inline(__always)
  private mutating func parseTypeSuffixes(from first: Int) {
    if isAtTypeSuffix { parseSomeTypeSuffixes(from: first) }
  }

  private mutating func parseSomeTypeSuffixes(from first: Int) {
    var outermost = parseTypeSuffix(from: first)
    var count = 1
    while isAtTypeSuffix {
      if count < Parser.typeSuffixLimit {
        outermost = parseTypeSuffix(from: first)
      } else {
        _ = eat(.period)
        advance()
        close(outermost)
      }
      count += 1
    }
  }

  private var isAtTypeSuffix: Bool {
    switch kind {
    case .question, .exclamation: true
    case .period: nextKind.isWord
    default: false
    }
  }

  private mutating func parseTypeSuffix(from first: Int) -> Int {
    let node = wrap(at(.period) ? .memberType : .optionalType, from: first)
    if eat(.period) {
      leaf(.name)
      if at(.less) { parseGenericArguments() }
    } else {
      advance()
    }
    close(node)
    return node
  }

  @inline(__always)
  mutating func parseNamedType() {
    let node = open(.namedType)
    while true {
      leaf(.name)
      if at(.less) { parseGenericArguments() }
      guard at(.period) || at(.doubleColon), nextKind.isWord else { break }
      advance()
    }
    close(node)
  }

  mutating func parseGenericArguments() {
    let node = open(.genericArguments)
    advance()
    while !at(.greater), !kind.isCloser {
      parseType()
      guard eat(.comma) else { break }
    }
    expect(.greater)
    close(node)
  }

  /// `(A, b: B)`; a type in parentheses, and the parameters of a function type, too.
  mutating func parseTupleType() {
    let opener = position
    let node = open(.tupleType)
    advance()
    while !kind.isCloser {
      let before = position
      if kind.isWord, nextKind == .colon {
        leaf(.name)
        advance()
      } else if kind.isWord, nextKind.isWord, kind(position + 2) == .colon {
        leaf(.name)
        leaf(.name)
        advance()
      }
      parseType()
      if kind.isOperator, ahead.isEllipsis(position) { advance() }
      if at(.equal) { parseInitializer() }
      if !eat(.comma) && !kind.isCloser { report(.missing) }
      if position == before { break }
    }
    finish(opener)
    close(node)
  }

  /// `[T]`, `[K: V]`, `[3 of T]`
  mutating func parseBracketType() {
    let opener = position
    let node = open(.arrayType)
    advance()
    parseType()
    if eat(.colon) {
      nodes[node].kind = .dictionaryType
      parseType()
    } else if at(.identifier), ahead.name(position) == Words.of {
      nodes[node].kind = .otherType
      advance()
      parseType()
    }
    finish(opener)
    close(node)
  }
}

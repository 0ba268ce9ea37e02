/// Looking ahead for declarations, attributes, accessors, cases and closure signatures.
extension Lookahead {
  /// Whether attributes, modifiers and a declaration's keyword stand here.
  @inline(__always)
  func beginsDeclaration(_ start: Int, in list: ItemList, _ isInInitializer: Bool) -> Bool {
    if kind(start).isDeclarationWord { return true }
    if kind(start).isModifier, kind(start &+ 1).isDeclarationWord { return true }
    return beginsUncommonDeclaration(start, in: list, isInInitializer)
  }

  private func beginsUncommonDeclaration(_ start: Int, in list: ItemList, _ isInInitializer: Bool) -> Bool {
    var token = start
    var hasPrefix = false
    while true {
      if token > start + Lookahead.prefixLimit { return true }
      switch kind(token) {
      case .atSign:
        token = endOfAttribute(token)
        hasPrefix = true
      case .poundIf where holdsAttributes(ifConfigAt: token):
        token = endOfIfConfig(token)
        hasPrefix = true
      case let word where word.isDeclarationWord:
        return true
      case .caseWord:
        return list == .memberBlock || hasPrefix
      case .initWord:
        return list == .memberBlock || hasPrefix || (!isInInitializer && beginsParameters(token + 1))
      case .actor, .macro:
        return kind(token + 1).canBeName && !isAtLineStart(token + 1)
      case .pound:
        return hasPrefix
      case .using:
        return (kind(token + 1) == .atSign || kind(token + 1) == .nonisolated) && !isAtLineStart(token + 1)
      case let word where word.isModifier:
        token += 1
        if kind(token) == .leftParenthesis {
          guard kind(token + 2) == .rightParenthesis else { return false }
          token += 3
        }
        hasPrefix = true
      default:
        // Attributes before nothing: a declaration with something missing.
        return kind(start) == .atSign
      }
    }
  }

  /// Whether a modifier stands here; `class` is one before another declaration's keyword.
  @inline(__always)
  func beginsModifier(_ start: Int) -> Bool {
    kind(start).isModifier || kind(start) == .classWord && isModifier(class: start)
  }

  private func isModifier(class start: Int) -> Bool {
    // `class func`, `class final var`; not `class open {`.
    var token = start + 1
    while kind(token).isModifier, token < start + Lookahead.prefixLimit {
      token += 1
      if kind(token) == .leftParenthesis { token = endOfBracket(token) }
    }
    switch kind(token) {
    case .funcWord, .varWord, .letWord, .subscriptWord, .initWord, .typealiasWord: return true
    default: return false
    }
  }

  /// What follows the `init` of a declaration.
  private func beginsParameters(_ token: Int) -> Bool {
    switch kind(token) {
    case .leftParenthesis, .less, .question, .exclamation: true
    default: false
    }
  }

  /// The token behind the attributes that begin here, if any.
  func endOfAttributes(_ start: Int) -> Int {
    var token = start
    while kind(token) == .atSign, token < start + Lookahead.prefixLimit { token = endOfAttribute(token) }
    return token
  }

  /// The token behind an attribute.
  func endOfAttribute(_ atSign: Int, depth: Int = 0) -> Int {
    var token = atSign + 1
    guard kind(token).isWord else { return token }
    token += 1
    while kind(token) == .period || kind(token) == .doubleColon, kind(token + 1).isWord { token += 2 }
    if kind(token) == .less, !hasSpaceBefore(token) {
      token = endOfGenericArguments(token, depth: depth) ?? token
    }
    return kind(token) == .leftParenthesis && hasArguments(attribute: atSign, at: token) ? endOfBracket(token) : token
  }

  /// Whether the parenthesis behind an attribute's name belongs to it: it touches the name, or, up to Swift 5, a variable
  /// follows it.
  func hasArguments(attribute atSign: Int, at parenthesis: Int) -> Bool {
    if hasSpaceBefore(parenthesis), isAtLineStart(parenthesis) || !beginsVariable(endOfBracket(parenthesis)) { return false }
    return parenthesis != atSign + 2 || !AttributeArguments.withoutArguments.contains(name(atSign + 1))
  }

  /// `var`, `let`, perhaps behind modifiers, or another attribute.
  private func beginsVariable(_ start: Int) -> Bool {
    var token = start
    while kind(token).isModifier, token < start + Lookahead.prefixLimit {
      token += 1
      if kind(token) == .leftParenthesis { token = endOfBracket(token) }
    }
    switch kind(token) {
    case .varWord, .letWord, .atSign: return true
    default: return false
    }
  }

  /// The `in` of the signature of a closure that begins here, if it has one.
  func signatureEnd(ofClosure brace: Int) -> Int? {
    var token = endOfAttributes(brace + 1)
    if kind(token) == .leftBracket { token = endOfBracket(token) }
    if kind(token) == .leftParenthesis {
      token = endOfBracket(token)
    } else {
      while kind(token).canBeName || kind(token) == .wildcard {
        token += 1
        guard kind(token) == .comma else { break }
        token += 1
      }
    }
    token = endOfEffects(token)
    if kind(token) == .arrow {
      guard let end = endOfType(token + 1) else { return nil }
      token = end
    }
    return kind(token) == .inWord ? token : nil
  }

  /// Whether an accessor begins here, perhaps with attributes and modifiers or in an `#if`.
  func beginsAccessor(_ start: Int) -> Bool {
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

  /// Whether `case` or `default` stands behind attributes here.
  func beginsAttributedCase(_ start: Int) -> Bool {
    let token = endOfAttributes(start)
    return kind(token) == .caseWord || kind(token) == .defaultWord
  }

  /// Whether a case of a switch begins here, perhaps in an `#if`, and ends the statements of the case before it.
  func beginsCase(_ token: Int) -> Bool {
    switch kind(token) {
    case .caseWord: true
    case .defaultWord: kind(token + 1) == .colon
    case .atSign: beginsAttributedCase(token)
    case .poundIf: holdsCases(ifConfigAt: token)
    default: false
    }
  }

  /// Whether an `#if` in a switch holds cases, not statements of the case before it.
  private func holdsCases(ifConfigAt token: Int) -> Bool {
    let first = endOfAttributes(firstTokenInClauses(ofIfConfigAt: token))
    return kind(first) == .caseWord || kind(first) == .defaultWord && kind(first + 1) == .colon
  }
}

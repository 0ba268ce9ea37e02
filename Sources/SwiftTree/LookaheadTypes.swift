/// Looking ahead over types, to tell `a<b>(c)` from comparisons and to find the end of a closure's signature.
extension Lookahead {
  /// How deep a type is followed.
  private static let typeDepthLimit = 32

  /// Whether `<` here begins generic arguments: it is a list of types, and what follows goes on an operand or ends it.
  func beginsGenericArguments(_ less: Int) -> Bool {
    guard let end = endOfGenericArguments(less) else { return false }
    switch kind(end) {
    case .leftParenthesis, .leftBracket: return !isAtLineStart(end)
    case .rightParenthesis, .rightBracket, .rightBrace, .leftBrace, .period, .comma, .semicolon, .colon, .question,
      .exclamation, .endOfFile, .stringMiddle, .stringTail:
      return true
    case .infixOperator: return isByte(end, UInt8(ascii: "&"))
    default: return isAtLineStart(end) && !flags(end - 1).contains(.rightBound)
    }
  }

  /// The token behind `<…>`, if this is a list of types.
  func endOfGenericArguments(_ less: Int, depth: Int = 0) -> Int? {
    guard depth < Lookahead.typeDepthLimit else { return nil }
    var token = less + 1
    if kind(token) == .greater { return token + 1 }
    while true {
      guard let end = endOfType(token, depth: depth + 1) else { return nil }
      token = end
      if kind(token) == .greater { return token + 1 }
      guard kind(token) == .comma else { return nil }
      token += 1
      if kind(token) == .greater { return token + 1 }
    }
  }

  /// The token behind a type, if one begins here.
  func endOfType(_ start: Int, depth: Int = 0) -> Int? {
    guard depth < Lookahead.typeDepthLimit else { return nil }
    var token = start
    while true {
      token = endOfTypePrefix(token, depth: depth)
      guard let end = endOfSimpleType(token, depth: depth) else { return nil }
      token = end
      while isByte(token, UInt8(ascii: "&")), !isAtLineStart(token) {
        var next = token + 1
        while isTypeSpecifier(next) { next += 1 }
        guard let end = endOfSimpleType(next, depth: depth) else { return nil }
        token = end
      }
      let arrow = endOfEffects(token)
      guard kind(arrow) == .arrow else { return token }
      token = arrow + 1
    }
  }

  /// The token behind attributes and words such as `some`.
  private func endOfTypePrefix(_ start: Int, depth: Int) -> Int {
    var token = start
    while true {
      if kind(token) == .atSign {
        token = endOfAttribute(token, depth: depth + 1)
      } else if isTypeSpecifier(token) {
        token += 1
        if kind(token) == .leftParenthesis, kind(token - 1) == .nonisolated { token = endOfBracket(token) }
      } else {
        return token
      }
    }
  }

  /// The token behind `async`, `throws`, `throws(E)`, `rethrows`.
  @inline(__always)
  func endOfEffects(_ start: Int) -> Int {
    kind(start).isEffect ? endOfSomeEffects(start) : start
  }

  private func endOfSomeEffects(_ start: Int) -> Int {
    var token = start
    while token < start + Lookahead.prefixLimit {
      switch kind(token) {
      case .async, .reasync, .rethrowsWord: token += 1
      case .throwsWord:
        token += 1
        if kind(token) == .leftParenthesis { token = endOfBracket(token) }
      default: return token
      }
    }
    return token
  }

  private func endOfSimpleType(_ start: Int, depth: Int) -> Int? {
    var token = start
    switch kind(token) {
    case let word where word.isReference && word != .nilWord && word != .trueWord && word != .falseWord:
      token = endOfTypeName(token, depth: depth)
    case .leftParenthesis:
      guard let end = endOfTupleType(token, depth: depth + 1) else { return nil }
      token = end
    case .leftBracket:
      guard let end = endOfBracketType(token, depth: depth + 1) else { return nil }
      token = end
    case .integer:
      return token + 1
    case .prefixOperator where kind(token + 1) == .integer, .infixOperator where kind(token + 1) == .integer:
      return token + 2
    default:
      return nil
    }
    while true {
      switch kind(token) {
      case .question, .exclamation: token += 1
      case .postfixOperator where isEllipsis(token): token += 1
      case .period where kind(token + 1).isWord: token = endOfTypeName(token + 1, depth: depth)
      default: return token
      }
    }
  }

  /// `A.B<C>`, beginning at a name.
  private func endOfTypeName(_ start: Int, depth: Int) -> Int {
    var token = start + 1
    while true {
      if kind(token) == .less, let end = endOfGenericArguments(token, depth: depth + 1) { token = end }
      guard kind(token) == .period || kind(token) == .doubleColon, kind(token + 1).isWord else { return token }
      token += 2
    }
  }

  private func endOfTupleType(_ parenthesis: Int, depth: Int) -> Int? {
    var token = parenthesis + 1
    if kind(token) == .rightParenthesis { return token + 1 }
    while true {
      // Labels: `name: T`, `_ name: T`.
      if kind(token).isWord, kind(token + 1) == .colon {
        token += 2
      } else if kind(token).isWord, kind(token + 1).isWord, kind(token + 2) == .colon {
        token += 3
      }
      guard let end = endOfType(token, depth: depth) else { return nil }
      token = end
      if isEllipsis(token) { token += 1 }
      if kind(token) == .rightParenthesis { return token + 1 }
      guard kind(token) == .comma else { return nil }
      token += 1
      if kind(token) == .rightParenthesis { return token + 1 }
    }
  }

  private func endOfBracketType(_ bracket: Int, depth: Int) -> Int? {
    guard var token = endOfType(bracket + 1, depth: depth) else { return nil }
    if kind(token) == .colon || (kind(token) == .identifier && name(token) == Words.of) {
      guard let end = endOfType(token + 1, depth: depth) else { return nil }
      token = end
    }
    return kind(token) == .rightBracket ? token + 1 : nil
  }

  /// `&` between types.
  @inline(__always)
  func isCompositionOperator(_ token: Int) -> Bool {
    switch kind(token) {
    case .infixOperator, .ampersand, .postfixOperator:
      isByte(token, UInt8(ascii: "&")) && !flags(token).contains(.joined)
    default: false
    }
  }

  /// A word before a type that isn't its name: `some`, `inout`, `~`.
  func isTypeSpecifier(_ token: Int) -> Bool {
    switch kind(token) {
    case .inoutWord, .repeatWord: return true
    case .prefixOperator, .infixOperator: return isByte(token, UInt8(ascii: "~"))
    case .any, .borrowing, .consuming, .each, .isolated, .sending, .some, .underscoreConst, .underscoreOwned,
      .underscoreShared, .underscoreLocal:
      return beginsType(token + 1) && !isAtLineStart(token + 1)
    case .nonisolated:
      return kind(token + 1) == .leftParenthesis ? !isAtLineStart(token + 1) : beginsType(token + 1)
    case .identifier:
      return name(token) == Words.dependsOn && kind(token + 1) == .leftParenthesis && !isAtLineStart(token + 1)
    default: return false
    }
  }

  private func beginsType(_ token: Int) -> Bool {
    switch kind(token) {
    case .leftParenthesis, .leftBracket, .atSign, .inoutWord, .repeatWord: true
    case .prefixOperator: isByte(token, UInt8(ascii: "~"))
    case let word: word.isReference
    }
  }
}

/// Words that matter in one place only and have no token kind of their own.
enum Words {
  static let nonsending = Name("nonsending")
  static let of = Name("of")
  static let dependsOn = Name("dependsOn")
}

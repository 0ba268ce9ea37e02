/// Looking ahead for declarations, attributes and closure signatures, without building anything: each of these answers
/// for a token index and moves nothing. All of them jump over brackets.
extension Parser {
  /// More attributes and modifiers than this are nonsense, and must not be looked over again at each of them.
  static let prefixLimit = 256

  /// Whether attributes, modifiers and a declaration's keyword stand here.
  mutating func isAtDeclaration(in list: ItemList) -> Bool {
    var token = position
    var hasPrefix = false
    while true {
      if token > position + Parser.prefixLimit { return true }
      switch kind(token) {
      case .atSign:
        token = endOfAttribute(token)
        hasPrefix = true
      case .poundIf where holdsAttributes(ifConfigAt: token):
        token = endOfIfConfig(token)
        hasPrefix = true
      case .associatedtypeWord, .enumWord, .extensionWord, .funcWord, .importWord, .letWord, .precedencegroupWord,
        .protocolWord, .structWord, .typealiasWord, .varWord, .operatorWord, .classWord, .subscriptWord, .deinitWord,
        .inoutWord:
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
        return kind(position) == .atSign
      }
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
    while kind(token) == .atSign, token < start + Parser.prefixLimit { token = endOfAttribute(token) }
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

  /// Whether the parenthesis behind an attribute's name belongs to it: it touches the name.
  func hasArguments(attribute atSign: Int, at parenthesis: Int) -> Bool {
    if hasSpaceBefore(parenthesis) { return false }
    return parenthesis != atSign + 2 || !AttributeArguments.withoutArguments.contains(name(atSign + 1))
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
}

extension TokenKind {
  /// A word that may stand before a declaration's keyword. `class` and the words of accessors are not among them.
  var isModifier: Bool {
    switch self {
    case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .fileprivateWord, .final, .indirect,
      .infix, .internalWord, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .privateWord, .publicWord, .required, .staticWord, .underscoreConst,
      .underscoreLocal, .unowned, .weak:
      true
    default: false
    }
  }
}

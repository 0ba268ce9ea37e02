/// Declarations.
extension Parser {
  mutating func parseDeclaration() {
    guard enter() else { return skipTooDeep() }
    let node = open(.error)
    if !kind.isDeclarationWord || at(.classWord) {
      parseAttributes()
      parseModifiers()
    }
    let kind = parseDeclarationBody()
    close(node)
    nodes[node].kind = kind
    if kind == .error { report(.missing) }
    leave()
  }

  @inline(__always)
  private mutating func parseDeclarationBody() -> NodeKind {
    switch kind {
    case .letWord, .varWord, .inoutWord: return parseVariable()
    case .funcWord: return parseFunction()
    case .structWord: return parseTypeDeclaration(.structDeclaration)
    case .classWord: return parseTypeDeclaration(.classDeclaration)
    case .enumWord: return parseTypeDeclaration(.enumDeclaration)
    case .actor: return parseTypeDeclaration(.actorDeclaration)
    case .protocolWord: return parseTypeDeclaration(.protocolDeclaration)
    case .extensionWord: return parseExtension()
    case .initWord: return parseInitializerDeclaration()
    case .deinitWord: return parseDeinitializer()
    case .subscriptWord: return parseSubscriptDeclaration()
    case .caseWord: return parseEnumCase()
    case .importWord: return parseImport()
    case .typealiasWord: return parseTypealias()
    case .associatedtypeWord: return parseAssociatedType()
    case .operatorWord, .precedencegroupWord: return parseOperatorDeclaration()
    case .macro: return parseMacroDeclaration()
    case .pound:
      parseMacroExpansionParts()
      return .macroExpansion
    case .using:
      advance()
      if at(.atSign) { parseAttribute() } else if at(.nonisolated) { advance() }
      return .otherDeclaration
    default:
      return .error
    }
  }

  // MARK: Names

  /// The declared name: one word; keywords are let through, they are problems of their own.
  mutating func parseName() {
    if kind.isWord { leaf(.name) } else { report(.missing) }
  }

  // MARK: Types

  private mutating func parseTypeDeclaration(_ declaration: NodeKind) -> NodeKind {
    advance()
    parseName()
    parseGenericParametersIfAny()
    parseInheritanceIfAny()
    parseWhereClauseIfAny()
    parseMemberBlock()
    return declaration
  }

  private mutating func parseExtension() -> NodeKind {
    advance()
    parseType()
    parseInheritanceIfAny()
    parseWhereClauseIfAny()
    parseMemberBlock()
    return .extensionDeclaration
  }

  private mutating func parseInheritanceIfAny() {
    guard at(.colon) else { return }
    let node = open(.inheritance)
    advance()
    repeat {
      if at(.classWord) { parseClassConstraint() } else { parseType() }
    } while eat(.comma) && !at(.leftBrace)
    close(node)
  }

  /// `protocol P: class`
  private mutating func parseClassConstraint() {
    let node = open(.namedType)
    leaf(.name)
    close(node)
  }

  // MARK: Generics

  mutating func parseGenericParametersIfAny() {
    guard at(.less) else { return }
    let node = open(.genericParameters)
    advance()
    while !at(.greater), !kind.isCloser {
      let before = position
      parseGenericParameter()
      _ = eat(.comma)
      if position == before { break }
    }
    if at(.whereWord) { parseWhereClauseIfAny() }
    expect(.greater)
    close(node)
  }

  private mutating func parseGenericParameter() {
    if at(.whereWord) { return parseWhereClauseIfAny() }
    let node = open(.genericParameter)
    parseAttributes()
    // `each T`, `let count: Int`
    if (at(.each) && nextKind.isWord) || at(.letWord) { advance() }
    parseName()
    if ahead.isEllipsis(position) { advance() }
    if eat(.colon) { parseType() }
    if eat(.equal) { parseType() }
    close(node)
  }

  /// The requirements' types in turn; `:` and `==` between them are tokens only.
  mutating func parseWhereClauseIfAny() {
    guard at(.whereWord) else { return }
    let node = open(.whereClause)
    advance()
    repeat {
      if at(.leftBrace) { break }
      parseType()
      if eat(.colon) {
        if at(.classWord) { parseClassConstraint() } else { parseType() }
        if at(.leftParenthesis) { skipBracketed() }
      } else if kind == .infixOperator || kind == .equal || kind == .postfixOperator || kind == .prefixOperator {
        advance()
        parseType()
      } else {
        report(.missing)
      }
    } while eat(.comma)
    close(node)
  }

  // MARK: Enum cases

  private mutating func parseEnumCase() -> NodeKind {
    advance()
    repeat {
      let node = open(.enumCaseElement)
      parseName()
      if at(.leftParenthesis) { parseCaseParameters() }
      if at(.equal) { parseInitializer() }
      close(node)
    } while eat(.comma)
    return .enumCaseDeclaration
  }

  /// `(Int, name: String)`: the names may be missing, unlike a function's.
  private mutating func parseCaseParameters() {
    let opener = position
    let node = open(.parameters)
    advance()
    while !kind.isCloser {
      let before = position
      let parameter = open(.parameter)
      if kind.isWord, nextKind == .colon {
        leaf(.name)
        advance()
      } else if kind.isWord, nextKind.isWord, kind(position + 2) == .colon {
        leaf(.name)
        leaf(.name)
        advance()
      }
      parseType()
      if kind.isOperator, ahead.isEllipsis(position) {
        advance()
        nodes[parameter].flags = .variadic
      }
      if at(.equal) { parseInitializer() }
      close(parameter)
      if !eat(.comma) && !kind.isCloser { report(.missing) }
      if position == before { break }
    }
    finish(opener)
    close(node)
  }

  // MARK: The rest

  private mutating func parseImport() -> NodeKind {
    advance()
    switch kind {
    case .typealiasWord, .structWord, .classWord, .enumWord, .protocolWord, .varWord, .letWord, .funcWord, .inoutWord:
      advance()
    default: break
    }
    repeat {
      if kind.isOperator { parseOperatorName() } else { parseName() }
    } while eat(.period) || eat(.doubleColon)
    return .importDeclaration
  }

  private mutating func parseTypealias() -> NodeKind {
    advance()
    parseName()
    parseGenericParametersIfAny()
    expect(.equal)
    parseType()
    parseWhereClauseIfAny()
    return .typealiasDeclaration
  }

  private mutating func parseAssociatedType() -> NodeKind {
    advance()
    parseName()
    if ahead.isEllipsis(position) { advance() }
    parseInheritanceIfAny()
    if at(.equal) {
      let node = open(.initializer)
      advance()
      parseType()
      close(node)
    }
    parseWhereClauseIfAny()
    return .associatedtypeDeclaration
  }

  /// Nobody here asks about precedence: raw tokens.
  private mutating func parseOperatorDeclaration() -> NodeKind {
    let isGroup = at(.precedencegroupWord)
    advance()
    if isGroup {
      parseName()
      if at(.leftBrace) { skipBracketed() } else { report(.missing) }
      return .operatorDeclaration
    }
    while kind.isOperator, !isAtLineStart { advance() }
    if at(.regex) { advance() }
    if eat(.colon) {
      repeat {
        if kind.isOperator { parseOperatorName() } else if kind.isWord, !isAtLineStart { leaf(.name) }
      } while eat(.comma)
    }
    if at(.leftBrace), !isAtLineStart { skipBracketed() }
    return .operatorDeclaration
  }

  private mutating func parseMacroDeclaration() -> NodeKind {
    advance()
    parseName()
    parseGenericParametersIfAny()
    parseSignature()
    if at(.equal) { parseInitializer() }
    parseWhereClauseIfAny()
    return .macroDeclaration
  }
}

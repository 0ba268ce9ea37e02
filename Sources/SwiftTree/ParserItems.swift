/// What stands between braces and at a file's top level.
extension Parser {
  mutating func parseSourceFile() {
    let file = open(.sourceFile)
    parseItems(.codeBlock, upTo: lastToken)
    close(file)
  }

  /// `{` items `}`
  mutating func parseCodeBlock() {
    guard at(.leftBrace) else { return report(.missing) }
    let block = open(.codeBlock)
    parseBracedItems(.codeBlock)
    close(block)
  }

  /// `{` members `}`
  mutating func parseMemberBlock() {
    guard at(.leftBrace) else { return report(.missing) }
    let block = open(.memberBlock)
    parseBracedItems(.memberBlock)
    close(block)
  }

  /// `{` items `}`, without a node.
  @inline(never)
  mutating func parseBracedItems(_ list: ItemList) {
    guard enter() else { return skipBracketed() }
    let opener = position
    let outer = context
    context = []
    advance()
    parseItems(list, upTo: ahead.partner(opener))
    finish(opener)
    context = outer
    leave()
  }

  /// Items up to the token that ends the list.
  mutating func parseItems(_ list: ItemList, upTo end: Int) {
    while position < end {
      if eat(.semicolon) { continue }
      if kind.isCloser {
        skipStrayCloser()
        continue
      }
      let before = position
      parseItem(list, upTo: end)
      if position == before { skipUnexpected() }
      if !isAtLineStart, list.needsSeparators, !isSeparated { report(.missing) }
    }
  }

  /// Whether a semicolon or a closing bracket stands between the items here.
  var isSeparated: Bool { at(.semicolon) || kind.isCloser || kind(position - 1) == .semicolon }

  private mutating func parseItem(_ list: ItemList, upTo end: Int) {
    switch list {
    case .codeBlock: parseCodeItem()
    case .memberBlock: parseMember()
    case .accessors: parseAccessor()
    case .switchCases: parseSwitchElement(upTo: end)
    case .attributes: parseAttributes()
    case .suffixes: parseSuffixesOnly()
    }
  }

  mutating func parseCodeItem() {
    switch kind {
    case .identifier where nextKind != .colon:
      parseExpression()
    case let word where word.isDeclarationWord && nextKind != .colon:
      parseDeclaration()
    case .poundIf where !ahead.holdsAttributes(ifConfigAt: position):
      parseIfConfig(.codeBlock)
    case .poundSourceLocation:
      parseSourceLocation()
    default:
      let first = nodeCount
      if parseStatement() {
        // `if … else { 1 } as Int`: the statement is an expression after all.
        if at(.asWord), !isAtLineStart { parseOperators(from: first) }
      } else if ahead.beginsDeclaration(position, in: .codeBlock, isInInitializer) {
        parseDeclaration()
      } else {
        parseExpression()
      }
    }
  }

  private mutating func parseMember() {
    switch kind {
    case .poundIf where !ahead.holdsAttributes(ifConfigAt: position): parseIfConfig(.memberBlock)
    case .poundSourceLocation: parseSourceLocation()
    case .pound: parseMacroExpansion()
    default: if ahead.beginsDeclaration(position, in: .memberBlock, isInInitializer) { parseDeclaration() }
    }
  }

  /// `#sourceLocation(file: "a", line: 1)`: for the compiler's messages, raw tokens.
  private mutating func parseSourceLocation() {
    let node = open(.sourceLocation)
    advance()
    if at(.leftParenthesis) { skipBracketed() }
    close(node)
  }
}

/// What a list holds; the clauses of an `#if` hold the same.
enum ItemList {
  case codeBlock, memberBlock, switchCases, accessors, attributes, suffixes

  /// Whether a line break or a semicolon must stand between its items.
  var needsSeparators: Bool { self == .codeBlock || self == .memberBlock }
}

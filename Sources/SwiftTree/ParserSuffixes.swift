/// What stands behind an operand: members, calls, subscripts, marks, closures; arguments and key paths.
extension Parser {
  /// Whether a suffix may stand here; a quick no for most operands.
  @inline(__always)
  private var isAtSuffixToken: Bool {
    switch kind {
    case .period, .leftParenthesis, .leftBracket, .leftBrace, .question, .exclamation, .postfixOperator, .less,
      .doubleColon, .poundIf:
      true
    default: false
    }
  }

  /// The suffixes of the operand whose nodes begin at `first`; it becomes a `postfix` if there are any.
  @inline(__always)
  mutating func parseSuffixes(from first: Int) {
    if isAtSuffixToken { parseSomeSuffixes(from: first) }
  }

  private mutating func parseSomeSuffixes(from first: Int) {
    // Nothing was parsed: there is no operand.
    if nodeCount == first { return }
    guard ahead.beginsSuffix(position, in: context), !(at(.leftBrace) && nodes[first].kind.isLiteral) else { return }
    parseSuffixes(of: wrap(.postfix, from: first))
  }

  /// The suffixes of a `postfix` that has begun.
  @inline(never)
  mutating func parseSuffixes(of node: Int) {
    parseSuffixList()
    close(node)
  }

  /// The suffixes alone, as the clauses of an `#if` behind an operand hold them.
  mutating func parseSuffixesOnly() {
    let outer = context
    context.remove(.endsAtLine)
    if ahead.beginsSuffix(position, in: context) { parseSuffixList() }
    context = outer
  }

  @inline(__always)
  private mutating func parseSuffixList() {
    while true {
      // Members and calls first: nine suffixes of ten are one.
      if at(.period), !context.contains(.endsAtLine) {
        parseMember()
      } else if at(.leftParenthesis), !isAtLineStart {
        parseCall()
      } else {
        guard isAtSuffixToken, ahead.beginsSuffix(position, in: context) else { return }
        let isClosureAlone = at(.leftBrace)
        parseSuffix()
        // `a { } { }`: only parentheses allow another closure behind the first.
        if isClosureAlone, at(.leftBrace) { return }
      }
    }
  }

  private mutating func parseSuffix() {
    switch kind {
    case .period, .doubleColon: parseMember()
    case .leftParenthesis, .leftBrace: parseCall()
    case .leftBracket: parseSubscript()
    case .question: leaf(.optionalChain)
    case .exclamation: leaf(.forceUnwrap)
    case .postfixOperator: leaf(.postfixOperator)
    case .less: parseGenericArguments()
    default: parseIfConfig(.suffixes)
    }
  }

  @inline(__always)
  private mutating func parseMember() {
    let node = open(.member)
    advance()
    if kind.isReserved, isAtLineStart, !hasMemberAfterBreak {
      report(.missing)
      return close(node)
    }
    parseMemberName()
    if at(.leftParenthesis), parseArgumentLabelsIfAny() { nodes[node].flags = .argumentLabels }
    close(node)
  }

  /// A name may stand in the line after its dot; a keyword there rather begins a statement.
  private var hasMemberAfterBreak: Bool {
    at(.selfWord) || at(.initWord)
  }

  @inline(__always)
  private mutating func parseCall() {
    let node = open(.call)
    if at(.leftParenthesis) { parseArgumentList() }
    if at(.leftBrace), ahead.beginsTrailingClosure(position, in: context) { parseTrailingClosures() }
    close(node)
  }

  private mutating func parseSubscript() {
    let node = open(.subscript)
    parseParenthesizedArguments()
    if at(.leftBrace), ahead.beginsTrailingClosure(position, in: context) { parseTrailingClosures() }
    close(node)
  }

  // MARK: Arguments

  /// `(` arguments `)`
  @inline(never)
  mutating func parseParenthesizedArguments() {
    parseArgumentList()
  }

  @inline(__always)
  private mutating func parseArgumentList() {
    let opener = position
    let outer = context
    context = outer.intersection([.isPattern, .binds])
    advance()
    parseArguments()
    finish(opener)
    context = outer
  }

  /// Arguments up to a closing bracket.
  @inline(__always)
  mutating func parseArguments() {
    while !kind.isCloser {
      let before = position
      parseArgument()
      if !eat(.comma) { break }
      if position == before { break }
    }
  }

  @inline(__always)
  private mutating func parseArgument() {
    let node = open(.argument)
    if kind.isWord, nextKind == .colon {
      leaf(.name)
      advance()
      // `f(a:)` was no reference with labels: an argument's value is missing, as in a macro's argument.
      if at(.comma) || kind.isCloser { return close(node) }
    }
    parseArgumentValue()
    close(node)
  }

  @inline(__always)
  private mutating func parseArgumentValue() {
    // Every second value is one token, and is told by what follows it.
    let isAlone = nextKind == .comma || nextKind == .rightParenthesis
    if isAlone, !context.contains(.binds), let kind = kindOfLoneOperand { leaf(kind) } else { parseExpression() }
  }

  // MARK: Trailing closures

  /// `{ … } label: { … }`
  mutating func parseTrailingClosures() {
    let first = open(.trailingClosure)
    parseClosure()
    close(first)
    while isAtLabeledTrailingClosure {
      let node = open(.trailingClosure)
      leaf(.name)
      advance()
      parseClosure()
      close(node)
    }
  }

  private var isAtLabeledTrailingClosure: Bool {
    kind.isWord && !at(.defaultWord) && nextKind == .colon && kind(position + 2) == .leftBrace
  }

  // MARK: Key paths

  /// `\Root.a?.b[0]`, flat.
  mutating func parseKeyPath() {
    let node = open(.keyPath)
    advance()
    if !at(.period) { parseKeyPathRoot() }
    while isAtKeyPathComponent { parseKeyPathComponent() }
    close(node)
  }

  /// The root type, up to the first component.
  private mutating func parseKeyPathRoot() {
    let first = nodeCount
    switch kind {
    case let word where word.isReference:
      let node = open(.namedType)
      leaf(.name)
      if at(.less), ahead.beginsGenericArguments(position) { parseGenericArguments() }
      close(node)
    case .leftParenthesis: parseTupleType()
    case .leftBracket: parseBracketType()
    default: report(.missing)
    }
    while at(.question) || at(.exclamation), nodeCount > first {
      leaf(at(.question) ? .optionalChain : .forceUnwrap)
    }
  }

  private var isAtKeyPathComponent: Bool {
    switch kind {
    case .period: !(context.contains(.endsAtLine) && isAtLineStart)
    case .leftBracket, .leftParenthesis: !isAtLineStart && !ahead.hasSpaceBefore(position)
    case .question, .exclamation: true
    case .less: ahead.beginsGenericArguments(position)
    default: false
    }
  }

  private mutating func parseKeyPathComponent() {
    guard at(.period) else {
      // A closure behind a key path is not its own.
      let outer = context
      context.insert(.bracesAreBlocks)
      parseSuffix()
      context = outer
      return
    }
    switch nextKind {
    case .leftBracket, .question, .exclamation: advance()
    default: parseMember()
    }
  }
}

import SwiftTree

/// Expressions: chains become events.
extension FactsBuilder {
  /// Reads an expression and says what it is.
  mutating func readExpression(_ node: Int, flags: Event.Flags = []) -> ExpressionFact {
    let first = EventIndex(facts.events.count)
    var expression = ExpressionFact(
      link: -1, firstEvent: first, endEvent: first, start: tree.start(node), end: tree.endOffset(node), kind: .other)
    switch tree.kind(node) {
    case .integerLiteral: expression.kind = .integer
    case .floatLiteral: expression.kind = .float
    case .booleanLiteral: expression.kind = .boolean
    case .regexLiteral: expression.kind = .regex
    case .nilLiteral: expression.kind = .nil
    case .stringLiteral:
      expression.kind = .string
      walkChildren(of: node)
    case .arrayLiteral:
      expression.kind = .array
      walkChildren(of: node)
    case .dictionaryLiteral:
      expression.kind = .dictionary
      walkChildren(of: node)
    case .prefixOperator:
      let inner = readOnlyExpression(in: node)
      // `-1` is a number.
      expression.kind = inner.map { $0.kind == .integer || $0.kind == .float ? $0.kind : .other } ?? .other
    case .sequence where tree.isFallback(from: node + 1, to: tree.end(node)): expression = readOperands(from: node + 1, to: tree.end(node))
    case .keyPath:
      expression.kind = .keyPath
      expression.link = readKeyPath(node)
    case .closure:
      expression.kind = .closure
      expression.link = readClosure(node)
    default:
      expression.link = walkExpression(node, flags: flags)
      expression.kind = expression.link >= 0 ? .chain : .other
    }
    expression.endEvent = EventIndex(facts.events.count)
    return expression
  }

  private mutating func readOnlyExpression(in node: Int) -> ExpressionFact? {
    var result: ExpressionFact?
    forEachChild(of: node) { builder, child in result = builder.readExpression(child) }
    return result
  }

  /// Reads an expression.
  /// - Returns: its last event if it is one chain, else -1.
  @discardableResult
  mutating func walkExpression(_ node: Int, flags: Event.Flags = []) -> EventIndex {
    switch tree.kind(node) {
    case .reference, .implicitMember: return appendRead(of: node, flags: flags)
    case .postfix: return readChain(node, flags: flags)
    case .sequence: return readSequence(node)
    case .closure:
      _ = readClosure(node)
      return -1
    case .tryExpression, .wordExpression: return walkLast(of: node, flags: flags)
    case .awaitExpression: return walkLast(of: node, flags: flags.union(.awaited))
    case .inoutExpression: return walkLast(of: node, flags: flags.union(.passedInout))
    case .tuple: return readTuple(node, flags: flags)
    case .keyPath:
      _ = readKeyPath(node)
      return -1
    case .macroExpansion:
      readMacro(node)
      return -1
    case .typeExpression, .namedType, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral:
      return -1
    case .ifStatement, .guardStatement, .switchCase, .catchClause, .forStatement, .caseItem, .optionalBinding,
      .caseCondition, .variableDeclaration, .functionDeclaration, .structDeclaration, .classDeclaration,
      .enumDeclaration, .actorDeclaration, .extensionDeclaration, .protocolDeclaration, .initializerDeclaration,
      .deinitializerDeclaration, .subscriptDeclaration, .typealiasDeclaration, .availability:
      walk(node)
      return -1
    default:
      walkChildren(of: node)
      return -1
    }
  }

  /// `try`, `await`, `&`, `each` and the like stand before one expression.
  private mutating func walkLast(of node: Int, flags: Event.Flags) -> EventIndex {
    var root: EventIndex = -1
    forEachChild(of: node) { builder, child in root = builder.walkExpression(child, flags: flags) }
    return root
  }

  /// Parentheses around one expression are that expression.
  private mutating func readTuple(_ node: Int, flags: Event.Flags) -> EventIndex {
    var count = 0
    var root: EventIndex = -1
    forEachChild(of: node) { builder, argument in
      guard builder.tree.kind(argument) == .argument else { return builder.walk(argument) }
      count += 1
      builder.forEachChild(of: argument) { builder, child in
        if builder.tree.kind(child) != .name { root = builder.walkExpression(child, flags: flags) }
      }
    }
    return count == 1 ? root : -1
  }

  private mutating func readKeyPath(_ node: Int) -> EventIndex {
    var chain = beginChain(at: node, flags: .keyPath)
    forEachChild(of: node) { builder, child in
      if builder.tree.kind(child) == .member {
        builder.readMember(child, into: &chain)
      } else {
        builder.readInside(&chain) { $0.walk(child) }
      }
    }
    return hasNames(chain) ? append(.read, chain, end: chain.end) : -1
  }

  // MARK: Operators

  private mutating func readSequence(_ node: Int) -> EventIndex {
    var child = node + 1
    let end = tree.end(node)
    while child < end {
      let next = tree.end(child)
      if next < end, let flags = tree.writeFlags(operator: next) {
        return readAssignment(target: child, value: tree.end(next), end: end, flags: flags)
      }
      walk(child)
      child = next
    }
    return -1
  }

  private mutating func readAssignment(target: Int, value: Int, end: Int, flags: Event.Flags) -> EventIndex {
    let isDiscard = tree.kind(target) == .reference && tree.tokenKind(tree.firstToken(target)) == .wildcard
    let written = isDiscard ? -1 : walkExpression(target, flags: flags)
    guard value < end else { return -1 }
    let expression = readOperands(from: value, to: end)
    if isDiscard, expression.root >= 0 { facts.events[Int(expression.root)].flags.insert(.discarded) }
    guard written >= 0 else { return -1 }
    guard facts.events[Int(written)].kind == .read else { return -1 }
    facts.expressions.append(expression)
    facts.events[Int(written)].link = Int32(facts.expressions.count - 1)
    return -1
  }

  /// What stands behind an assignment: one operand, or several with operators between them.
  private mutating func readOperands(from first: Int, to end: Int) -> ExpressionFact {
    guard tree.end(first) < end else { return readExpression(first) }
    let firstEvent = EventIndex(facts.events.count)
    var expression = ExpressionFact(
      link: -1, firstEvent: firstEvent, endEvent: firstEvent, start: tree.start(first),
      end: tree.tokenEnd(tree.endToken(end - 1) - 1), kind: tree.isFallback(from: first, to: end) ? .fallback : .other)
    var child = first
    while child < end {
      let root = tree.kind(child) == .binaryOperator ? -1 : readExpression(child).root
      if expression.kind == .fallback { expression.link = root }
      child = tree.end(child)
    }
    expression.endEvent = EventIndex(facts.events.count)
    return expression
  }

  // MARK: Chains

  /// A chain while it is read from left to right.
  struct Chain {
    var start: UInt32
    /// What the context says of the whole chain.
    var flags: Event.Flags
    /// What stands in the part since the last call.
    // Not `[]`, for which the compiler makes and releases an array.
    var partFlags = Event.Flags(rawValue: 0)
    var receiver: EventIndex = -1
    /// Where the part's names begin in the file's `paths`; they are the last ones there.
    var firstName: Int
    var nameStart: UInt32 = 0
    var end: UInt32 = 0
  }

  @inline(__always)
  private func beginChain(at node: Int, flags: Event.Flags) -> Chain {
    Chain(start: tree.start(node), flags: flags, firstName: facts.paths.count)
  }

  @inline(__always)
  func hasNames(_ chain: Chain) -> Bool { facts.paths.count > chain.firstName }

  /// A reference that is no part of a longer chain.
  @discardableResult
  mutating func appendRead(of node: Int, flags: Event.Flags) -> EventIndex {
    var chain = beginChain(at: node, flags: flags)
    begin(&chain, with: node)
    return finish(chain)
  }

  private mutating func readChain(_ node: Int, flags: Event.Flags) -> EventIndex {
    var chain = beginChain(at: node, flags: flags)
    let end = tree.end(node)
    begin(&chain, with: node + 1)
    var suffix = tree.end(node + 1)
    while suffix < end {
      read(suffix: suffix, into: &chain)
      suffix = tree.end(suffix)
    }
    return finish(chain)
  }

  private mutating func begin(_ chain: inout Chain, with base: Int) {
    chain.nameStart = tree.start(base)
    chain.end = tree.endOffset(base)
    switch tree.kind(base) {
    case .reference, .identifierPattern: beginReference(&chain, base)
    case .implicitMember:
      chain.partFlags.insert(.implicitMember)
      push(tree.firstToken(tree.child(base, .name) ?? base), to: &chain)
    default: beginExpression(&chain, base)
    }
  }

  /// A chain whose base is no name.
  private mutating func beginExpression(_ chain: inout Chain, _ base: Int) {
    switch tree.kind(base) {
    case .closure:
      chain.partFlags.insert(.ofClosure)
      // `{ … }()` runs at once; without the call nothing runs it here.
      let isCalled = tree.end(base) < tree.nodeCount && tree.kind(tree.end(base)) == .call
      _ = readClosure(base, role: isCalled ? .inherited : .later)
    case .macroExpansion:
      chain.partFlags.insert(.onOther)
      readMacro(base)
    default:
      chain.partFlags.insert(.onOther)
      // `(model).name`, `(try? f())?.count`: the chain goes on from what stands in the parentheses.
      chain.receiver = walkExpression(base)
    }
    chain.firstName = facts.paths.count
  }

  private mutating func beginReference(_ chain: inout Chain, _ node: Int) {
    let token = tree.firstToken(node)
    switch tree.tokenKind(token) {
    case .selfWord: chain.partFlags.insert(.onSelf)
    case .superWord: chain.partFlags.insert(.onSuper)
    default:
      let text = tree.text(ofToken: token)
      if text.count > 1, text[0] == UInt8(ascii: "_") { chain.partFlags.insert(.underscored) }
      if text.count > 1, text[0] == UInt8(ascii: "$"), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[1]) { chain.partFlags.insert(.projected) }
      push(token, to: &chain)
    }
  }

  @inline(__always)
  private mutating func push(_ token: Int, to chain: inout Chain) {
    facts.paths.append(tree.tokenName(token))
    chain.nameStart = tree.tokenStart(token)
    chain.end = tree.tokenEnd(token)
  }

  private mutating func read(suffix: Int, into chain: inout Chain) {
    switch tree.kind(suffix) {
    case .member: readMember(suffix, into: &chain)
    case .call: readCall(suffix, of: &chain)
    case .subscript:
      facts.paths.append(Words.subscriptStep)
      readInside(&chain) { $0.readSubscriptArguments(suffix) }
    case .optionalChain: chain.partFlags.insert(.optionalChain)
    case .ifConfig, .ifConfigClause:
      forEachChild(of: suffix) { builder, child in builder.read(suffix: child, into: &chain) }
    case .forceUnwrap, .genericArguments, .postfixOperator, .name: break
    default: readInside(&chain) { $0.walk(suffix) }
    }
  }

  private mutating func readMember(_ node: Int, into chain: inout Chain) {
    guard let nameNode = tree.child(node, .name) else { return }
    let token = tree.firstToken(nameNode)
    if chain.partFlags.contains(.onSelf), !hasNames(chain) {
      let byte = tree.bytes[Int(tree.tokenStart(token))]
      if byte == UInt8(ascii: "$") { chain.partFlags.insert(.projected) }
      if byte == UInt8(ascii: "_") { chain.partFlags.insert(.underscored) }
    }
    push(token, to: &chain)
  }

  private mutating func readSubscriptArguments(_ node: Int) {
    forEachChild(of: node) { builder, child in
      if builder.tree.kind(child) == .argument { builder.readUnkeptArgument(child) } else { builder.walk(child) }
    }
  }

  /// Reads what stands between the names of a chain, and moves those before it behind the names that it leaves.
  private mutating func readInside(_ chain: inout Chain, _ read: (inout FactsBuilder) -> Void) {
    let endName = facts.paths.count
    read(&self)
    let first = facts.paths.count
    guard first > endName else { return }
    for index in chain.firstName..<endName { facts.paths.append(facts.paths[index]) }
    chain.firstName = first
  }

  /// Emits what is left of the chain behind its last call.
  private mutating func finish(_ chain: Chain) -> EventIndex {
    let hasNames = hasNames(chain)
    if !hasNames, chain.receiver >= 0 {
      facts.events[Int(chain.receiver)].flags.formUnion(chain.flags)
      return chain.receiver
    }
    guard hasNames || chain.partFlags.contains(.onSelf) else { return -1 }
    return append(.read, chain, end: chain.end)
  }

  mutating func append(_ kind: Event.Kind, _ chain: Chain, end: UInt32) -> EventIndex {
    let index = EventIndex(facts.events.count)
    var flags = chain.partFlags
    if kind == .read { flags.formUnion(chain.flags) }
    if isCondition { flags.insert(.inCondition) }
    facts.events.append(
      Event(
        kind: kind,
        // Longer paths than 255 names don't occur; the rest is dropped.
        pathCount: UInt8(min(facts.paths.count - chain.firstName, 255)), flags: flags, scope: scope,
        receiver: chain.receiver, firstPath: UInt32(chain.firstName), link: -1, start: chain.start, end: end,
        nameStart: chain.nameStart, nameLength: UInt16(clamping: chain.end - chain.nameStart), argumentCount: 0))
    return index
  }
}

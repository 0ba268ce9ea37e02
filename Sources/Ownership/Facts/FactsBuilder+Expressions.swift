import SwiftTree

/// Expressions and their operators.
extension FactsBuilder {
  /// Reads an expression and says what it is.
  mutating func readExpression(_ node: Int, flags: Event.Flags = []) -> ExpressionFact {
    if tree.kind(node) == .sequence, tree.isFallback(from: node + 1, to: tree.end(node)) {
      return readOperands(from: node + 1, to: tree.end(node))
    }
    let first = facts.events.nextIndex
    let (kind, link) = readValue(node, flags: flags)
    return ExpressionFact(
      link: link, firstEvent: first, endEvent: facts.events.nextIndex, start: tree.start(node),
      end: tree.endOffset(node), kind: kind)
  }

  @inline(__always)
  private mutating func readValue(_ node: Int, flags: Event.Flags) -> (kind: ExpressionFact.Kind, link: Int32) {
    switch tree.kind(node) {
    case .postfix: return link(to: readChain(node, flags: flags))
    case .reference, .implicitMember: return link(to: appendRead(of: node, flags: flags))
    case .integerLiteral: return (.integer, -1)
    case .floatLiteral: return (.float, -1)
    case .booleanLiteral: return (.boolean, -1)
    case .regexLiteral: return (.regex, -1)
    case .nilLiteral: return (.nil, -1)
    case .stringLiteral:
      walkChildren(of: node)
      return (.string, -1)
    case .arrayLiteral:
      walkChildren(of: node)
      return (.array, -1)
    case .dictionaryLiteral:
      walkChildren(of: node)
      return (.dictionary, -1)
    case .prefixOperator:
      let inner = readOnlyExpression(in: node)
      // `-1` is a number.
      return (inner.map { $0.kind == .integer || $0.kind == .float ? $0.kind : .other } ?? .other, -1)
    case .keyPath: return (.keyPath, readKeyPath(node))
    case .closure: return (.closure, readClosure(node))
    default: return link(to: walkExpression(node, flags: flags))
    }
  }

  @inline(__always)
  private func link(to root: EventIndex) -> (kind: ExpressionFact.Kind, link: Int32) {
    (root >= 0 ? .chain : .other, root)
  }

  /// Keeps the text of a literal, for those who ask whether two say the same.
  mutating func keepLiteral(_ expression: inout ExpressionFact) {
    guard expression.kind.isLiteral, expression.firstEvent == expression.endEvent else { return }
    let text = UnsafeBufferPointer(start: tree.bytes + Int(expression.start), count: Int(expression.end - expression.start))
    facts.paths.append(Name(bytes: text))
    expression.link = Int32(keepNames(from: facts.paths.count - 1, count: 1))
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
    case .ifStatement, .guardStatement, .switchStatement, .switchCase, .catchClause, .forStatement, .whileStatement,
      .repeatStatement, .caseItem, .optionalBinding, .caseCondition, .variableDeclaration, .functionDeclaration,
      .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .extensionDeclaration,
      .protocolDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration,
      .typealiasDeclaration, .availability:
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

  // MARK: Operators

  mutating func readSequence(_ node: Int) -> EventIndex {
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
    facts.events[Int(written)].link = facts.expressions.nextIndex - 1
    return -1
  }

  /// What stands behind an assignment: one operand, or several with operators between them.
  private mutating func readOperands(from first: Int, to end: Int) -> ExpressionFact {
    guard tree.end(first) < end else { return readExpression(first) }
    let firstEvent = facts.events.nextIndex
    var expression = ExpressionFact(
      link: -1, firstEvent: firstEvent, endEvent: firstEvent, start: tree.start(first),
      end: tree.tokenEnd(tree.endToken(end - 1) - 1), kind: tree.isFallback(from: first, to: end) ? .fallback : .other)
    var child = first
    while child < end {
      let root = tree.kind(child) == .binaryOperator ? -1 : readExpression(child).root
      if expression.kind == .fallback { expression.link = root }
      child = tree.end(child)
    }
    expression.endEvent = facts.events.nextIndex
    return expression
  }
}

import SwiftTree

/// Local names, branches and loops.
extension FactsBuilder {
  // MARK: Local names

  mutating func readLocal(_ binding: Int, isLet: Bool, attributes: Range<Int32>) {
    guard binding + 1 < tree.end(binding) else { return }
    let parts = tree.bindingParts(of: binding)
    let type = readAnnotation(parts.annotation)
    var value: Int32 = -1
    if let initializer = parts.initializer {
      let first = facts.events.count
      value = readInitializer(initializer)
      if tree.kind(binding + 1) == .wildcardPattern { discardResult(of: value, from: first) }
    }
    declare(
      binding + 1, isLet ? .constant : .variable, type: type, value: value, attributes: attributes)
    if let block = parts.accessors { walkChildren(of: block) }
  }

  /// Declares the names of a pattern; each is valid behind its own initial value, `let model = model`.
  mutating func declare(
    _ pattern: Int, _ kind: LocalFact.Kind, type: TypeReferenceIndex = -1, value: Int32 = -1,
    attributes: Range<Int32> = 0..<0
  ) {
    let first = facts.locals.count
    forEachName(in: pattern) { builder, name in
      builder.declare(name: name, kind, type: type, value: value, attributes: attributes)
    }
    // `let (a, b) = pair` gives no single name its value.
    if facts.locals.count - first > 1 {
      for index in first..<facts.locals.count { facts.locals[index].value = -1 }
    }
  }

  /// - Parameter name: a node of one token.
  mutating func declare(
    name node: Int, _ kind: LocalFact.Kind, type: TypeReferenceIndex = -1, value: Int32 = -1,
    attributes: Range<Int32> = 0..<0
  ) {
    let token = tree.firstToken(node)
    let text = tree.text(ofToken: token)
    let isProjected = text.first == UInt8(ascii: "$")
    let end = tree.tokenEnd(token)
    facts.locals.append(
      LocalFact(
        name: isProjected ? Name(bytes: UnsafeBufferPointer(rebasing: text.dropFirst())) : tree.tokenName(token),
        place: tree.tokenStart(token)..<end,
        validFrom: max(end, value >= 0 ? facts.expressions[Int(value)].end : 0), scope: scope,
        type: type, value: value, attributes: attributes, kind: kind, isProjected: isProjected))
  }

  mutating func readInitializer(_ node: Int) -> Int32 {
    guard node + 1 < tree.end(node) else { return -1 }
    let expression = readExpression(node + 1)
    facts.expressions.append(expression)
    return facts.expressions.nextIndex - 1
  }

  private mutating func discardResult(of value: Int32, from first: Int) {
    guard value >= 0 else { return }
    let root = facts.expressions[Int(value)].root
    if root >= 0, Int(root) >= first { facts.events[Int(root)].flags.insert(.discarded) }
  }

  mutating func readOptionalBinding(_ node: Int) {
    guard node + 1 < tree.end(node) else { return }
    let parts = tree.bindingParts(of: node)
    let type = readAnnotation(parts.annotation)
    var value: Int32 = -1
    if let initializer = parts.initializer {
      value = readInitializer(initializer)
    } else if tree.kind(node + 1) == .identifierPattern {
      value = readShorthand(node + 1)
    }
    declare(node + 1, .constant, type: type, value: value)
  }

  /// `if let model` reads the outer `model`.
  private mutating func readShorthand(_ name: Int) -> Int32 {
    let first = facts.events.nextIndex
    let root = appendRead(of: name, flags: .shorthand)
    facts.expressions.append(
      ExpressionFact(
        link: root, firstEvent: first, endEvent: facts.events.nextIndex, start: tree.start(name),
        end: tree.endOffset(name), kind: root >= 0 ? .chain : .other))
    return facts.expressions.nextIndex - 1
  }

  mutating func readCaseCondition(_ node: Int) {
    if let initializer = tree.child(node, .initializer) { _ = readInitializer(initializer) }
    readPattern(node + 1)
  }

  mutating func readPatternItem(_ node: Int) {
    readPattern(node + 1)
    if let condition = tree.child(node, .whereClause) { walkChildren(of: condition) }
  }

  private mutating func readPattern(_ node: Int) {
    switch tree.kind(node) {
    case .identifierPattern: declare(name: node, .pattern)
    case .expressionPattern: readExpressionPattern(node)
    case .tuplePattern, .bindingPattern, .argument:
      forEachChild(of: node) { builder, child in builder.readPattern(child) }
    default: break
    }
  }

  /// `.loaded(let value)` is an expression with patterns in it.
  private mutating func readExpressionPattern(_ node: Int) {
    forEachChild(of: node) { builder, child in
      _ = builder.readExpression(child)
    }
    for inner in node + 1..<tree.end(node) where tree.kind(inner) == .identifierPattern {
      declare(name: inner, .pattern)
    }
  }

  mutating func readFor(_ node: Int) {
    let block = tree.child(node, .codeBlock)
    let flags: Event.Flags = isAwaiting(for: node) ? .awaited : []
    let firstEvent = facts.events.count
    var pattern: Int?
    forEachChild(of: node) { builder, child in
      switch builder.tree.kind(child) {
      case .identifierPattern, .tuplePattern, .bindingPattern, .expressionPattern, .wildcardPattern: pattern = pattern ?? child
      case .codeBlock, .typeAnnotation, .whereClause: break
      default: builder.walkExpression(child, flags: flags)
      }
    }
    if !flags.isEmpty, namesEndlessSequence(since: firstEvent) { markLoop() }
    let firstLocal = facts.locals.count
    if let pattern { readPattern(pattern) }
    if let condition = tree.child(node, .whereClause) { walkChildren(of: condition) }
    if let block {
      walkChildren(of: block)
      endLocals(from: firstLocal, at: block)
    }
  }

  /// `for await x in …`, `for try await x in …`.
  private func isAwaiting(for node: Int) -> Bool {
    let first = tree.firstToken(node)
    return (first + 1..<min(first + 3, tree.endToken(node))).contains { tree.tokenKind($0) == .await }
  }

  // MARK: Branches

  mutating func readIf(_ node: Int) {
    readIf(node, choice: Int32(clamping: tree.start(node)))
  }

  /// The arms of an `if` that follows an `else` are arms of the first one.
  private mutating func readIf(_ node: Int, choice: Int32) {
    let firstLocal = facts.locals.count
    forEachChild(of: node) { builder, child in
      switch builder.tree.kind(child) {
      case .codeBlock:
        builder.readBranch(child, of: choice)
        builder.endLocals(from: firstLocal, at: child)
      case .ifStatement: builder.readIf(child, choice: choice)
      default: builder.walk(child)
      }
    }
  }

  mutating func readSwitch(_ node: Int) {
    let choice = Int32(clamping: tree.start(node))
    forEachChild(of: node) { builder, child in
      if builder.tree.kind(child) == .switchCase { builder.readBranch(child, of: choice) } else { builder.walk(child) }
    }
  }

  /// What a condition binds ends with the block that it guards.
  private mutating func endLocals(from first: Int, at block: Int) {
    let end = tree.endOffset(block)
    for index in first..<facts.locals.count where facts.locals[index].scope == scope {
      facts.locals[index].validTo = min(facts.locals[index].validTo, end)
    }
  }

  mutating func readConditions(_ node: Int) {
    let outer = isCondition
    isCondition = true
    walkChildren(of: node)
    isCondition = outer
  }

  mutating func readGuard(_ node: Int) {
    if let conditions = tree.child(node, .conditions) { readConditions(conditions) }
    if let block = tree.child(node, .codeBlock) { readBranch(block) }
  }

  /// - Parameter choice: where the `if` or `switch` begins whose arm it is; -1 for another branch.
  mutating func readBranch(_ node: Int, of choice: Int32 = -1) {
    guard facts.flags.contains(.importsSwiftUI) else { return walkChildren(of: node) }
    inScope(.branch, at: node, of: choice, container: .branch) { builder in builder.walkChildren(of: node) }
  }
}

import SwiftTree

/// Calls with their arguments and closures.
extension FactsBuilder {
  /// What is being called, for those who ask what an argument means to it.
  struct CallContext {
    /// -1 for what is no call: an attribute.
    var call: EventIndex = -1
    var node = 0
    /// The last name of the path.
    var callee = Name.none
  }

  /// The places of a call's arguments in the pool. They are taken before the arguments are read, so that those of calls
  /// in them stand elsewhere.
  struct ArgumentList {
    let first: Int32
    /// The index behind the last place.
    let end: Int32
    var count: Int32 = 0

    var filled: Range<Int32> { first..<first + count }
  }

  /// Emits a call and reads its arguments; the chain goes on from its result.
  @inline(__always)
  mutating func readCall(_ node: Int, of chain: inout Chain) {
    let end = tree.endOffset(node)
    let callee = hasNames(chain) ? facts.paths[facts.paths.count - 1] : .none
    let call = append(.call, chain, end: end)
    readArguments(of: CallContext(call: call, node: node, callee: callee))
    chain.receiver = call
    chain.partFlags = []
    chain.firstName = facts.paths.count
    chain.start = end
    chain.nameStart = end
    chain.end = end
  }

  private mutating func readArguments(of context: CallContext) {
    var arguments = reserveArguments(of: context.node)
    forEachChild(of: context.node) { builder, child in
      switch builder.tree.kind(child) {
      case .argument: builder.readArgument(child, of: context, into: &arguments)
      case .trailingClosure: builder.readTrailingClosure(child, of: context, into: &arguments)
      default: builder.walkAside(child)
      }
    }
    closeArguments(arguments)
    facts.events[Int(context.call)].link = arguments.first
    facts.events[Int(context.call)].argumentCount = UInt8(clamping: arguments.count)
  }

  @inline(__always)
  mutating func reserveArguments(of node: Int) -> ArgumentList {
    let first = facts.arguments.nextIndex
    facts.arguments.appendRoom(for: tree.countChildren(of: node) { $0 == .argument || $0 == .trailingClosure })
    return ArgumentList(first: first, end: facts.arguments.nextIndex)
  }

  /// Fills the places that are left.
  @inline(__always)
  mutating func closeArguments(_ list: ArgumentList) {
    var place = list.first &+ list.count
    while place < list.end {
      facts.arguments[Int(place)] = .missing
      place &+= 1
    }
  }

  private mutating func append(
    _ expression: ExpressionFact, label: Name, isTrailing: Bool = false, to arguments: inout ArgumentList
  ) {
    facts.arguments[Int(arguments.first &+ arguments.count)] = ArgumentFact(
      label: label, expression: expression, isTrailing: isTrailing)
    arguments.count &+= 1
  }

  // MARK: Arguments

  mutating func readArgument(
    _ node: Int, of context: CallContext = CallContext(), into arguments: inout ArgumentList
  ) {
    guard let (label, value) = tree.labelAndValue(of: node) else { return }
    let expression =
      tree.kind(value) == .closure
      ? readClosure(value, of: context, label: label, ordinal: arguments.count)
      : readValue(value, of: context, label: label)
    append(expression, label: label, to: &arguments)
  }

  /// An argument that nobody asks for.
  mutating func readUnkeptArgument(_ node: Int) {
    if let (_, value) = tree.labelAndValue(of: node) { _ = readExpression(value) }
  }

  /// The value of an argument; some stand for a piece of code of their own.
  private mutating func readValue(_ node: Int, of context: CallContext, label: Name) -> ExpressionFact {
    guard mayStandForCode.contains(context.callee) else { return readExpression(node) }
    return readCode(node, of: context, label: label)
  }

  @inline(never)
  private mutating func readCode(_ node: Int, of context: CallContext, label: Name) -> ExpressionFact {
    guard let use = ClosureRoles.valueUse(callee: context.callee, label: label) else { return readExpression(node) }
    let scope = openScope(.closure, at: node, role: use.role, container: use.container)
    let outer = self.scope
    self.scope = scope
    let expression = readExpression(node)
    self.scope = outer
    closeScope(scope)
    return expression
  }

  @inline(never)
  private mutating func readTrailingClosure(
    _ node: Int, of context: CallContext, into arguments: inout ArgumentList
  ) {
    guard let closure = tree.child(node, .closure) else { return walkChildren(of: node) }
    let label = tree.child(node, .name).map { tree.name($0) } ?? .none
    let expression = readClosure(closure, of: context, label: label, ordinal: arguments.count)
    append(expression, label: label, isTrailing: true, to: &arguments)
  }

  // MARK: Closures

  @inline(never)
  private mutating func readClosure(
    _ node: Int, of context: CallContext, label: Name, ordinal: Int32
  ) -> ExpressionFact {
    let use =
      context.call >= 0
      ? closureUse(of: facts.events[Int(context.call)], context, label: label) : ClosureUse(role: .later)
    let closure = readClosure(node, call: context.call, argument: ordinal, role: use.role, container: use.container)
    let scope = facts.scopes[Int(closure)]
    return ExpressionFact(
      link: closure, firstEvent: scope.firstEvent, endEvent: scope.endEvent, start: scope.start, end: scope.end,
      kind: .closure)
  }

  @inline(__always)
  private func closureUse(of event: Event, _ context: CallContext, label: Name) -> ClosureUse {
    if event.flags.contains(.ofClosure) { return ClosureUse(role: .later) }
    // What is offered to be evaluated would take the builder with it.
    let tree = tree
    if let use = ClosureRoles.use(callee: context.callee, label: label, shape: tree.callShape(of: context.node)) {
      return use
    }
    return ClosureUse(role: tree.isHandlerName(at: event.nameStart) ? .action : .unresolved)
  }

  mutating func readClosure(
    _ node: Int, call: EventIndex = -1, argument: Int32 = -1, role: ClosureRole = .later, container: Container = .none
  ) -> ScopeIndex {
    inScope(
      .closure, at: node, of: call, role: role, container: container, argument: Int16(clamping: argument)
    ) { builder in
      builder.forEachChild(of: node) { builder, child in
        if builder.tree.kind(child) == .closureSignature {
          builder.readSignature(child)
        } else {
          builder.walk(child)
        }
      }
    }
  }

  private mutating func readSignature(_ node: Int) {
    forEachChild(of: node) { builder, child in
      switch builder.tree.kind(child) {
      case .captures: builder.readCaptures(child)
      case .parameters: builder.readClosureParameters(child)
      default: break
      }
    }
  }

  private mutating func readCaptures(_ node: Int) {
    forEachChild(of: node) { builder, capture in
      guard builder.tree.kind(capture) == .capture, let name = builder.tree.child(capture, .name) else { return }
      if builder.tree.isWeakSelf(capture) { builder.facts.scopes[Int(builder.scope)].traits.insert(.capturesSelfWeakly) }
      guard let initializer = builder.tree.child(capture, .initializer) else { return }
      let value = builder.readInitializer(initializer)
      builder.declare(name: name, .constant, value: value)
    }
  }

  private mutating func readClosureParameters(_ node: Int) {
    forEachChild(of: node) { builder, parameter in
      guard builder.tree.kind(parameter) == .parameter else { return }
      var name: Int?
      var type: TypeReferenceIndex = -1
      builder.forEachChild(of: parameter) { builder, child in
        let kind = builder.tree.kind(child)
        if kind == .name { name = child } else if kind.isType { type = builder.readTypeReference(child) }
      }
      if let name { builder.declare(name: name, .closureParameter, type: type) }
    }
  }

  // MARK: Macros

  mutating func readMacro(_ node: Int) {
    let name = tree.child(node, .name).map { tree.name($0) } ?? .none
    let outer = isPreview
    isPreview = isPreview || name == Words.preview
    let role: ClosureRole = name == Words.preview ? .inherited : .later
    forEachChild(of: node) { builder, child in
      switch builder.tree.kind(child) {
      case .argument:
        builder.readUnkeptArgument(child)
      case .trailingClosure:
        if let closure = builder.tree.child(child, .closure) { _ = builder.readClosure(closure, role: role) }
      default: break
      }
    }
    isPreview = outer
  }
}

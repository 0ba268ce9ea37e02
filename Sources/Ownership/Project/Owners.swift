import SwiftTree

/// An instance that is made for a stored property, and the expression that makes it.
public struct MadeInstance: Sendable {
  public let type: TypeIndex
  public let place: Place
  /// Only where something else is missing: `cache[id] ?? Model()`.
  public var isFallback = false
}

/// A call that makes an instance.
public struct Creation: Sendable {
  public let event: EventID
  public let type: TypeIndex
}

/// Who may own state, and what owners make for themselves.
extension Project {
  /// A type of the program itself that SwiftUI gives its state to (semantics.md 5.3); not a preview's, not a test's.
  public func isStateOwner(_ type: TypeIndex) -> Bool {
    let declared = declaredTypes[type]
    return !declared.traits.isDisjoint(with: .stateOwner) && declared.kind != .protocol && isProductCode(type)
  }

  /// Code of the program itself: no preview's, no test's, not generated (semantics.md, X1, X2 and X11).
  public func isProductCode(_ type: TypeIndex) -> Bool {
    let declared = declaredTypes[type]
    return !declared.isForDevelopment && declared.traits.isDisjoint(with: [.previewProvider, .test])
      && !files[Int(declared.file)].flags.contains(.isGenerated)
  }

  /// A state owner that is made again whenever what contains it is evaluated.
  public func isRebuiltOwner(_ type: TypeIndex) -> Bool {
    isStateOwner(type) && !declaredTypes[type].traits.isDisjoint(with: .rebuiltByParent)
  }

  /// The `App`, a scene, a widget, or a view that nothing builds again: the root of a window or of a hosting controller, or
  /// a part of such a root that has nothing that changes (semantics.md, X12).
  public func isBuiltOnce(_ type: TypeIndex, depth: Int = 0) -> Bool {
    if isAppOrScene(type) { return true }
    // A view that only previews build is not built again either.
    return everyConstruction(of: type) != nil && constructions(of: type).allSatisfy { !isRebuilding($0, depth: depth) }
  }

  /// Whether a view is built again at that place when something changes.
  func isRebuilding(_ construction: EventID, depth: Int = 0) -> Bool {
    if containers(around: construction).contains(.sceneRoot) { return false }
    let scope = root(of: ScopeID(file: construction.file, index: self[construction].scope))
    let owner = context(of: scope)
    guard owner >= 0, !declaredTypes[owner].traits.isDisjoint(with: .stateOwner) else { return givesView(scope) }
    let isPartOfRoot = depth < 3 && !hasChangingProperties(owner) && isBuiltOnce(owner, depth: depth + 1)
    return !isPartOfRoot
  }

  /// Whether a function or getter outside of views is a helper for their bodies.
  func givesView(_ scope: ScopeID) -> Bool {
    let fact = self[scope]
    let facts = files[Int(scope.file)]
    let result: TypeReferenceIndex =
      switch fact.kind {
      case .function: facts.functions[Int(fact.declaration)].result
      case .getter: facts.properties[Int(fact.declaration)].type
      default: -1
      }
    guard result >= 0 else { return false }
    let type = facts.typeReferences[Int(result)]
    return type.shape == .opaque || type.name == Owners.anyView
  }

  /// Whether a view has a property that SwiftUI evaluates it for.
  public func hasChangingProperties(_ type: TypeIndex) -> Bool {
    properties(of: type).contains { wrapper($0).wrapper != .none }
  }

  /// A view of a widget: made for each entry of the timeline and kept as a picture, so nothing in it changes later.
  public func isWidgetContent(_ type: TypeIndex, depth: Int = 0) -> Bool {
    let declared = declaredTypes[type]
    if imports(.widgetKit, in: declared.file) { return true }
    let constructions = constructions(of: type)
    return depth < 4 && !constructions.isEmpty
      && constructions.allSatisfy { construction in
        let owner = context(of: construction)
        return owner >= 0
          && (owner == type || declaredTypes[owner].traits.contains(.widget) || isWidgetContent(owner, depth: depth + 1))
      }
  }

  /// Whether an event stands in the code of a view that other views build. A router or a factory is asked once; an
  /// enumeration of screens is a view that is shown in ways we don't see.
  public func isInBuiltOwner(_ event: EventID) -> Bool {
    let context = context(of: event)
    return context >= 0 && declaredTypes[context].kind == .struct && !declaredTypes[context].traits.isDisjoint(with: .stateOwner)
  }

  public func isAppOrScene(_ type: TypeIndex) -> Bool {
    !declaredTypes[type].traits.isDisjoint(with: [.app, .scene, .widget])
  }

  /// Whether something is lost with an instance of a class, superclasses included: a variable that somebody changes and
  /// that is not handed on by an observer, or work that the initialiser starts.
  public func holdsData(_ type: TypeIndex) -> Bool {
    let holdsVariable = ([type] + superclasses(of: type)).contains { candidate in
      properties(of: candidate).contains(where: isChangedByOthers)
    }
    return holdsVariable || startedWork(ofInitializer: type).map { $0.work.starts && $0.work != .subscribes } ?? false
  }

  /// Whether instances of a class, superclasses included, have a variable at all.
  public func hasVariables(_ type: TypeIndex) -> Bool {
    ([type] + superclasses(of: type)).contains { candidate in
      properties(of: candidate).contains { property in
        let fact = self[property]
        return fact.isStored && !fact.isStatic && !fact.flags.contains(.isLet)
      }
    }
  }

  func isChangedByOthers(_ property: PropertyID) -> Bool {
    let fact = self[property]
    guard fact.isStored, !fact.isStatic, fact.flags.isDisjoint(with: [.isLet, .hasObservers]),
      mayBeChanged(fact.name), !isHandle(property)
    else { return false }
    // Nobody but the class itself can set it.
    return fact.setterAccess > .fileprivate || isWrittenOrBound(property, in: owner(of: property))
  }

  /// `AnyCancellable`, alone or in a set, and `Task`: something to cancel, no data.
  private func isHandle(_ property: PropertyID) -> Bool {
    guard case .external(let name) = type(of: property)?.meaning else { return false }
    return name == Owners.cancellable || name == Owners.task
  }

  /// Whether each place that builds a view hands it the property, so that the value at its declaration is never used.
  public func isAlwaysPassed(_ property: PropertyID, of type: TypeIndex) -> Bool {
    guard initializers(of: type).isEmpty, self[property].access > .fileprivate else { return false }
    let constructions = constructions(of: type)
    return !constructions.isEmpty && constructions.allSatisfy { argument(for: property, call: $0) != nil }
  }

  /// A stored property of each instance, with the wrapper.
  public func isInstanceProperty(_ property: PropertyID, wrapper: Wrapper) -> Bool {
    let fact = self[property]
    return fact.isStored && !fact.isStatic && !fact.flags.contains(.isLazy) && self.wrapper(property).wrapper == wrapper
  }

  // MARK: Made instances

  /// The instances that the declaration and the initialisers of a type make for a property, defaults of parameters
  /// that end in it included.
  public func madeInstances(for property: PropertyID, in type: TypeIndex) -> [MadeInstance] {
    let expected = self.type(of: property)
    var result: [MadeInstance] = []
    for value in [initialValue(of: property), attributeValue(of: property)] {
      if let value, let made = madeInstance(value, in: property.file, expected: expected) { result.append(made) }
    }
    for seed in seeds(of: property, in: type) {
      if var made = madeInstance(seed.value, in: seed.file, expected: expected) {
        made.isFallback = isFallback(seed)
        result.append(made)
      } else if let made = madeDefault(of: seed, expected: expected), !result.contains(where: { $0.place == made.place }) {
        result.append(made)
      }
    }
    return result
  }

  /// `cache[id] ?? Model()`; not `model ?? Model()` with a parameter, where the caller that leaves it out gets a new one
  /// each time.
  private func isFallback(_ seed: Seed) -> Bool {
    guard seed.value.kind == .fallback, seed.value.firstEvent < seed.value.endEvent else { return false }
    let events = (seed.value.firstEvent..<seed.value.endEvent).map { EventID(file: seed.file, index: $0) }
    guard let first = events.first(where: { self[$0].start == seed.value.start }), self[first].pathCount == 1,
      case .local(let local) = target(of: first)
    else { return true }
    return self[LocalID(file: seed.file, index: local)].kind != .parameter
  }

  /// `@ObservedObject(wrappedValue: Model()) var model`.
  private func attributeValue(of property: PropertyID) -> ExpressionFact? {
    let use = wrapper(property)
    guard use.attribute >= 0 else { return nil }
    let facts = files[Int(property.file)]
    return facts.arguments[range(facts.attributes[Int(use.attribute)].arguments)].first { Project.isWrappingLabel($0.label) }?.expression
  }

  private func madeInstance(_ value: ExpressionFact, in file: FileIndex, expected: ResolvedType?) -> MadeInstance? {
    let made = freshInstance(value, in: file, expected: expected) ?? configuredInstance(value, in: file)
    return made.map { MadeInstance(type: $0, place: Place(file: file, start: value.start, end: value.end)) }
      ?? localInstance(value, in: file, expected: expected)
  }

  /// `{ let model = Model(); model.prepare(); return model }()`, `{ let name = …; return Model(name: name) }()`.
  private func configuredInstance(_ value: ExpressionFact, in file: FileIndex) -> TypeIndex? {
    guard value.kind == .chain, value.root >= 0 else { return nil }
    let facts = files[Int(file)]
    guard facts.events[Int(value.root)].flags.contains(.ofClosure), value.endEvent > value.firstEvent else { return nil }
    // What the closure reads last is what it returns; the call of the closure comes after.
    guard value.root > value.firstEvent else { return nil }
    let last = EventID(file: file, index: value.root - 1)
    let outermost = (value.firstEvent...last.index).first { facts.events[Int($0)].end >= self[last].end } ?? last.index
    if facts.events[Int(outermost)].kind == .call, facts.events[Int(outermost)].receiver < 0 {
      return constructedType(EventID(file: file, index: outermost))
    }
    guard case .local(let local) = target(of: last), self[last].pathCount == 1, self[last].kind == .read else { return nil }
    let fact = facts.locals[Int(local)]
    guard fact.value >= 0 else { return nil }
    return freshInstance(facts.expressions[Int(fact.value)], in: file, expected: nil)
  }

  /// `let model = Model()` before it is stored.
  private func localInstance(_ value: ExpressionFact, in file: FileIndex, expected: ResolvedType?) -> MadeInstance? {
    guard let local = namedLocal(value, in: file) else { return nil }
    let fact = self[local]
    guard fact.kind == .constant || fact.kind == .variable, fact.value >= 0 else { return nil }
    return freshInstance(files[Int(file)].expressions[Int(fact.value)], in: file, expected: expected).map {
      MadeInstance(type: $0, place: Place(file: file, start: value.start, end: value.end))
    }
  }

  /// `let model = known(id) ?? Model()`, `let model = cache[id] ?? Model()`: made only where a look-up finds none.
  public func isStandIn(_ expression: ExpressionFact, in file: FileIndex) -> Bool {
    guard let local = namedLocal(expression, in: file), self[local].value >= 0 else { return false }
    let value = files[Int(file)].expressions[Int(self[local].value)]
    guard value.kind == .fallback, value.firstEvent < value.endEvent else { return false }
    let event = self[EventID(file: file, index: value.firstEvent)]
    return event.kind == .call || files[Int(file)].path(event).contains(Words.subscriptStep)
  }

  /// `init(model: Model = Model())`, where the parameter is what the property gets.
  private func madeDefault(of seed: Seed, expected: ResolvedType?) -> MadeInstance? {
    guard let initializer = seed.initializer, let local = namedLocal(seed.value, in: seed.file),
      let parameter = parameter(local, of: initializer)
    else { return nil }
    return defaultInstance(of: parameter, of: initializer, expected: expected)
  }

  /// The instance that a parameter's default makes for each call that leaves the argument out.
  public func defaultInstance(
    of parameter: ParameterFact, of initializer: FunctionID, expected: ResolvedType? = nil
  ) -> MadeInstance? {
    guard parameter.defaultValue >= 0, !parameter.flags.contains(.isAutoclosure) else { return nil }
    let value = files[Int(initializer.file)].expressions[Int(parameter.defaultValue)]
    let type = resolve(parameter.type, in: initializer.file, context: owner(of: initializer))
    return freshInstance(value, in: initializer.file, expected: type ?? expected).map {
      MadeInstance(type: $0, place: Place(file: initializer.file, start: value.start, end: value.end))
    }
  }

  /// The call that made what an expression hands over: the expression itself, or the constant that it names.
  /// - Parameter expected: the type that `.init(…)` makes there.
  public func creation(
    behind expression: ExpressionFact, in file: FileIndex, expected: @autoclosure () -> ResolvedType?
  ) -> Creation? {
    guard expression.kind == .chain, expression.root >= 0 else { return nil }
    let root = EventID(file: file, index: expression.root)
    if let type = freshInstance(expression, in: file, expected: expected()) { return Creation(event: root, type: type) }
    guard let local = namedLocal(expression, in: file) else { return nil }
    let fact = self[local]
    guard fact.kind == .constant, fact.value >= 0 else { return nil }
    let value = files[Int(file)].expressions[Int(fact.value)]
    return freshInstance(value, in: file, expected: nil).map { Creation(event: EventID(file: file, index: value.root), type: $0) }
  }

  /// The stored property that an argument of a view's construction ends in; nil if that is unknown, or if the argument is
  /// evaluated later.
  public func receivingProperty(of argument: ArgumentFact, call: EventID, type: TypeIndex) -> PropertyID? {
    let initializers = initializers(of: type)
    guard !initializers.isEmpty else {
      let property = properties(of: type).first { self[$0].name == argument.label && self[$0].isStored && !self[$0].isStatic }
      // The memberwise parameter of a `@StateObject` is an autoclosure.
      return property.flatMap { wrapper($0).wrapper == .stateObject ? nil : $0 }
    }
    guard let initializer = overload(initializers, call: call), let parameters = parameters(of: initializer, call: call),
      let position = arguments(of: call).firstIndex(where: { $0.expression.start == argument.expression.start }),
      let parameter = parameters.dropFirst(position).first, !parameter.flags.contains(.isAutoclosure)
    else { return nil }
    return properties(of: type).first { property in
      seeds(of: property, in: type).contains { seed in
        seed.initializer == initializer && isName(parameter.name, seed.value, in: seed.file)
      }
    }
  }

  private func isName(_ name: Name, _ expression: ExpressionFact, in file: FileIndex) -> Bool {
    guard expression.kind == .chain, expression.root >= 0 else { return false }
    let event = files[Int(file)].events[Int(expression.root)]
    return event.kind == .read && event.receiver < 0 && event.pathCount == 1 && files[Int(file)].path(event).first == name
  }

  public func arguments(of call: EventID) -> [ArgumentFact] {
    Array(files[Int(call.file)].arguments(self[call]))
  }

  // MARK: Code of owners

  /// The code of a type that runs while SwiftUI asks what it shows: its body and the helpers that the body uses.
  public func renderCode(of type: TypeIndex) -> [ScopeID] {
    var seen: Set<ScopeID> = []
    return renderRoots(of: type).flatMap { root in
      reach(from: root).map(\.scope).filter { context(of: $0) == type && seen.insert($0).inserted }
    }
  }

  /// Whether an event happens while SwiftUI asks what to show, or when a helper is called.
  public func isRender(_ event: EventID) -> Bool {
    switch phase(of: ScopeID(file: event.file, index: self[event].scope)) {
    case .render, .called: true
    default: false
    }
  }

  /// Whether an event happens in an action, when the view appears, or in a function that may be called then.
  public func isAction(_ event: EventID) -> Bool {
    switch phase(of: ScopeID(file: event.file, index: self[event].scope)) {
    case .action, .appear, .deferred, .called: true
    default: false
    }
  }

  private func initializerBodies(of type: TypeIndex) -> [ScopeID] {
    initializers(of: type).compactMap { initializer in
      self[initializer].scope >= 0 ? ScopeID(file: initializer.file, index: self[initializer].scope) : nil
    }
  }

  /// The code that runs when a view is made: its initialisers, and the values at its declarations that are not kept from
  /// one time to the next.
  public func initializerCode(of type: TypeIndex) -> [ScopeID] {
    let values = properties(of: type).compactMap { property -> ScopeID? in
      guard isMadeAgain(property), let value = initialValue(of: property), value.firstEvent < value.endEvent else { return nil }
      return valueScope(of: property)
    }
    return values + initializerBodies(of: type)
  }

  /// Whether the value at a property's declaration is evaluated each time an instance is made. That of a private
  /// `@State` is not, from Xcode 27 on, and a `@StateObject`'s never was (semantics.md 2).
  private func isMadeAgain(_ property: PropertyID) -> Bool {
    let fact = self[property]
    guard fact.isStored, !fact.isStatic, !fact.flags.contains(.isLazy) else { return false }
    switch wrapper(property).wrapper {
    case .none: return true
    case .state: return fact.access > .fileprivate
    default: return false
    }
  }

  private func valueScope(of property: PropertyID) -> ScopeID? {
    code(of: owner(of: property)).first { scope in
      let fact = self[scope]
      return fact.kind == .initialValue && scope.file == property.file && fact.declaration == property.index
    }
  }
}

private enum Owners {
  static let anyView = Name("AnyView")
  static let cancellable = Name("AnyCancellable")
  static let task = Name("Task")
}

import SwiftTree

/// What can become of an argument while the view that gets it stays on the screen.
public enum Variation: Sendable, Comparable {
  /// a constant, or nothing that we know to change
  case constant
  /// changes only together with the identity of the view: a row's element, what a sheet shows
  case withIdentity
  /// changes under the same identity
  case live
}

/// Which values change while a view is there.
extension Project {
  /// How an argument of a view's construction can vary, the place of the construction considered.
  public func variation(of expression: ExpressionFact, at construction: EventID) -> Variation {
    variation(of: expression, at: construction, depth: 0)
  }

  private func variation(of expression: ExpressionFact, at construction: EventID, depth: Int) -> Variation {
    let value = variation(of: expression, in: construction.file, depth: depth)
    guard value > .constant else { return .constant }
    guard isBuiltInPlace(construction) else { return .withIdentity }
    if hasOwnIdentity(construction) { return .constant }
    return value == .live && isBuiltWhenLoaded(construction, with: expression) ? .withIdentity : value
  }

  /// `if let user { UserDetail(user) }`, where the user is loaded once: the view comes with its value.
  private func isBuiltWhenLoaded(_ construction: EventID, with expression: ExpressionFact) -> Bool {
    containers(around: construction).contains(.branch) && isLoadedOnce(expression, in: construction.file)
  }

  /// Whether what an event reads can change while the view whose code it stands in is on the screen, with its identity or
  /// under it: state, data of a model, an environment value, the size that a GeometryReader gives.
  public func canChange(_ event: EventID) -> Bool {
    switch target(of: event) {
    case .property(let property) where wrapper(property).wrapper == .environment: environmentKey(property) != nil
    case .local(let local) where isGeometry(LocalID(file: event.file, index: local)): true
    default: variation(of: event) > .constant
    }
  }

  /// How what an event reads can change while the view whose code it stands in is on the screen.
  func variation(of event: EventID) -> Variation { variation(of: event, depth: 0) }

  private func isGeometry(_ local: LocalID) -> Bool {
    let facts = files[Int(local.file)]
    let scope = facts.scopes[Int(self[local].scope)]
    guard self[local].kind == .closureParameter, scope.call >= 0 else { return false }
    return facts.path(facts.events[Int(scope.call)]).last == Project.geometryReader
  }

  private static let geometryReader = Name("GeometryReader")

  /// Where a view gets a new identity each time it is shown, or may.
  static let newIdentity: Set<Container> = [.presentation, .destination, .sceneRoot, .unknown]

  /// Whether a view is built again while it is on the screen, and not anew for a sheet, a push or a window.
  public func isBuiltInPlace(_ construction: EventID) -> Bool {
    containers(around: construction).isDisjoint(with: Project.newIdentity) && isRebuilding(construction)
  }

  /// `.id(…)` stands on the view, or on a container around it.
  private func hasOwnIdentity(_ construction: EventID) -> Bool {
    if modifiers(of: construction).contains(where: isIdentity) { return true }
    var scope = self[construction].scope
    let facts = files[Int(construction.file)]
    while scope >= 0 {
      let fact = facts.scopes[Int(scope)]
      if fact.call >= 0, modifiers(of: EventID(file: construction.file, index: fact.call)).contains(where: isIdentity) { return true }
      scope = fact.parent
    }
    return false
  }

  /// `.id(…)`
  func isIdentity(_ modifier: EventID) -> Bool {
    self[modifier].kind == .call && files[Int(modifier.file)].path(self[modifier]).last == Project.identityModifier
  }

  private static let identityModifier = Name("id")

  private func variation(of expression: ExpressionFact, in file: FileIndex, depth: Int) -> Variation {
    guard depth < 5, expression.firstEvent < expression.endEvent else { return .constant }
    var result = Variation.constant
    for index in expression.firstEvent..<expression.endEvent {
      result = max(result, variation(of: EventID(file: file, index: index), depth: depth))
    }
    return result
  }

  private func variation(of event: EventID, depth: Int) -> Variation {
    switch target(of: event) {
    case .local(let index): variation(of: LocalID(file: event.file, index: index), depth: depth)
    case .property(let property): variation(of: property, in: event, depth: depth)
    case .functions, .type, nil: .constant
    }
  }

  private func variation(of local: LocalID, depth: Int) -> Variation {
    let fact = self[local]
    switch fact.kind {
    case .constant, .variable:
      guard fact.value >= 0 else { return .constant }
      return variation(of: files[Int(local.file)].expressions[Int(fact.value)], in: local.file, depth: depth + 1)
    case .closureParameter:
      // An element, an item that is presented, a value that is pushed: another one is another view.
      let container = files[Int(local.file)].scopes[Int(fact.scope)].container
      return container == .none || container == .branch ? .constant : .withIdentity
    case .parameter, .pattern: return .constant
    }
  }

  private func variation(of property: PropertyID, in event: EventID, depth: Int) -> Variation {
    let fact = self[property]
    let owner = owner(of: property)
    guard !fact.isStatic, owner >= 0, !endsInConstant(event, depth: depth) else { return .constant }
    let wrapper = wrapper(property).wrapper
    if self[event].pathCount == 1, holdsObject(property), wrapper != .state { return .constant }
    switch wrapper {
    // State that nothing sets or binds keeps what it was given.
    case .state:
      if self[event].pathCount > 1, holdsTrackedModel(property) { return variation(ofModelIn: owner) }
      return isWrittenOrBound(property, in: owner) ? .live : .constant
    case .binding, .stateObject, .appStorage, .sceneStorage, .focusState, .gestureState, .query, .fetchRequest, .published:
      return .live
    case .observedObject, .environmentObject, .bindable: return variation(ofModelIn: owner)
    case .environment, .unknown, .namespace, .accessibilityFocusState: return .constant
    case .none: break
    }
    if isChangedInPlace(property, of: owner, depth: depth) { return .live }
    if fact.getter >= 0 { return variation(ofGetter: property, depth: depth) }
    if fact.isStored, self[event].pathCount > 1, holdsTrackedModel(property) { return variation(ofModelIn: owner) }
    return variation(ofReceived: property, depth: depth)
  }

  /// A variable of an object. A value that has changed is another value, and what nobody sets later stays.
  private func isChangedInPlace(_ property: PropertyID, of owner: TypeIndex, depth: Int) -> Bool {
    let declared = declaredTypes[owner]
    guard declared.traits.isDisjoint(with: .stateOwner), !self[property].flags.contains(.isLet) else { return false }
    switch declared.kind {
    case .struct, .enum: return false
    case .class, .actor, .protocol, .extension:
      if self[property].getter >= 0 { return !isComputedFromConstants(property, depth: depth) }
      let isSetOnce = self[property].isStored && self[property].access <= .fileprivate && !isChangedByOthers(property)
      return !isSetOnce
    }
  }

  /// Whether Observation tells a view of what it reads of the object.
  private func holdsTrackedModel(_ property: PropertyID) -> Bool {
    type(of: property)?.declared.map { modelKind($0).usesObservation } ?? false
  }

  /// What a model says changes at any time. A sheet that shows it is a screen for a moment: what changes meanwhile is missed.
  private func variation(ofModelIn view: TypeIndex) -> Variation {
    isOnlyPresented(view) ? .withIdentity : .live
  }

  /// Whether each place that builds a view presents or pushes it.
  private func isOnlyPresented(_ view: TypeIndex) -> Bool {
    let constructions = constructions(of: view)
    return !constructions.isEmpty
      && constructions.allSatisfy { !containers(around: $0).isDisjoint(with: Project.presenting) }
  }

  private static let presenting: Set<Container> = [.presentation, .destination]

  /// Whether what a caller hands over may be another object the next time: state, or what is bound from it. A member of a
  /// model nearly always keeps the object that it has.
  public func isReplacedObject(_ argument: ArgumentFact, at construction: EventID) -> Bool {
    guard argument.expression.kind == .chain, argument.expression.root >= 0,
      self[EventID(file: construction.file, index: argument.expression.root)].pathCount == 1
    else { return false }
    return variation(of: argument.expression, at: construction) == .live
  }

  /// An object that is handed over stays the same one while its members change.
  private func holdsObject(_ property: PropertyID) -> Bool {
    guard let type = type(of: property)?.declared else { return false }
    return declaredTypes[type].kind == .class
  }

  /// Whether an argument is state that its view keeps to itself and never changes, and so expects the view that gets it
  /// to change: a copy where a binding was meant.
  public func isStateForOthers(_ argument: ArgumentFact, at construction: EventID) -> Bool {
    guard argument.expression.kind == .chain, argument.expression.root >= 0,
      containers(around: construction).isDisjoint(with: Project.newIdentity)
    else { return false }
    let event = EventID(file: construction.file, index: argument.expression.root)
    guard self[event].pathCount == 1, let property = property(at: 0, of: event), wrapper(property).wrapper == .state,
      self[property].access <= .internal, initialValue(of: property) != nil,
      memberwiseConstruction(passing: property, of: owner(of: property)) == nil
    else { return false }
    return !isWrittenOrBound(property, in: owner(of: property))
  }

  /// `profile.id` where `id` is a `let` of a class, or computed from nothing that changes: the object keeps it. Or a
  /// variable that announces nothing: when it changes, nobody is asked again.
  private func endsInConstant(_ event: EventID, depth: Int) -> Bool {
    for position in stride(from: Int(self[event].pathCount) - 1, to: 0, by: -1) {
      guard let member = property(at: position, of: event) else { continue }
      let type = owner(of: member)
      guard type >= 0, declaredTypes[type].kind == .class else { continue }
      return self[member].flags.contains(.isLet) || isSilent(member, of: type) || isComputedFromConstants(member, depth: depth)
    }
    return false
  }

  /// `var id: String { account.id }` where `account` is a `let`; `var title: String { text(for: .title) }` where the function
  /// reads nothing that changes.
  private func isComputedFromConstants(_ member: PropertyID, depth: Int) -> Bool {
    guard self[member].getter >= 0, depth < 5 else { return false }
    let reached = reach(from: ScopeID(file: member.file, index: self[member].getter))
    return reached.allSatisfy { reach in
      reach.events.allSatisfy { isOwnGetter($0) || variation(of: $0, depth: depth + 1) == .constant }
    }
  }

  /// `title`: what it is computed from is reached as well.
  private func isOwnGetter(_ event: EventID) -> Bool {
    guard self[event].pathCount == 1, let property = property(at: 0, of: event) else { return false }
    return self[property].getter >= 0
  }

  private func isSilent(_ member: PropertyID, of type: TypeIndex) -> Bool {
    guard self[member].isStored, self[member].flags.isDisjoint(with: [.hasObservers, .isStatic]) else { return false }
    let isPlain = modelKind(type) == .observableObject && self[member].attributes.isEmpty
    return isPlain || isIgnoredByObservation(member)
  }

  private func variation(ofGetter property: PropertyID, depth: Int) -> Variation {
    guard depth < 5 else { return .constant }
    let scope = ScopeID(file: property.file, index: self[property].getter)
    return events(runningWith: scope).reduce(.constant) { max($0, variation(of: $1, depth: depth + 1)) }
  }

  /// What a view has received varies as its own constructions vary it. Whether the view is still there then, nobody can
  /// tell from here: its parent may take it away while the value changes.
  private func variation(ofReceived property: PropertyID, depth: Int) -> Variation {
    let type = owner(of: property)
    guard depth < 4, initialValue(of: property) == nil || !self[property].flags.contains(.isLet) else { return .constant }
    let varies = constructions(of: type).contains { construction in
      guard let argument = receivedArgument(for: property, of: type, at: construction) else { return false }
      return variation(of: argument.expression, at: construction, depth: depth + 1) > .constant
    }
    return varies ? .withIdentity : .constant
  }

  /// The argument of a construction that ends in a stored property, through whichever initialiser.
  public func receivedArgument(for property: PropertyID, of type: TypeIndex, at construction: EventID) -> ArgumentFact? {
    let initializers = initializers(of: type)
    guard !initializers.isEmpty else { return argument(for: property, call: construction) }
    guard let initializer = overload(initializers, call: construction) else { return nil }
    for seed in seeds(of: property, in: type) where seed.initializer == initializer {
      for local in parameters(behind: seed.value, in: seed.file) {
        if let argument = argument(for: self[local].name, of: initializer, call: construction) { return argument }
      }
    }
    return nil
  }
}

/// A model that a view makes and keeps.
public struct OwnedModel: Sendable {
  public let property: PropertyID
  public let model: TypeIndex
}

/// Which models a view owns.
extension Project {
  /// The models that a type makes for its `@State` and `@StateObject` properties.
  public func ownedModels(of type: TypeIndex) -> [OwnedModel] {
    properties(of: type).compactMap { ownedModel(in: $0, of: type) }
  }

  /// The models that a type makes and keeps, or means to: with `@ObservedObject` too.
  public func modelsMade(for type: TypeIndex) -> [OwnedModel] {
    properties(of: type).compactMap { property in
      ownedModel(in: property, of: type)
        ?? (isInstanceProperty(property, wrapper: .observedObject) ? modelMade(for: property, of: type) : nil)
    }
  }

  private func ownedModel(in property: PropertyID, of type: TypeIndex) -> OwnedModel? {
    let isOwner = isInstanceProperty(property, wrapper: .stateObject) || isInstanceProperty(property, wrapper: .state)
    return isOwner ? modelMade(for: property, of: type) : nil
  }

  private func modelMade(for property: PropertyID, of type: TypeIndex) -> OwnedModel? {
    guard let made = madeInstances(for: property, in: type).first, modelKind(made.type).isObservable else { return nil }
    return OwnedModel(property: property, model: made.type)
  }

  /// The views that a view is built in, directly or through others, from near to far; sheets, pushed screens and rows left
  /// out, where a model of one's own is meant.
  /// - Parameter construction: where the view is built.
  public func ancestors(of construction: EventID, depth: Int = 3) -> [TypeIndex] {
    let context = context(of: construction)
    // What is built for some platforms only may be in another program than the owner.
    guard depth > 0, context >= 0, isStateOwner(context), platforms(of: construction) == .all, isRender(construction),
      containers(around: construction).isDisjoint(with: [.presentation, .destination, .row, .unknown])
    else { return [] }
    let further = constructions(of: context).filter { self.context(of: $0) != context }
    return [context] + further.flatMap { ancestors(of: $0, depth: depth - 1) }
  }

  /// The data members of a model that a type reads, binds or writes through one of its properties.
  public func membersUsed(of owned: OwnedModel, in type: TypeIndex) -> Set<PropertyID> {
    Set(events(in: type).compactMap { isUse($0, of: owned.property) ? property(at: 1, of: $0) : nil })
  }

  /// Whether a type changes a model when the user does something: it writes or binds a member, or calls a method. What is
  /// called as the view appears loads the same for everyone.
  public func changesByAction(_ owned: OwnedModel, in type: TypeIndex) -> Bool {
    events(in: type).contains { event in
      guard self[event].pathCount > 1, isUse(event, of: owned.property) else { return false }
      if isBeforeActions(event) { return false }
      if self[event].flags.contains(.projected) || !self[event].flags.isDisjoint(with: .written) { return true }
      let name = files[Int(event.file)].path(self[event]).dropFirst().first
      return name.map { mayBeFunction($0) && !methods($0, of: owned.model).isEmpty } ?? false
    }
  }

  /// Whether an event happens as the view is made or appears, in a method that is called then too.
  private func isBeforeActions(_ event: EventID, depth: Int = 0) -> Bool {
    switch phase(of: event) {
    case .appear, .initializer: return true
    case .called: break
    default: return false
    }
    let calls = uses(ofDeclarationAt: root(of: ScopeID(file: event.file, index: self[event].scope)))
    return depth < 3 && !calls.isEmpty && calls.allSatisfy { isBeforeActions($0, depth: depth + 1) }
  }

  /// Whether a model follows something outside of it from its initialiser on: it subscribes, or hands itself to something
  /// that it listens to. Two such models show the same.
  public func followsOutside(_ model: TypeIndex) -> Bool {
    if startedWork(ofInitializer: model) != nil { return true }
    return initializers(of: model).contains { initializer in
      let scope = self[initializer].scope
      return scope >= 0 && events(runningWith: ScopeID(file: initializer.file, index: scope)).contains(where: handsOverItself)
    }
  }

  /// `center.add(observer: self)`.
  private func handsOverItself(_ call: EventID) -> Bool {
    guard self[call].kind == .call else { return false }
    return arguments(of: call).contains { argument in
      guard argument.expression.kind == .chain, argument.expression.root >= 0 else { return false }
      let event = EventID(file: call.file, index: argument.expression.root)
      return self[event].pathCount == 0 && self[event].flags.contains(.onSelf)
    }
  }

  /// Whether a type hands a model on, to a child or to the environment.
  public func handsOn(_ owned: OwnedModel, in type: TypeIndex) -> Bool {
    let uses = events(in: type).filter { self[$0].pathCount == 1 && self[$0].kind == .read && isUse($0, of: owned.property) }
    guard !uses.isEmpty else { return false }
    return events(in: type).contains { call in
      guard self[call].kind == .call else { return false }
      return arguments(of: call).contains { argument in
        argument.expression.kind == .chain && uses.contains(EventID(file: call.file, index: argument.expression.root))
      }
    }
  }
}

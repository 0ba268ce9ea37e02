import SwiftTree

/// What `$name` stands in front of, where that has no projection.
public struct ProjectionSource: Sendable {
  public enum Holder: Sendable {
    /// a stored property without a wrapper
    case property(PropertyID)
    /// `@Environment(Model.self)`
    case environment
    /// a local constant, a closure's parameter
    case local
  }

  public let holder: Holder
  /// The name's declaration.
  public let place: Place
  public let model: TypeIndex
  /// Whether `Bindable` takes the model: `any Model` it does not.
  public let isBindable: Bool
}

/// Projections: `$name`.
extension Project {
  /// The events in a type's code that begin with `$name`, whenever they happen.
  public func projections(in type: TypeIndex) -> [EventID] {
    var projections: [EventID] = []
    for scope in code(of: type) {
      let events = files[Int(scope.file)].events
      for index in self[scope].firstEvent..<self[scope].endEvent where events[Int(index)].flags.contains(.projected) {
        projections.append(EventID(file: scope.file, index: index))
      }
    }
    return projections
  }

  /// The model that a `$name` stands in front of although its holder has no projection; nil where it has one, or where
  /// that is unknown.
  public func source(ofProjection event: EventID) -> ProjectionSource? {
    let fact = self[event]
    guard fact.flags.contains(.projected), fact.receiver < 0, let name = files[Int(event.file)].firstName(of: fact)
    else { return nil }
    if !fact.flags.contains(.onSelf), let local = local(name, at: event) {
      return source(LocalID(file: event.file, index: local), at: event)
    }
    guard let property = property(name, of: context(of: event)), self[property].isStored else { return nil }
    return source(property)
  }

  private func source(_ local: LocalID, at event: EventID) -> ProjectionSource? {
    let fact = self[local]
    guard !fact.isProjected, fact.attributes.isEmpty, let type = type(ofLocal: local.index, in: local.file),
      isObject(type), let model = type.declared
    else { return nil }
    let place = Place(file: local.file, start: fact.nameStart, end: fact.nameEnd)
    return ProjectionSource(holder: .local, place: place, model: model, isBindable: type.shape != .existential)
  }

  /// One instance of a class, or of something that conforms to a protocol of models.
  private func isObject(_ type: ResolvedType) -> Bool {
    type.shape == .plain || type.shape == .generic || type.shape == .existential
  }

  private func source(_ property: PropertyID) -> ProjectionSource? {
    let holder: ProjectionSource.Holder
    switch wrapper(property).wrapper {
    case .none where self[property].attributes.isEmpty: holder = .property(property)
    case .environment: holder = .environment
    default: return nil
    }
    guard let type = type(of: property), isObject(type), let model = type.declared else { return nil }
    return ProjectionSource(
      holder: holder, place: namePlace(property), model: model, isBindable: type.shape != .existential)
  }

  /// The property at the end of what a projection binds: `items` of `$model.items`.
  func boundProperty(_ names: FactSlice<Name>, at projection: EventID) -> PropertyID? {
    guard let target = target(of: projection) else { return nil }
    var rest = names.dropFirst()
    var current: PropertyID?
    var type: ResolvedType?
    switch target {
    case .property(let property):
      current = property
      type = self.type(of: property)
    case .local(let local): type = self.type(ofLocal: local, in: projection.file)
    case .functions, .type: return nil
    }
    while let name = rest.popFirst() {
      guard let declared = type?.declared, let next = property(name, of: declared) else { return nil }
      current = next
      type = self.type(of: next)
    }
    return current
  }

  /// The member that a projection would bind but that the view may not set.
  public func unwritableMember(behind event: EventID, of model: TypeIndex) -> PropertyID? {
    let path = files[Int(event.file)].path(self[event])
    guard let name = path.dropFirst().first, let member = property(name, of: model) else { return nil }
    let fact = self[member]
    let isComputedGetter = fact.flags.contains(.isComputed) && !fact.flags.contains(.hasSetter)
    let isHidden = fact.setterAccess == .private || (fact.setterAccess == .fileprivate && !areOneFile(member.file, event.file))
    return fact.flags.contains(.isLet) || isComputedGetter || isHidden ? member : nil
  }

  /// Whether a type binds members of the model in a property to controls: `$model.text`.
  public func isEdited(_ property: PropertyID, in type: TypeIndex) -> Bool {
    let all = events(in: type)
    let presented = Set(all.flatMap(presentationBindings))
    return all.contains { event in
      let fact = self[event]
      return fact.flags.contains(.projected) && fact.pathCount > 1 && !presented.contains(event)
        && isUse(event, of: property)
    }
  }

  /// The bindings that only say what is shown: `isPresented:`, `item:`.
  private func presentationBindings(of call: EventID) -> [EventID] {
    guard self[call].kind == .call else { return [] }
    return arguments(of: call).compactMap { argument in
      Project.presentationLabels.contains(argument.label) && argument.expression.root >= 0
        ? EventID(file: call.file, index: argument.expression.root) : nil
    }
  }

  private static let presentationLabels = NameSet(["isPresented", "item", "isActive", "isExpanded"])

  /// Whether a binding is what a control edits: `TextField("Name", text: $name)`.
  public func isBoundToControl(_ event: EventID) -> Bool {
    guard let call = enclosingCall(of: event), let name = files[Int(call.file)].path(self[call]).last,
      isEditingControl(name, in: call.file)
    else { return false }
    return arguments(of: call).contains { $0.expression.root == event.index }
  }

  /// The call whose arguments an event stands in, in the same piece of code; nil without.
  func enclosingCall(of event: EventID) -> EventID? {
    let fact = self[event]
    let facts = files[Int(event.file)]
    let first = facts.scopes[Int(fact.scope)].firstEvent
    for index in stride(from: event.index - 1, through: first, by: -1) {
      let call = facts.events[Int(index)]
      guard call.kind == .call, call.scope == fact.scope, call.end >= fact.end, call.start < fact.start else { continue }
      return EventID(file: event.file, index: index)
    }
    return nil
  }

  /// Whether a type assigns, changes or binds a property anywhere but in its initialisers.
  public func isWrittenOrBound(_ property: PropertyID, in type: TypeIndex) -> Bool {
    code(of: type).contains { scope in
      let isInitializer = isInitializerBody(scope)
      let fact = self[scope]
      return (fact.firstEvent..<fact.endEvent).contains { index in
        let event = EventID(file: scope.file, index: index)
        guard isUse(event, of: property) else { return false }
        if isInitializer { return false }
        let flags = self[event].flags
        return flags.contains(.projected) || flags.contains(.underscored) || !flags.isDisjoint(with: .written)
          || stateWrite(event) != nil
      }
    }
  }

  /// Where a type uses a property outside of its initialisers.
  public func uses(of property: PropertyID, in type: TypeIndex) -> [EventID] {
    code(of: type).filter { !isInitializerBody($0) }.flatMap { scope in
      let fact = self[scope]
      return (fact.firstEvent..<fact.endEvent).map { EventID(file: scope.file, index: $0) }.filter {
        isUse($0, of: property)
      }
    }
  }

  /// Whether a type shows a property in sheets and alerts only, or not at all.
  public func isShownOnlyInPresentations(_ property: PropertyID, in type: TypeIndex) -> Bool {
    uses(of: property, in: type).allSatisfy { use in
      switch phase(of: ScopeID(file: use.file, index: self[use].scope)) {
      case .action, .appear, .deferred, .later: true
      default: containers(around: use).contains(.presentation)
      }
    }
  }

  /// Whether a type sets a property when a value changes: in `.onChange(of:)`, `.task(id:)` or `.onReceive`.
  public func isSetOnChange(_ property: PropertyID, in type: TypeIndex) -> Bool {
    lifeCycleHandlers(of: type).contains { handler in
      handler.runsOnChange && handler.code.map { sets(property, in: $0) } ?? false
    }
  }

  /// Whether a type tells the model in a property when something else changes: `.task(id: id) { await model.load(id) }`.
  public func isToldOnChange(_ property: PropertyID, in type: TypeIndex) -> Bool {
    lifeCycleHandlers(of: type).contains { handler in
      guard handler.runsOnChange, let code = handler.code, let watched = handler.watched,
        !uses(property, in: watched, of: handler.call.file)
      else { return false }
      return reach(from: code, depth: 2).contains { reached in
        let fact = self[reached.scope]
        return (fact.firstEvent..<fact.endEvent).contains { isUse(EventID(file: reached.scope.file, index: $0), of: property) }
      }
    }
  }

  private func sets(_ property: PropertyID, in scope: ScopeID) -> Bool {
    reach(from: scope, depth: 2).contains { reached in
      let fact = self[reached.scope]
      return (fact.firstEvent..<fact.endEvent).contains { index in
        let event = EventID(file: reached.scope.file, index: index)
        guard isUse(event, of: property) else { return false }
        return !self[event].flags.isDisjoint(with: .written) || self[event].flags.contains(.projected) || stateWrite(event) != nil
      }
    }
  }
}

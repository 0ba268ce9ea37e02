import SwiftTree

/// Writes to a model that no view hears of.
extension Project {
  /// The first write to a stored property of an ObservableObject, by the class itself or by a view that holds one, beside
  /// which nothing is announced while a view is there; nil if there is none.
  public func silentWrite(to property: PropertyID, of type: TypeIndex) -> EventID? {
    let holders = holders(of: type)
    for event in events(in: type) {
      if isWrite(event, to: property, at: 0), isSilentInModel(event, of: type, holders) { return event }
    }
    for holder in holders {
      for event in events(in: owner(of: holder)) where isUse(event, of: holder) {
        if isWrite(event, to: property, at: 1), isSilentInView(event) { return event }
      }
    }
    return nil
  }

  /// Whether an event writes a property, or a member of its value.
  /// - Parameter position: where the property stands in the path.
  private func isWrite(_ event: EventID, to property: PropertyID, at position: Int) -> Bool {
    let words = files[Int(event.file)].path(self[event])
    guard words.count > position, words[words.startIndex + position] == self[property].name else { return false }
    // Whoever gets `$model.name` writes through it.
    if position == 1, self[event].flags.contains(.projected) { return true }
    return (writtenLength(event) ?? 0) > position && self.property(at: position, of: event) == property
  }

  private func isSilentInModel(_ event: EventID, of type: TypeIndex, _ holders: [PropertyID]) -> Bool {
    let scope = ScopeID(file: event.file, index: self[event].scope)
    let code = root(of: scope)
    let phase = phase(of: scope)
    // What an initialiser sets at once is there before a view looks, whatever it sets later.
    let neighbours = isInitializerBody(code) ? moment(of: event) : code
    guard phase != .initializer, !isDeinitializer(code), !announcesChange(in: neighbours) else { return false }
    if phase == .later || phase == .deferred { return true }
    return calledSilently(code, in: type, by: holders) || isCallback(code, in: type)
  }

  /// A write that body puts off to the next turn is another mistake.
  private func isSilentInView(_ event: EventID) -> Bool {
    let moment = moment(of: event)
    let outer = ScopeID(file: moment.file, index: self[moment].parent)
    if self[moment].role == .deferred {
      switch phase(of: outer) {
      case .render, .update, .called: return false
      default: break
      }
    }
    return !announcesChange(in: moment)
  }

  /// Whether a view calls a function of its model, directly or through another function of the model, in code that
  /// announces nothing itself. What only others call may be over before a view is there.
  private func calledSilently(_ code: ScopeID, in type: TypeIndex, by holders: [PropertyID]) -> Bool {
    guard let name = functionName(of: code) else { return false }
    let callers = events(in: type).filter { event in
      self[event].receiver < 0 && files[Int(event.file)].path(self[event]).first == name
    }
    let outer = callers.map { root(of: ScopeID(file: $0.file, index: self[$0].scope)) }.filter { !announcesChange(in: $0) }
    let names = [name] + outer.compactMap(functionName)
    return holders.contains { holder in
      events(in: owner(of: holder)).contains { event in
        guard let called = files[Int(event.file)].path(self[event]).dropFirst().first, names.contains(called),
          isUse(event, of: holder)
        else { return false }
        // `action: model.move` is run by itself.
        return self[event].kind == .read || !announcesChange(in: moment(of: event))
      }
    }
  }

  private func functionName(of scope: ScopeID) -> Name? {
    let fact = self[scope]
    guard fact.kind == .function else { return nil }
    let name = files[Int(scope.file)].functions[Int(fact.declaration)].name
    return name.isNone ? nil : name
  }

  public func isDeinitializer(_ scope: ScopeID) -> Bool {
    let fact = self[scope]
    return fact.kind == .function && files[Int(scope.file)].functions[Int(fact.declaration)].kind == .deinitializer
  }

  /// `didSet` of a published property, or of state, runs after a change that was announced.
  private func isObserverOfAnnounced(_ scope: ScopeID) -> Bool {
    let fact = self[scope]
    guard fact.kind == .observer else { return false }
    let property = PropertyID(file: scope.file, index: fact.declaration)
    return announces(property) || wrapper(property).wrapper.isWrittenState
  }

  /// The closure that runs at a time of its own around an event, or the whole declaration.
  private func moment(of event: EventID) -> ScopeID {
    var current = ScopeID(file: event.file, index: self[event].scope)
    while self[current].parent >= 0 {
      let isPart = self[current].kind == .branch || (self[current].kind == .closure && role(of: current) == .inherited)
      guard isPart else { break }
      current = ScopeID(file: current.file, index: self[current].parent)
    }
    return current
  }

  /// Whether a piece of code, or what it calls, announces a change, now or later.
  func announcesChange(in scope: ScopeID, depth: Int = 3) -> Bool {
    if isObserverOfAnnounced(scope) { return true }
    return allEvents(of: scope).contains { event in
      if announcesChange(event) { return true }
      guard depth > 0, let function = callee(of: event), self[function].scope >= 0 else { return false }
      return announcesChange(in: ScopeID(file: function.file, index: self[function].scope), depth: depth - 1)
    }
  }

  /// Also where it is not certain: a write through a setter or a wrapper that we don't know, a method that may change a
  /// published value.
  private func announcesChange(_ event: EventID) -> Bool {
    let path = files[Int(event.file)].path(self[event])
    if path.contains(Project.objectWillChange) || stateWrite(event) != nil { return true }
    let mayWrite = !self[event].flags.isDisjoint(with: .written) || path.last.map(MutatingMethods.names.contains) == true
    guard mayWrite, let property = property(at: 0, of: event) else { return false }
    let wrapper = wrapper(property).wrapper
    return self[property].flags.contains(.isComputed) || wrapper == .unknown || wrapper == .published || wrapper.isWrittenState
  }

  /// The events of a piece of code, whenever they happen.
  func allEvents(of scope: ScopeID) -> [EventID] {
    let fact = self[scope]
    return (fact.firstEvent..<fact.endEvent).map { EventID(file: scope.file, index: $0) }
  }

  /// Whether a class says itself when it changes: it names `objectWillChange`, or another framework announces for it.
  public func announcesByItself(_ type: TypeIndex) -> Bool {
    ([type] + superclasses(of: type)).contains { candidate in
      inherits(Project.managedObject, candidate) || property(Project.objectWillChange, of: candidate) != nil
        || events(in: candidate).contains { files[Int($0.file)].path(self[$0]).contains(Project.objectWillChange) }
    }
  }

  /// Whether a name stands in the inheritance clauses of a type.
  public func inherits(_ name: Name, _ type: TypeIndex) -> Bool {
    parts[declaredTypes[type].parts].contains { part in
      let facts = files[Int(part.file)]
      return facts.types[Int(part.fact)].inherited.contains {
        facts.typeReferences[Int(facts.typeArguments[Int($0)])].name == name
      }
    }
  }

  static let objectWillChange = Name("objectWillChange")
  private static let managedObject = Name("NSManagedObject")
}

import SwiftTree

/// How the elements of a collection come and go.
extension Project {
  /// The stored collections that an expression is made of: properties of views and models, through computed properties,
  /// constants and what a view has been given. Empty if nothing is known.
  public func collections(behind event: EventID, length: Int, depth: Int = 0) -> [PropertyID] {
    guard depth < 5, length > 0, self[event].receiver < 0 else { return [] }
    if length == 1, case .local(let local) = target(of: event) {
      let fact = self[LocalID(file: event.file, index: local)]
      guard fact.kind == .constant, fact.value >= 0 else { return [] }
      return collections(in: files[Int(event.file)].expressions[Int(fact.value)], of: event.file, depth: depth + 1)
    }
    guard let property = property(at: length - 1, of: event) else { return [] }
    return collections(behind: property, depth: depth)
  }

  func collections(behind property: PropertyID, depth: Int) -> [PropertyID] {
    let fact = self[property]
    if fact.getter >= 0 { return collections(behindGetterOf: property, depth: depth + 1) }
    guard fact.isStored, !fact.isStatic else { return [] }
    let isReceived = initialValue(of: property) == nil && (wrapper(property).wrapper == .none || wrapper(property).wrapper == .binding)
    let type = owner(of: property)
    guard isReceived, type >= 0, !declaredTypes[type].traits.isDisjoint(with: .stateOwner) else { return [property] }
    let given = constructions(of: type).compactMap { call -> [PropertyID]? in
      receivedArgument(for: property, of: type, at: call).map { collections(in: $0.expression, of: call.file, depth: depth + 1) }
    }
    return [property] + given.joined()
  }

  /// What a computed property reads of the same type as its own; the rest only decides what it gives.
  private func collections(behindGetterOf property: PropertyID, depth: Int) -> [PropertyID] {
    guard let type = type(of: property) else { return [] }
    return events(runningWith: ScopeID(file: property.file, index: self[property].getter)).flatMap { event in
      self[event].flags.contains(.inCondition) ? [] : collections(readBy: event, depth: depth).filter { self.type(of: $0) == type }
    }
  }

  private func collections(in expression: ExpressionFact, of file: FileIndex, depth: Int) -> [PropertyID] {
    guard expression.closure < 0, expression.firstEvent < expression.endEvent else { return [] }
    return collections(readBy: EventID(file: file, index: expression.firstEvent), depth: depth)
  }

  /// The collections that an event reads, a method called on them left out.
  private func collections(readBy event: EventID, depth: Int) -> [PropertyID] {
    let fact = self[event]
    let count = Int(fact.pathCount)
    guard fact.flags.isDisjoint(with: .keyPath) else { return [] }
    return collections(behind: event, length: fact.kind == .call ? count - 1 : count, depth: depth).filter { type(of: $0)?.shape == .array }
  }

  /// Whether something inserts, removes or moves elements of a stored collection one by one, or a query may.
  public func isReordered(_ property: PropertyID) -> Bool {
    switch wrapper(property).wrapper {
    case .query, .fetchRequest: return true
    default: break
    }
    return reorderings(of: self[property].name).contains { call in
      let position = Int(self[call].pathCount) - 2
      // `removeAll()` empties; what is put in then is something else.
      let isEmptying = self[call].argumentCount == 0 && files[Int(call.file)].path(self[call]).last == CollectionChanges.removeAll
      return !isEmptying && self.property(at: position, of: call) == property
    }
  }

  /// Whether the type that stores a collection puts another in its place.
  public func isReplaced(_ property: PropertyID) -> Bool {
    switch wrapper(property).wrapper {
    case .query, .fetchRequest: return true
    default: break
    }
    let type = owner(of: property)
    return type >= 0 && !self[property].flags.contains(.isLet) && mayBeChanged(self[property].name)
      && events(in: type).contains { event in
        self[event].flags.contains(.assigned) && self[event].pathCount == 1 && isUse(event, of: property)
          && !isInitializerBody(root(of: ScopeID(file: event.file, index: self[event].scope)))
      }
  }

  /// The calls after which the elements of a collection of that name may stand at other positions.
  func reorderings(of name: Name) -> [EventID] {
    tracker?.ask(.moves(in: name))
    return reorderingIndex.elements(NameIndex.key(name)).map { reorderings[$0] }
  }

  /// Whether some code changes something of that name.
  func mayBeChanged(_ name: Name) -> Bool {
    tracker?.ask(.changes(of: name))
    return changedNames.names.contains(name)
  }

  /// Whether some code may change a stored property after it is made.
  public func mayChange(_ property: PropertyID) -> Bool {
    !self[property].flags.contains(.isLet) && mayBeChanged(self[property].name)
  }
}

private enum CollectionChanges {
  static let removeAll = Name("removeAll")
}

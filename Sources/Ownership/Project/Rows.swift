import SwiftTree

/// Rows and the collections they stand for.
extension Project {
  /// Whether a view is built for each element of a collection that may be long: not of a constant range, a literal or all
  /// cases of an enumeration.
  public func isInRow(_ construction: EventID) -> Bool {
    let containers = containers(around: construction)
    return containers.contains(.row) && containers.isDisjoint(with: Project.newIdentity)
      && !isInFixedCollection(construction)
  }

  /// Whether a view is made for each row of a container that the project declares, by a helper perhaps:
  /// `ContactList(people) { person in row(for: person) }`.
  public func isMadeForRow(_ event: EventID, depth: Int = 0) -> Bool {
    var current = ScopeID(file: event.file, index: self[event].scope)
    while self[current].kind == .closure || self[current].kind == .branch, self[current].parent >= 0 {
      let call = EventID(file: current.file, index: self[current].call)
      if self[current].kind == .closure, call.index >= 0, let container = constructedType(call), makesRows(container) { return true }
      current = ScopeID(file: current.file, index: self[current].parent)
    }
    return depth < 2 && uses(ofDeclarationAt: current).contains { isMadeForRow($0, depth: depth + 1) }
  }

  /// Whether a view calls a closure that it was given in its rows.
  private func makesRows(_ type: TypeIndex) -> Bool {
    events(in: type).contains { event in
      guard self[event].kind == .call, self[event].pathCount == 1, let property = property(at: 0, of: event) else { return false }
      return isClosure(property) && containers(around: event).contains(.row)
    }
  }

  /// Whether an owned model is there to load what the view shows: its name says so, or the view calls it when it appears.
  public func isLoader(_ model: TypeIndex, in property: PropertyID, of view: TypeIndex) -> Bool {
    let declared = declaredTypes[model]
    if files[Int(declared.file)].types[Int(declared.fact)].hasLoaderName { return true }
    return events(in: view).contains { event in
      self[event].kind == .call && self[event].pathCount == 2 && isUse(event, of: property)
        && phase(of: ScopeID(file: event.file, index: self[event].scope)) == .appear
    }
  }

  /// Whether a view hands on what is edited in it: it sets a binding, or uses a closure that it was given.
  public func writesBack(_ type: TypeIndex) -> Bool {
    events(in: type).contains { event in
      guard let property = property(at: 0, of: event), owner(of: property) == type else { return false }
      let isBinding = wrapper(property).wrapper == .binding
      if isBinding, stateWrite(event) != nil { return true }
      return self[property].isStored && !hasBuilder(property) && isClosure(property)
    }
  }

  /// Whether the user enters something into the rows of a call: a control stands in them, or a view with text or the like
  /// of its own.
  public func areEdited(_ row: RowCall) -> Bool {
    guard let content = row.content else { return false }
    let fact = self[content]
    return (fact.firstEvent..<fact.endEvent).contains { index in
      let event = EventID(file: content.file, index: index)
      if self[event].flags.contains(.projected) { return isBoundToControl(event) }
      return constructedType(event).map { ownedInput(of: $0) != nil && !writesBack($0) } ?? false
    }
  }

  /// The state of a view that the user edits by a control in it; nil without.
  public func ownedInput(of type: TypeIndex) -> PropertyID? {
    guard isRebuiltOwner(type) else { return nil }
    return properties(of: type).first { property in
      let isState = wrapper(property).wrapper == .state || wrapper(property).wrapper == .stateObject
      return isState && uses(of: property, in: type).contains { self[$0].flags.contains(.projected) && isBoundToControl($0) }
    }
  }

  /// Whether rows are entries of a menu or the like, which have no state.
  public func areMenuEntries(_ row: RowCall) -> Bool {
    let facts = files[Int(row.event.file)]
    var scope = self[row.event].scope
    while scope >= 0 {
      let fact = facts.scopes[Int(scope)]
      if fact.call >= 0, let name = facts.path(facts.events[Int(fact.call)]).last, Project.menus.contains(name) { return true }
      scope = fact.parent
    }
    return false
  }

  private static let menus = NameSet(["Menu", "contextMenu", "Picker", "swipeActions", "CommandMenu", "CommandGroup", "MenuBarExtra"])

  private func isInFixedCollection(_ construction: EventID) -> Bool {
    let facts = files[Int(construction.file)]
    var scope = self[construction].scope
    while scope >= 0 {
      let fact = facts.scopes[Int(scope)]
      if fact.container == .row, fact.call >= 0 {
        return isFixed(EventID(file: construction.file, index: fact.call))
      }
      scope = fact.parent
    }
    return false
  }

  func isFixed(_ call: EventID) -> Bool {
    guard let data = arguments(of: call).first, data.label.isNone, data.expression.closure < 0 else { return true }
    return (data.expression.firstEvent..<data.expression.endEvent).allSatisfy { index in
      let event = EventID(file: call.file, index: index)
      switch target(of: event) {
      case .type, nil: return true
      case .property(let property):
        let fact = self[property]
        return fact.isStatic || (fact.flags.contains(.isLet) && initialValue(of: property) != nil)
      case .local, .functions: return false
      }
    }
  }
}

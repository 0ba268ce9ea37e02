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

  private func isFixed(_ call: EventID) -> Bool {
    guard let data = arguments(of: call).first, data.label.isNone, data.expression.closure < 0 else { return true }
    return (data.expression.firstEvent..<data.expression.endEvent).allSatisfy { index in
      let event = EventID(file: call.file, index: index)
      switch target(of: event) {
      case .type, nil: return true
      case .property(let property): return self[property].isStatic || (self[property].flags.contains(.isLet) && initialValue(of: property) != nil)
      case .local, .functions: return false
      }
    }
  }
}

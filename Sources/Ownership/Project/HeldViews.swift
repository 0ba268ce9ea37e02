import SwiftTree

/// A view's value that code keeps under a name: `let banner = Banner()`.
public struct HeldView: Sendable {
  /// The name it is kept under.
  public let place: Place
  /// What is done with it.
  public let uses: [EventID]
}

/// Views as values: what code does with one that it has made itself. SwiftUI installs a copy, so the state of the value
/// that is kept is not the state on the screen (semantics.md, new 6).
extension Project {
  /// The stored properties and local names that are given a new value of a view type.
  public func heldValues(of view: TypeIndex) -> [HeldView] {
    constructions(of: view).compactMap { construction in
      let fact = self[ScopeID(file: construction.file, index: self[construction].scope)]
      return fact.kind == .initialValue && fact.declaration >= 0
        ? heldView(in: PropertyID(file: construction.file, index: fact.declaration), construction)
        : heldView(inLocalOf: fact, construction)
    }
  }

  private func heldView(in property: PropertyID, _ construction: EventID) -> HeldView? {
    let holder = owner(of: property)
    guard holder >= 0, let value = initialValue(of: property), value.kind == .chain, value.root == construction.index,
      wrapper(property).wrapper == .none || wrapper(property).wrapper == .state
    else { return nil }
    return HeldView(place: namePlace(property), uses: events(in: holder).filter { isUse($0, of: property) })
  }

  private func heldView(inLocalOf scope: Scope, _ construction: EventID) -> HeldView? {
    let facts = files[Int(construction.file)]
    let held = (scope.firstLocal..<scope.endLocal).first { index in
      let value = facts.locals[Int(index)].value
      return value >= 0 && facts.expressions[Int(value)].kind == .chain
        && facts.expressions[Int(value)].root == construction.index
    }
    guard let held else { return nil }
    let local = facts.locals[Int(held)]
    let uses = (construction.index + 1..<max(scope.endEvent, construction.index + 1)).map { index in
      EventID(file: construction.file, index: index)
    }.filter { event in
      guard facts.path(self[event]).first == local.name, case .local(held) = target(of: event) else { return false }
      return true
    }
    return HeldView(place: Place(file: construction.file, start: local.nameStart, end: local.nameEnd), uses: uses)
  }

  /// The state of a view that is lost when an event is about a value of it that is not on the screen: what a method
  /// changes, or what is assigned.
  public func stateSet(onValueOf view: TypeIndex, by use: EventID) -> PropertyID? {
    guard self[use].pathCount == 2, let name = files[Int(use.file)].path(self[use]).last else { return nil }
    if self[use].kind == .read {
      guard !self[use].flags.isDisjoint(with: .written), let property = property(name, of: view) else { return nil }
      return isInstalledState(property) ? property : nil
    }
    guard let method = overload(methods(name, of: view), call: use), self[method].scope >= 0, !self[method].isStatic
    else { return nil }
    return stateSet(in: ScopeID(file: method.file, index: self[method].scope), of: view)
  }

  /// Closures in the code included: they refer to the same value.
  private func stateSet(in scope: ScopeID, of view: TypeIndex) -> PropertyID? {
    for reached in reach(from: scope, depth: 2) where context(of: reached.scope) == view {
      let fact = self[reached.scope]
      for index in fact.firstEvent..<fact.endEvent {
        let event = EventID(file: reached.scope.file, index: index)
        guard let property = property(at: 0, of: event), owner(of: property) == view, isInstalledState(property) else { continue }
        if wrapper(property).wrapper == .stateObject || writesValue(event, of: property) { return property }
      }
    }
    return nil
  }

  /// State that exists only where SwiftUI has put the view on the screen. The user's defaults exist everywhere.
  private func isInstalledState(_ property: PropertyID) -> Bool {
    switch wrapper(property).wrapper {
    case .state, .stateObject, .focusState: true
    default: false
    }
  }
}

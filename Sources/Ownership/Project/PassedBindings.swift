import SwiftTree

/// Values that whoever hands them over could bind as well.
extension Project {
  /// Where `$` goes into an argument to make it a binding to the same value, of a certain type; nil where that is not known to
  /// be possible: what it comes from has no projection, or somebody may not set it.
  public func projectionPlace(of argument: ArgumentFact, at construction: EventID, as type: ResolvedType) -> UInt32? {
    guard argument.expression.kind == .chain, argument.expression.root >= 0 else { return nil }
    let event = EventID(file: construction.file, index: argument.expression.root)
    let fact = self[event]
    guard fact.kind == .read, fact.receiver < 0, fact.start == argument.expression.start, fact.end == argument.expression.end,
      fact.flags.isDisjoint(with: Project.unbindable), isProjectable(event), value(of: event) == type,
      (1..<max(1, Int(fact.pathCount))).allSatisfy({ isSettable(at: $0, of: event) })
    else { return nil }
    guard fact.flags.contains(.onSelf) else { return fact.start }
    return fact.pathCount == 1 ? fact.nameStart : nil
  }

  private static let unbindable: Event.Flags = [
    .projected, .underscored, .implicitMember, .onSuper, .onOther, .optionalChain, .keyPath,
  ]

  /// Whether the name that a path begins with has a projection from which its members are bound.
  private func isProjectable(_ event: EventID) -> Bool {
    switch target(of: event) {
    case .local(let local): return self[LocalID(file: event.file, index: local)].isProjected
    case .property(let property):
      switch wrapper(property).wrapper {
      case .state, .binding, .appStorage, .sceneStorage: return true
      case .stateObject, .observedObject, .environmentObject, .bindable: return self[event].pathCount > 1
      default: return false
      }
    default: return false
    }
  }

  private func isSettable(at position: Int, of event: EventID) -> Bool {
    guard let member = property(at: position, of: event) else { return false }
    let fact = self[member]
    return !fact.isStatic && !fact.flags.contains(.isLet) && (fact.isStored || fact.flags.contains(.hasSetter))
      && fact.setterAccess >= .internal
  }

  /// The one parameter that all values come from which initialisers give a property, each as it is: the initialiser takes it
  /// without a default and does nothing else with it.
  public func onlyParameter(behind property: PropertyID, in type: TypeIndex) -> (parameter: ParameterFact, seed: Seed)? {
    let seeds = seeds(of: property, in: type)
    guard initializers(of: type).count == 1, seeds.count == 1, let seed = seeds.first, let initializer = seed.initializer,
      let assignment = seed.assignment, self[assignment].scope == self[initializer].scope,
      let local = namedLocal(seed.value, in: seed.file), let parameter = parameter(local, of: initializer),
      parameter.flags.isEmpty, parameter.defaultValue < 0, uses(of: local).count == 1
    else { return nil }
    return (parameter, seed)
  }
}

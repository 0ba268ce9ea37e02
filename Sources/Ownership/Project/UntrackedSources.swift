import SwiftTree

/// Storage that Observation does not see.
public struct UntrackedSource: Sendable {
  public enum Kind: Sendable {
    case defaults, ignored, staticVariable
  }

  public let kind: Kind
  /// Where it is read.
  public let event: EventID
}

/// What computed properties of observable classes are computed from.
extension Project {
  /// The storage that a computed property with a setter is computed from, if nothing of it is tracked; nil where something
  /// is, or where that is not known.
  public func untrackedSource(of property: PropertyID, in type: TypeIndex) -> UntrackedSource? {
    let fact = self[property]
    guard fact.getter >= 0, fact.setter >= 0, !fact.isStatic, !fact.flags.contains(.isOverride) else { return nil }
    let getter = ScopeID(file: property.file, index: fact.getter)
    let code = allEvents(of: getter) + allEvents(of: ScopeID(file: property.file, index: fact.setter))
    guard !code.contains(where: { isRegistrarCall($0) || mayBeTracked($0, in: type) }) else { return nil }
    return allEvents(of: getter).lazy.compactMap(untrackedSource).first
  }

  /// Whether an event reads or writes what Observation tracks, or calls what may.
  private func mayBeTracked(_ event: EventID, in type: TypeIndex) -> Bool {
    let fact = self[event]
    guard fact.receiver < 0 else { return false }
    if fact.isSelf { return true }
    switch target(of: event) {
    case .property(let property):
      return !isUntrackedStorage(property) && owner(of: property) >= 0 && !self[property].flags.contains(.isLet)
    case .functions: return true
    default: return false
    }
  }

  private func isUntrackedStorage(_ property: PropertyID) -> Bool {
    let fact = self[property]
    return fact.isStored && (fact.isStatic || isIgnoredByObservation(property))
  }

  private func untrackedSource(_ event: EventID) -> UntrackedSource? {
    if let kind = untrackedKind(event) { return UntrackedSource(kind: kind, event: event) }
    return nil
  }

  private func untrackedKind(_ event: EventID) -> UntrackedSource.Kind? {
    guard self[event].receiver < 0 else { return nil }
    if let property = namedProperty(event) {
      if isDefaults(property) { return .defaults }
      guard isUntrackedStorage(property), !self[property].flags.contains(.isLet), isPlainStorage(property)
      else { return nil }
      return self[property].isStatic ? .staticVariable : .ignored
    }
    let names = files[Int(event.file)].path(self[event])
    return names.first == Project.userDefaults && names.count > 1 && target(of: event) == nil ? .defaults : nil
  }

  /// `name`, `Type.name`.
  private func namedProperty(_ event: EventID) -> PropertyID? {
    if case .type = target(of: event) { return property(at: 1, of: event) }
    return property(at: 0, of: event)
  }

  private func isDefaults(_ property: PropertyID) -> Bool {
    type(of: property)?.meaning == .external(Project.userDefaults)
  }

  /// An object behind an ignored property may be tracked by itself.
  private func isPlainStorage(_ property: PropertyID) -> Bool {
    if wrapper(property).wrapper == .appStorage { return true }
    return wrapper(property).wrapper == .none && holdsValue(property)
  }

  private static let userDefaults = Name("UserDefaults")
}

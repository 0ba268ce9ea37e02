import SwiftTree

/// What runs when a stored property is set.
extension Project {
  /// The code of a property's one observer.
  public func observer(of property: PropertyID) -> ScopeID? {
    let scopes = files[Int(property.file)].scopes
    let own = scopes.indices.filter { scopes[$0].kind == .observer && scopes[$0].declaration == property.index }
    return own.count == 1 ? ScopeID(file: property.file, index: ScopeIndex(own[0])) : nil
  }

  /// Whether a piece of code says `oldValue`.
  public func usesOldValue(_ code: ScopeID) -> Bool {
    let facts = files[Int(code.file)]
    let events = self[code].firstEvent..<self[code].endEvent
    return events.contains { facts.path(facts.events[Int($0)]).first == Project.oldValue }
  }

  private static let oldValue = Name("oldValue")
}

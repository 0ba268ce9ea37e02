import SwiftTree

/// The stored members of model classes.
extension Project {
  /// A class of the program itself: not a preview's, not a test's, not written by a tool.
  public func isProgramClass(_ type: TypeIndex) -> Bool {
    let declared = declaredTypes[type]
    return declared.kind == .class && !declared.isForDevelopment
      && !files[Int(declared.file)].flags.contains(.isGenerated)
  }

  /// A stored variable of each instance on which no attribute stands and that some code may change.
  public func isPlainVariable(_ property: PropertyID) -> Bool {
    let fact = self[property]
    return fact.isStored && !fact.isStatic && fact.attributes.isEmpty && fact.flags.isDisjoint(with: [.isLet, .isLazy, .isWeak])
      && mayBeChanged(fact.name)
  }

  /// Whether a property holds a value for certain, not an object that may change in its own way.
  public func holdsValue(_ property: PropertyID) -> Bool {
    type(of: property).map(isValue) ?? false
  }

  /// Whether `willSet` or `didSet` of a property announces a change.
  public func announcesInObserver(_ property: PropertyID) -> Bool {
    guard self[property].flags.contains(.hasObservers) else { return false }
    return code(of: owner(of: property)).contains { scope in
      let fact = self[scope]
      return fact.kind == .observer && scope.file == property.file && fact.declaration == property.index
        && announcesChange(in: scope)
    }
  }

  /// Whether an attribute of this name stands on a property.
  public func hasAttribute(_ name: Name, _ property: PropertyID) -> Bool {
    let facts = files[Int(property.file)]
    return self[property].attributes.contains { facts.attributes[Int($0)].name == name }
  }

  /// `@ObservationIgnored`.
  public func isIgnoredByObservation(_ property: PropertyID) -> Bool {
    hasAttribute(Project.observationIgnored, property)
  }

  private static let observationIgnored = Name("ObservationIgnored")
}

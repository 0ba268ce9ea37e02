/// A construction that an owner's declaration or initialiser holds, and where it stands.
public struct StoredCreation: Sendable {
  public let creation: Creation
  public let place: Place
  /// At the declaration, and not in an initialiser.
  public let isAtDeclaration: Bool
}

/// What it costs to make an object.
extension Project {
  /// The constructions that a type itself keeps in a property: the value at the declaration, what initialisers assign.
  public func storedCreations(for property: PropertyID, in type: TypeIndex) -> [StoredCreation] {
    let expected = self.type(of: property)
    var result: [StoredCreation] = []
    if let value = initialValue(of: property), let made = creation(behind: value, in: property.file, expected: expected) {
      let place = Place(file: property.file, start: value.start, end: value.end)
      result.append(StoredCreation(creation: made, place: place, isAtDeclaration: true))
    }
    for seed in seeds(of: property, in: type) {
      // With a value at the declaration the plain assignment is dropped.
      guard seed.isThroughStorage || result.isEmpty, let assignment = seed.assignment,
        let made = creation(behind: seed.value, in: seed.file, expected: expected)
      else { continue }
      let place = Place(file: seed.file, start: self.place(assignment).start, end: seed.value.end)
      result.append(StoredCreation(creation: made, place: place, isAtDeclaration: false))
    }
    return result
  }

  /// When the value at the declaration of a state's property is made (semantics.md 2).
  public enum StateValueTime: Sendable {
    /// with each evaluation of the parent, up to Xcode 26
    case repeatedBefore27
    /// with each evaluation of the parent, although Xcode 27 could do without
    case repeatedAsNotPrivate, repeatedInInitializer, repeatedOnOldSystems
    case once
  }

  /// An unknown version of Xcode counts as one before 27, and an unknown floor as one that has Observation.
  public func timeOfValue(_ stored: StoredCreation, of property: PropertyID) -> StateValueTime {
    let settings = settings(of: property.file)
    guard let xcode = settings.xcode, xcode >= 27 else { return .repeatedBefore27 }
    if !stored.isAtDeclaration { return .repeatedInInitializer }
    if self[property].access > .fileprivate { return .repeatedAsNotPrivate }
    return settings.floorsReach(Availability.observation) == false ? .repeatedOnOldSystems : .once
  }

  /// What a construction starts or waits for before it returns: in the initialiser that it calls, in the values at the
  /// class's declarations, in those of its superclasses. Nil for nothing that we know.
  public func work(ofMaking creation: Creation) -> WorkDone? {
    let initializers = initializers(of: creation.type)
    let called = initializers.isEmpty ? nil : overload(initializers, call: creation.event)
    let code = superclasses(of: creation.type).flatMap { onlyInitializerCode(of: $0) }
      + declaredValueCode(of: creation.type) + (called.map { body(of: $0) } ?? [])
    for scope in code {
      for reached in reach(from: scope, depth: 2) {
        for event in reached.events {
          if let work = work(event), work.work.isCostlyInInitializer, !isDoneOnce(event, on: reached) { return work }
        }
      }
    }
    return nil
  }

  /// Which initialiser of a superclass is called is not looked up: its only one is.
  private func onlyInitializerCode(of type: TypeIndex) -> [ScopeID] {
    let initializers = initializers(of: type)
    return declaredValueCode(of: type) + (initializers.count == 1 ? body(of: initializers[0]) : [])
  }

  private func declaredValueCode(of type: TypeIndex) -> [ScopeID] {
    initializerCode(of: type).filter { self[$0].kind == .initialValue }
  }

  private func body(of initializer: FunctionID) -> [ScopeID] {
    self[initializer].scope >= 0 ? [ScopeID(file: initializer.file, index: self[initializer].scope)] : []
  }
}

extension Work {
  /// Felt by the user, or left running, when it is repeated for objects that nobody keeps. A subscription ends with them.
  fileprivate var isCostlyInInitializer: Bool {
    switch self {
    case .startsTask, .startsDispatch, .startsRequest, .startsTimer, .addsObserver, .readsFile, .decodes, .readsDatabase, .sleeps,
      .readsOrWrites:
      true
    case .subscribes, .touchesFiles, .readsKeychain, .makesFormatter, .transformsCollection, .checksFile: false
    }
  }
}

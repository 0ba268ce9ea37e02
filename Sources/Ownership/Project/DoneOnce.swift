import SwiftTree

/// Work behind a test whether it has been done: `if let image = cache[key] { return image }`, `guard !isLoaded else …`.
extension Project {
  /// Whether work that is reached on a route is done at most once in practice: on some step of the route a condition looks
  /// at stored data that the same function fills.
  public func isDoneOnce(_ event: EventID, on reach: Reach) -> Bool {
    let steps = reach.route.map { ($0.scope, $0.event) } + [(reach.scope, event)]
    return isRemembered(event, in: reach.scope) || steps.contains { isBehindTest($0.1, in: $0.0) }
  }

  /// Whether the function that does the work puts its result into a stored collection: `cache[key] = image`.
  private func isRemembered(_ event: EventID, in scope: ScopeID) -> Bool {
    (event.index + 1..<max(self[scope].endEvent, event.index + 1)).contains { index in
      let later = EventID(file: event.file, index: index)
      guard self[later].flags.contains(.assigned), self[later].pathCount == 2,
        files[Int(later.file)].path(self[later]).last == Words.subscriptStep, let cache = property(at: 0, of: later)
      else { return false }
      return self[cache].isStored
    }
  }

  /// Whether a piece of code does something only after a look at stored data that the same code fills.
  public func isBehindTest(_ event: EventID, in scope: ScopeID) -> Bool {
    let fact = self[scope]
    for index in fact.firstEvent..<event.index {
      let condition = EventID(file: scope.file, index: index)
      guard self[condition].flags.contains(.inCondition) else { continue }
      if testsForFile(condition), createsFile(event) { return true }
      if testedProperties(condition).contains(where: { fills(scope, $0, after: condition) }) { return true }
    }
    return false
  }

  /// The stored properties that a condition looks at, itself or through a computed property.
  func testedProperties(_ condition: EventID) -> [PropertyID] {
    if case .local(let local) = target(of: condition) { return readProperties(LocalID(file: condition.file, index: local)) }
    guard let property = property(at: 0, of: condition) else { return [] }
    if self[property].isStored { return [property] }
    guard self[property].getter >= 0 else { return [] }
    let getter = ScopeID(file: property.file, index: self[property].getter)
    return events(runningWith: getter).compactMap { self.property(at: 0, of: $0) }.filter { self[$0].isStored }
  }

  /// The stored properties that a constant was made from.
  private func readProperties(_ local: LocalID) -> [PropertyID] {
    let fact = self[local]
    guard fact.kind == .constant, fact.value >= 0 else { return [] }
    let value = files[Int(local.file)].expressions[Int(fact.value)]
    return (value.firstEvent..<value.endEvent).compactMap { property(at: 0, of: EventID(file: local.file, index: $0)) }
      .filter { self[$0].isStored }
  }

  /// Whether a piece of code, closures in it included, changes a property behind an event.
  private func fills(_ scope: ScopeID, _ property: PropertyID, after condition: EventID) -> Bool {
    let end = self[scope].endEvent
    return (condition.index + 1..<end).contains { index in
      let event = EventID(file: scope.file, index: index)
      guard isUse(event, of: property) else { return writes(event, property) }
      if !self[event].flags.isDisjoint(with: .written) { return true }
      guard self[event].kind == .call, let name = files[Int(event.file)].path(self[event]).last else { return false }
      return MutatingMethods.names.contains(name) || MutatingMethods.cacheNames.contains(name) || changesItself(event)
    }
  }

  /// Whether a call is of a function that sets the property: `super.load()`.
  private func writes(_ call: EventID, _ property: PropertyID) -> Bool {
    guard self[call].kind == .call, let function = callee(of: call), self[function].scope >= 0 else { return false }
    return events(runningWith: ScopeID(file: function.file, index: self[function].scope)).contains { event in
      !self[event].flags.isDisjoint(with: .written) && isUse(event, of: property)
    }
  }

  /// Whether a call is of a method that changes what it is called on: `binder.markLoading()`.
  private func changesItself(_ call: EventID) -> Bool {
    guard let function = callee(of: call), self[function].scope >= 0 else { return false }
    return events(runningWith: ScopeID(file: function.file, index: self[function].scope)).contains { event in
      guard !self[event].flags.isDisjoint(with: .written), let property = property(at: 0, of: event) else { return false }
      return owner(of: property) == owner(of: function)
    }
  }

  private func testsForFile(_ condition: EventID) -> Bool {
    files[Int(condition.file)].path(self[condition]).last == DoneOnce.fileExists
  }

  private func createsFile(_ event: EventID) -> Bool {
    files[Int(event.file)].path(self[event]).last.map(DoneOnce.creations.contains) ?? false
  }
}

private enum DoneOnce {
  static let fileExists = Name("fileExists")
  static let creations = NameSet(["createDirectory", "createFile"])
}

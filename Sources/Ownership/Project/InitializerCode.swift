import SwiftTree

/// What initialisers do with the properties of their own type.
extension Project {
  /// Whether an initialiser hands over to another one of its type: `self.init(…)`.
  public func isDelegating(_ initializer: FunctionID) -> Bool {
    guard self[initializer].scope >= 0 else { return false }
    return events(runningWith: ScopeID(file: initializer.file, index: self[initializer].scope)).contains { event in
      self[event].kind == .call && self[event].pathCount == 1 && self[event].flags.contains(.onSelf)
        && files[Int(event.file)].path(self[event]).first == Words.initWord
    }
  }

  /// Whether previews and tests alone call an initialiser, one of several that a type has.
  public func isForDevelopment(initializer code: ScopeID, of type: TypeIndex) -> Bool {
    let initializers = initializers(of: type)
    guard initializers.count > 1, isInitializerBody(code), let constructions = everyConstruction(of: type) else { return false }
    let calls = constructions.filter { call in
      overload(initializers, call: call).map { $0.file == code.file && self[$0].scope == code.index } ?? false
    }
    return !calls.isEmpty && calls.allSatisfy(isForDevelopment)
  }

  /// Where an initialiser writes the wrapped value of a property: not its storage, and not a member of an object in it.
  public func assignments(of property: PropertyID, in initializer: FunctionID) -> [EventID] {
    guard self[initializer].scope >= 0 else { return [] }
    return events(runningWith: ScopeID(file: initializer.file, index: self[initializer].scope)).filter { event in
      self[event].flags.isDisjoint(with: [.underscored, .projected]) && isUse(event, of: property)
        && writesValue(event, of: property)
    }
  }

  /// Whether an initialiser assigns a property as a whole, on every way through it, does nothing else with it, and up to there
  /// needs no instance that has all of its properties.
  public func assignsOnce(_ property: PropertyID, in initializer: FunctionID) -> Bool {
    guard self[initializer].scope >= 0 else { return false }
    let scope = ScopeID(file: initializer.file, index: self[initializer].scope)
    let uses = (self[scope].firstEvent..<self[scope].endEvent).map { EventID(file: scope.file, index: $0) }.filter {
      isUse($0, of: property)
    }
    guard uses.count == 1, let use = uses.first else { return false }
    let isWhole = self[use].pathCount == 1 && self[use].flags.contains(.assigned) && !self[use].flags.contains(.underscored)
    guard isWhole, self[use].scope == scope.index, self[use].value >= 0, !mayLeave(scope, before: use) else { return false }
    let end = files[Int(use.file)].expressions[Int(self[use].value)].endEvent
    return !(self[scope].firstEvent..<end).contains { needsInstance(EventID(file: scope.file, index: $0)) }
  }

  /// `guard let value else { return }`: facts don't say what a branch ends with.
  private func mayLeave(_ scope: ScopeID, before event: EventID) -> Bool {
    let scopes = files[Int(scope.file)].scopes
    return (scope.index + 1..<max(self[scope].endScope, scope.index + 1)).contains { index in
      scopes[Int(index)].kind == .branch && scopes[Int(index)].start < self[event].start
    }
  }

  /// Whether an event of an initialiser uses more of the instance than a stored property: a wrapped value, a method, all of it.
  private func needsInstance(_ event: EventID) -> Bool {
    let fact = self[event]
    if fact.isSelf { return true }
    let isAssignment = fact.flags.contains(.assigned) && fact.pathCount == 1
    guard fact.receiver < 0, !isAssignment else { return false }
    switch target(of: event) {
    case .property(let property):
      return owner(of: property) == context(of: event) && !self[property].isStatic
        && (!self[property].isStored || wrapper(property).wrapper != .none)
    case .functions(let functions): return functions.contains { owner(of: $0) == context(of: event) && !self[$0].isStatic }
    default: return false
    }
  }

  /// Whether an assignment gives a property the value that it begins with anyway, as far as the two literals tell: facts
  /// hold no text, but `true` is shorter than `false`, and nothing is shorter than an empty string.
  public func repeatsInitialValue(_ assignment: EventID, of property: PropertyID) -> Bool {
    guard self[assignment].flags.contains(.assigned), self[assignment].pathCount == 1, self[assignment].value >= 0 else { return false }
    let value = files[Int(assignment.file)].expressions[Int(self[assignment].value)]
    guard let initial = initialValue(of: property) else { return value.kind == .nil }
    let length = value.end - value.start
    guard value.kind == initial.kind, length == initial.end - initial.start else { return false }
    switch value.kind {
    case .nil, .boolean: return true
    case .string, .array: return length == 2
    default: return false
    }
  }

  /// Whether an event needs the value in a wrapper: `model.start()`, `$text`, `_model.wrappedValue`; not an assignment, and
  /// not the wrapper itself.
  public func usesWrappedValue(_ event: EventID) -> Bool {
    let fact = self[event]
    guard fact.receiver < 0, fact.flags.contains(.assigned) == false || fact.pathCount > 1 else { return false }
    let isStorage = fact.flags.contains(.underscored)
    return !isStorage || files[Int(event.file)].path(fact).dropFirst().first == InitializerCode.wrappedValue
  }

  /// Whether a property begins as nil although nothing says so: `var selection: Item?`. Measured with the compiler of
  /// Swift 6.3: the wrapper is made from nil, and what an initialiser assigns goes to its setter.
  public func isImplicitlyNil(_ property: PropertyID) -> Bool {
    let fact = self[property]
    guard fact.initialValue < 0, fact.type >= 0, !fact.flags.contains(.isLet) else { return false }
    return files[Int(property.file)].typeReferences[Int(fact.type)].shape == .optional
  }
}

private enum InitializerCode {
  static let wrappedValue = Name("wrappedValue")
}

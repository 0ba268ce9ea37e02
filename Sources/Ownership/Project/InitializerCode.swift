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
    guard initializers.count > 1, isInitializerBody(code), let constructions = constructionIndex[type] else { return false }
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

  /// Whether an initialiser assigns a property as a whole, on every way through it, and does nothing else with it.
  public func assignsOnce(_ property: PropertyID, in initializer: FunctionID) -> Bool {
    guard self[initializer].scope >= 0 else { return false }
    let scope = ScopeID(file: initializer.file, index: self[initializer].scope)
    let uses = (self[scope].firstEvent..<self[scope].endEvent).map { EventID(file: scope.file, index: $0) }.filter {
      isUse($0, of: property)
    }
    guard uses.count == 1, let use = uses.first else { return false }
    let isWhole = self[use].pathCount == 1 && self[use].flags.contains(.assigned) && !self[use].flags.contains(.underscored)
    return isWhole && self[use].scope == scope.index
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

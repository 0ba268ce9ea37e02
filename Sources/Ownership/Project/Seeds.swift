import SwiftTree

/// A value that an initialiser, or the declaration, gives a stored property.
public struct Seed: Sendable {
  public let file: FileIndex
  public let value: ExpressionFact
  /// The initialiser and the assignment in it; nil for the value at the declaration.
  public let initializer: FunctionID?
  public let assignment: EventID?
  /// Assigned through the storage, `_x = State(initialValue: value)`.
  public let isThroughStorage: Bool

  public var place: Place { Place(file: file, start: value.start, end: value.end) }
}

/// What stored properties are given.
extension Project {
  /// The values that the type's own initialisers assign to a property, the wrapper around them taken off.
  public func seeds(of property: PropertyID, in type: TypeIndex) -> [Seed] {
    initializers(of: type).flatMap { seeds(of: property, in: $0) }
  }

  private func seeds(of property: PropertyID, in initializer: FunctionID) -> [Seed] {
    let scope = self[initializer].scope
    guard scope >= 0 else { return [] }
    return events(runningWith: ScopeID(file: initializer.file, index: scope)).compactMap { event in
      seed(event, of: property, in: initializer)
    }
  }

  private func seed(_ event: EventID, of property: PropertyID, in initializer: FunctionID) -> Seed? {
    let fact = self[event]
    guard fact.flags.contains(.assigned), fact.value >= 0, fact.pathCount == 1, fact.receiver < 0,
      case .property(let target) = target(of: event), target == property
    else { return nil }
    let value = files[Int(event.file)].expressions[Int(fact.value)]
    let isThroughStorage = files[Int(event.file)].path(fact).first == self[property].backingName
    guard isThroughStorage else {
      return Seed(file: event.file, value: value, initializer: initializer, assignment: event, isThroughStorage: false)
    }
    guard let wrapped = wrappedValue(value, in: event.file) else { return nil }
    return Seed(file: event.file, value: wrapped, initializer: initializer, assignment: event, isThroughStorage: true)
  }

  /// The value in `State(initialValue: value)`, `.init(wrappedValue: value)`.
  private func wrappedValue(_ expression: ExpressionFact, in file: FileIndex) -> ExpressionFact? {
    guard expression.kind == .chain, expression.root >= 0 else { return nil }
    let facts = files[Int(file)]
    let call = facts.events[Int(expression.root)]
    guard call.kind == .call, let name = facts.path(call).last, name == Words.initWord || Wrapper.names[name] != nil,
      let argument = facts.arguments(call).first
    else { return nil }
    return argument.label.isNone || Project.isWrappingLabel(argument.label) ? argument.expression : nil
  }

  static func isWrappingLabel(_ label: Name) -> Bool { wrappingLabels.contains(label) }

  private static let wrappingLabels = NameSet(["wrappedValue", "initialValue"])

  /// The parameters of an initialiser that an expression in it depends on, constants in between followed.
  public func parameters(behind expression: ExpressionFact, in file: FileIndex, depth: Int = 0) -> [LocalID] {
    guard depth < 4, expression.firstEvent < expression.endEvent else { return [] }
    var result: [LocalID] = []
    for index in expression.firstEvent..<expression.endEvent {
      let event = EventID(file: file, index: index)
      if case .property(let property) = target(of: event) { result += parameters(behind: property, before: event, depth: depth) }
      guard case .local(let local) = target(of: event) else { continue }
      let fact = files[Int(file)].locals[Int(local)]
      if fact.kind == .parameter { result.append(LocalID(file: file, index: local)) }
      if fact.kind == .constant, fact.value >= 0 {
        result += parameters(behind: files[Int(file)].expressions[Int(fact.value)], in: file, depth: depth + 1)
      }
    }
    return result
  }

  /// `self.note` where the same initialiser has set it from a parameter.
  private func parameters(behind property: PropertyID, before event: EventID, depth: Int) -> [LocalID] {
    let scope = root(of: ScopeID(file: event.file, index: self[event].scope))
    guard isInitializerBody(scope), self[event].flags.isDisjoint(with: .written) else { return [] }
    let initializer = FunctionID(file: scope.file, index: self[scope].declaration)
    return seeds(of: property, in: initializer).filter { $0.value.end <= self[event].start }.flatMap {
      parameters(behind: $0.value, in: $0.file, depth: depth + 1)
    }
  }

  /// The declaration of a function's parameter that a local name is.
  public func parameter(_ local: LocalID, of function: FunctionID) -> ParameterFact? {
    let name = self[local].name
    return files[Int(function.file)].parameters[range(self[function].parameters)].first { $0.name == name }
  }

  /// `State(initialValue: text.wrappedValue)` where `text` is the binding that the initialiser takes.
  public func isCopyOfBinding(_ seed: Seed, _ parameter: ParameterFact) -> Bool {
    guard isBinding(parameter, of: seed), seed.value.kind == .chain, seed.value.root >= 0 else { return false }
    return files[Int(seed.file)].events[Int(seed.value.root)].pathCount == 2
  }

  /// Whether the parameter that a seed comes from is a binding.
  public func isBinding(_ parameter: ParameterFact, of seed: Seed) -> Bool {
    guard let initializer = seed.initializer else { return false }
    return resolve(parameter.type, in: initializer.file, context: owner(of: initializer))?.shape == .binding
  }

  /// The local name that an expression is, and nothing else.
  public func namedLocal(_ expression: ExpressionFact, in file: FileIndex) -> LocalID? {
    guard expression.kind == .chain, expression.root >= 0 else { return nil }
    let event = EventID(file: file, index: expression.root)
    guard self[event].kind == .read, self[event].pathCount == 1, case .local(let local) = target(of: event) else { return nil }
    return LocalID(file: file, index: local)
  }

  /// Whether code names a local constant or a parameter in one place only.
  public func isUsedOnce(_ local: LocalID) -> Bool { uses(of: local).count == 1 }

  /// The value of a constant that is used once, where it could be asked for later: an initialiser has no `self` yet.
  public func valueForLater(_ local: LocalID, in type: TypeIndex) -> ExpressionFact? {
    guard self[local].kind == .constant, self[local].value >= 0, isUsedOnce(local) else { return nil }
    let value = files[Int(local.file)].expressions[Int(self[local].value)]
    let canWait = (value.firstEvent..<value.endEvent).allSatisfy { index in
      let event = EventID(file: local.file, index: index)
      guard self[event].flags.isDisjoint(with: [.onSelf, .awaited, .passedInout]) else { return false }
      switch target(of: event) {
      case .local(let other): return self[LocalID(file: local.file, index: other)].kind != .variable
      case .property(let property): return owner(of: property) != type || self[property].isStatic
      case .functions(let functions): return functions.allSatisfy { owner(of: $0) != type || self[$0].isStatic }
      case .type, nil: return true
      }
    }
    return canWait ? value : nil
  }

  /// Whether the argument for a parameter could be an escaping autoclosure: an object has to say `self` in one, and nothing can
  /// be awaited in it.
  public func canWait(_ parameter: ParameterFact, of initializer: FunctionID, at call: EventID) -> Bool {
    guard let argument = argument(for: parameter.name, of: initializer, call: call) else { return true }
    let context = context(of: call)
    let isInObject = context >= 0 && (declaredTypes[context].kind == .class || declaredTypes[context].kind == .actor)
    return (argument.expression.firstEvent..<argument.expression.endEvent).allSatisfy { index in
      let event = EventID(file: call.file, index: index)
      let fact = self[event]
      guard fact.flags.isDisjoint(with: [.awaited, .passedInout]) else { return false }
      guard isInObject, fact.receiver < 0, !fact.flags.contains(.onSelf) else { return true }
      switch target(of: event) {
      case .property(let property): return owner(of: property) < 0 || self[property].isStatic
      case .functions(let functions): return functions.allSatisfy { owner(of: $0) < 0 || self[$0].isStatic }
      // A name that is not called may be an inherited member.
      case nil:
        let isCalled = fact.kind == .call && fact.pathCount == 1
        return isCalled || !fact.flags.isDisjoint(with: [.implicitMember, .onOther, .keyPath])
      case .local, .type: return true
      }
    }
  }

  public subscript(local: LocalID) -> LocalFact {
    files[Int(local.file)].locals[Int(local.index)]
  }

  /// The argument that a call hands to a parameter; nil if it leaves it out, or if that is unknown.
  public func argument(for parameter: Name, of function: FunctionID, call: EventID) -> ArgumentFact? {
    guard let taken = parameters(of: function, call: call), let position = taken.firstIndex(where: { $0.name == parameter })
    else { return nil }
    return files[Int(call.file)].arguments(self[call]).dropFirst(position).first
  }

  /// The argument that a call of the memberwise initialiser hands to a property.
  public func argument(for property: PropertyID, call: EventID) -> ArgumentFact? {
    files[Int(call.file)].arguments(self[call]).first { $0.label == self[property].name }
  }
}

/// A local name of the project: a file and an index into its `locals`.
public struct LocalID: Hashable, Sendable {
  public let file: FileIndex
  public let index: Int32
}

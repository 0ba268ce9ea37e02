import SwiftTree

/// A property and the members behind it: `text`, `model.filter.query`.
public struct StatePath: Hashable, Sendable {
  public let property: PropertyID
  public let members: [Name]

  public init(property: PropertyID, members: [Name] = []) {
    self.property = property
    self.members = members
  }
}

/// A write that a piece of code makes whenever it runs.
public struct CertainWrite: Sendable {
  public enum Change: Sendable {
    case assigned(ExpressionFact)
    /// `count += 1`, `isOn.toggle()`, `items.append(item)`
    case inPlace
  }

  public let event: EventID
  public let path: StatePath
  public let change: Change
}

/// What code writes under all circumstances.
extension Project {
  /// The state that an expression is, and nothing else.
  public func statePath(of expression: ExpressionFact, in file: FileIndex) -> StatePath? {
    guard expression.kind == .chain, expression.root >= 0, expression.endEvent - expression.firstEvent == 1 else { return nil }
    let event = EventID(file: file, index: expression.root)
    return self[event].kind == .read ? statePath(event, length: Int(self[event].pathCount)) : nil
  }

  private func statePath(_ event: EventID, length: Int) -> StatePath? {
    let names = files[Int(event.file)].path(self[event]).prefix(length)
    guard self[event].receiver < 0, length > 0, !names.contains(Words.subscriptStep), let property = property(at: 0, of: event)
    else { return nil }
    return StatePath(property: property, members: Array(names.dropFirst()))
  }

  /// The writes of state that a piece of code, and the functions that it calls, make whenever it runs: behind no branch and
  /// no condition.
  public func certainWrites(from code: ScopeID) -> [CertainWrite] {
    reach(from: code, depth: 1).filter { $0.route.allSatisfy { isCertain($0.event, in: $0.scope) } }.flatMap { reach in
      reach.events.filter { isCertain($0, in: reach.scope) }.compactMap(certainWrite)
    }
  }

  private func certainWrite(_ event: EventID) -> CertainWrite? {
    guard stateWrite(event) != nil else { return nil }
    let fact = self[event]
    let isCall = fact.kind == .call
    guard let path = statePath(event, length: Int(fact.pathCount) - (isCall ? 1 : 0)) else { return nil }
    if fact.flags.contains(.assigned), fact.value >= 0 {
      return CertainWrite(event: event, path: path, change: .assigned(files[Int(event.file)].expressions[Int(fact.value)]))
    }
    let isChanged = isCall ? changesAlways(event) : fact.flags.contains(.mutated)
    return isChanged ? CertainWrite(event: event, path: path, change: .inPlace) : nil
  }

  private func changesAlways(_ call: EventID) -> Bool {
    files[Int(call.file)].path(self[call]).last.map(MutatingMethods.changing.contains) ?? false
  }

  /// Whether nothing in a piece of code decides beforehand about an event in it.
  private func isCertain(_ event: EventID, in scope: ScopeID) -> Bool {
    let facts = files[Int(scope.file)]
    let fact = self[scope]
    let isBehindBranch = (scope.index + 1..<max(fact.endScope, scope.index + 1)).contains { index in
      let inner = facts.scopes[Int(index)]
      return inner.kind == .branch && inner.firstEvent <= event.index
    }
    guard !isBehindBranch else { return false }
    return !(fact.firstEvent..<event.index).contains { facts.events[Int($0)].flags.contains(.inCondition) }
  }

  // MARK: Values

  /// Whether a value is always the same: a literal, a case, a static member.
  public func isConstant(_ expression: ExpressionFact, in file: FileIndex) -> Bool {
    (expression.firstEvent..<expression.endEvent).allSatisfy { index in
      let event = EventID(file: file, index: index)
      guard self[event].kind == .read, self[event].receiver < 0 else { return false }
      if self[event].flags.contains(.implicitMember) { return true }
      switch target(of: event) {
      case .type: return true
      case .property(let property): return self[property].isStatic
      default: return false
      }
    }
  }

  /// Whether a change handler computes a value at little cost from properties and from the new value alone: no copy, no
  /// look at the value before, no call but those that make a value of another type.
  public func isDerivation(_ expression: ExpressionFact, in handler: ScopeID) -> Bool {
    guard expression.kind != .closure, expression.firstEvent < expression.endEvent, !isCopy(expression, in: handler.file) else {
      return false
    }
    return (expression.firstEvent..<expression.endEvent).allSatisfy { index in
      let event = EventID(file: handler.file, index: index)
      guard self[event].flags.isDisjoint(with: [.awaited, .passedInout, .ofClosure]) else { return false }
      return self[event].kind == .read ? isDerivationSource(event, in: handler) : isConversion(event)
    }
  }

  private func isDerivationSource(_ event: EventID, in handler: ScopeID) -> Bool {
    guard case .local(let index) = target(of: event) else { return true }
    let parameters = (self[handler].firstLocal..<self[handler].endLocal).filter { index in
      let local = files[Int(handler.file)].locals[Int(index)]
      return local.kind == .closureParameter && local.scope == handler.index
    }
    // `{ oldValue, newValue in … }`
    return index == parameters.last
  }

  /// `String(count)`, `CGSize(width: width, height: 10)`.
  private func isConversion(_ call: EventID) -> Bool {
    let fact = self[call]
    guard fact.pathCount == 1, fact.receiver < 0, fact.argumentCount > 0, let name = files[Int(call.file)].path(fact).last
    else { return false }
    return FrameworkValueTypes.names.contains(name) && work(call) == nil
  }

  /// Whether an expression gives a name's value as it is.
  public func isCopy(_ expression: ExpressionFact, in file: FileIndex) -> Bool {
    guard expression.kind == .chain, expression.root >= 0, expression.endEvent - expression.firstEvent == 1 else { return false }
    return files[Int(file)].events[Int(expression.root)].kind == .read
  }

  /// Whether a value depends on a parameter of the closure around it, or on a property.
  public func depends(_ expression: ExpressionFact, on property: PropertyID, in file: FileIndex) -> Bool {
    (expression.firstEvent..<expression.endEvent).contains { index in
      let event = EventID(file: file, index: index)
      return isClosureParameter(event) || isUse(event, of: property)
    }
  }

  private func isClosureParameter(_ event: EventID) -> Bool {
    guard let name = files[Int(event.file)].path(self[event]).first else { return false }
    if Project.shorthandParameters.contains(name) { return true }
    guard let local = local(name, at: event) else { return false }
    let fact = self[LocalID(file: event.file, index: local)]
    if fact.kind == .closureParameter || fact.kind == .parameter { return true }
    guard fact.kind == .constant, fact.value >= 0 else { return false }
    let value = files[Int(event.file)].expressions[Int(fact.value)]
    return (value.firstEvent..<value.endEvent).contains { isClosureParameter(EventID(file: event.file, index: $0)) }
  }

  static let shorthandParameters = NameSet(["$0", "$1"])

  /// Whether a value is another one each time it is asked for: `UUID()`, `Date.now`, a new object. What a function makes of
  /// such a value may be the same all day.
  public func isFresh(_ expression: ExpressionFact, in file: FileIndex) -> Bool {
    guard expression.kind == .chain, expression.root >= 0 else { return false }
    if let type = freshInstance(expression, in: file, expected: nil) { return declaredTypes[type].kind == .class }
    var event = EventID(file: file, index: expression.root)
    // `UUID().uuidString`
    while self[event].receiver >= 0, self[event].kind == .read { event = EventID(file: file, index: self[event].receiver) }
    return makesFreshValue(event)
  }
}

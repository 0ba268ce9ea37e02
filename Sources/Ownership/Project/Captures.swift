import SwiftTree

/// How closures hold the object whose code they stand in.
extension Project {
  /// Whether a closure of a class's code captures `self` strongly.
  public func capturesSelfStrongly(_ closure: ScopeID) -> Bool {
    let type = context(of: closure)
    guard type >= 0, declaredTypes[type].kind == .class, !isWithinWeakCapture(closure) else { return false }
    return usesSelf(closure)
  }

  /// `[weak self]` stands at the closure, or at one around it.
  public func isWithinWeakCapture(_ closure: ScopeID) -> Bool {
    var current = closure
    while current.index >= 0, self[current].kind == .closure || self[current].kind == .branch {
      if self[current].traits.contains(.capturesSelfWeakly) { return true }
      current = ScopeID(file: current.file, index: self[current].parent)
    }
    return false
  }

  /// Whether a closure names its object or a member of it, closures in it with a capture list of their own left out.
  private func usesSelf(_ closure: ScopeID) -> Bool {
    allEvents(of: closure).contains { event in
      let scope = ScopeID(file: event.file, index: self[event].scope)
      guard context(of: scope) == context(of: closure), !isWithinWeakCapture(scope) else { return false }
      return isOnInstance(event)
    }
  }

  /// The events in a closure that begin with `self.`, if each of them is a statement of its own: a call whose result nobody
  /// takes, or a write. Nil where one is part of something else, where `self` stands alone, and where code branches or loops,
  /// whose conditions look like statements.
  public func statements(onSelfIn closure: ScopeID) -> [EventID]? {
    let facts = files[Int(closure.file)]
    let fact = self[closure]
    let hasLocals = (fact.firstLocal..<fact.endLocal).contains { facts.locals[Int($0)].kind != .closureParameter }
    guard !hasLocals, (closure.index + 1..<fact.endScope).allSatisfy({ facts.scopes[Int($0)].kind != .branch }) else { return nil }
    let uses = allEvents(of: closure).filter(isOnInstance)
    let areStatements = uses.allSatisfy { use in
      let event = self[use]
      let isDone = event.kind == .call || !event.flags.isDisjoint(with: [.assigned, .mutated])
      return isDone && event.scope == closure.index && event.flags.contains(.onSelf) && event.pathCount > 0
        && !isPart(use, ofOtherIn: closure)
    }
    return areStatements && !uses.isEmpty ? uses : nil
  }

  /// Whether an event is an argument, an assigned value, or what a chain goes on from.
  private func isPart(_ use: EventID, ofOtherIn closure: ScopeID) -> Bool {
    let facts = files[Int(closure.file)]
    return allEvents(of: closure).contains { other in
      if self[other].receiver == use.index { return true }
      let values = arguments(of: other).map(\.expression)
        + (self[other].value >= 0 ? [facts.expressions[Int(self[other].value)]] : [])
      return values.contains { $0.firstEvent <= use.index && use.index < $0.endEvent }
    }
  }

  /// `self`, `self.name`, `name` for a member of the instance.
  private func isOnInstance(_ event: EventID) -> Bool {
    let fact = self[event]
    guard fact.receiver < 0 else { return false }
    if fact.flags.contains(.onSelf) { return true }
    switch target(of: event) {
    case .property(let property): return !self[property].isStatic && owner(of: property) >= 0
    case .functions(let functions): return functions.contains(where: isMethod)
    default: return false
    }
  }

  private func isMethod(_ function: FunctionID) -> Bool {
    self[function].flags.isDisjoint(with: [.isStatic, .isLocal]) && self[function].owner >= 0
  }

  /// Whether code tests that its object is still there: `guard let self else { … }`.
  public func testsSelf(_ closure: ScopeID) -> Bool {
    allEvents(of: closure).contains { self[$0].isSelf && self[$0].flags.contains(.inCondition) }
  }

  /// Whether a call keeps the object itself: `target: self`, `on: self`; not `onWeaklyHeld: self`.
  public func isHandedSelf(_ call: EventID) -> Bool {
    arguments(of: call).contains { argument in
      guard Project.keepingLabels.contains(argument.label) || argument.label.isNone, argument.expression.kind == .chain,
        argument.expression.root >= 0
      else { return false }
      return self[EventID(file: call.file, index: argument.expression.root)].isSelf
    }
  }

  private static let keepingLabels = NameSet(["target", "on"])
}

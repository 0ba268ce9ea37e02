import SwiftTree

/// What an expression is a part of, and what becomes of it.
extension Project {
  /// The innermost call in the same piece of code that an event is an argument of, and the argument's label.
  func call(around index: EventIndex, in scope: ScopeID) -> (event: EventID, label: Name)? {
    let facts = files[Int(scope.file)]
    // A call stands before its arguments.
    for candidate in stride(from: index - 1, through: self[scope].firstEvent, by: -1) {
      let event = facts.events[Int(candidate)]
      guard event.kind == .call, event.scope == scope.index else { continue }
      if let argument = facts.arguments(event).first(where: { $0.expression.firstEvent <= index && index < $0.expression.endEvent }) {
        return (EventID(file: scope.file, index: candidate), argument.label)
      }
    }
    return nil
  }

  /// The local constant or variable that an event is the value of, or a part of it.
  func local(holding event: EventID) -> LocalID? {
    let facts = files[Int(event.file)]
    let scope = self[event].scope
    let fact = facts.scopes[Int(scope)]
    for index in fact.firstLocal..<fact.endLocal {
      let local = facts.locals[Int(index)]
      guard local.scope == scope, local.value >= 0 else { continue }
      let value = facts.expressions[Int(local.value)]
      if value.firstEvent <= event.index, event.index < value.endEvent { return LocalID(file: event.file, index: index) }
    }
    return nil
  }

  /// The events that begin with a local name.
  func uses(of local: LocalID) -> [EventID] {
    let name = self[local].name
    let scope = self[ScopeID(file: local.file, index: self[local].scope)]
    return (scope.firstEvent..<scope.endEvent).map { EventID(file: local.file, index: $0) }.filter { event in
      self[event].receiver < 0 && files[Int(event.file)].path(self[event]).first == name
        && self.local(name, at: event) == local.index
    }
  }

  /// The last name of an event's path: what a call calls.
  public func lastName(of event: EventID) -> Name? {
    files[Int(event.file)].lastName(of: self[event])
  }
}

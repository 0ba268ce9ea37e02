import SwiftTree

/// What a piece of code sets in motion, tasks and asynchronous functions included.
extension Project {
  /// The events of a piece of code and of the tasks that it starts.
  public func events(startedBy scope: ScopeID) -> [EventID] {
    events(runningWith: scope) + deferredScopes(in: scope).flatMap { events(startedBy: $0) }
  }

  /// A piece of code and the functions that it calls, those that are awaited included, at most `depth` calls deep.
  public func code(startedBy root: ScopeID, depth: Int = 2) -> [ScopeID] {
    var result = [root]
    var level = [root]
    for _ in 0..<depth {
      level = level.flatMap { events(startedBy: $0) }.compactMap(calledCode).filter { !result.contains($0) }
      result += level
    }
    return result
  }

  private func calledCode(_ event: EventID) -> ScopeID? {
    guard let function = callee(of: event), self[function].scope >= 0 else { return nil }
    return ScopeID(file: function.file, index: self[function].scope)
  }

  /// Whether a call gets something that takes its time: it is awaited, or its name says so and it starts something.
  public func isLoad(_ event: EventID) -> Bool {
    guard self[event].kind == .call else { return false }
    if isAwaited(event) { return true }
    guard let function = callee(of: event), self[function].flags.contains(.hasLoadName), self[function].scope >= 0 else { return false }
    return code(startedBy: ScopeID(file: function.file, index: self[function].scope)).contains(where: takesTime)
  }

  /// Whether a call is awaited for what it gives, and not to let time pass.
  private func isAwaited(_ event: EventID) -> Bool {
    let fact = self[event]
    guard fact.flags.contains(.awaited), let name = files[Int(event.file)].path(fact).last else { return false }
    return !WorkVocabulary.waiting.contains(name)
  }

  private func takesTime(_ scope: ScopeID) -> Bool {
    events(startedBy: scope).contains { isAwaited($0) || work($0).map { !$0.work.isSmall } ?? false }
  }

  /// The calls of `Task { … }` and `Task.detached { … }` in a piece of code that wait for something, and whose task nobody
  /// keeps.
  public func droppedTasks(in scope: ScopeID) -> [EventID] {
    let events = events(runningWith: scope)
    let tasks = events.filter { work($0)?.work == .startsTask }
    return tasks.isEmpty ? [] : tasks.filter { !isKept($0, in: scope) && waits($0) }
  }

  /// Whether all that a task waits for has a name that says it is to be done when the view has gone, too.
  public func isReport(_ task: EventID) -> Bool {
    let facts = files[Int(task.file)]
    return arguments(of: task).allSatisfy { argument in
      guard argument.expression.closure >= 0 else { return true }
      let scope = self[ScopeID(file: task.file, index: argument.expression.closure)]
      return (scope.firstEvent..<scope.endEvent).map { facts.events[Int($0)] }.filter { $0.flags.contains(.awaited) }
        .allSatisfy { event in facts.path(event).last.map { isReportName($0, in: task.file) } ?? false }
    }
  }

  private func isReportName(_ name: Name, in file: FileIndex) -> Bool {
    WorkVocabulary.reporting.contains(name) || isOwnName(name, in: .reporting, of: file)
  }

  /// Whether a call is a statement of its own in a closure, among others, behind no condition, and uses no local name of that
  /// closure.
  public func standsAlone(_ call: EventID, in closure: ScopeID) -> Bool {
    let facts = files[Int(closure.file)]
    let fact = self[call]
    let isBehindBranch = (closure.index + 1..<self[closure].endScope).contains { index in
      facts.scopes[Int(index)].kind == .branch && facts.scopes[Int(index)].start < fact.start
    }
    guard fact.scope == closure.index, !fact.flags.contains(.discarded), self[closure].kind == .closure, !isBehindBranch
    else { return false }
    let own = (self[closure].firstLocal..<self[closure].endLocal).filter { facts.locals[Int($0)].scope == closure.index }
    let isApart = !own.contains { index in
      let local = facts.locals[Int(index)]
      guard local.value >= 0 else { return false }
      let value = facts.expressions[Int(local.value)]
      return value.start <= fact.start && fact.end <= value.end
    }
    return isApart && arguments(of: call).allSatisfy { argument in
      (argument.expression.firstEvent..<argument.expression.endEvent).allSatisfy { index in
        guard case .local(let local) = target(of: EventID(file: call.file, index: index)) else { return true }
        return !own.contains(local)
      }
    }
  }

  /// Whether a piece of code is one call, closures in its arguments included, and nothing else.
  public func isOnlyCall(_ call: EventID, in scope: ScopeID) -> Bool {
    let facts = files[Int(scope.file)]
    let fact = self[call]
    guard fact.scope == scope.index, let closure = arguments(of: call).first, closure.isTrailing,
      closure.expression.start <= fact.nameEnd + 1
    else { return false }
    let isAlone = (self[scope].firstEvent..<self[scope].endEvent).allSatisfy { index in
      facts.events[Int(index)].start >= fact.start && facts.events[Int(index)].end <= fact.end
    }
    let locals = facts.locals[Int(self[scope].firstLocal)..<Int(self[scope].endLocal)]
    return isAlone && locals.allSatisfy { $0.nameStart > fact.start && $0.nameStart < fact.end }
  }

  /// Whether a closure that a call is handed awaits anything: if not it is over before it could be cancelled.
  private func waits(_ call: EventID) -> Bool {
    arguments(of: call).contains { argument in
      guard argument.expression.closure >= 0 else { return false }
      let scope = self[ScopeID(file: call.file, index: argument.expression.closure)]
      return (scope.firstEvent..<scope.endEvent).contains { files[Int(call.file)].events[Int($0)].flags.contains(.awaited) }
    }
  }

  /// Whether code assigns, names, hands on or asks the result of a call.
  private func isKept(_ call: EventID, in scope: ScopeID) -> Bool {
    let facts = files[Int(call.file)]
    let fact = self[scope]
    let isUsed = (fact.firstEvent..<fact.endEvent).contains { index in
      let event = facts.events[Int(index)]
      return event.receiver == call.index
        || (event.value >= 0 && facts.expressions[Int(event.value)].root == call.index)
        || (event.kind == .call && facts.arguments(event).contains { $0.expression.root == call.index })
    }
    return isUsed
      || (fact.firstLocal..<fact.endLocal).contains { index in
        let value = facts.locals[Int(index)].value
        return value >= 0 && facts.expressions[Int(value)].root == call.index
      }
  }
}

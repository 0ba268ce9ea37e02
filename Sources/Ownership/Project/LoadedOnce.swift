import SwiftTree

/// What is loaded when a view appears and stays from then on.
extension Project {
  /// Whether all that changes in an expression is loaded once: state, or variables of a model, that nothing sets or binds
  /// but what runs when the view appears.
  func isLoadedOnce(_ expression: ExpressionFact, in file: FileIndex, depth: Int = 0) -> Bool {
    (expression.firstEvent..<expression.endEvent).allSatisfy { index in
      let event = EventID(file: file, index: index)
      return variation(of: event) < .live || isLoadedOnce(event, depth: depth)
    }
  }

  private func isLoadedOnce(_ event: EventID, depth: Int) -> Bool {
    if case .local(let local) = target(of: event) {
      let value = self[LocalID(file: event.file, index: local)].value
      guard value >= 0, depth < 5 else { return false }
      return isLoadedOnce(files[Int(event.file)].expressions[Int(value)], in: event.file, depth: depth + 1)
    }
    let changes = changes(behind: event)
    return !changes.isEmpty && changes.allSatisfy { happensOnAppearance($0) }
  }

  /// What sets or binds the state that an event reads, or the variable of a model.
  private func changes(behind event: EventID) -> [EventID] {
    guard let property = property(at: 0, of: event) else { return [] }
    if let member = self.property(at: 1, of: event), isMemberOfClass(member) {
      return self[member].isStored ? changes(of: member) : []
    }
    let view = owner(of: property)
    guard view >= 0, wrapper(property).wrapper == .state else { return [] }
    return uses(of: property, in: view).filter { self[$0].flags.contains(.projected) || stateWrite($0) != nil }
  }

  private func isMemberOfClass(_ property: PropertyID) -> Bool {
    let owner = owner(of: property)
    return owner >= 0 && declaredTypes[owner].kind == .class
  }

  /// Whether an event happens only when a view appears, or when what was asked for then has come.
  private func happensOnAppearance(_ event: EventID, depth: Int = 0) -> Bool {
    var scope = ScopeID(file: event.file, index: self[event].scope)
    while self[scope].kind == .branch || self[scope].kind == .closure {
      if self[scope].kind == .closure, let answer = happensOnAppearance(closure: scope) { return answer }
      scope = ScopeID(file: scope.file, index: self[scope].parent)
    }
    guard depth < 3, let function = function(of: scope), self[scope].traits.isDisjoint(with: .endlessLoop) else { return false }
    let callers = callers(of: function).filter { callee(of: $0).map { $0 == function } ?? true }
    return !callers.isEmpty && callers.allSatisfy { happensOnAppearance($0, depth: depth + 1) }
  }

  /// Nil for a closure that runs with the code around it, or soon after.
  private func happensOnAppearance(closure scope: ScopeID) -> Bool? {
    let call = EventID(file: scope.file, index: self[scope].call)
    switch role(of: scope) {
    case .inherited, .deferred: return nil
    case .action: return false
    case .appear:
      let isEndless = self[scope].traits.contains(.endlessLoop)
      return call.index >= 0 && !isEndless && lifeCycleHandler(call)?.runsOncePerAppearance == true
    case .later, .unresolved: return isAnswer(scope, to: call) ? nil : false
    }
  }

  /// Whether a closure is told once that something has come: `load { result in … }` with a parameter `completion`.
  private func isAnswer(_ closure: ScopeID, to call: EventID) -> Bool {
    let position = Int(self[closure].argument)
    guard call.index >= 0, let function = callee(of: call), let parameters = parameters(of: function, call: call),
      parameters.indices.contains(position)
    else { return false }
    return WorkVocabulary.answers.contains(parameters[position].name)
  }
}

import SwiftTree

/// A write on the next turn of the run loop.
public struct DeferredWrite: Sendable {
  public let write: StateWrite
  /// A condition compares the value before it is written.
  public let isGuarded: Bool
}

/// What code does beyond its own lines.
extension Project {
  /// What the initialisers and stored defaults of a class start; nil if they start nothing that we know.
  public func startedWork(ofInitializer type: TypeIndex) -> WorkDone? {
    for initializer in initializers(of: type) where self[initializer].scope >= 0 {
      for reached in reach(from: ScopeID(file: initializer.file, index: self[initializer].scope), depth: 2) {
        for event in reached.events {
          if let work = work(event), work.work.starts || work.work == .readsFile { return work }
        }
      }
    }
    return nil
  }

  /// Sorting, filtering and the like that stands directly where a List or a ForEach takes its data.
  public func rowDataWork(_ event: EventID) -> WorkDone? {
    let fact = self[event]
    guard fact.kind == .call, fact.receiver < 0, let name = files[Int(event.file)].lastName(of: fact),
      Project.rowMakers.contains(name), let data = arguments(of: event).first, data.label.isNone, data.expression.closure < 0
    else { return nil }
    for index in data.expression.firstEvent..<data.expression.endEvent {
      if let work = collectionWork(EventID(file: event.file, index: index)) { return work }
    }
    return nil
  }

  /// Sorting, filtering and the like of a collection that the view was handed or keeps.
  public func collectionWork(_ event: EventID) -> WorkDone? {
    let fact = self[event]
    guard fact.kind == .call, fact.receiver < 0, fact.pathCount > 1,
      let name = files[Int(event.file)].path(fact).last, WorkVocabulary.collectionWork.contains(name),
      receiverType(of: event)?.shape == .array
    else { return nil }
    return WorkDone(event: event, work: .transformsCollection)
  }

  /// The last step of a route that stands in a type's own code: where its author would look.
  public func lastEvent(of reach: Reach, then event: EventID, in type: TypeIndex) -> EventID {
    (reach.route.map(\.event) + [event]).last { context(of: $0) == type } ?? event
  }

  /// Whether the function that a call hands its closures to later writes state in them.
  public func writesState(inClosuresOf call: EventID) -> Bool {
    arguments(of: call).contains { argument in
      argument.expression.closure >= 0
        && !stateWrites(from: ScopeID(file: call.file, index: argument.expression.closure)).isEmpty
    }
  }

  /// State that a piece of code sets on the next turn: `DispatchQueue.main.async { state = … }`.
  public func deferredStateWrites(in scope: ScopeID) -> [DeferredWrite] {
    deferredScopes(in: scope).compactMap { deferred in
      guard self[deferred].call >= 0, work(EventID(file: deferred.file, index: self[deferred].call))?.work == .startsDispatch,
        let write = stateWrites(from: deferred).first
      else { return nil }
      return DeferredWrite(write: write, isGuarded: isConditional(deferred, in: scope) || isTested(write, in: scope))
    }
  }

  /// Whether a branch stands between a piece of code and a closure in it.
  private func isConditional(_ closure: ScopeID, in scope: ScopeID) -> Bool {
    var current = self[closure].parent
    while current > scope.index {
      let fact = files[Int(scope.file)].scopes[Int(current)]
      if fact.kind == .branch { return true }
      current = fact.parent
    }
    return false
  }

  /// Whether a condition around the write, or before it, looks at what is written: then it ends once the value has settled.
  private func isTested(_ write: StateWrite, in scope: ScopeID) -> Bool {
    guard let written = property(at: 0, of: write.event) else { return false }
    let fact = self[scope]
    return (fact.firstEvent..<fact.endEvent).contains { index in
      let event = EventID(file: scope.file, index: index)
      return self[event].flags.contains(.inCondition) && isUse(event, of: written)
    }
  }

  private func stateWrites(from scope: ScopeID) -> [StateWrite] {
    reach(from: scope, depth: 1).flatMap { reached in
      reached.events.compactMap(stateWrite)
    }
  }

  /// Whether a call is on an instance that the code around it has just made: nobody shows that yet.
  public func isOnOwnInstance(_ call: EventID) -> Bool {
    guard case .local(let local) = target(of: call), self[call].pathCount > 1 else { return false }
    return isOwnInstance(LocalID(file: call.file, index: local))
  }

  /// Whether a local name stands for an instance that is made where it is declared.
  func isOwnInstance(_ local: LocalID) -> Bool {
    let fact = self[local]
    guard fact.value >= 0, fact.kind == .constant || fact.kind == .variable else { return false }
    let context = context(of: ScopeID(file: local.file, index: fact.scope))
    let expected = resolve(fact.type, in: local.file, context: context)
    return freshInstance(files[Int(local.file)].expressions[Int(fact.value)], in: local.file, expected: expected) != nil
  }
}

import SwiftTree

/// Something that a type starts and that runs on until somebody stops it.
public struct Resource: Sendable {
  public enum Kind: UInt8, Sendable {
    /// one that repeats
    case timer
    case displayLink
    /// `addObserver(forName:…)` with a closure, whose token must be handed back
    case observer
    /// `addPeriodicTimeObserver` of a player
    case timeObserver
    /// a task that loops for ever
    case task
    /// Combine's `sink` and `assign(to:on:)`
    case subscription
  }

  public enum Keeping: Sendable {
    case property(PropertyID)
    case dropped
    /// returned, handed on: somebody else may stop it
    case elsewhere
  }

  public let kind: Kind
  /// The call that starts it.
  public let event: EventID
  public let keeping: Keeping

  public var keeper: PropertyID? {
    if case .property(let property) = keeping { return property }
    return nil
  }
}

/// What types leave running.
extension Project {
  /// What the code of a type starts, static members left out.
  public func resources(startedBy type: TypeIndex) -> [Resource] {
    events(in: type).compactMap { event in
      let fact = self[event]
      guard fact.kind == .call, let name = files[Int(event.file)].path(fact).last,
        let kind = ResourceVocabulary.starts[name],
        starts(kind, event), !isStatic(root(of: ScopeID(file: event.file, index: fact.scope)))
      else { return nil }
      return Resource(kind: kind, event: event, keeping: keeping(of: event))
    }
  }

  private func isStatic(_ scope: ScopeID) -> Bool {
    let fact = self[scope]
    let facts = files[Int(scope.file)]
    switch fact.kind {
    case .function: return facts.functions[Int(fact.declaration)].isStatic
    case .getter, .setter, .observer, .initialValue:
      return fact.declaration >= 0 && facts.properties[Int(fact.declaration)].isStatic
    default: return false
    }
  }

  /// Whether a call of that name does start something endless.
  private func starts(_ kind: Resource.Kind, _ event: EventID) -> Bool {
    let arguments = arguments(of: event)
    switch kind {
    case .timer:
      // The facts hold no literals; `true` is the one with four letters.
      let repeats = arguments.contains { argument in
        argument.label == Resources.repeats && argument.expression.kind == .boolean
          && argument.expression.end - argument.expression.start == 4
      }
      return repeats && (work(event)?.work == .startsTimer || isFrameworkConstructor(event))
    case .displayLink: return isFrameworkConstructor(event)
    case .observer:
      return arguments.contains { $0.label == Resources.forName } && arguments.contains { $0.expression.closure >= 0 }
        && work(event)?.work == .addsObserver
    case .timeObserver: return arguments.contains { $0.expression.closure >= 0 }
    case .task: return work(event)?.work == .startsTask && arguments.contains { isEndless($0, in: event.file) }
    case .subscription: return work(event)?.work == .subscribes && !arguments.contains(where: isAssignmentToPublished)
    }
  }

  /// `Timer(…)`, `CADisplayLink(…)`: one name, of nothing that the project declares.
  private func isFrameworkConstructor(_ event: EventID) -> Bool {
    self[event].pathCount == 1 && self[event].receiver < 0 && isFrameworkName(event)
  }

  /// `assign(to: &$property)` ends with its object.
  private func isAssignmentToPublished(_ argument: ArgumentFact) -> Bool {
    argument.label == Resources.to && argument.expression.kind != .keyPath
  }

  private func isEndless(_ argument: ArgumentFact, in file: FileIndex) -> Bool {
    guard argument.expression.closure >= 0 else { return false }
    let closure = ScopeID(file: file, index: argument.expression.closure)
    return loopsForever(closure) || endlessCall(in: closure) != nil
  }

  /// Whether a loop that never ends by itself stands in a function or closure.
  private func loopsForever(_ scope: ScopeID) -> Bool { self[scope].traits.contains(.endlessLoop) }

  /// The call, in a task's closure, of a method of the same object that loops for ever: the object is kept while it runs.
  public func endlessCall(in closure: ScopeID) -> EventID? {
    allEvents(of: closure).first { event in
      let fact = self[event]
      guard fact.kind == .call, fact.pathCount == 1, fact.receiver < 0, let function = callee(of: event),
        self[function].scope >= 0, self[function].flags.contains(.isAsync), owner(of: function) >= 0,
        owner(of: function) == context(of: event)
      else { return false }
      return loopsForever(ScopeID(file: function.file, index: self[function].scope))
    }
  }

  /// The closures that a resource keeps: those of its call, for a subscription those of the whole chain.
  public func closures(of resource: Resource) -> [ScopeID] {
    var result: [ScopeID] = []
    var current = resource.event
    while true {
      for argument in arguments(of: current) where argument.expression.closure >= 0 {
        result.append(ScopeID(file: current.file, index: argument.expression.closure))
      }
      guard resource.kind == .subscription, self[current].receiver >= 0 else { return result }
      current = EventID(file: current.file, index: self[current].receiver)
      guard self[current].kind == .call else { return result }
    }
  }

  // MARK: Where it is kept

  /// What becomes of a call's result.
  private func keeping(of event: EventID) -> Resource.Keeping {
    var last = event
    for next in modifiers(of: event) {
      last = next
      // `.store(in: &cancellables)`
      guard files[Int(next.file)].path(self[next]).last == Resources.store, let target = arguments(of: next).first else { continue }
      return keeper(target.expression, in: next.file)
    }
    let scope = ScopeID(file: event.file, index: self[event].scope)
    if let keeping = keeping(of: last, in: scope) { return keeping }
    return givesResult(scope) ? .elsewhere : .dropped
  }

  private func keeper(_ expression: ExpressionFact, in file: FileIndex) -> Resource.Keeping {
    guard expression.root >= 0 else { return .elsewhere }
    return property(at: 0, of: EventID(file: file, index: expression.root)).map { .property($0) } ?? .elsewhere
  }

  /// An assignment, a local name, a call around the event, a value at a declaration.
  private func keeping(of event: EventID, in scope: ScopeID) -> Resource.Keeping? {
    let facts = files[Int(event.file)]
    let fact = self[scope]
    if fact.kind == .initialValue, fact.declaration >= 0 {
      return .property(PropertyID(file: scope.file, index: fact.declaration))
    }
    for index in stride(from: event.index - 1, through: self[root(of: scope)].firstEvent, by: -1) {
      let outer = EventID(file: event.file, index: index)
      if self[outer].value >= 0, contains(facts.expressions[Int(self[outer].value)], event) {
        return property(at: 0, of: outer).map { .property($0) } ?? .elsewhere
      }
      guard self[outer].kind == .call, arguments(of: outer).contains(where: { contains($0.expression, event) }) else { continue }
      return property(at: 0, of: outer).map { .property($0) } ?? .elsewhere
    }
    return localKeeping(of: event, in: scope)
  }

  private func localKeeping(of event: EventID, in scope: ScopeID) -> Resource.Keeping? {
    let facts = files[Int(event.file)]
    let fact = self[scope]
    for index in fact.firstLocal..<fact.endLocal {
      let local = facts.locals[Int(index)]
      guard local.value >= 0, local.scope == scope.index, contains(facts.expressions[Int(local.value)], event)
      else { continue }
      for later in event.index..<fact.endEvent {
        let use = EventID(file: event.file, index: later)
        guard self[use].value >= 0, facts.expressions[Int(self[use].value)].root >= 0,
          case .local(index) = target(of: EventID(file: event.file, index: facts.expressions[Int(self[use].value)].root)),
          let property = property(at: 0, of: use)
        else { continue }
        return .property(property)
      }
      return .elsewhere
    }
    return nil
  }

  private func contains(_ expression: ExpressionFact, _ event: EventID) -> Bool {
    expression.closure < 0 && expression.firstEvent <= event.index && event.index < expression.endEvent
      && self[event].scope == self[EventID(file: event.file, index: expression.firstEvent)].scope
  }

  /// The code around gives a value back: a function with a result, a getter.
  private func givesResult(_ scope: ScopeID) -> Bool {
    let fact = self[scope]
    switch fact.kind {
    case .function: return files[Int(scope.file)].functions[Int(fact.declaration)].result >= 0
    case .getter: return true
    case .branch: return fact.parent >= 0 && givesResult(ScopeID(file: scope.file, index: fact.parent))
    // `Task { … }` as the one expression of a closure may be its value; a closure that acts has none.
    case .closure: return fact.role == .unresolved
    default: return false
    }
  }
}

private enum Resources {
  static let repeats = Name("repeats")
  static let forName = Name("forName")
  static let store = Name("store")
  static let to = Name("to")
}

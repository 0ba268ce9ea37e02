import SwiftTree

/// A collection that code loads and replaces whenever it runs.
public struct Reload: Sendable {
  public let event: EventID
  /// The name of what is replaced, where it is declared.
  public let declaration: Place
  /// It is emptied before the load.
  public let clearsFirst: Bool
}

/// Who has what is loaded.
public enum ReloadHolder: Sendable {
  case view
  /// named so in the code that starts the load
  case model(Place)
}

/// How the code of a handler is written.
public enum HandlerCode: Sendable {
  case closure(ScopeID)
  /// `perform: load`
  case name(EventID)
}

/// Screens that load when they appear.
extension Project {
  /// The collection that a piece of code loads and replaces without a look at what is there already.
  public func unguardedReload(startedBy code: ScopeID) -> Reload? {
    let scopes = self.code(startedBy: code)
    guard !scopes.contains(where: looksAtData) else { return nil }
    return scopes.lazy.compactMap { self.reload(in: $0) }.first
  }

  /// How a handler's own code reaches what it loads and replaces; nil where the handler does something else, too, or where
  /// that is not known.
  public func holder(of reload: Reload, in handler: ScopeID, of view: TypeIndex) -> ReloadHolder? {
    let statements = statements(in: handler)
    return statements.count == 1 ? holder(of: reload, startedBy: statements[0], of: view) : nil
  }

  public func writtenCode(of handler: LifeCycleHandler) -> HandlerCode? {
    for argument in arguments(of: handler.call) {
      let expression = argument.expression
      if expression.closure >= 0 { return .closure(ScopeID(file: handler.call.file, index: expression.closure)) }
      if argument.label == Project.perform, expression.kind == .chain, expression.root >= 0 {
        return .name(EventID(file: handler.call.file, index: expression.root))
      }
    }
    return nil
  }

  private static let perform = Name("perform")

  /// - Parameter load: calls the function that loads, or names it.
  public func holder(of reload: Reload, startedBy load: EventID, of view: TypeIndex) -> ReloadHolder? {
    let isOwn = properties(of: view).contains { namePlace($0) == reload.declaration }
    if isOwn { return .view }
    let fact = self[load]
    if let task = arguments(of: load).first?.expression.closure, task >= 0, fact.pathCount == 1 {
      return holder(of: reload, in: ScopeID(file: load.file, index: task), of: view)
    }
    guard fact.pathCount == 2, fact.receiver < 0, fact.flags.isDisjoint(with: Event.Flags.written),
      fact.flags.isDisjoint(with: [.onSelf, .onSuper, .onOther, .implicitMember, .optionalChain, .ofClosure]),
      let model = receiverType(of: load)?.declared,
      properties(of: model).contains(where: { namePlace($0) == reload.declaration && self[$0].access >= .internal })
    else { return nil }
    // Up to the dot.
    return .model(Place(file: load.file, start: fact.start, end: fact.nameStart - 1))
  }

  /// The chains that a piece of code is made of, one for each: without their arguments and what is assigned.
  private func statements(in scope: ScopeID) -> [EventID] {
    var result: [EventID] = []
    var end: UInt32 = 0
    for index in self[scope].firstEvent..<self[scope].endEvent {
      let event = EventID(file: scope.file, index: index)
      let isLater = self[event].receiver >= 0
      if self[event].start < end || isLater { continue }
      result.append(event)
      let value = self[event].value
      end = value >= 0 ? files[Int(event.file)].expressions[Int(value)].end : self[event].end
    }
    return result
  }

  private func reload(in scope: ScopeID) -> Reload? {
    let events = events(startedBy: scope)
    guard let load = events.first(where: isLoad), let (write, replaced) = replacement(in: events, after: load) else { return nil }
    let isEmptied = events.prefix { $0.index < load.index }.contains { isEmptying($0, replaced.declaration) }
    return Reload(event: write, declaration: replaced.declaration, clearsFirst: isEmptied)
  }

  /// `items = try await api.items()`: the assignment stands before the call that gives its value.
  private func replacement(in events: [EventID], after load: EventID) -> (EventID, StateWrite)? {
    for event in events where self[event].flags.contains(.assigned) && self[event].value >= 0 {
      let value = files[Int(event.file)].expressions[Int(self[event].value)]
      guard value.endEvent > load.index, let write = stateWrite(event), let type = self.value(of: event),
        type.shape == .array || type.shape == .dictionary
      else { continue }
      return (event, write)
    }
    return nil
  }

  /// `items = []`, `items.removeAll()`.
  private func isEmptying(_ event: EventID, _ declaration: Place) -> Bool {
    guard let write = stateWrite(event), write.declaration == declaration else { return false }
    guard self[event].kind == .read, self[event].value >= 0 else {
      return files[Int(event.file)].path(self[event]).last == Project.removeAll
    }
    let value = files[Int(event.file)].expressions[Int(self[event].value)]
    return value.firstEvent == value.endEvent
  }

  private static let removeAll = Name("removeAll")

  /// Whether a condition in a piece of code asks for stored data: perhaps whether it is there already.
  private func looksAtData(_ scope: ScopeID) -> Bool {
    events(startedBy: scope).contains { event in
      guard self[event].flags.contains(.inCondition), !self[event].flags.contains(.awaited) else { return false }
      guard case .local(let index) = target(of: event) else { return !testedProperties(event).isEmpty }
      let local = LocalID(file: event.file, index: index)
      return self[local].kind == .parameter || (!isLoaded(local) && !testedProperties(event).isEmpty)
    }
  }

  /// A constant that holds what has just been loaded.
  private func isLoaded(_ local: LocalID) -> Bool {
    let fact = self[local]
    guard fact.kind == .constant, fact.value >= 0 else { return false }
    let value = files[Int(local.file)].expressions[Int(fact.value)]
    return (value.firstEvent..<value.endEvent).contains { isLoad(EventID(file: local.file, index: $0)) }
  }

  /// Whether a screen's modifier runs again when people come back from a pushed screen or from another tab.
  public func isReturnedTo(_ modifier: EventID, in view: TypeIndex) -> Bool {
    if constructions(of: view).contains(where: { isInside($0, NavigationVocabulary.tabs) }) { return true }
    let calls = events(in: view).filter { self[$0].kind == .call }
    guard calls.contains(where: { isCall($0, of: NavigationVocabulary.pushes) }) else { return false }
    return isInside(modifier, NavigationVocabulary.stacks) || !calls.contains { isCall($0, of: NavigationVocabulary.stacks) }
  }

  private func isCall(_ event: EventID, of names: NameSet) -> Bool {
    files[Int(event.file)].path(self[event]).last.map(names.contains) ?? false
  }

  /// Whether an event stands in a closure of a call with one of the names.
  func isInside(_ event: EventID, _ names: NameSet) -> Bool {
    let facts = files[Int(event.file)]
    var scope = self[event].scope
    while scope >= 0 {
      let fact = facts.scopes[Int(scope)]
      if fact.call >= 0, isCall(EventID(file: event.file, index: fact.call), of: names) { return true }
      scope = fact.kind == .closure || fact.kind == .branch ? fact.parent : -1
    }
    return false
  }
}

import SwiftTree

/// A step from one piece of code into another.
public struct Step: Sendable {
  /// The code it is taken in.
  public let scope: ScopeID
  /// The call, or the read of a computed property.
  public let event: EventID
  /// The name of what is called or read, where it is declared.
  public let name: Place
}

/// A piece of code that runs with another, and how it is reached.
public struct Reach: Sendable {
  public let scope: ScopeID
  /// From the outside in; empty for the code itself.
  public let route: [Step]
  /// The events of the code that happen when it runs.
  public let events: [EventID]
  /// Where all of the code on the route is compiled.
  let platforms: Platforms

  /// The code that the route begins in.
  public var root: ScopeID { route.first?.scope ?? scope }

  /// An event, and how it is reached.
  public struct Moment: Sendable {
    public let event: EventID
    public let reach: Reach
  }
}

/// What runs when a piece of code runs.
extension Project {
  /// The code at `root` and what it calls and reads, at most `depth` calls deep. Closures that run at another time are
  /// left out, and what cannot be resolved is not followed.
  public func reach(from root: ScopeID, depth: Int = 3) -> [Reach] {
    var result = [reach(root, [], self[root].platforms)]
    // Once for each caller, so that each call site is seen; never in a circle.
    lazy var visited = NameSet()
    var next = 0
    while next < result.count {
      let current = result[next]
      next += 1
      guard current.route.count < depth else { continue }
      let facts = files[Int(current.scope.file)]
      let (events, paths) = (facts.events, facts.paths)
      for event in current.events where mayRunCode(events[Int(event.index)], paths) {
        for entry in code(behind: event) where entry.scope != root {
          let platforms = current.platforms.intersection(self.platforms(of: event)).intersection(self[entry.scope].platforms)
          let edge = Project.edge(from: current.scope, to: entry.scope)
          guard !platforms.isEmpty, !visited.contains(edge) else { continue }
          visited.insert(edge)
          let step = Step(scope: current.scope, event: event, name: entry.name)
          result.append(reach(entry.scope, current.route + [step], platforms))
        }
      }
    }
    return result
  }

  private func reach(_ scope: ScopeID, _ route: [Step], _ platforms: Platforms) -> Reach {
    var events = events(runningWith: scope)
    // What is compiled for other platforms than the route does not happen on it.
    if platforms != .all { events.removeAll { self.platforms(of: $0).isDisjoint(with: platforms) } }
    return Reach(scope: scope, route: route, events: events, platforms: platforms)
  }

  func platforms(of event: EventID) -> Platforms {
    files[Int(event.file)].scopes[Int(self[event].scope)].platforms
  }

  /// The code that an event runs, and the name of its declaration.
  private struct Entry {
    let scope: ScopeID
    let name: Place
  }

  /// A step as a name, that is 64 bits of a hash: most roots have one or two, and the standard library's set costs a thousand
  /// instructions for each.
  private static func edge(from caller: ScopeID, to callee: ScopeID) -> Name {
    Name(value: NameHash.mix(caller.bits) ^ NameHash.mix(~callee.bits))
  }

  /// The events of a piece of code that happen when it runs.
  public func events(runningWith scope: ScopeID) -> [EventID] {
    let facts = files[Int(scope.file)]
    let fact = facts.scopes[Int(scope.index)]
    let all = fact.firstEvent..<fact.endEvent
    // Nothing in it that might run at another time.
    if fact.endScope == scope.index + 1 { return all.map { EventID(file: scope.file, index: $0) } }
    let (events, runs) = (facts.events, runningScopes(in: scope))
    var result: [EventID] = []
    result.reserveCapacity(all.count)
    for index in all where runs[Int(events[Int(index)].scope - scope.index)] {
      result.append(EventID(file: scope.file, index: index))
    }
    return result
  }

  /// The closures that a piece of code hands on to run soon after it.
  public func deferredScopes(in scope: ScopeID) -> [ScopeID] {
    let facts = files[Int(scope.file)]
    let runs = runningScopes(in: scope)
    return runs.indices.dropFirst().compactMap { offset in
      let index = scope.index + ScopeIndex(offset)
      let inner = facts.scopes[Int(index)]
      guard inner.kind == .closure, inner.role == .deferred, runs[Int(inner.parent - scope.index)] else { return nil }
      return ScopeID(file: scope.file, index: index)
    }
  }

  /// For each piece of code in another, beginning with that one, whether it runs with it. A piece stands behind the one
  /// around it, so one pass is enough.
  private func runningScopes(in scope: ScopeID) -> [Bool] {
    let facts = files[Int(scope.file)]
    let end = max(facts.scopes[Int(scope.index)].endScope, scope.index + 1)
    var runs = [Bool](repeating: true, count: Int(end - scope.index))
    for index in scope.index + 1..<end {
      let inner = facts.scopes[Int(index)]
      // First what is around it: the role of a closure is a look-up.
      runs[Int(index - scope.index)] =
        runs[Int(inner.parent - scope.index)]
        && (inner.kind == .branch
          || inner.kind == .closure && role(of: ScopeID(file: scope.file, index: index)) == .inherited)
    }
    return runs
  }

  /// Whether an event may run code of the project, by the names in its path; false is certain. Nearly all of what views do
  /// bears names of SwiftUI alone.
  @inline(__always)
  private func mayRunCode(_ event: Event, _ paths: FactColumn<Name>) -> Bool {
    let (first, end) = (Int(event.firstPath), Int(event.firstPath) + Int(event.pathCount))
    for place in first..<end where mayBeComputed(paths[place]) { return true }
    guard event.kind == .call, first < end else { return false }
    return mayBeFunction(paths[end - 1]) || mayBeType(FileFacts.typeName(ofCall: event, in: paths))
  }

  /// The code that an event runs: a function's, a computed property's, an initialiser's.
  private func code(behind event: EventID) -> [Entry] {
    guard self[event].kind == .call else { return getters(behind: event) }
    if let type = constructedType(event) { return initializerCode(of: type, call: event) }
    guard let function = callee(of: event), self[function].scope >= 0, !self[function].flags.contains(.isAsync) else {
      return getters(behind: event)
    }
    let scope = ScopeID(file: function.file, index: self[function].scope)
    return getters(behind: event) + [Entry(scope: scope, name: namePlace(function))]
  }

  /// The initialiser of a helper value or object. Views and models have rules of their own about their initialisers.
  private func initializerCode(of type: TypeIndex, call: EventID) -> [Entry] {
    guard declaredTypes[type].traits.isDisjoint(with: .stateOwner), !modelKind(type).isObservable,
      let initializer = overload(initializers(of: type), call: call), self[initializer].scope >= 0
    else { return [] }
    return [Entry(scope: ScopeID(file: initializer.file, index: self[initializer].scope), name: namePlace(type))]
  }

  /// The getters that a path runs through.
  private func getters(behind event: EventID) -> [Entry] {
    let facts = files[Int(event.file)]
    let fact = facts.events[Int(event.index)]
    guard fact.flags.isDisjoint(with: [.projected, .assigned, .keyPath]) else { return [] }
    let (paths, first) = (facts.paths, Int(fact.firstPath))
    let count = Int(fact.pathCount) - (fact.kind == .call ? 1 : 0)
    var entries: [Entry] = []
    for position in 0..<max(count, 0) where mayBeComputed(paths[first + position]) {
      guard let property = property(at: position, of: event), self[property].getter >= 0 else { continue }
      entries.append(Entry(scope: ScopeID(file: property.file, index: self[property].getter), name: namePlace(property)))
    }
    return entries
  }

  /// Whether an event begins with a property, its projection or its storage.
  public func isUse(_ event: EventID, of property: PropertyID) -> Bool {
    guard let name = files[Int(event.file)].path(self[event]).first else { return false }
    // Most events bear another name; looking up what they mean costs a hundred times as much.
    let fact = self[property]
    guard name == fact.name || name == fact.backingName else { return false }
    return self.property(at: 0, of: event) == property
  }

  /// The property that a name of an event's path means; nil if it means something else or that is unknown.
  public func property(at position: Int, of event: EventID) -> PropertyID? {
    let path = files[Int(event.file)].path(self[event])
    guard position < path.count else { return nil }
    let name = path[path.startIndex + position]
    if position == 0, self[event].receiver < 0 {
      if case .property(let property) = target(of: event) { return property }
      return nil
    }
    if self[event].flags.contains(.projected), self[event].receiver < 0 {
      return boundProperty(path.prefix(position + 1), at: event)
    }
    guard let type = value(of: path.prefix(position), isCall: false, at: event, depth: 0),
      type.shape == .plain || type.shape == .optional || type.shape == .metatype
    else { return nil }
    switch type.meaning {
    case .declared(let declared): return property(name, of: declared)
    case .external(let framework): return frameworkProperty(name, of: framework, from: event.file)
    }
  }
}

import SwiftTree

/// Where what was started is stopped.
public enum Release: Sendable {
  case never
  /// only when the object goes away
  case deinitializer
  case elsewhere
}

extension Project {
  /// Where a type stops what it has started. What is done with another property than the one that keeps it does not count;
  /// what is not known does.
  public func release(of resource: Resource, in type: TypeIndex) -> Release {
    if case .elsewhere = resource.keeping { return .elsewhere }
    let stops = ResourceVocabulary.stops(resource.kind)
    var release = Release.never
    for candidate in [type] + superclasses(of: type) {
      for event in events(in: candidate) where isStop(event, stops, of: resource) && !isRestart(event, of: resource) {
        switch occasion(of: event, in: candidate) {
        case .elsewhere: return .elsewhere
        case .deinitializer: release = .deinitializer
        case .never: break
        }
      }
    }
    return release
  }

  private func isStop(_ event: EventID, _ stops: NameSet, of resource: Resource) -> Bool {
    let fact = self[event]
    let path = files[Int(event.file)].path(fact)
    // A subscription ends where nothing takes its place.
    if resource.kind == .subscription, fact.value >= 0, let keeper = resource.keeper, isUse(event, of: keeper),
      files[Int(event.file)].expressions[Int(fact.value)].kind == .nil
    {
      return true
    }
    guard let name = path.last, stops.contains(name) else { return false }
    // A token is no selector: `removeObserver(self)` does not take it back.
    if resource.kind == .observer { return !isHandedSelf(event) }
    guard path.count > 1, fact.receiver < 0, let property = property(at: 0, of: event) else { return true }
    // What nothing keeps is in no property.
    return property == resource.keeper || owner(of: property) < 0 || resource.kind == .timeObserver
  }

  /// Stopping the one before is part of starting the next: it stands before the start, in code that always runs with it.
  private func isRestart(_ stop: EventID, of resource: Resource) -> Bool {
    let start = resource.event
    guard stop.file == start.file, stop.index < start.index else { return false }
    let scope = self[ScopeID(file: stop.file, index: self[stop].scope)]
    return scope.kind != .closure && scope.firstEvent <= start.index && start.index < scope.endEvent
  }

  /// When code that stops something runs: a function that only `deinit` calls is a part of it, and one that nothing names is
  /// never run.
  private func occasion(of stop: EventID, in type: TypeIndex) -> Release {
    let code = root(of: ScopeID(file: stop.file, index: self[stop].scope))
    if isDeinitializer(code) { return .deinitializer }
    guard let function = function(of: code), !self[function].name.isNone, !self[function].flags.contains(.isOverride),
      inheritsNothing(type)
    else { return .elsewhere }
    let callers = callers(of: function)
    if callers.isEmpty { return self[function].access >= .public ? .elsewhere : .never }
    let isPartOfDeinitializer = callers.allSatisfy { isDeinitializer(root(of: ScopeID(file: $0.file, index: self[$0].scope))) }
    return isPartOfDeinitializer ? .deinitializer : .elsewhere
  }

  /// Whether a function is there for a framework to call: nothing in its unit names it, and the class is an NSObject.
  func isCallback(_ code: ScopeID, in type: TypeIndex) -> Bool {
    guard declaredTypes[type].traits.contains(.nsObject), let function = function(of: code), self[function].access > .fileprivate,
      !self[function].parameters.isEmpty
    else { return false }
    return callers(of: function).isEmpty
  }

  /// A protocol, or a class of another framework, may call a function that nothing names.
  private func inheritsNothing(_ type: TypeIndex) -> Bool {
    declaredTypes[type].traits.isDisjoint(with: [.unknownAncestor, .nsObject])
      && parts[declaredTypes[type].parts].allSatisfy { part in
        let facts = files[Int(part.file)]
        return facts.types[Int(part.fact)].inherited.allSatisfy {
          resolve(facts.typeArguments[Int($0)], in: part.file, context: declaredTypes[type].parent)?.declared == nil
        }
      }
  }

  func function(of code: ScopeID) -> FunctionID? {
    let fact = self[code]
    return fact.kind == .function ? FunctionID(file: code.file, index: fact.declaration) : nil
  }

  /// Where a function's name stands in the files that see it, itself left out.
  func callers(of function: FunctionID) -> [EventID] {
    let fact = self[function]
    var result: [EventID] = []
    for file in files(seeing: function.file, fact.access, naming: fact.name) {
      for naming in namings(of: fact.name, in: file) {
        let event = EventID(file: file, index: naming.event)
        guard naming.position == self[event].pathCount - 1 else { continue }
        let isOwn = file == function.file && fact.start <= self[event].start && self[event].start < fact.end
        if !isOwn { result.append(event) }
      }
    }
    return result
  }
}

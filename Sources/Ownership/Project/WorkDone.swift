import SwiftTree

/// A call that does work itself.
public struct WorkDone: Sendable {
  public let event: EventID
  public let work: Work
}

/// What calls do, by the frameworks' functions that they are.
extension Project {
  /// The calls in a reach that may do work or make rows, by their names: a body has hundreds of others.
  public func callsOfWork(in reach: Reach) -> [EventID] {
    let facts = files[Int(reach.scope.file)]
    let (events, paths, names) = (facts.events, facts.paths, Project.namesOfWork)
    return reach.events.filter { event in
      let fact = events[Int(event.index)]
      guard fact.kind == .call, fact.pathCount > 0 else { return false }
      return !ownNames.isEmpty || names.contains(paths[Int(fact.firstPath) + Int(fact.pathCount) - 1])
    }
  }

  private static let namesOfWork = NameSet(WorkVocabulary.names.names + rowMakers.names)

  /// The work that a call does itself; nil for a call of the project's own functions and of everything unknown.
  public func work(_ event: EventID) -> WorkDone? {
    let fact = self[event]
    guard fact.kind == .call, let name = files[Int(event.file)].lastName(of: fact),
      // Most calls are of none that does work, and are asked about several times.
      !ownNames.isEmpty || WorkVocabulary.names.contains(name)
    else { return nil }
    if let work = ownWork(event, name) { return WorkDone(event: event, work: work) }
    if fact.receiver < 0, isFrameworkPath(fact, in: event.file) { return constructorWork(event, name) }
    if isSubscription(event, name) { return WorkDone(event: event, work: .subscribes) }
    guard let methods = WorkVocabulary.methods[name], let root = frameworkRoot(of: event),
      let method = methods.first(where: { $0.root == root })
    else { return nil }
    return WorkDone(event: event, work: method.work)
  }

  /// What a configuration says of a name, whoever declares it: of a type that is made, of a function, of the type that a
  /// chain begins with.
  private func ownWork(_ event: EventID, _ name: Name) -> Work? {
    if ownNames.isEmpty { return nil }
    if isOwnName(name, in: .formatters, of: event.file) { return .makesFormatter }
    let root = self[event].receiver < 0 ? files[Int(event.file)].path(self[event]).first : frameworkRoot(of: event)
    let isOwn = [name, root].contains { $0.map { isOwnName($0, in: .inputOutput, of: event.file) } ?? false }
    return isOwn ? .readsOrWrites : nil
  }

  /// `Task { … }`, `Swift.Task { … }`.
  private func isFrameworkPath(_ event: Event, in file: FileIndex) -> Bool {
    event.pathCount == 1
      || event.pathCount == 2 && files[Int(file)].firstName(of: event).map(WorkVocabulary.modules.contains) == true
  }

  private func isSubscription(_ event: EventID, _ name: Name) -> Bool {
    guard WorkVocabulary.subscriptions.contains(name), self[event].receiver >= 0 || self[event].pathCount > 1, callee(of: event) == nil
    else { return false }
    let arguments = files[Int(event.file)].arguments(self[event])
    return name == Project.assign
      ? isAssignment(arguments, in: event.file) : arguments.contains { $0.expression.closure >= 0 }
  }

  /// `assign(to:on:)` and `assign(to: &…)`.
  private func isAssignment(_ arguments: FactSlice<ArgumentFact>, in file: FileIndex) -> Bool {
    guard let target = arguments.first, target.label == Project.toLabel else { return false }
    if arguments.count > 1 { return true }
    return target.expression.root >= 0 && files[Int(file)].events[Int(target.expression.root)].flags.contains(.passedInout)
  }

  private static let assign = Name("assign")
  private static let toLabel = Name("to")

  private func constructorWork(_ event: EventID, _ name: Name) -> WorkDone? {
    guard let constructors = WorkVocabulary.constructors[name], isFrameworkName(event) else { return nil }
    let arguments = files[Int(event.file)].arguments(self[event])
    let match = constructors.first { constructor in
      constructor.label.isNone || arguments.contains { $0.label == constructor.label }
    }
    return match.map { WorkDone(event: event, work: $0.work) }
  }

  /// Whether the first name of a path is nothing of the project's: not its type `Task`, not a local or a member.
  func isFrameworkName(_ event: EventID) -> Bool {
    guard self[event].flags.isDisjoint(with: [.onSelf, .onSuper, .onOther, .implicitMember]) else { return false }
    switch target(of: event) {
    case nil: return true
    case .type(let type): return type.declared == nil
    default: return false
    }
  }

  /// The framework's type that a chain of members begins with: `FileManager` in `FileManager.default.contents`,
  /// `JSONDecoder` in `JSONDecoder().decode` and in `decoder.decode` where `decoder` is one.
  private func frameworkRoot(of event: EventID, depth: Int = 0) -> Name? {
    let fact = self[event]
    guard depth < 8 else { return nil }
    if fact.receiver >= 0 { return frameworkRoot(of: EventID(file: event.file, index: fact.receiver), depth: depth + 1) }
    let path = files[Int(event.file)].path(fact)
    guard let first = path.first else { return nil }
    switch target(of: event) {
    case nil: return isFrameworkName(event) ? first : nil
    case .type(let type):
      if case .external(let name) = type.meaning { return name }
      return nil
    case .local(let local): return externalName(type(ofLocal: local, in: event.file))
    case .property(let property): return environmentRoot(property) ?? externalName(type(of: property))
    case .functions: return nil
    }
  }

  private func externalName(_ type: ResolvedType?) -> Name? {
    guard let type, case .external(let name) = type.meaning, type.shape == .plain || type.shape == .optional else { return nil }
    return name
  }

  private func environmentRoot(_ property: PropertyID) -> Name? {
    environmentKey(property).flatMap { WorkVocabulary.environmentRoots[$0] }
  }
}

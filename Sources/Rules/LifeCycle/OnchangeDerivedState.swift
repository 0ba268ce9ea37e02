import Ownership

/// State that is only ever computed from other state (semantics.md, E10).
enum OnchangeDerivedState: Rule {
  static let identity = RuleIdentity(
    "onchange-derived-state", .lifeCycle, .hint, on: false, "state that only follows other state needs no storage")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    let handlers = inspected.lifeCycleHandlers.filter { $0.occasion == .change }
    return project.properties(of: type).compactMap { property in
      guard project.isInstanceProperty(property, wrapper: .state), project[property].access <= .fileprivate else { return nil }
      return finding(property, handlers, in: type, of: project) ?? copy(property, in: type, of: project)
    }
  }

  /// State that repeats what a model says beside it.
  private static func copy(_ property: PropertyID, in type: TypeIndex, of project: Project) -> Finding? {
    guard let copy = project.copiedVariable(property, of: type) else { return nil }
    let name = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      '\(name)' keeps what the model said once, beside the model's own '\(project.namePlace(copy.original))', which the view \
      shows too: when the model changes, the copy still says the old; show the model's alone
      """,
      related: [
        Related(at: project.place(copy.copying), "copied here"), Related(at: project.place(copy.reading), "the model's is shown here"),
      ])
  }

  private static func finding(
    _ property: PropertyID, _ handlers: [LifeCycleHandler], in type: TypeIndex, of project: Project
  ) -> Finding? {
    let writes = handlers.compactMap { derivingWrite(of: property, in: $0, of: project) }
    guard let first = writes.first, isSetNowhereElse(property, writes, in: type, of: project) else { return nil }
    let name = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      '\(name)' is only ever computed from other values when they change, so it lags one update behind them and can miss one; \
      make it a computed property
      """,
      related: [Related(at: project.place(first.event), "computed here")])
  }

  /// The write of a property that a handler makes from what it watches. What stands in a closure of its own, as in
  /// `withAnimation`, and a mere copy are there to be seen a moment later.
  private static func derivingWrite(of property: PropertyID, in handler: LifeCycleHandler, of project: Project) -> CertainWrite? {
    guard let watched = handler.watched, project.statePath(of: watched, in: handler.call.file) != nil, let code = handler.code,
      let write = project.certainWrites(from: code).first(where: { $0.path == StatePath(property: property) }),
      project[write.event].scope == code.index, case .assigned(let value) = write.change,
      project.isDerivation(value, in: code), !project.uses(property, in: value, of: code.file)
    else { return nil }
    return write
  }

  /// Neither bound nor set by anything else; when the view appears it may be set for the first time.
  private static func isSetNowhereElse(
    _ property: PropertyID, _ writes: [CertainWrite], in type: TypeIndex, of project: Project
  ) -> Bool {
    let known = Set(writes.map(\.event))
    return project.uses(of: property, in: type).allSatisfy { use in
      let flags = project[use].flags
      if flags.contains(.projected) || flags.contains(.underscored) { return false }
      guard !flags.isDisjoint(with: .written) || project.stateWrite(use) != nil, !known.contains(use) else { return true }
      return project.phase(of: use) == .appear
    }
  }
}

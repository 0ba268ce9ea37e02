import Ownership

/// State that is only ever computed from other state (semantics.md, E10).
enum OnchangeDerivedState: Rule {
  static let identity = RuleIdentity(
    "onchange-derived-state", .lifeCycle, .hint, on: false, "state that only follows other state needs no storage")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    let handlers = inspected.lifeCycleHandlers
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
    let writes = handlers.filter { $0.occasion == .change }.compactMap { derivingWrite(of: property, in: $0, of: project) }
    guard let first = writes.first, isSetNowhereElse(property, writes, in: type, of: project) else { return nil }
    let name = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      '\(name)' is only ever computed from other values when they change, so it lags one update behind them and can miss one; \
      make it a computed property
      """,
      related: [Related(at: project.place(first.event), "computed here")],
      fixes: fixes(property, handlers, in: type, of: project))
  }

  /// A computed property, and no more modifiers that only set it.
  private static func fixes(
    _ property: PropertyID, _ handlers: [LifeCycleHandler], in type: TypeIndex, of project: Project
  ) -> [Fix] {
    guard let derived = project.derivation(of: property, in: handlers, of: type),
      let getter = getter(derived, property, of: project), let wrapper = project.removingWrapper(of: property)
    else { return [] }
    let modifiers = derived.handlers.map { handler in
      let name = project.modifierPlace(handler.call)
      // From the dot on.
      return Edit(deletingModifier: Place(file: name.file, start: name.start - 1, end: project.place(handler.call).end))
    }
    return [Fix("Compute '\(project.namePlace(property))' each time it is read", .review, [wrapper, getter] + modifiers)]
  }

  /// `: Bool { count > 0 }` in the place of ` = false`.
  private static func getter(_ derived: DerivedState, _ property: PropertyID, of project: Project) -> Edit? {
    let value: Message = derived.value.reduce("") { "\($0)\($1)" }
    let fact = project[property]
    guard let initial = project.initialValue(of: property) else {
      return fact.type >= 0 ? Edit(before: fact.end, in: property.file, " { \(value) }") : nil
    }
    let place = Place(file: property.file, start: initial.start, end: initial.end)
    if fact.type >= 0 { return Edit(replacingValue: place, " { \(value) }") }
    return project.literalType(initial).map { Edit(replacingValue: place, ": \($0) { \(value) }") }
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

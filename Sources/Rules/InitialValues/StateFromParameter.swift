import Ownership

/// `@State` seeded from a parameter that can change (semantics.md, B1).
enum StateFromParameter: Rule {
  static let identity = RuleIdentity(
    "state-from-parameter", .initialValues, .warning, "state that is seeded from a parameter ignores its later values")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    return project.properties(of: type).flatMap { property -> [Finding] in
      guard project.isInstanceProperty(property, wrapper: .state), holdsValue(property, of: project),
        !project[property].flags.contains(.hasDraftName)
      else { return [] }
      return findings(property, in: type, of: project)
    }
  }

  /// For certain: an object that is handed over is another mistake, an unknown type may be one.
  private static func holdsValue(_ property: PropertyID, of project: Project) -> Bool {
    project.type(of: property).map(project.isValue) ?? false
  }

  private static func findings(_ property: PropertyID, in type: TypeIndex, of project: Project) -> [Finding] {
    let varying = seedings(property, in: type, of: project).filter { $0.varying.variation > .constant }
    // What is never read is another mistake.
    guard !varying.isEmpty, !project.uses(of: property, in: type).isEmpty, !project.isSetOnChange(property, in: type)
    else { return [] }
    return varying.map { seeding in
      Finding(
        identity, severity: severity(seeding, of: property, in: type, of: project), at: seeding.place,
        message(property, seeding, in: type, of: project),
        related: seeding.varying.construction.map { [Related(at: project.place($0), "built here")] } ?? [],
        fixes: fixes(property, seeding, in: type, of: project))
    }
  }

  /// A copy that the view hands back is a draft, and the view of a widget is a picture.
  private static func severity(_ seeding: Seeding, of property: PropertyID, in type: TypeIndex, of project: Project) -> Severity {
    let isCopy = seeding.varying.variation == .live && !seeding.isComputedFromBinding
    let isDraft = project.writesBack(type) || project.isShownOnlyInPresentations(property, in: type)
    return isCopy && !isDraft && !project.isWidgetContent(type) ? .warning : .hint
  }

  // MARK: Cures

  /// As the message says: the binding itself, a constant; or the parent's value in the place of a copy, a new identity with
  /// each new value, a copy that follows.
  private static func fixes(
    _ property: PropertyID, _ seeding: Seeding, in type: TypeIndex, of project: Project
  ) -> [Fix] {
    let name = project.namePlace(property)
    if seeding.isBinding, let parameter = seeding.parameter {
      // What the view sets by itself may be a value to go back to.
      if project.uses(of: property, in: type).contains(where: { !project[$0].flags.isDisjoint(with: .written) }) { return [] }
      guard let edits = project.receiving(property, with: "@Binding", in: type, { _ in ("_\(name)", "\(parameter)") })
      else { return [] }
      return [Fix("Use the binding '\(parameter)' itself", .review, edits)]
    }
    if !seeding.varying.isForOthers, !project.isWrittenOrBound(property, in: type) {
      guard let edits = project.receiving(property, with: nil, in: type, { ("self.\(name)", "\($0.place)") })
      else { return [] }
      return [Fix("Make '\(name)' a 'let'", .review, edits)]
    }
    // What is handed back is a draft: nothing is to change it behind the user's back, nor the parent's value before that.
    let isDraft = project.writesBack(type)
    let sharing = isDraft ? [] : project.bindingFixes(property, in: type)
    guard !seeding.varying.isForOthers, let construction = seeding.varying.construction else { return sharing }
    let identity = project.identityFixes(
      construction, argument: seeding.varying.argument, seeding.varying.variation)
    let canFollow = !isDraft && project.isBuiltInPlace(construction) && !project.isWidgetContent(type)
    return sharing + identity + (canFollow ? project.followingFixes(property, in: type) : [])
  }

  // MARK: Seeding

  private struct Seeding {
    let place: Place
    /// The parameter's name, if an initialiser takes it.
    let parameter: Place?
    let isBinding: Bool
    let isComputedFromBinding: Bool
    let varying: Varying
  }

  /// How the argument varies over the constructions of the view.
  private struct Varying {
    var variation = Variation.constant
    /// State of the parent that nobody but this view could change.
    var isForOthers = false
    /// The construction that varies most.
    var construction: EventID?
    /// What it hands over, if that is one argument.
    var argument: ArgumentFact?
  }

  private static func seedings(_ property: PropertyID, in type: TypeIndex, of project: Project) -> [Seeding] {
    guard !project.initializers(of: type).isEmpty else {
      return memberwiseSeeding(property, in: type, of: project).map { [$0] } ?? []
    }
    let hasDefault = project.initialValue(of: property) != nil
    return project.seeds(of: property, in: type).compactMap { seed in
      // With a default the plain assignment is dropped: another mistake.
      guard seed.isThroughStorage || !hasDefault else { return nil }
      return seeding(seed, of: property, in: type, of: project)
    }
  }

  private static func seeding(_ seed: Seed, of property: PropertyID, in type: TypeIndex, of project: Project) -> Seeding? {
    guard let initializer = seed.initializer, let assignment = seed.assignment else { return nil }
    let parameters = project.parameters(behind: seed.value, in: seed.file).compactMap { local in
      project.parameter(local, of: initializer)
    }
    guard let parameter = parameters.first, !parameters.contains(where: { $0.flags.contains(.hasDraftName) }) else { return nil }
    let constructions = project.constructions(of: type, through: initializer)
    let isCopy = project.isCopyOfBinding(seed, parameter)
    let varying = varying(of: property, in: type, constructions, of: project) { call in
      parameters.compactMap { project.argument(for: $0.name, of: initializer, call: call) }
    }
    return Seeding(
      place: Place(file: seed.file, start: project.place(assignment).start, end: seed.value.end),
      parameter: Place(file: initializer.file, start: parameter.nameStart, end: parameter.nameEnd),
      isBinding: isCopy, isComputedFromBinding: !isCopy && project.isBinding(parameter, of: seed),
      varying: varying)
  }

  /// Without an own initialiser, a property that is not private is a parameter of the memberwise one.
  private static func memberwiseSeeding(_ property: PropertyID, in type: TypeIndex, of project: Project) -> Seeding? {
    guard project[property].access > .fileprivate else { return nil }
    let varying = varying(of: property, in: type, project.constructions(of: type), of: project) { call in
      project.argument(for: property, call: call).map { [$0] } ?? []
    }
    return Seeding(
      place: project.namePlace(property), parameter: nil, isBinding: false, isComputedFromBinding: false,
      varying: varying)
  }

  private static func varying(
    of property: PropertyID, in type: TypeIndex, _ constructions: [EventID], of project: Project,
    _ arguments: (EventID) -> [ArgumentFact]
  ) -> Varying {
    if project.isWrittenOrBound(property, in: type), let copying = constructions.first(where: { construction in
      arguments(construction).contains { project.isStateForOthers($0, at: construction) }
    }) {
      return Varying(variation: .live, isForOthers: true, construction: copying)
    }
    guard let varying = project.mostVarying(constructions, arguments) else { return Varying() }
    let handed = arguments(varying.construction)
    return Varying(
      variation: varying.variation, construction: varying.construction, argument: handed.count == 1 ? handed[0] : nil)
  }

  // MARK: Messages

  private static func message(
    _ property: PropertyID, _ seeding: Seeding, in type: TypeIndex, of project: Project
  ) -> Message {
    let name = project.namePlace(property)
    let source: Message = seeding.parameter.map { "'\($0)'" } ?? "the argument"
    if seeding.isBinding {
      return """
        '\(name)' copies the value of the binding \(source) once: later changes of either don't reach the other; use the \
        binding itself
        """
    }
    if seeding.varying.isForOthers {
      return """
        '\(name)' is a copy of the state that is passed here: what this view changes in it never reaches the parent; make it a \
        '@Binding'
        """
    }
    guard project.isWrittenOrBound(property, in: type) else {
      return """
        '\(name)' keeps the first value of \(source) and nothing here ever changes it, so later values are ignored; make it a \
        'let'
        """
    }
    return """
      '\(name)' takes \(source) as its initial value, once: when the parent passes another one this view goes on with the \
      first; use a '@Binding', give the view an '.id', or follow it with '.onChange(of:)'
      """
  }
}

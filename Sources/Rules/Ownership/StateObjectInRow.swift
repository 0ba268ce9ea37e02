import Ownership

/// A row of List, ForEach or a lazy stack that owns a model (semantics.md, F3).
enum StateObjectInRow: Rule {
  static let identity = RuleIdentity(
    "state-object-in-row", .ownership, .warning, "a model that a row owns ends with the row")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    let owned = project.ownedModels(of: type).compactMap { rowModel($0, in: type, of: project) }
    guard let model = owned.first(where: { $0.severity == .warning }) ?? owned.first else { return [] }
    return project.constructions(of: type).compactMap { construction in
      guard project.isInRow(construction), project.isRender(construction) else { return nil }
      return finding(construction, model, in: type, of: project)
    }
  }

  private struct RowModel {
    let property: PropertyID
    let model: TypeIndex
    let severity: Severity
    let reason: Message
  }

  private static func rowModel(_ owned: OwnedModel, in type: TypeIndex, of project: Project) -> RowModel? {
    guard !project.isLoader(owned.model, in: owned.property, of: type) else { return nil }
    let wrapper = project.wrapper(owned.property).wrapper
    if let started = project.startedWork(ofInitializer: owned.model)?.work, isHarmful(started, wrapper) {
      return RowModel(
        property: owned.property, model: owned.model, severity: .warning,
        reason: "its initialiser \(started.description) for each row that is made")
    }
    if project.isEdited(owned.property, in: type) {
      guard !project.writesBack(type) else { return nil }
      return RowModel(
        property: owned.property, model: owned.model, severity: .warning,
        reason: "what the user enters in it is gone when the row is, and lazy containers drop rows that scroll away")
    }
    return RowModel(
      property: owned.property, model: owned.model, severity: .hint,
      reason: "each row makes one, and lazy containers drop it when the row scrolls away")
  }

  /// A `@StateObject` is made once for each row, where starting a load is good practice; an object in `@State` is made with
  /// each evaluation of the list (semantics.md, K12).
  private static func isHarmful(_ started: Work, _ wrapper: Wrapper) -> Bool {
    switch started {
    case .startsTimer, .addsObserver: true
    default: wrapper == .state
    }
  }

  private static func finding(
    _ construction: EventID, _ owned: RowModel, in type: TypeIndex, of project: Project
  ) -> Finding {
    Finding(
      identity, severity: owned.severity, at: project.place(construction),
      """
      each row of '\(project.namePlace(type))' owns a '\(project.namePlace(owned.model))' in \
      '\(project.namePlace(owned.property))': \(owned.reason); keep the data in the model of the list and pass it to the row
      """,
      related: [Related(at: project.namePlace(owned.property), "owned here")])
  }
}

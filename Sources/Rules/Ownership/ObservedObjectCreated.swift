import Ownership

/// `@ObservedObject` whose object the view itself creates (semantics.md, A1).
enum ObservedObjectCreated: Rule {
  static let identity = RuleIdentity(
    "observed-object-created", .ownership, .error, "an observed object that the view makes itself is lost")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    return project.properties(of: inspected.type).compactMap { property in
      project.isInstanceProperty(property, wrapper: .observedObject) ? finding(property, in: inspected, of: project) : nil
    }
  }

  /// One finding for a property, however many initialisers make its object.
  private static func finding(_ property: PropertyID, in inspected: InspectedType, of project: Project) -> Finding? {
    let type = inspected.type
    let instances = project.madeInstances(for: property, in: type).filter { made in
      OwnerMatrix.assigns(
        .init(kind: project.modelKind(made.type), wrapper: .observedObject, origin: .made), to: Self.self)
    }
    guard let made = instances.first else { return nil }
    return Finding(
      identity, severity: severity(property, made, in: type, of: project), at: made.place,
      message(property, made, in: type, of: project),
      related: [project.declaration(of: made.type)]
        + instances.dropFirst().map { Related(at: $0.place, "made here too") },
      fixes: inspected.owningFixes(property, made.type, of: project))
  }

  private static func severity(
    _ property: PropertyID, _ made: MadeInstance, in type: TypeIndex, of project: Project
  ) -> Severity {
    // What only forwards has nothing to lose, and a default that nobody uses makes nothing.
    if !project.holdsData(made.type) || made.isFallback || project.isAlwaysPassed(property, of: type) { return .hint }
    // A property wrapper refills its object when it is updated.
    if !project.isRebuiltOwner(type) && !project.isAppOrScene(type) { return .hint }
    return project.isBuiltOnce(type) ? .warning : .error
  }

  private static func message(
    _ property: PropertyID, _ made: MadeInstance, in type: TypeIndex, of project: Project
  ) -> Message {
    let name = project.namePlace(property)
    let model = project.namePlace(made.type)
    let cure: Message =
      project.modelKind(made.type) == .both
      ? "own it with '@State private var'" : "own it with '@StateObject private var', or receive it from the parent"
    if project.isBuiltOnce(type) {
      return """
        '\(name)' observes a '\(model)' that this view makes itself and does not keep: as soon as what builds the view is \
        evaluated again, a new one replaces it and its data is lost; \(cure)
        """
    }
    return """
      '\(name)' observes a '\(model)' that this view makes itself: each time the parent is evaluated a new one replaces it \
      and its data is lost; \(cure)
      """
  }
}

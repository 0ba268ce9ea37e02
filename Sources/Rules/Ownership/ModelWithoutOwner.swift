import Ownership

/// A model created into a plain or `@Bindable` stored property of a view (semantics.md, A2).
enum ModelWithoutOwner: Rule {
  static let identity = RuleIdentity(
    "model-without-owner", .ownership, .warning, "a model made into a property that keeps nothing is lost")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    return project.properties(of: inspected.type).compactMap { property in
      finding(property, in: inspected, of: project)
    }
  }

  private static func finding(_ property: PropertyID, in inspected: InspectedType, of project: Project) -> Finding? {
    let type = inspected.type
    let wrapper = project.wrapper(property).wrapper
    guard wrapper == .none || wrapper == .bindable, project.isInstanceProperty(property, wrapper: wrapper),
      let made = project.madeInstances(for: property, in: type).first?.type,
      OwnerMatrix.assigns(.init(kind: project.modelKind(made), wrapper: wrapper, origin: .made), to: Self.self),
      project.hasVariables(made)
    else { return nil }
    let isRebuilt = project.isRebuiltOwner(type) && !project.isBuiltOnce(type) && !project.isAlwaysPassed(property, of: type)
      && !project.isKeptByChildren(property, in: type) && project.holdsData(made)
    return Finding(
      identity, severity: isRebuilt ? .warning : .hint, at: project.namePlace(property),
      message(property, made, of: project),
      related: [project.declaration(of: made)],
      // Where nothing is lost, that the view observes an ObservableObject from now on is a change.
      fixes: inspected.owningFixes(
        property, made, isRebuilt || project.isOwnedAsState(made) ? .safe : .review, of: project))
  }

  private static func message(_ property: PropertyID, _ made: TypeIndex, of project: Project) -> Message {
    return """
      nothing keeps the '\(project.namePlace(made))' in '\(project.namePlace(property))': each time the parent is evaluated \
      a new one replaces it and its data is lost; own it with \(project.owningWrapper(made))
      """
  }
}

import Ownership

/// An ObservableObject in a plain property whose published values `body` shows (semantics.md, A12).
enum ObservableObjectNotObserved: Rule {
  static let identity = RuleIdentity(
    "observable-object-not-observed", .wrapper, .warning, "a view that shows an object it does not observe goes stale")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    inspected.holdings(reportedBy: Self.self, of: project).compactMap { finding($0, in: inspected, of: project) }
  }

  private static func finding(_ holding: Holding, in inspected: InspectedType, of project: Project) -> Finding? {
    let type = inspected.type
    guard let shown = inspected.shownMember(of: holding, where: { project.isChangedAndPublished($0, shownBy: type) }),
      !project.isHeardOtherwise(holding, in: inspected)
    else { return nil }
    let isReadAnew = project.isRebuiltWith(holding.property, in: type) || project.isMenuContent(type)
    return Finding(
      identity, severity: isReadAnew ? .hint : .warning, at: project.namePlace(holding.property),
      message(holding, shown, of: project),
      related: [Related(at: project.place(shown.event), "shown here"), project.declaration(of: holding.model)],
      fixes: fixes(holding, in: type, of: project))
  }

  /// The memberwise initialiser keeps its parameters. A view of a package may be compared, copied or hashed by others.
  private static func fixes(_ holding: Holding, in type: TypeIndex, of project: Project) -> [Fix] {
    let property = holding.property
    guard holding.shape == .plain || holding.shape == .generic, project.declaredTypes[holding.model].kind == .class,
      project.initialValue(of: property) == nil, project.declaredTypes[type].access < .public,
      !project.comparesItself(type), let edits = project.declaring(property, with: "@ObservedObject")
    else { return [] }
    return [Fix("Observe '\(project.namePlace(property))' with '@ObservedObject'", .safe, edits)]
  }

  private static func message(_ holding: Holding, _ shown: ShownMember, of project: Project) -> Message {
    """
    '\(project.namePlace(holding.property))' is not observed, so the view keeps showing the old \
    '\(project.namePlace(shown.member))' after the '\(project.namePlace(holding.model))' has changed; \
    \(cure(holding, of: project))
    """
  }

  private static func cure(_ holding: Holding, of project: Project) -> Message {
    switch holding.shape {
    case .plain where project.declaredTypes[holding.model].kind == .protocol, .existential:
      "make the view generic over the object's type and declare '@ObservedObject var \(project.namePlace(holding.property))'"
    case .plain, .generic: "declare it as '@ObservedObject var \(project.namePlace(holding.property))'"
    default: "show it in a view of its own that gets the object as '@ObservedObject var'"
    }
  }
}

import Ownership

/// `@State` on an ObservableObject that `body` reads (semantics.md, A5).
enum StateHoldsObservableObject: Rule {
  static let identity = RuleIdentity(
    "state-holds-observable-object", .wrapper, .error, "@State does not hear of changes in an ObservableObject")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    inspected.holdings(reportedBy: Self.self, of: project).compactMap { finding($0, in: inspected, of: project) }
  }

  private static func finding(_ holding: Holding, in inspected: InspectedType, of project: Project) -> Finding? {
    let declaration = project.declaration(of: holding.model)
    let type = inspected.type
    guard let shown = inspected.shownMember(of: holding, where: { project.isChangedAndPublished($0, shownBy: type) }),
      !project.isHeardOtherwise(holding, in: inspected), !isReplaced(holding, in: type, of: project)
    else {
      // To hand on a selection, or to replace it, is what these are for.
      guard holding.wrapper == .state, holding.shape == .plain else { return nil }
      return Finding(
        identity, severity: .hint, at: project.namePlace(holding.property), message(holding, of: project),
        related: [declaration], fixes: fixes(holding, .review, in: inspected, of: project))
    }
    return Finding(
      identity, at: project.namePlace(holding.property), message(holding, shown, in: type, of: project),
      related: [Related(at: project.place(shown.event), "shown here"), declaration],
      fixes: fixes(holding, .safe, in: inspected, of: project))
  }

  /// A state object has no other object later, and none that may be missing.
  private static func fixes(
    _ holding: Holding, _ safety: Fix.Safety, in inspected: InspectedType, of project: Project
  ) -> [Fix] {
    guard holding.wrapper == .state, holding.shape == .plain,
      project.origin(of: holding, in: inspected.type) == .made
    else { return [] }
    return inspected.owningFixes(holding.property, holding.model, safety, of: project)
  }

  /// Whether others put another object into a property that may be empty: they do it when something changes.
  private static func isReplaced(_ holding: Holding, in type: TypeIndex, of project: Project) -> Bool {
    holding.shape != .plain && project.uses(of: holding.property, in: type).contains { use in
      project[use].flags.contains(.projected) && project[use].pathCount == 1
    }
  }

  private static func message(
    _ holding: Holding, _ shown: ShownMember, in type: TypeIndex, of project: Project
  ) -> Message {
    """
    '\(project.namePlace(holding.property))' hears only of another '\(project.namePlace(holding.model))', not of changes in \
    it: the view keeps showing the old '\(project.namePlace(shown.member))'; \(cure(holding, in: type, of: project))
    """
  }

  private static func message(_ holding: Holding, of project: Project) -> Message {
    """
    '\(project.namePlace(holding.property))' hears only of another '\(project.namePlace(holding.model))', not of changes in \
    it: whatever this view shows of it stays as it is; observe the object here, or only in the views that get it
    """
  }

  private static func cure(_ holding: Holding, in type: TypeIndex, of project: Project) -> Message {
    guard holding.shape == .plain || holding.shape == .generic else {
      return "show it in a view of its own that gets the object as '@ObservedObject var'"
    }
    let isMade = holding.wrapper == .state && project.origin(of: holding, in: type) == .made
    return isMade
      ? "own it with '@StateObject private var'"
      : "observe it with '@ObservedObject var \(project.namePlace(holding.property))'"
  }
}

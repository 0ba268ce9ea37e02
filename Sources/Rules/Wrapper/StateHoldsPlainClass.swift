import Ownership

/// `@State` on a class whose changes nothing announces, which `body` shows and somebody changes (semantics.md, A6).
enum StateHoldsPlainClass: Rule {
  static let identity = RuleIdentity(
    "state-holds-plain-class", .wrapper, .warning, "@State does not hear of changes in a plain class")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    inspected.holdings(reportedBy: Self.self, of: project).compactMap { finding($0, in: inspected, of: project) }
  }

  private static func finding(_ holding: Holding, in inspected: InspectedType, of project: Project) -> Finding? {
    let type = inspected.type
    // It may be observed by key.
    guard !project.declaredTypes[holding.model].traits.contains(.nsObject),
      !project.isHeardOtherwise(holding, in: inspected),
      let shown = inspected.shownMember(of: holding, where: { project.isAnyChangedLater([$0], shownBy: type) })
    else { return nil }
    let model = project.namePlace(holding.model)
    return Finding(
      identity, at: project.namePlace(holding.property),
      """
      '\(project.namePlace(holding.property))' hears only of another '\(model)', and a '\(model)' announces no changes: the \
      view keeps showing the old '\(project.namePlace(shown.member))'; mark the class '@Observable', or make it a struct
      """,
      related: [Related(at: project.place(shown.event), "shown here"), project.declaration(of: holding.model)])
  }
}

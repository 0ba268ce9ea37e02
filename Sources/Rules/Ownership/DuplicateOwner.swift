import Ownership

/// A child that creates its own instance of the model its parent owns (semantics.md, A16).
enum DuplicateOwner: Rule {
  static let identity = RuleIdentity(
    "duplicate-owner", .ownership, .warning, "a child that makes its own copy of its parent's model shows other data")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let child = inspected.type
    guard project.isRebuiltOwner(child) else { return [] }
    return project.ownedModels(of: child).compactMap { own in
      // Navigation of one's own is meant.
      guard !project.isRouter(own.model), let shared = shared(own, in: child, of: project) else { return nil }
      return finding(own, in: child, shared, of: project)
    }
  }

  private struct Shared {
    let owner: TypeIndex
    let owned: OwnedModel
    let severity: Severity
  }

  /// The ancestor's model of the same type, where the two show different data most certainly.
  private static func shared(_ own: OwnedModel, in child: TypeIndex, of project: Project) -> Shared? {
    var result: Shared?
    for construction in project.constructions(of: child)
    where project.receivedArgument(for: own.property, of: child, at: construction) == nil {
      for ancestor in project.ancestors(of: construction) where ancestor != child {
        guard let owned = project.ownedModels(of: ancestor).first(where: { $0.model == own.model }) else { continue }
        let severity = severity(own, in: child, owned, in: ancestor, of: project)
        if severity > result?.severity ?? .hint || result == nil {
          result = Shared(owner: ancestor, owned: owned, severity: severity)
        }
      }
    }
    return result
  }

  /// Two instances differ once one of them is changed, and it matters if both are looked at.
  private static func severity(
    _ own: OwnedModel, in child: TypeIndex, _ owned: OwnedModel, in ancestor: TypeIndex, of project: Project
  ) -> Severity {
    let members = project.membersUsed(of: own, in: child)
    let isShown = !members.isDisjoint(with: project.membersUsed(of: owned, in: ancestor))
      || (!members.isEmpty && project.handsOn(owned, in: ancestor))
    let isChanged = project.changesByAction(own, in: child) || project.changesByAction(owned, in: ancestor)
    guard isShown, isChanged, project.holdsData(own.model), !project.followsOutside(own.model) else { return .hint }
    return .warning
  }

  private static func finding(_ own: OwnedModel, in child: TypeIndex, _ shared: Shared, of project: Project) -> Finding {
    let model = project.namePlace(own.model)
    let owner = project.namePlace(shared.owner)
    return Finding(
      identity, severity: shared.severity, at: project.namePlace(own.property),
      """
      '\(project.namePlace(own.property))' is a second '\(model)': '\(owner)', which this view is built in, owns one already, \
      and a change to one never shows in the other; receive it with \(project.receivingWrapper(own.model)) or from the environment
      """,
      related: [Related(at: project.namePlace(shared.owned.property), "'\(owner)' owns this one")])
  }
}

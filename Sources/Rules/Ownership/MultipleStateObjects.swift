import Ownership

/// Many owned models in one view (semantics.md, A17).
enum MultipleStateObjects: Rule {
  static let identity = RuleIdentity(
    "multiple-state-objects", .ownership, .hint, on: false, "a view that owns many models is hard to follow")

  private static let limit = 3

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    let owned = project.modelsMade(for: type)
    // A root that owns what it injects is where models belong.
    guard owned.count >= limit, !owned.allSatisfy({ project.handsOn($0, in: type) }) else { return [] }
    return [
      Finding(
        identity, at: project.namePlace(type),
        """
        '\(project.namePlace(type))' owns \(String(owned.count)) models, and each of them can have it evaluated: put what belongs \
        together into one, or give the parts of the view their own
        """,
        related: owned.map { Related(at: project.namePlace($0.property), "owned here") })
    ]
  }
}

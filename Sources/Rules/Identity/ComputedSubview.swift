import Ownership

/// View parts as computed properties in a view with fast-changing state (semantics.md, F11).
enum ComputedSubview: Rule {
  static let identity = RuleIdentity(
    "computed-subview", .identity, .hint, on: false, "parts of a body are evaluated with all of it")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    let parts = project.parts(ofBodyOf: type)
    guard parts.count >= smallestNumber, let state = project.fastChangingState(of: type) else { return [] }
    return [
      Finding(
        identity, at: project.namePlace(type),
        """
        each change of '\(project.namePlace(state))' evaluates all of '\(project.namePlace(type))', its \(String(parts.count)) computed \
        parts too; make those that don't show it views of their own
        """,
        related: [Related(at: project.namePlace(state), "changes with each key or frame")]
          + parts.map { Related(at: $0, "'\($0)' is a part of the body") })
    ]
  }

  private static let smallestNumber = 4
}

import Ownership

/// A class that is both `@Observable` and an ObservableObject (semantics.md, C9).
enum MixedObservation: Rule {
  static let identity = RuleIdentity(
    "mixed-observation", .wrapper, .hint, on: false, "a class in both families announces its changes in one of them")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.modelKind(type) == .both, !project.declaredTypes[type].isForDevelopment else { return [] }
    let name = project.namePlace(type)
    return [
      Finding(
        identity, at: name,
        """
        '\(name)' is '@Observable' and an ObservableObject: views follow what they read of it, and 'objectWillChange' never \
        fires by itself, so who waits for that hears nothing; keep one of the two
        """,
        fixes: fixes(type, of: project))
    ]
  }

  /// Leaves Observation, where nothing wants the other.
  private static func fixes(_ type: TypeIndex, of project: Project) -> [Fix] {
    guard let position = project.unneededObservableObject(of: type) else { return [] }
    let name = project.namePlace(type)
    return [Fix("Leave '\(name)' to Observation", .review, [Edit(deletingInherited: position, of: project.place(type))])]
  }
}

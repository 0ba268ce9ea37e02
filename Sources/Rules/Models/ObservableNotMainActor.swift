import Ownership

/// A model that writes what views read off the main actor (semantics.md, C10).
enum ObservableNotMainActor: Rule {
  static let identity = RuleIdentity(
    "observable-not-main-actor", .models, .hint, on: false,
    "an asynchronous method of a model that no actor isolates writes off the main thread")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isProgramClass(type), project.modelKind(type).isObservable, !project.holders(of: type).isEmpty,
      !project.isIsolated(type), let write = project.writeOffMainActor(by: type)
    else { return [] }
    let name = project.namePlace(type)
    return [
      Finding(
        identity, at: name,
        """
        '\(name)' is not isolated, so its asynchronous '\(project.namePlace(write.function))' leaves the main actor and writes \
        what views read at the same time; put '@MainActor' on '\(name)'
        """,
        related: [Related(at: project.place(write.event), "written here")],
        fixes: [Fix("Put '@MainActor' on '\(name)'", .review, [project.adding("@MainActor", to: type)])])
    ]
  }
}

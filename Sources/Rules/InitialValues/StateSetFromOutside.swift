import Ownership

/// A method of a stored or local view value that writes that view's `@State` (semantics.md, new 6).
enum StateSetFromOutside: Rule {
  static let identity = RuleIdentity(
    "state-set-from-outside", .initialValues, .warning, "state that is set on a view's value never reaches the screen")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let view = inspected.type
    guard project.isRebuiltOwner(view) else { return [] }
    return project.heldValues(of: view).flatMap { held in
      held.uses.compactMap { use in
        project.stateSet(onValueOf: view, by: use).map { finding(use, held, $0, in: view, of: project) }
      }
    }
  }

  private static func finding(
    _ use: EventID, _ held: HeldView, _ state: PropertyID, in view: TypeIndex, of project: Project
  ) -> Finding {
    let name = project.namePlace(state)
    return Finding(
      identity, at: project.place(use),
      """
      '\(held.place)' is a value of '\(project.namePlace(view))' and not the view on the screen, so what this does to \
      '\(name)' is lost; hand the view a '@Binding', or a model that both share
      """,
      related: [
        Related(at: name, "'\(name)' is declared here"), Related(at: held.place, "the value is kept here"),
      ])
  }
}

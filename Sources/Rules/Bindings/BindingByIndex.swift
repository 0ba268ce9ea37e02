import Ownership

/// A binding by position in a row of a collection that can shrink (rules.md, new 4).
enum BindingByIndex: Rule {
  static let identity = RuleIdentity(
    "binding-by-index", .bindings, .warning, "a binding by position traps once the collection is shorter")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    var seen: Set<Place> = []
    return inspected.memberUses.projections.compactMap { projection in
      guard let binding = project.indexedBinding(projection), !project.isForDevelopment(projection),
        let removal = project.removal(from: binding.collection), seen.insert(binding.data).inserted
      else { return nil }
      return finding(projection, binding, removal, of: project)
    }
  }

  /// At the loop, once for each.
  private static func finding(
    _ projection: EventID, _ binding: IndexedBinding, _ removal: EventID, of project: Project
  ) -> Finding {
    let name = project.namePlace(binding.collection)
    return Finding(
      identity, at: binding.data,
      """
      the rows bind elements of '\(name)' by their positions: when one is removed, a row reads its binding once more and \
      traps, for the position is no longer there; loop over the bindings, 'ForEach($\(name)) { $element in … }'
      """,
      related: [
        Related(at: project.place(projection), "bound by position here"),
        Related(at: project.place(removal), "elements are removed here"),
      ])
  }
}

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
      return finding(projection, binding, removal, in: inspected, of: project)
    }
  }

  /// At the loop, once for each.
  private static func finding(
    _ projection: EventID, _ binding: IndexedBinding, _ removal: EventID, in inspected: InspectedType, of project: Project
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
      ],
      fixes: fixes(binding, in: inspected, of: project))
  }

  private static func fixes(_ binding: IndexedBinding, in inspected: InspectedType, of project: Project) -> [Fix] {
    let call = inspected.rowCalls.first { $0.event.file == binding.data.file && $0.data.start == binding.data.start }
    guard let row = call, let positional = project.positionalRows(row), let rows = project.elementRows(positional),
      let elements = rows.elements, project.isUnused("element", in: inspected.type)
    else { return [] }
    return [project.fix(rows, by: elements, project.areNamedElsewhere(row, in: inspected.type) ? .review : .safe)]
  }
}

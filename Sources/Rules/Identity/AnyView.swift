import Ownership

/// Type erasure where a builder would do (semantics.md, F6).
enum AnyView: Rule {
  static let identity = RuleIdentity(
    "any-view", .identity, .hint, on: false, "a type-erased view hides from SwiftUI what it is")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    let erasures = project.avoidableErasures(in: type)
    // One finding for a declaration: its result is what has to change.
    var seen: Set<ScopeID> = []
    return erasures.compactMap { erasure in
      let declaration = project.declaration(around: erasure)
      guard seen.insert(declaration).inserted else { return nil }
      return finding(erasures.filter { project.declaration(around: $0) == declaration }, erasure, in: type, of: project)
    }
  }

  /// - Parameter erasure: the first one.
  private static func finding(
    _ erasures: [EventID], _ erasure: EventID, in type: TypeIndex, of project: Project
  ) -> Finding {
    let isInRow = project.containers(around: erasure).contains(.row)
    let cost: Message =
      isInRow
      ? "the rows of the list can't be told apart before each is made, so all of them are"
      : "when another view comes out, the old one ends with its state, without a transition"
    return Finding(
      identity, at: project.place(erasure),
      "'AnyView' hides from SwiftUI what the view is: \(cost); return 'some View' from a '@ViewBuilder'",
      related: erasures.dropFirst().map { Related(at: project.place($0), "and here") },
      fixes: fixes(erasures, in: type, of: project))
  }

  /// Gives the views themselves, where the declaration gives nothing but erased ones.
  private static func fixes(_ erasures: [EventID], in type: TypeIndex, of project: Project) -> [Fix] {
    guard let declaration = project.erasedDeclaration(around: erasures, in: type) else { return [] }
    let place = declaration.place
    let views = declaration.views.map { Edit(outcome: $0.erasure, "\($0.view)") }
    let builder = declaration.needsBuilder ? [Edit(before: place.start, in: place.file, "@ViewBuilder ")] : []
    let result = declaration.givesErased ? [Edit(resultOf: place, "some View")] : []
    let uses = declaration.uses.map { Edit(wantingBuiltStatement: $0) }
    let title: Message = erasures.count > 1 ? "Give the views themselves, from a '@ViewBuilder'" : "Give the view itself"
    return [Fix(title, .safe, builder + result + views + uses)]
  }
}

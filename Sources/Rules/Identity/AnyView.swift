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
      return finding(erasure, erasures.filter { $0 != erasure && project.declaration(around: $0) == declaration }, of: project)
    }
  }

  private static func finding(_ erasure: EventID, _ others: [EventID], of project: Project) -> Finding {
    let isInRow = project.containers(around: erasure).contains(.row)
    let cost: Message =
      isInRow
      ? "the rows of the list can't be told apart before each is made, so all of them are"
      : "when another view comes out, the old one ends with its state, without a transition"
    return Finding(
      identity, at: project.place(erasure),
      "'AnyView' hides from SwiftUI what the view is: \(cost); return 'some View' from a '@ViewBuilder'",
      related: others.map { Related(at: project.place($0), "and here") })
  }
}

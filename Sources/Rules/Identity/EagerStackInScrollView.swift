import Ownership

/// A plain stack over unbounded data in a scroll view (semantics.md, F8 and K13).
enum EagerStackInScrollView: Rule {
  static let identity = RuleIdentity(
    "eager-stack-in-scroll-view", .identity, .hint, on: false, "a plain stack builds all of its rows at once")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    return inspected.rowCalls.compactMap { row in
      guard project.areUnbounded(row), project.areOwnViews(row), project.isRender(row.event), let stack = project.scrolledStack(around: row)
      else { return nil }
      return Finding(
        identity, at: Place(file: row.event.file, start: row.data.start, end: row.data.end),
        """
        a 'VStack' builds a row for each of these elements at once, those far below the screen too; if there may be hundreds, use a \
        'LazyVStack' or a 'List', and measure: lazy stacks estimate sizes and drop the state of rows
        """,
        related: [Related(at: project.place(stack), "the stack")], fixes: fixes(stack, of: project))
    }
  }

  private static func fixes(_ stack: EventID, of project: Project) -> [Fix] {
    // Lazy stacks came with the same systems.
    guard project[stack].pathCount == 1, project.hasStateObject(stack.file), let name = project.lastNamePlace(stack) else { return [] }
    return [
      Fix("Make it a 'LazyVStack', which is as wide as its room and drops the state of rows", .review, [Edit(at: name, "LazyVStack")])
    ]
  }
}

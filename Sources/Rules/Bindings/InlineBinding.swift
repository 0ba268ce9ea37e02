import Ownership

/// `Binding(get:set:)` that only forwards to a property (semantics.md, F7).
enum InlineBinding: Rule {
  static let identity = RuleIdentity(
    "inline-binding", .bindings, .hint, on: false, "a binding by hand that does what '$' does")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    return project.events(in: inspected.type).compactMap { event in
      guard let value = project.forwardedValue(of: event), !project.isForDevelopment(event) else { return nil }
      return finding(event, value, of: project)
    }
  }

  private static func finding(_ call: EventID, _ value: EventID, of project: Project) -> Finding {
    Finding(
      identity, at: project.place(call),
      """
      this binding only reads and writes '\(project.place(value))': it is another one at each evaluation, and SwiftUI can't \
      tell whether it has changed; take it with '$'
      """,
      fixes: fixes(call, value, of: project))
  }

  private static func fixes(_ call: EventID, _ value: EventID, of project: Project) -> [Fix] {
    let place = project.place(value)
    guard project[value].flags.isDisjoint(with: .onSelf) else { return [] }
    return [Fix("Take the binding with '$\(place)'", .safe, [Edit(at: project.place(call), "$\(place)")])]
  }
}

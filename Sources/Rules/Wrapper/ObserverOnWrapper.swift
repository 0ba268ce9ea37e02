import Ownership

/// `didSet` on a wrapped property that is also written through its binding (rules.md, new 2).
enum ObserverOnWrapper: Rule {
  static let identity = RuleIdentity(
    "observer-on-wrapper", .wrapper, .warning, "a write through a binding runs no 'didSet'")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    return project.properties(of: type).compactMap { property in
      guard project[property].flags.contains(.hasObservers), project.wrapper(property).wrapper.isWrittenState else { return nil }
      return finding(property, in: inspected, of: project)
    }
  }

  private static func finding(_ property: PropertyID, in inspected: InspectedType, of project: Project) -> Finding? {
    let uses = inspected.memberUses[property]
    guard let binding = uses.first(where: { $0.kind == .projected && project.isBindingUse($0.event) }) else { return nil }
    let name = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      the observer of '\(name)' runs only where this type assigns '\(name)' itself: a change that comes through '$\(name)' \
      skips it; use '.onChange(of: \(name))'
      """,
      related: [Related(at: project.place(binding.event), "changed through this binding")],
      fixes: project.observingFixes(property, in: inspected.type))
  }
}

import Ownership

/// `@Published` and other wrappers, or `lazy`, inside an `@Observable` class (semantics.md, C2).
enum PublishedInObservable: Rule {
  static let identity = RuleIdentity(
    "published-in-observable", .models, .error, "the Observable macro cannot track a property with a wrapper")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isProgramClass(type), project.hasObservableMacro(type) else { return [] }
    return project.properties(of: type).compactMap { property in
      guard project.isDeclaredInClass(property), let obstacle = project.macroObstacle(property) else { return nil }
      return Finding(
        identity, at: project.namePlace(property), message(property, obstacle, of: project),
        fixes: fixes(property, obstacle, in: inspected, of: project))
    }
  }

  private static func fixes(
    _ property: PropertyID, _ obstacle: MacroObstacle, in inspected: InspectedType, of project: Project
  ) -> [Fix] {
    guard project.isDeclaredAlone(property) else { return [] }
    let ignoring = Fix(
      "Leave '\(project.namePlace(property))' untracked with '@ObservationIgnored'", .review,
      [project.adding("@ObservationIgnored", to: property)])
    guard obstacle == .published else { return [ignoring] }
    // Whoever subscribes to `$name` has to be rewritten first.
    let isSubscribed = inspected.memberUses[property].contains { $0.kind == .projected || $0.kind == .storage }
    guard !isSubscribed, let edit = project.removingWrapper(of: property) else { return [] }
    let safety: Fix.Safety = project.maySubscribe(toModel: inspected.type) ? .review : .safe
    return [Fix("Delete '@Published' of '\(project.namePlace(property))'", safety, [edit])]
  }

  private static func message(_ property: PropertyID, _ obstacle: MacroObstacle, of project: Project) -> Message {
    let name = project.namePlace(property)
    let reason: Message = "'@Observable' makes '\(name)' a computed property, which cannot be"
    switch obstacle {
    case .published:
      return "\(reason) '@Published', so this does not compile; delete '@Published', the macro announces every change"
    case .wrapper:
      return """
        \(reason) wrapped, so this does not compile; mark it '@ObservationIgnored', or keep the value in a plain property
        """
    case .lazy:
      return "\(reason) 'lazy', so this does not compile; mark it '@ObservationIgnored', or make the value in the initialiser"
    }
  }
}

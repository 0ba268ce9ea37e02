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
      return Finding(identity, at: project.namePlace(property), message(property, obstacle, of: project))
    }
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

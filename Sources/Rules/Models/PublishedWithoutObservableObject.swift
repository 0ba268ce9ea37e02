import Ownership

/// `@Published` in a class that no view can observe (semantics.md, C3).
enum PublishedWithoutObservableObject: Rule {
  static let identity = RuleIdentity(
    "published-without-observable-object", .models, .warning,
    "no view can observe @Published in a class that is no ObservableObject")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isProgramClass(type), project.modelKind(type) == .plainClass else { return [] }
    let holders = project.holders(of: type).filter { !project.receivesChanges(project.owner(of: $0)) }
    guard !holders.isEmpty else { return [] }
    for property in project.properties(of: type) where project.wrapper(property).wrapper == .published {
      guard let read = project.shown(project.names(giving: property, in: type), ofAny: holders) else { continue }
      return [finding(property, read, in: type, of: project)]
    }
    return []
  }

  private static func finding(_ property: PropertyID, _ read: EventID, in type: TypeIndex, of project: Project) -> Finding {
    let name = project.namePlace(type)
    let member = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      '\(name)' publishes '\(member)' but is no ObservableObject, so no view can observe it and the view that shows '\(member)' \
      keeps the old value; let '\(name)' conform to ObservableObject
      """,
      related: [Related(at: member, "published here"), Related(at: project.place(read), "shown here")],
      fixes: project.conforming(type, to: "ObservableObject").map {
        [Fix("Let '\(name)' conform to ObservableObject", .safe, [$0])]
      } ?? [])
  }
}

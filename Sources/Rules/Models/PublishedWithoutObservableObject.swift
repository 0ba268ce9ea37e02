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
      return [finding(property, read, holders, in: type, of: project)]
    }
    return []
  }

  private static func finding(
    _ property: PropertyID, _ read: EventID, _ holders: [PropertyID], in type: TypeIndex, of project: Project
  ) -> Finding {
    let name = project.namePlace(type)
    let member = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      '\(name)' publishes '\(member)' but is no ObservableObject, so no view can observe it and the view that shows '\(member)' \
      keeps the old value; let '\(name)' conform to ObservableObject
      """,
      related: [Related(at: member, "published here"), Related(at: project.place(read), "shown here")],
      fixes: fixes(in: type, holders, of: project))
  }

  /// The views that hold it have to observe it as well; where one of them cannot, somebody has to look at it.
  private static func fixes(in type: TypeIndex, _ holders: [PropertyID], of project: Project) -> [Fix] {
    guard let conformance = project.conforming(type, to: "ObservableObject") else { return [] }
    let name = project.namePlace(type)
    let observing = holders.compactMap { observation(of: $0, of: project) }
    guard observing.count == holders.count, !holders.contains(where: { isHandedNew($0, of: project) }) else {
      return [Fix("Let '\(name)' conform to ObservableObject", .review, [conformance])]
    }
    let title: Message = "Let '\(name)' conform to ObservableObject, and the views that hold it observe it"
    return [Fix(title, .safe, [conformance] + observing.joined())]
  }

  /// Whether some view is built with an object that is made on the spot: it is lost with each evaluation there.
  private static func isHandedNew(_ holder: PropertyID, of project: Project) -> Bool {
    project.constructions(of: project.owner(of: holder)).contains { call in
      project.argument(for: holder, call: call).map { argument in
        project.creation(behind: argument.expression, in: call.file, expected: project.type(of: holder)) != nil
      } ?? false
    }
  }

  private static func observation(of holder: PropertyID, of project: Project) -> [Edit]? {
    guard project.wrapper(holder).wrapper == .none, project[holder].attributes.isEmpty, project[holder].isStored,
      project.initialValue(of: holder) == nil, project.type(of: holder)?.shape == .plain,
      project.declaredTypes[project.owner(of: holder)].access < .public, !project.comparesItself(project.owner(of: holder))
    else { return nil }
    return project.declaring(holder, with: "@ObservedObject")
  }
}

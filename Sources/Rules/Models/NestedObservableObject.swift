import Ownership

/// An ObservableObject inside another, read through the outer one (semantics.md, C8).
enum NestedObservableObject: Rule {
  static let identity = RuleIdentity(
    "nested-observable-object", .models, .warning,
    "an observable object does not announce what changes in another one inside it")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.modelKind(type) == .observableObject, project.isProgramClass(type) else { return [] }
    let observers = project.observers(of: type)
    guard !observers.isEmpty else { return [] }
    return project.properties(of: type).compactMap { finding($0, in: type, observers, of: project) }
  }

  private static func finding(
    _ property: PropertyID, in type: TypeIndex, _ observers: [PropertyID], of project: Project
  ) -> Finding? {
    guard let inner = project.nestedObject(in: property), !project.forwardsChanges(of: property, in: type) else { return nil }
    let blind = observers.filter { !project.observesItself(inner, project.owner(of: $0)) }
    guard let read = project.shown(project.announcedNames(of: inner), behind: [project[property].name], ofAny: blind)
    else { return nil }
    let name = project.namePlace(property)
    let model = project.namePlace(inner)
    return Finding(
      identity, at: name,
      """
      '\(name)' holds a '\(model)' whose changes '\(project.namePlace(type))' does not announce, so a view that reads it \
      through the outer object is not evaluated again; pass '\(name)' to a view with '@ObservedObject', or forward its \
      'objectWillChange'
      """,
      related: [Related(at: project.place(read), "read here"), Related(at: model, "'\(model)' is declared here")])
  }
}

import Ownership

/// A property that views read and that is written later, without `@Published` (semantics.md, C1).
enum UnpublishedProperty: Rule {
  static let identity = RuleIdentity(
    "unpublished-property", .models, .warning, "views are not told when a property without @Published changes")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.modelKind(type) == .observableObject, project.isProgramClass(type) else { return [] }
    let observers = project.observers(of: type)
    guard !observers.isEmpty, !project.announcesByItself(type) else { return [] }
    return project.properties(of: type).compactMap { property in
      guard project.isPlainVariable(property), project.holdsValue(property), !project.announcesInObserver(property)
      else { return nil }
      return finding(property, in: type, observers, of: project)
    }
  }

  private static func finding(
    _ property: PropertyID, in type: TypeIndex, _ observers: [PropertyID], of project: Project
  ) -> Finding? {
    let direct = project.shown([project[property].name], ofAny: observers, inBindings: false)
    guard let read = direct ?? project.shown(project.names(giving: property, in: type), ofAny: observers, inBindings: false),
      let write = project.silentWrite(to: property, of: type)
    else { return nil }
    let name = project.namePlace(property)
    return Finding(
      identity,
      // What a computed property makes of the value may well stay the same.
      severity: direct == nil ? .hint : .warning, at: name,
      """
      '\(name)' of the ObservableObject '\(project.namePlace(type))' changes without '@Published', so the views that show it \
      are not evaluated again and keep the old value; add '@Published'
      """,
      related: [Related(at: project.place(read), "shown here"), Related(at: project.place(write), "changed here")],
      fixes: fixes(property, in: type, of: project))
  }

  /// An observer that sets the property again would announce in a circle.
  private static func fixes(_ property: PropertyID, in type: TypeIndex, of project: Project) -> [Fix] {
    guard project[property].flags.isDisjoint(with: [.hasObservers, .isOverride]), project.isDeclaredInClass(property),
      project.isDeclaredAlone(property)
    else { return [] }
    return [Fix("Publish '\(project.namePlace(property))'", .safe, [project.adding("@Published", to: property)])]
  }
}

import Ownership

/// A subclass of an `@Observable` class without the macro, and the reverse (semantics.md, C6).
enum ObservableSubclassUntracked: Rule {
  static let identity = RuleIdentity(
    "observable-subclass-untracked", .models, .warning, "the Observable macro tracks the properties of its own class only")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isProgramClass(type) else { return [] }
    let ancestors = project.superclasses(of: type)
    guard !ancestors.isEmpty else { return [] }
    let traits = project.declaredTypes[type].traits
    guard traits.isDisjoint(with: [.observableObject, .unknownAncestor]) else { return [] }
    if traits.isDisjoint(with: [.observableMacro, .modelMacro]) {
      let base = ancestors.first { project.hasObservableMacro($0) }
      return base.flatMap { subclass(type, of: $0, in: project) }.map { [$0] } ?? []
    }
    guard traits.contains(.observableMacro), let base = ancestors.first, project.modelKind(base) == .plainClass
    else { return [] }
    return superclass(base, of: type, in: project).map { [$0] } ?? []
  }

  private static func subclass(_ type: TypeIndex, of base: TypeIndex, in project: Project) -> Finding? {
    guard !project.usesRegistrar(type), let (property, read) = shownVariable(of: type, through: type, in: project)
    else { return nil }
    let name = project.namePlace(type)
    return Finding(
      identity, at: name,
      """
      '\(name)' inherits from the observable '\(project.namePlace(base))' without the macro, so nothing tracks its own \
      '\(project.namePlace(property))' and views keep the old value; put '@Observable' on '\(name)' too
      """,
      related: [Related(at: project.namePlace(property), "not tracked"), Related(at: project.place(read), "shown here")],
      fixes: project.macroFixes(type))
  }

  private static func superclass(_ base: TypeIndex, of type: TypeIndex, in project: Project) -> Finding? {
    guard let (property, read) = shownVariable(of: base, through: type, in: project) else { return nil }
    let name = project.namePlace(type)
    return Finding(
      identity, at: name,
      """
      the macro on '\(name)' does not track '\(project.namePlace(property))', which '\(name)' inherits from \
      '\(project.namePlace(base))', so views keep the old value; put '@Observable' on '\(project.namePlace(base))' too
      """,
      related: [Related(at: project.namePlace(property), "not tracked"), Related(at: project.place(read), "shown here")],
      fixes: project.macroFixes(base))
  }

  private static func shownVariable(
    of type: TypeIndex, through held: TypeIndex, in project: Project
  ) -> (PropertyID, EventID)? {
    let holders = project.holders(of: held)
    guard !holders.isEmpty else { return nil }
    for property in project.properties(of: type) where project.isPlainVariable(property) {
      if let read = project.shown(project.names(giving: property, in: type), ofAny: holders) { return (property, read) }
    }
    return nil
  }
}

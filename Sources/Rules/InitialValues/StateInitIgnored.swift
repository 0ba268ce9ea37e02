import Ownership

/// A default at the declaration and an assignment in `init`, which is dropped (semantics.md, B4).
enum StateInitIgnored: Rule {
  static let identity = RuleIdentity(
    "state-init-ignored", .initialValues, .error, "state that has a value already ignores what init assigns")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    let initializers = project.initializers(of: type).filter { !project.isDelegating($0) }
    guard !initializers.isEmpty else { return [] }
    return project.properties(of: type).flatMap { property -> [Finding] in
      guard project.isInstanceProperty(property, wrapper: .state), hasValue(property, of: project) else { return [] }
      let assignments = initializers.flatMap { project.assignments(of: property, in: $0) }
      if assignments.isEmpty { return [] }
      let fixes = fixes(property, initializers, of: project)
      return assignments.map { finding($0, property, fixes, of: project) }
    }
  }

  private static func hasValue(_ property: PropertyID, of project: Project) -> Bool {
    project.initialValue(of: property) != nil || project.isImplicitlyNil(property)
  }

  /// Without the value at the declaration the assignments count. The type has to be spelled out then, or follows from a
  /// literal, and each initialiser has to assign the property, whatever happens in it.
  private static func fixes(_ property: PropertyID, _ initializers: [FunctionID], of project: Project) -> [Fix] {
    guard !project.isNilAtFirst(property), let value = project.initialValue(of: property),
      project.isDeclaredAlone(property), initializers.allSatisfy({ project.assignsOnce(property, in: $0) })
    else { return [] }
    let place = Place(file: property.file, start: value.start, end: value.end)
    let title: Message = "Leave the initial value of '\(project.namePlace(property))' to the initialiser"
    if project[property].type >= 0 { return [Fix(title, .safe, [Edit(deletingValue: place)])] }
    return project.literalType(value).map { [Fix(title, .review, [Edit(replacingValue: place, ": \($0)")])] } ?? []
  }

  private static func finding(
    _ assignment: EventID, _ property: PropertyID, _ fixes: [Fix], of project: Project
  ) -> Finding {
    let name = project.namePlace(property)
    let isDeclared = project.initialValue(of: property) != nil
    let value: Message = isDeclared ? "the value at its declaration" : "nil"
    let cure: Message = isDeclared ? "remove that value and keep the assignment" : "assign '_\(name) = State(initialValue: …)'"
    return Finding(
      identity, severity: project.repeatsInitialValue(assignment, of: property) ? .hint : isDeclared ? .error : .warning,
      at: project.place(assignment),
      """
      '\(name)' has its initial value already, so what is assigned here is dropped and the view shows \(value); \(cure)
      """,
      related: [Related(at: name, isDeclared ? "the initial value stands here" : "a variable of optional type begins as nil")],
      fixes: fixes)
  }
}

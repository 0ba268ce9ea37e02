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
      return initializers.flatMap { project.assignments(of: property, in: $0) }.map {
        finding($0, property, of: project)
      }
    }
  }

  private static func hasValue(_ property: PropertyID, of project: Project) -> Bool {
    project.initialValue(of: property) != nil || project.isImplicitlyNil(property)
  }

  private static func finding(_ assignment: EventID, _ property: PropertyID, of project: Project) -> Finding {
    let name = project.namePlace(property)
    let isDeclared = project.initialValue(of: property) != nil
    let value: Message = isDeclared ? "the value at its declaration" : "nil"
    let cure: Message = isDeclared ? "remove that value and keep the assignment" : "assign '_\(name) = State(initialValue: …)'"
    return Finding(
      identity, severity: project.repeatsInitialValue(assignment, of: property) ? .hint : isDeclared ? .error : .warning, at: project.place(assignment),
      """
      '\(name)' has its initial value already, so what is assigned here is dropped and the view shows \(value); \(cure)
      """,
      related: [Related(at: name, isDeclared ? "the initial value stands here" : "a variable of optional type begins as nil")])
  }
}

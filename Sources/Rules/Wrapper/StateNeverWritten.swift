import Ownership

/// `@State` that nothing changes (rules.md, new 3).
enum StateNeverWritten: Rule {
  static let identity = RuleIdentity(
    "state-never-written", .wrapper, .hint, on: false, "state that nothing changes is a constant")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    return project.properties(of: type).compactMap { property in
      guard project[property].access <= .internal, project.isInstanceProperty(property, wrapper: .state),
        hasConstantValue(property, of: project), project.seeds(of: property, in: type).isEmpty,
        project.isNeverChanged(property, inspected.memberUses), isOwn(property, of: inspected, in: project)
      else { return nil }
      return finding(property, in: type, of: project)
    }
  }

  /// Whether nobody else gives it a value: it is private, or could be.
  private static func isOwn(_ property: PropertyID, of inspected: InspectedType, in project: Project) -> Bool {
    project[property].access <= .fileprivate
      || !project.mayBeRequired(property, of: inspected.type)
        && project.isOwnBusiness(property, of: inspected.type, inspected.memberUses)
  }

  /// A value that is the same each time: what is made new, an id or a date, is kept by the state on purpose.
  private static func hasConstantValue(_ property: PropertyID, of project: Project) -> Bool {
    guard let value = project.initialValue(of: property) else { return project.isNilAtFirst(property) }
    guard let type = project.type(of: property), project.isValue(type) else { return false }
    return value.closure < 0 && value.firstEvent == value.endEvent
  }

  private static func finding(_ property: PropertyID, in type: TypeIndex, of project: Project) -> Finding {
    Finding(
      identity, at: project.namePlace(property),
      """
      '\(project.namePlace(property))' keeps its first value for good, because nothing in '\(project.namePlace(type))' changes \
      or binds it; make it a 'let', or bind it where it was meant to change
      """,
      fixes: fixes(property, of: project))
  }

  /// A `var` of optional type without a value is nil, a `let` has to say so.
  private static func fixes(_ property: PropertyID, of project: Project) -> [Fix] {
    guard let wrapper = project.removingWrapper(of: property) else { return [] }
    let edits = [wrapper, Edit(at: project.keywordPlace(property), "let")]
    let value = project.initialValue(of: property) == nil ? [Edit(before: project[property].end, in: property.file, " = nil")] : []
    return [Fix("Make '\(project.namePlace(property))' a 'let'", .review, edits + value)]
  }
}

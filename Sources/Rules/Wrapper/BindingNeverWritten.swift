import Ownership

/// A `@Binding` that is only read (semantics.md, A15).
enum BindingNeverWritten: Rule {
  static let identity = RuleIdentity(
    "binding-never-written", .wrapper, .hint, on: false, "a binding that is only read asks for more than it needs")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    return project.properties(of: type).compactMap { property in
      guard project[property].access <= .internal, project.isInstanceProperty(property, wrapper: .binding),
        isOnlyRead(property, inspected.memberUses, of: project), !project.mayBeRequired(property, of: type)
      else { return nil }
      return finding(property, in: type, of: project)
    }
  }

  /// Nothing at all, or the initialiser alone, is another mistake.
  private static func isOnlyRead(_ property: PropertyID, _ uses: MemberUses, of project: Project) -> Bool {
    uses[property].contains { !$0.isInitialization } && project.isNeverChanged(property, uses)
  }

  private static func finding(_ property: PropertyID, in type: TypeIndex, of project: Project) -> Finding {
    let name = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      '\(name)' lets '\(project.namePlace(type))' change a value of its parent, and it only reads it: a plain 'let' updates \
      just as well; make it one and pass the value without '$'
      """)
  }
}

import Ownership

/// `@Bindable` without a `$` (semantics.md, A11).
enum BindableUnneeded: Rule {
  static let identity = RuleIdentity(
    "bindable-unneeded", .wrapper, .hint, on: false, "@Bindable makes bindings, and nothing takes one")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    return project.properties(of: type).compactMap { property in
      guard project[property].access <= .internal, project.isInstanceProperty(property, wrapper: .bindable),
        holdsModel(property, of: project), isWithoutBinding(property, inspected.memberUses),
        !project.mayBeRequired(property, of: type)
      else { return nil }
      return finding(property, inspected.memberUses, of: project)
    }
  }

  /// A class of the project: a store of another framework may want the wrapper.
  private static func holdsModel(_ property: PropertyID, of project: Project) -> Bool {
    project.type(of: property)?.declared.map { project.modelKind($0).usesObservation } ?? false
  }

  private static func isWithoutBinding(_ property: PropertyID, _ uses: MemberUses) -> Bool {
    guard !uses.handsSelfOn else { return false }
    return uses[property].allSatisfy { use in
      switch use.kind {
      case .projected: false
      case .storage: use.isInitialization
      case .read, .called, .written: true
      }
    }
  }

  private static func finding(_ property: PropertyID, _ uses: MemberUses, of project: Project) -> Finding {
    let name = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      '\(name)' is '@Bindable', and nothing here takes a binding of it with '$\(name)': a view that reads a model is \
      updated without the wrapper; make it a plain 'let'
      """,
      fixes: fixes(property, uses, of: project))
  }

  /// An initialiser that fills the wrapper would have to be rewritten.
  private static func fixes(_ property: PropertyID, _ uses: MemberUses, of project: Project) -> [Fix] {
    guard !uses[property].contains(where: { $0.kind == .storage }), let edit = project.removingWrapper(of: property)
    else { return [] }
    return [Fix("Delete '@Bindable' of '\(project.namePlace(property))'", .safe, [edit])]
  }
}

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
      return finding(property, in: inspected, of: project)
    }
  }

  /// Nothing at all, or the initialiser alone, is another mistake.
  private static func isOnlyRead(_ property: PropertyID, _ uses: MemberUses, of project: Project) -> Bool {
    uses[property].contains { !$0.isInitialization } && project.isNeverChanged(property, uses)
  }

  private static func finding(_ property: PropertyID, in inspected: InspectedType, of project: Project) -> Finding {
    let type = inspected.type
    let name = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      '\(name)' lets '\(project.namePlace(type))' change a value of its parent, and it only reads it: a plain 'let' updates \
      just as well; make it one and pass the value without '$'
      """,
      fixes: fixes(property, in: inspected, of: project))
  }

  /// Here and wherever the view is built, where all of that is known.
  private static func fixes(_ property: PropertyID, in inspected: InspectedType, of project: Project) -> [Fix] {
    let constructions = project.allConstructions(of: inspected.type)
    guard project.initializers(of: inspected.type).isEmpty, project.initialValue(of: property) == nil,
      !inspected.memberUses[property].contains(where: { $0.kind == .storage }),
      let wrapper = project.removingWrapper(of: property)
    else { return [] }
    let passed = constructions.compactMap { valueEdit($0, property, of: project) }
    guard passed.count == constructions.count else { return [] }
    let declared = [wrapper, Edit(at: project.keywordPlace(property), "let")]
    return [Fix("Make '\(project.namePlace(property))' a 'let', and pass the value", .review, declared + passed)]
  }

  /// `$count` → `count`, `.constant(3)` → `3`.
  private static func valueEdit(_ construction: EventID, _ property: PropertyID, of project: Project) -> Edit? {
    guard let argument = project.argument(for: property, call: construction), argument.expression.kind == .chain,
      argument.expression.root >= 0
    else { return nil }
    let expression = Place(file: construction.file, start: argument.expression.start, end: argument.expression.end)
    let event = EventID(file: construction.file, index: argument.expression.root)
    if let constant = project.constantValue(of: event) {
      return Edit(at: expression, "\(Place(file: event.file, start: constant.start, end: constant.end))")
    }
    let fact = project[event]
    guard fact.kind == .read, fact.receiver < 0, fact.start == expression.start, fact.end == expression.end,
      fact.flags.contains(.projected), fact.flags.isDisjoint(with: .onSelf)
    else { return nil }
    return Edit(at: Place(file: event.file, start: fact.start, end: fact.start + 1), "")
  }
}

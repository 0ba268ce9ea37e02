import Ownership

/// A flag of one screen's appearance in a model that many share (semantics.md, C11).
enum UiStateInSharedModel: Rule {
  static let identity = RuleIdentity(
    "ui-state-in-shared-model", .ownership, .hint, on: false, "what one screen shows for a moment is no business of a shared model")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let model = inspected.type
    guard project.declaredTypes[model].kind == .class, project.modelKind(model).isObservable, project.isProductCode(model)
    else { return [] }
    let flags = project.properties(of: model).filter { isInterfaceFlag($0, of: project) }
    guard !flags.isEmpty, project.isShared(model), !project.navigates(model) else { return [] }
    return flags.compactMap { finding($0, in: model, of: project) }
  }

  private static func isInterfaceFlag(_ property: PropertyID, of project: Project) -> Bool {
    let fact = project[property]
    return fact.flags.contains(.hasInterfaceName) && fact.isStored && !fact.isStatic && !fact.flags.contains(.isLet)
      && (fact.attributes.isEmpty || project.wrapper(property).wrapper == .published) && project.isFlag(property)
  }

  /// What the model itself decides by, or several views look at, is theirs.
  private static func finding(_ flag: PropertyID, in model: TypeIndex, of project: Project) -> Finding? {
    guard project.uses(of: flag, in: model).isEmpty else { return nil }
    let uses = project.usesInViews(of: flag, in: model)
    guard let first = uses.first, uses.allSatisfy({ $0.view == first.view }) else { return nil }
    // What the view never sets is set by others, out of sight.
    guard uses.contains(where: { !project[$0.event].flags.isDisjoint(with: .written) }) else { return nil }
    let name = project.namePlace(flag)
    let view = project.namePlace(first.view)
    return Finding(
      identity, at: name,
      """
      '\(name)' says what '\(view)' alone shows for a moment, in a model that others share: two of these views show it \
      at once, and it outlives them; keep it there, in '@State private var \(name)'
      """,
      related: [Related(at: project.place(first.event), "used here")])
  }
}

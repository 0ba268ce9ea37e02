import Ownership

/// `class Model: Observable`, written by hand (semantics.md, C5).
enum ObservableConformanceWithoutMacro: Rule {
  static let identity = RuleIdentity(
    "observable-conformance-without-macro", .models, .error, "a class that conforms to Observable by hand announces nothing")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    let traits = project.declaredTypes[type].traits
    guard traits.contains(.observableConformance),
      traits.isDisjoint(with: [.observableMacro, .modelMacro, .observableObject, .unknownAncestor]),
      project.isProgramClass(type), project.conformsToObservableByHand(type), !project.usesRegistrar(type),
      let property = project.properties(of: type).first(where: project.isStoredVariable)
    else { return [] }
    let name = project.namePlace(type)
    return [
      Finding(
        identity, at: name,
        """
        '\(name)' conforms to Observable without the macro, which compiles and announces nothing: views keep the old value of \
        '\(project.namePlace(property))'; put '@Observable' on the class and drop the conformance
        """,
        related: [Related(at: project.namePlace(property), "nothing tracks this property")],
        fixes: project.macroFixes(type))
    ]
  }
}

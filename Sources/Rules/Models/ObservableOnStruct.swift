import Ownership

/// `@Observable` or `@Model` on a struct, an enum or an actor (semantics.md, C4).
enum ObservableOnStruct: Rule {
  static let identity = RuleIdentity(
    "observable-on-struct", .models, .error, "the Observable macro works on classes only")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    let declared = project.declaredTypes[type]
    guard !declared.traits.isDisjoint(with: [.observableMacro, .modelMacro]), !declared.isForDevelopment,
      let message = message(declared, project.namePlace(type)), project.usesFrameworkMacros(type)
    else { return [] }
    return [Finding(identity, at: project.namePlace(type), message)]
  }

  private static func message(_ declared: DeclaredType, _ name: Place) -> Message? {
    let macro = declared.traits.contains(.modelMacro) ? "@Model" : "@Observable"
    let reason: Message = "'\(macro)' works on classes only, so '\(name)' does not compile"
    switch declared.kind {
    case .struct, .enum: return "\(reason); make it a final class, or drop the macro and keep the value in '@State'"
    case .actor: return "\(reason); put an observable class on the main actor in front of the actor"
    case .class, .protocol, .extension: return nil
    }
  }
}

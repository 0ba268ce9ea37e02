import Ownership

/// `@StateObject` or `@ObservedObject` on an `@Observable` class (semantics.md, A7).
enum StateObjectHoldsObservable: Rule {
  static let identity = RuleIdentity(
    "state-object-holds-observable", .wrapper, .error, "@StateObject and @ObservedObject do not take an observable model")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    inspected.holdings(reportedBy: Self.self, of: project).map { finding($0, in: inspected, of: project) }
  }

  private static func finding(_ holding: Holding, in inspected: InspectedType, of project: Project) -> Finding {
    let type = inspected.type
    let name = project.namePlace(holding.property)
    let wrapper = holding.wrapper == .stateObject ? "@StateObject" : "@ObservedObject"
    return Finding(
      identity, at: name,
      """
      '\(name)' does not compile: '\(wrapper)' wants an ObservableObject, and '\(project.namePlace(holding.model))' uses \
      Observation; \(cure(holding, in: type, of: project))
      """,
      related: [project.declaration(of: holding.model)], fixes: fixes(holding, in: inspected, of: project))
  }

  private static func fixes(_ holding: Holding, in inspected: InspectedType, of project: Project) -> [Fix] {
    let property = holding.property
    if project.origin(of: holding, in: inspected.type) == .made {
      return holding.shape == .plain ? inspected.owningFixes(property, holding.model, of: project) : []
    }
    let uses = inspected.memberUses[property]
    guard holding.wrapper == .observedObject, !uses.contains(where: { $0.kind == .storage }) else { return [] }
    let name = project.namePlace(property)
    guard uses.contains(where: { $0.kind == .projected }) else {
      return project.removingWrapper(of: property).map { [Fix("Keep '\(name)' without a wrapper", .safe, [$0])] } ?? []
    }
    guard holding.shape == .plain else { return [] }
    return project.declaring(property, with: "@Bindable").map { [Fix("Declare '\(name)' with '@Bindable'", .safe, $0)] } ?? []
  }

  private static func cure(_ holding: Holding, in type: TypeIndex, of project: Project) -> Message {
    let name = project.namePlace(holding.property)
    guard holding.wrapper == .observedObject, project.origin(of: holding, in: type) == .received else {
      return "own it with '@State private var \(name)'"
    }
    return project.isEdited(holding.property, in: type)
      ? "declare it as '@Bindable var \(name)'" : "declare it as 'let \(name)': what body reads is tracked"
  }
}

import Ownership

/// `@StateObject` or `@ObservedObject` on an `@Observable` class (semantics.md, A7).
enum StateObjectHoldsObservable: Rule {
  static let identity = RuleIdentity(
    "state-object-holds-observable", .wrapper, .error, "@StateObject and @ObservedObject do not take an observable model")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    inspected.holdings(reportedBy: Self.self, of: project).map { finding($0, in: inspected.type, of: project) }
  }

  private static func finding(_ holding: Holding, in type: TypeIndex, of project: Project) -> Finding {
    let name = project.namePlace(holding.property)
    let wrapper = holding.wrapper == .stateObject ? "@StateObject" : "@ObservedObject"
    return Finding(
      identity, at: name,
      """
      '\(name)' does not compile: '\(wrapper)' wants an ObservableObject, and '\(project.namePlace(holding.model))' uses \
      Observation; \(cure(holding, in: type, of: project))
      """,
      related: [project.declaration(of: holding.model)])
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

import Ownership

/// `@EnvironmentObject` or `.environmentObject` with an `@Observable` class (semantics.md, A8).
enum EnvironmentObjectHoldsObservable: Rule {
  static let identity = RuleIdentity(
    "environment-object-holds-observable", .wrapper, .error, "the environment's objects are no observable models")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let readers = inspected.holdings(reportedBy: Self.self, of: project).map { finding($0, of: project) }
    let injections = inspected.environmentCalls.filter { OwnerMatrix.assigns(.init($0, of: project), to: Self.self) }
    return readers + injections.map { finding($0, of: project) }
  }

  private static func finding(_ holding: Holding, of project: Project) -> Finding {
    let name = project.namePlace(holding.property)
    let model = project.namePlace(holding.model)
    return Finding(
      identity, at: name,
      """
      '\(name)' does not compile: '@EnvironmentObject' wants an ObservableObject, and '\(model)' uses Observation; read it \
      with '@Environment(\(model).self) private var \(name)', and inject it with '.environment'
      """,
      related: [project.declaration(of: holding.model)], fixes: project.observationFixes(holding.model))
  }

  private static func finding(_ injection: EnvironmentCall, of project: Project) -> Finding {
    Finding(
      identity, at: project.place(injection.call),
      """
      this does not compile: 'environmentObject' wants an ObservableObject, and '\(project.namePlace(injection.model))' uses \
      Observation; inject it with '.environment'
      """,
      related: [project.declaration(of: injection.model)], fixes: project.observationFixes(injection.model))
  }
}

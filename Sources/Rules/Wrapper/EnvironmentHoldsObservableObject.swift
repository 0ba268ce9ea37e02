import Ownership

/// `@Environment(T.self)`, `.environment(x)` or `@Bindable` with an ObservableObject (semantics.md, A9).
enum EnvironmentHoldsObservableObject: Rule {
  static let identity = RuleIdentity(
    "environment-holds-observable-object", .wrapper, .error,
    "@Environment(T.self) and @Bindable take observable models only")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let readers = inspected.holdings(reportedBy: Self.self, of: project).map { finding($0, of: project) }
    let injections = inspected.environmentCalls.filter { OwnerMatrix.assigns(.init($0, of: project), to: Self.self) }
    return readers + injections.map { finding($0, of: project) }
  }

  private static func finding(_ holding: Holding, of project: Project) -> Finding {
    let name = project.namePlace(holding.property)
    let model = project.namePlace(holding.model)
    let wrapper: Message = holding.wrapper == .bindable ? "@Bindable" : "@Environment(\(model).self)"
    return Finding(
      identity, at: name,
      """
      '\(name)' does not compile: '\(wrapper)' wants a class with the Observable macro, and '\(model)' \
      \(nature(holding.kind)); \(cure(holding, of: project))
      """,
      related: [project.declaration(of: holding.model)], fixes: fixes(holding, of: project))
  }

  private static func fixes(_ holding: Holding, of project: Project) -> [Fix] {
    guard holding.kind == .observableObject, holding.shape == .plain else { return [] }
    guard holding.wrapper == .bindable else { return project.objectFixes(holding.model) }
    guard project.initialValue(of: holding.property) == nil,
      let edits = project.declaring(holding.property, with: "@ObservedObject")
    else { return [] }
    return [Fix("Observe '\(project.namePlace(holding.property))' with '@ObservedObject'", .safe, edits)]
  }

  private static func finding(_ injection: EnvironmentCall, of project: Project) -> Finding {
    let kind = project.modelKind(injection.model)
    return Finding(
      identity, at: project.place(injection.call),
      """
      this does not compile: 'environment' wants a class with the Observable macro, and \
      '\(project.namePlace(injection.model))' \(nature(kind)); \(cure(kind))
      """,
      related: [project.declaration(of: injection.model)],
      fixes: kind == .observableObject ? project.objectFixes(injection.model) : [])
  }

  private static func nature(_ kind: ModelKind) -> Message {
    switch kind {
    case .value: "is a value"
    case .actor: "is an actor"
    default: "is an ObservableObject"
    }
  }

  private static func cure(_ holding: Holding, of project: Project) -> Message {
    let name = project.namePlace(holding.property)
    let model = project.namePlace(holding.model)
    guard holding.kind == .observableObject else { return "read it by a key of your own, '@Environment(\\.\(name))'" }
    return holding.wrapper == .bindable
      ? "observe it with '@ObservedObject var \(name)'"
      : "read it with '@EnvironmentObject private var \(name): \(model)', and inject it with '.environmentObject'"
  }

  private static func cure(_ kind: ModelKind) -> Message {
    kind == .observableObject ? "inject it with '.environmentObject'" : "hand it down under a key of your own"
  }
}

import Ownership

/// `$model` on an Observable held by a plain property, a local, or `@Environment(T.self)` (semantics.md, A10).
enum MissingBindable: Rule {
  static let identity = RuleIdentity(
    "missing-bindable", .bindings, .error, "an observable model has no '$' without @Bindable")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    return project.projections(in: type).compactMap { event in
      guard let source = project.source(ofProjection: event), project.modelKind(source.model).usesObservation else { return nil }
      return Finding(
        identity, at: project.place(event), message(source, event, of: project),
        related: [Related(at: source.place, "declared here, without a projection")],
        fixes: fixes(source, event, of: project))
    }
  }

  private static func fixes(_ source: ProjectionSource, _ event: EventID, of project: Project) -> [Fix] {
    guard source.isBindable, project.unwritableMember(behind: event, of: source.model) == nil else { return [] }
    if case .property(let property) = source.holder {
      guard project.initialValue(of: property) == nil, let edits = project.declaring(property, with: "@Bindable")
      else { return [] }
      return [Fix("Declare '\(source.place)' with '@Bindable'", .safe, edits)]
    }
    let edit = project.bindingAtUse(event, of: source.place)
    return edit.map { [Fix("Bind it in place with 'Bindable(\(source.place))'", .safe, [$0])] } ?? []
  }

  private static func message(_ source: ProjectionSource, _ event: EventID, of project: Project) -> Message {
    let name = source.place
    if let member = project.unwritableMember(behind: event, of: source.model) {
      return """
        '$\(name)' has no binding to '\(project.namePlace(member))', which \(obstacle(member, of: project)): '@Bindable' would \
        not help; make it settable here, or write through a method
        """
    }
    return message(source)
  }

  private static func obstacle(_ member: PropertyID, of project: Project) -> Message {
    let fact = project[member]
    if fact.flags.contains(.isLet) { return "is a 'let'" }
    return fact.isStored ? "is 'private(set)'" : "has no setter"
  }

  private static func message(_ source: ProjectionSource) -> Message {
    let name = source.place
    switch source.holder {
    case .property:
      return """
        '\(name)' is a plain property, so '$\(name)' does not exist and this does not compile; declare it as '@Bindable var \
        \(name)'
        """
    case .environment:
      return """
        '\(name)' comes from the environment, which has no bindings to its members, so '$\(name)' does not compile; add \
        '@Bindable var \(name) = \(name)' at the top of the body
        """
    case .local:
      return """
        '\(name)' is a local constant, so '$\(name)' does not exist and this does not compile; declare '@Bindable var \(name) \
        = \(name)' before it, or iterate over a binding
        """
    }
  }
}

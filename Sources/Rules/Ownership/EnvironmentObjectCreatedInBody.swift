import Ownership

/// A model that is made where it is put into the environment, while `body` runs (semantics.md, A4).
enum EnvironmentObjectCreatedInBody: Rule {
  static let identity = RuleIdentity(
    "environment-object-created-in-body", .ownership, .warning,
    "a model made for the environment while body runs is replaced at each evaluation")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type), !project.injections.isEmpty else { return [] }
    var seen: Set<EventID> = []
    return inspected.renderReach.filter { project.context(of: $0.scope) == type }.flatMap { reach in
      reach.events.compactMap { event in
        guard let injection = project.injection(by: event), seen.insert(event).inserted else { return nil }
        return finding(injection, in: type, of: project)
      }
    }
  }

  private static func finding(_ injection: Injection, in type: TypeIndex, of project: Project) -> Finding? {
    guard let made = project.freshModel(injectedBy: injection), project.modelKind(made).isObservable,
      project.hasVariables(made), !project.isModifiedForPreview(injection.call)
    else { return nil }
    let name = project.namePlace(made)
    let place = Place(file: injection.call.file, start: injection.value.start, end: injection.value.end)
    return Finding(
      identity, severity: severity(made, injection, in: type, of: project), at: place,
      """
      this puts a new '\(name)' into the environment each time the body is evaluated: the views below it go over to the new \
      one, and the data of the old one is lost; own it with \(project.owningWrapper(made)) and put that into the environment
      """,
      related: [Related(at: name, "'\(name)' is declared here")],
      fixes: fixes(made, injection, in: type, of: project))
  }

  /// Named as its readers name it. What stays from one presentation of a sheet to the next is a change.
  private static func fixes(_ made: TypeIndex, _ injection: Injection, in type: TypeIndex, of project: Project) -> [Fix] {
    guard let reader = project.allReaders(of: made).first, injection.value.root >= 0 else { return [] }
    let event = EventID(file: injection.call.file, index: injection.value.root)
    guard project[event].kind == .call, project.constructedType(event) == made else { return [] }
    let isInPlace = project.containers(around: event).isDisjoint(with: [.presentation, .destination, .unknown])
    return project.owningFixes(event, made, as: reader.property, isInPlace ? .safe : .review, in: type)
  }

  private static func severity(
    _ made: TypeIndex, _ injection: Injection, in type: TypeIndex, of project: Project
  ) -> Severity {
    // A stand-in, where nobody can touch it or nobody sees it but in a preview.
    if !project.holdsData(made) || project.isInert(injection.call) || project.isOnlyPreviewed(type) { return .hint }
    // The body of an app is evaluated once, until something that changes is added to it.
    return project.isAppOrScene(type) ? .warning : .error
  }
}

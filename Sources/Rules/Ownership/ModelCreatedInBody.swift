import Ownership

/// A model created while `body` runs and handed to a view that only observes it (semantics.md, A3).
enum ModelCreatedInBody: Rule {
  static let identity = RuleIdentity(
    "model-created-in-body", .ownership, .warning, "a model made while body runs is replaced at each evaluation")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    var seen: Set<EventID> = []
    return inspected.renderReach.filter { project.context(of: $0.scope) == type }.flatMap { reach in
      reach.events.flatMap { event in
        findings(handedOverBy: event, in: type, of: project).filter { seen.insert($0.0).inserted }.map(\.1)
      }
    }
  }

  /// The models that the construction of a view is handed.
  private static func findings(
    handedOverBy call: EventID, in type: TypeIndex, of project: Project
  ) -> [(EventID, Finding)] {
    guard project[call].argumentCount > 0, let child = project.constructedType(call), project.isStateOwner(child) else { return [] }
    return project.arguments(of: call).compactMap { argument in
      // Asked for last and only if it matters: to find the receiver costs more than all else together.
      func receiver() -> PropertyID? { project.receivingProperty(of: argument, call: call, type: child) }
      guard let made = project.creation(behind: argument.expression, in: call.file, expected: receiver().flatMap { project.type(of: $0) }),
        project.modelKind(made.type).isObservable, project.hasVariables(made.type), project.isRender(made.event),
        let receiver = receiver(), let severity = severity(made, argument, receiver, call, in: type, of: project)
      else { return nil }
      let fixes = made.event.index == argument.expression.root
        ? project.owningFixes(made.event, made.type, as: receiver, .review, in: type) : []
      return (made.event, finding(made, receiver, in: child, severity, fixes, of: project))
    }
  }

  private static func severity(
    _ made: Creation, _ argument: ArgumentFact, _ receiver: PropertyID, _ call: EventID, in type: TypeIndex, of project: Project
  ) -> Severity? {
    let isOnlyShown = (project.hasConstantArguments(made.event) || project.startedWork(ofInitializer: made.type) == nil)
      && project.isOnlyRead(receiver, in: project.owner(of: receiver))
    // A stand-in: it says the same each time, or what the state says, or nobody can touch it, or another one is missing.
    let isStandIn = isOnlyShown || project.isInert(call) || project.isStandIn(argument.expression, in: call.file)
    if isStandIn || project.isRouter(made.type) || !project.holdsData(made.type) { return .hint }
    switch project.wrapper(receiver).wrapper {
    // The body of an app is evaluated once, until something that changes is added to it.
    case .none, .observedObject, .bindable: return project.isAppOrScene(type) ? .hint : .warning
    // The child keeps the first one: every further one is made for nothing.
    case .state: return .hint
    default: return nil
    }
  }

  private static func finding(
    _ made: Creation, _ receiver: PropertyID, in child: TypeIndex, _ severity: Severity, _ fixes: [Fix], of project: Project
  ) -> Finding {
    let name = project.namePlace(made.type)
    guard project.wrapper(receiver).wrapper != .state else {
      return Finding(
        identity, severity: severity, at: project.place(made.event),
        """
        this makes a new '\(name)' each time the body is evaluated, and '\(project.namePlace(child))' keeps only the first: \
        the others are made for nothing; let '\(project.namePlace(child))' make it, or own it here
        """,
        related: [Related(at: project.namePlace(receiver), "'\(project.namePlace(receiver))' keeps the first")], fixes: fixes)
    }
    return Finding(
      identity, severity: severity, at: project.place(made.event),
      """
      this makes a new '\(name)' each time the body is evaluated, and '\(project.namePlace(child))' does not keep it: its \
      data is lost; own it in this view with \(project.owningWrapper(made.type)) and pass it on
      """,
      related: [Related(at: project.namePlace(receiver), "'\(project.namePlace(receiver))' only refers to it")],
      fixes: fixes)
  }
}

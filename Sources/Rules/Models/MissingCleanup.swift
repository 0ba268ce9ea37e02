import Ownership

/// Timers, observers and endless tasks that nobody stops (semantics.md, E8).
enum MissingCleanup: Rule {
  static let identity = RuleIdentity(
    "missing-cleanup", .models, .warning, "a timer, an observer or a task that nobody stops outlives its owner")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    let isModel = project.servesViews(type)
    let isView = !isModel && project.isRebuiltOwner(type) && !project.isBuiltOnce(type)
    guard isModel || isView else { return [] }
    let findings = project.resources(startedBy: type).compactMap { resource -> Finding? in
      guard isModel ? isLeftBehind(resource, of: project) : isLeftByView(resource, of: project),
        case .never = project.release(of: resource, in: type)
      else { return nil }
      return finding(resource, in: type, of: project)
    }
    return findings.isEmpty || (isModel && project.livesAsLongAsProgram(type)) ? [] : findings
  }

  /// What keeps its object alive is a mistake of its own: `retain-cycle`.
  private static func isLeftBehind(_ resource: Resource, of project: Project) -> Bool {
    // A time observer ends with its player, which the object mostly owns.
    guard resource.kind != .subscription, resource.kind != .timeObserver, !project.keepsObjectAlive(resource) else { return false }
    return !project.stopsItself(resource) && !endsWithObject(resource, of: project)
  }

  /// A task that looks for its object in each round ends with it.
  private static func endsWithObject(_ resource: Resource, of project: Project) -> Bool {
    resource.kind == .task && project.closures(of: resource).contains(where: project.testsSelf)
  }

  /// What a view starts when it appears is started again each time it does. Its tasks are another rule's business.
  private static func isLeftByView(_ resource: Resource, of project: Project) -> Bool {
    switch resource.kind {
    case .task, .subscription, .timeObserver: return false
    case .timer, .displayLink, .observer: break
    }
    return !project.stopsItself(resource) && project.isAction(resource.event)
  }

  private static func finding(_ resource: Resource, in type: TypeIndex, of project: Project) -> Finding {
    Finding(
      identity, at: project.place(resource.event),
      """
      nobody stops this \(noun(resource.kind)): it goes on after '\(project.namePlace(type))' is gone, and each new one adds \
      another; \(cure(resource.kind))
      """,
      related: resource.keeper.map { [Related(at: project.namePlace($0), "kept here")] } ?? [])
  }

  private static func noun(_ kind: Resource.Kind) -> Message {
    switch kind {
    case .timer: "timer"
    case .displayLink: "display link"
    case .observer: "observer"
    case .timeObserver: "time observer"
    case .task: "task"
    case .subscription: "subscription"
    }
  }

  private static func cure(_ kind: Resource.Kind) -> Message {
    switch kind {
    case .timer, .displayLink: "invalidate it in 'deinit' or '.onDisappear', or use '.task' with a loop"
    case .observer: "keep the token and remove it in 'deinit' or '.onDisappear', or use '.task' or '.onReceive'"
    case .timeObserver: "keep the token and give it back to the player in 'deinit' or '.onDisappear'"
    case .task, .subscription: "keep it and cancel it in 'deinit' or '.onDisappear', or use '.task'"
    }
  }
}

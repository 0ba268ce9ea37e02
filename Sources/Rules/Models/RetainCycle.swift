import Ownership

/// Timers, tasks and subscriptions that keep their owner alive (semantics.md, E9).
enum RetainCycle: Rule {
  static let identity = RuleIdentity(
    "retain-cycle", .models, .error, "an object that its own timer, task or subscription keeps alive is never released")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.servesViews(type) else { return [] }
    let findings = project.resources(startedBy: type).compactMap { finding($0, in: type, of: project) }
    return findings.isEmpty || project.livesAsLongAsProgram(type) ? [] : findings
  }

  private static func finding(_ resource: Resource, in type: TypeIndex, of project: Project) -> Finding? {
    guard isCycle(resource, of: project), project.keepsObjectAlive(resource), !project.stopsItself(resource) else { return nil }
    let release = project.release(of: resource, in: type)
    if case .elsewhere = release { return nil }
    return Finding(
      identity, severity: severity(resource), at: project.place(resource.event),
      message(resource, release, in: type, of: project),
      related: resource.keeper.map { [Related(at: project.namePlace($0), "kept here")] } ?? [],
      fixes: fixes(resource, release, of: project))
  }

  /// `[weak self]` and `self?.` where each use of the object is a statement of its own. A task that loops unwraps the object
  /// in its loop, which is for its author to write, as is what stops a timer that nobody stops.
  private static func fixes(_ resource: Resource, _ release: Release, of project: Project) -> [Fix] {
    let closures = project.closures(of: resource).filter(project.capturesSelfStrongly)
    guard resource.kind != .task, closures.count == 1, let closure = closures.first,
      let uses = project.statements(onSelfIn: closure)
    else { return [] }
    let place = Place(file: closure.file, start: project[closure].start, end: project[closure].start + 1)
    // `self` has four letters.
    let unwrapping = uses.map { Edit(before: project[$0].start + 4, in: closure.file, "?") }
    let isStopped = if case .deinitializer = release { true } else { resource.kind == .subscription }
    return [Fix("Capture 'self' weakly", isStopped ? .safe : .review, [Edit(capturing: "weak self", in: place)] + unwrapping)]
  }

  /// An observer without a cycle still goes on; `missing-cleanup` reports it.
  private static func isCycle(_ resource: Resource, of project: Project) -> Bool {
    switch resource.kind {
    case .timer, .displayLink, .task, .observer, .timeObserver: true
    case .subscription: resource.keeper != nil && project.isEndlessSubscription(resource)
    }
  }

  /// What the run loop holds stays for certain; a sequence or a publisher may end one day.
  private static func severity(_ resource: Resource) -> Severity {
    resource.kind == .timer || resource.kind == .displayLink ? .error : .warning
  }

  private static func message(_ resource: Resource, _ release: Release, in type: TypeIndex, of project: Project) -> Message {
    let name = project.namePlace(type)
    let isTooLate: Message
    if case .deinitializer = release { isTooLate = ", so 'deinit', which would stop it, never runs" } else { isTooLate = "" }
    switch resource.kind {
    case .timer, .displayLink:
      return """
        the run loop keeps this timer and the timer keeps '\(name)'\(isTooLate): it fires for ever and the object is never \
        released; capture '[weak self]', and invalidate it
        """
    case .observer, .timeObserver:
      return """
        the notification centre keeps this closure and the closure keeps '\(name)'\(isTooLate): the object is never released; \
        capture '[weak self]', and remove the observer
        """
    case .task:
      return """
        this task loops for as long as it is not cancelled and keeps '\(name)' meanwhile\(isTooLate): the object is never \
        released; capture '[weak self]', unwrap it inside the loop, and cancel the task
        """
    case .subscription:
      return """
        '\(name)' keeps this subscription and the subscription keeps '\(name)'\(isTooLate): neither is released before the \
        publisher ends; capture '[weak self]', or use 'assign(to: &$…)'
        """
    }
  }
}

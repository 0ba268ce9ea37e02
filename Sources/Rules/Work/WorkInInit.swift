import Ownership

/// Tasks, requests, timers, observers and I/O in a view's initialiser or stored defaults (semantics.md, E1).
enum WorkInInit: Rule {
  static let identity = RuleIdentity(
    "work-in-init", .work, .error, "work in a view's initialiser is repeated with each evaluation of the parent")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    var seen: Set<EventID> = []
    return inspected.initializerReach.flatMap { reach in
      reach.events.compactMap { event in
        guard let work = work(event, reach, of: project), !project.isForDevelopment(initializer: reach.root, of: type),
          seen.insert(reach.route.first?.event ?? event).inserted
        else { return nil }
        return finding(work, reach, in: type, of: project)
      }
    }
  }

  private static func work(_ event: EventID, _ reach: Reach, of project: Project) -> WorkDone? {
    if let work = project.work(event) {
      // A formatter in a stored property is a mistake of its own.
      let isStoredFormatter = work.work == .makesFormatter && project[reach.scope].kind == .initialValue
      return isStoredFormatter || project.isDoneOnce(event, on: reach) ? nil : work
    }
    // Sorting is work of the view only where the view itself does it.
    return reach.route.isEmpty ? project.collectionWork(event) : nil
  }

  private static func finding(_ work: WorkDone, _ reach: Reach, in type: TypeIndex, of project: Project) -> Finding {
    let severity: Severity = work.work.isSmall ? .hint : work.work.starts ? .error : .warning
    let cure: Message = work.work == .makesFormatter ? "make it a 'static let'" : "move it to '.task' or into the model"
    let isBuiltOnce = project.isBuiltOnce(type)
    let repetition: Message =
      isBuiltOnce
      ? "it runs before the view is shown, and again as soon as what builds the view is evaluated again"
      : "SwiftUI makes the view again with each evaluation of its parent, so it is repeated"
    return Finding(
      identity, severity: project.isWidgetContent(type) ? .hint : isBuiltOnce ? severity.lowered : severity,
      at: project.place(reach.route.first?.event ?? work.event),
      """
      the initialiser of '\(project.namePlace(type))' \(work.work.description)\(project.routeText(reach)): \(repetition); \
      \(cure)
      """,
      related: reach.route.isEmpty ? [] : [Related(at: project.place(work.event), "this \(work.work.description)")])
  }
}

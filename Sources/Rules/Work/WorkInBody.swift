import Ownership

/// I/O, decoding and tasks on each evaluation of `body`, helpers included (semantics.md, E2).
enum WorkInBody: Rule {
  static let identity = RuleIdentity(
    "work-in-body", .work, .warning, "work in body is repeated with each evaluation")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    // A widget's configuration is asked once.
    guard project.isStateOwner(type), !project.declaredTypes[type].traits.contains(.widget) else { return [] }
    var seen: Set<EventID> = []
    return inspected.renderReach.flatMap { reach in
      project.callsOfWork(in: reach).compactMap { event in
        guard let work = work(event, reach, of: project) else { return nil }
        let place = project.lastEvent(of: reach, then: event, in: type)
        return seen.insert(place).inserted ? finding(work, reach, at: place, in: type, of: project) : nil
      }
    }
  }

  private static func work(_ event: EventID, _ reach: Reach, of project: Project) -> WorkDone? {
    guard let work = project.work(event) else { return reach.route.isEmpty ? project.rowDataWork(event) : nil }
    guard !project.isDoneOnce(event, on: reach) else { return nil }
    switch work.work {
    // A rule of its own.
    case .makesFormatter: return nil
    // What it writes is the mistake; `mutation-in-body` reports it.
    case .startsDispatch: return project.writesState(inClosuresOf: event) ? nil : work
    default: return work
    }
  }

  private static func finding(_ work: WorkDone, _ reach: Reach, at event: EventID, in type: TypeIndex, of project: Project) -> Finding {
    Finding(
      identity, severity: work.work.isSmall || project.isWidgetContent(type) ? .hint : .warning, at: project.place(event),
      """
      while the body is evaluated this \(work.work.description)\(project.routeText(reach)), and again at each \
      further evaluation; do it in '.task' or in the model, and keep the result
      """,
      related: event == work.event ? [] : [Related(at: project.place(work.event), "this \(work.work.description)")])
  }
}

import Ownership

/// State written while `body` runs, helpers and model methods included (semantics.md, E3).
enum MutationInBody: Rule {
  static let identity = RuleIdentity(
    "mutation-in-body", .work, .error, "state that is written while body runs is undefined behaviour")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    // A view's initialiser runs while the body of its parent is evaluated.
    let isMadeInBody = project.isRebuiltOwner(type) && !project.isBuiltOnce(type)
    let initializers = isMadeInBody
      ? inspected.initializerReach.filter {
        project.isInitializerBody($0.root) && !project.isForDevelopment(initializer: $0.root, of: type)
      } : []
    var findings: [Finding] = []
    var seen: Set<EventID> = []
    for reach in inspected.renderReach + inspected.updateReach + initializers {
      for write in writes(reach, in: type, of: project) {
        let place = project.lastEvent(of: reach, then: write.write.event, in: type)
        if seen.insert(place).inserted { findings.append(finding(write, reach, at: place, of: project)) }
      }
    }
    return findings
  }

  private struct Write {
    enum Time {
      case now, nextTurn
      /// on the next turn, if the value differs
      case nextTurnGuarded
    }

    let write: StateWrite
    let time: Time
  }

  private static func writes(_ reach: Reach, in type: TypeIndex, of project: Project) -> [Write] {
    guard !reach.route.contains(where: { project.isOnOwnInstance($0.event) }) else { return [] }
    let direct = reach.events.compactMap { event in
      project.stateWrite(event).map { Write(write: $0, time: .now) }
    }.filter { !isBeforeInstallation($0, reach, in: type, of: project) }
    // Putting it off to the next turn is the documented way out of `updateUIView`, and a loop in `body`.
    guard project.updateRoots(of: type).isEmpty, project.context(of: reach.scope) == type else { return direct }
    return direct
      + project.deferredStateWrites(in: reach.scope).map { Write(write: $0.write, time: $0.isGuarded ? .nextTurnGuarded : .nextTurn) }
  }

  /// An initialiser that sets its own view's state reaches nothing: another mistake.
  private static func isBeforeInstallation(
    _ write: Write, _ reach: Reach, in type: TypeIndex, of project: Project
  ) -> Bool {
    project.isInitializerBody(reach.root) && project.isOwnStorage(write.write, of: type)
  }

  private static func finding(_ write: Write, _ reach: Reach, at event: EventID, of project: Project) -> Finding {
    let name = write.write.declaration
    let message = message(write.time, name, project.routeText(reach))
    return Finding(
      identity, severity: write.time == .now ? .error : .warning, at: project.place(event), message,
      related: (event == write.write.event ? [] : [Related(at: project.place(write.write.event), "the change")])
        + [Related(at: name, "'\(name)' is declared here")])
  }

  private static func message(_ time: Write.Time, _ name: Place, _ route: Message) -> Message {
    switch time {
    case .now:
      """
      '\(name)' is changed while the body is evaluated\(route): SwiftUI calls that undefined behaviour, and the change asks for \
      the next evaluation; change it in an action, '.task' or '.onChange'
      """
    case .nextTurn:
      """
      each evaluation of the body sets '\(name)' on the next turn\(route): that defers the loop of evaluation and change, it \
      does not remove it; set it in an action, '.task' or '.onChange'
      """
    case .nextTurnGuarded:
      """
      the body sets '\(name)' on the next turn\(route), until the value settles: each change costs one more evaluation and \
      shows a frame late; set it in an action, '.task', '.onChange' or '.onGeometryChange'
      """
    }
  }
}

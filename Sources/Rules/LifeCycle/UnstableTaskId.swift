import Ownership

/// `.task(id:)` and `.onChange(of:)` with a value that is new at each evaluation, or that the task itself writes (rules.md,
/// new 10).
enum UnstableTaskId: Rule {
  static let identity = RuleIdentity(
    "unstable-task-id", .lifeCycle, .warning, "a watched value that never stays the same starts its code again and again")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    return inspected.lifeCycleHandlers.compactMap { handler in
      guard handler.occasion != .receive, let watched = handler.watched else { return nil }
      let file = handler.call.file
      if project.isFresh(watched, in: file) { return freshFinding(watched, handler, of: project) }
      return handler.occasion == .task ? writeFinding(watched, handler, of: project) : nil
    }
  }

  private static func freshFinding(_ watched: ExpressionFact, _ handler: LifeCycleHandler, of project: Project) -> Finding {
    let consequence: Message =
      handler.occasion == .task ? "the task is cancelled and started again" : "the code runs"
    return Finding(
      identity, at: Place(file: handler.call.file, start: watched.start, end: watched.end),
      """
      this is another value at each evaluation of the body, so \(consequence) each time; watch a value that changes only \
      when there is something to do
      """,
      related: [Related(at: project.modifierPlace(handler.call), "watched by this")])
  }

  private static func writeFinding(_ watched: ExpressionFact, _ handler: LifeCycleHandler, of project: Project) -> Finding? {
    guard let path = project.statePath(of: watched, in: handler.call.file), let code = handler.code,
      let write = project.certainWrites(from: code).first(where: { $0.path == path && isNewValue($0, of: project) })
    else { return nil }
    let name = Place(file: handler.call.file, start: watched.start, end: watched.end)
    return Finding(
      identity, at: project.place(write.event),
      """
      the task sets what it is identified by: with the new value of '\(name)' it is cancelled and started again, and sets it \
      once more; compare before the change, or keep the result in other state
      """,
      related: [Related(at: project.modifierPlace(handler.call), "started again by this")])
  }

  private static func isNewValue(_ write: CertainWrite, of project: Project) -> Bool {
    guard case .assigned(let value) = write.change else { return true }
    return value.kind != .fallback && !project.isConstant(value, in: write.event.file) && !project.isCopy(value, in: write.event.file)
  }
}

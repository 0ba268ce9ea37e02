import Ownership

/// `onAppear { Task { … } }` with the handle dropped (semantics.md, E7).
enum TaskInOnAppear: Rule {
  static let identity = RuleIdentity(
    "task-in-on-appear", .lifeCycle, .warning, "a task that onAppear starts is not cancelled when the view goes")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    return inspected.lifeCycleHandlers.compactMap { handler in
      guard handler.occasion == .appear, let code = handler.code, project[code].kind == .closure,
        project.hasTaskModifier(code.file)
      else { return nil }
      let tasks = project.droppedTasks(in: code)
      return tasks.isEmpty ? nil : finding(tasks, handler, in: type, of: project)
    }
  }

  private static func finding(
    _ tasks: [EventID], _ handler: LifeCycleHandler, in type: TypeIndex, of project: Project
  ) -> Finding {
    Finding(
      identity, severity: severity(tasks, handler, in: type, of: project), at: project.calleePlace(tasks[0]),
      """
      the task that 'onAppear' starts here belongs to nobody: it runs on when the view has gone, and another one starts when \
      the view appears again; start it with '.task', which cancels it
      """,
      related: [Related(at: project.modifierPlace(handler.call), "this runs each time the view appears")]
        + tasks.dropFirst().map { Related(at: project.calleePlace($0), "this one too") },
      fixes: fixes(tasks, handler, of: project))
  }

  /// `.onAppear { Task { … } }` → `.task { … }`, where nothing else stands in the closure: a comment needs room. The work ends
  /// with the view then, and what it throws has to be caught.
  private static func fixes(_ tasks: [EventID], _ handler: LifeCycleHandler, of project: Project) -> [Fix] {
    guard let code = handler.code, tasks.count == 1, project.isOnlyCall(tasks[0], in: code),
      project[tasks[0]].argumentCount == 1, project[tasks[0]].pathCount == 1,
      project[tasks[0]].start - project[code].start < 40
    else { return [] }
    let modifier = project.modifierPlace(handler.call)
    let task = project.calleePlace(tasks[0])
    let opening = Edit(at: Place(file: code.file, start: modifier.start, end: task.end), "task")
    let closing = Edit(
      at: Place(file: code.file, start: project[tasks[0]].end, end: project.place(handler.call).end), "")
    return [Fix("Start it with '.task', which cancels it when the view goes and takes nothing that throws", .review, [opening, closing])]
  }

  /// A row that scrolls away would cancel what it starts, a window's content is there as long as the window, a report is to
  /// be sent in any case, and what is started only once would be lost if it were cancelled.
  private static func severity(
    _ tasks: [EventID], _ handler: LifeCycleHandler, in type: TypeIndex, of project: Project
  ) -> Severity {
    if project.isAppOrScene(type) || project.containers(around: handler.call).contains(.row) { return .hint }
    if tasks.allSatisfy(project.isReport) { return .hint }
    return handler.code.map { project.isBehindTest(tasks[0], in: $0) } ?? false ? .hint : .warning
  }
}

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
    guard let code = handler.code, tasks.count == 1, let task = tasks.first, project[task].pathCount == 1,
      project[task].argumentCount == 1, let closure = project.arguments(of: task).first, closure.isTrailing
    else { return [] }
    let work = Place(file: task.file, start: closure.expression.start, end: closure.expression.end)
    guard project.isOnlyCall(task, in: code), project[task].start - project[code].start < 40 else {
      return project.standsAlone(task, in: code) ? [moving(task, work, handler, of: project)] : []
    }
    let modifier = project.modifierPlace(handler.call)
    let whole = Place(file: code.file, start: modifier.start, end: project.place(handler.call).end)
    return [
      Fix("Start it with '.task', which cancels it when the view goes and takes nothing that throws", .review, [
        Edit(at: whole, "task \(work)")
      ])
    ]
  }

  /// What else stands in the closure stays there: only the task moves, into a modifier of its own.
  private static func moving(
    _ task: EventID, _ work: Place, _ handler: LifeCycleHandler, of project: Project
  ) -> Fix {
    // Above the dot.
    let place = project.modifierPlace(handler.call).start - 1
    let statement = Place(file: task.file, start: project[task].start, end: project[task].end)
    return Fix("Move it into a '.task', which cancels it when the view goes and takes nothing that throws", .review, [
      Edit(above: place, in: task.file, ".task \(work)"), Edit(deletingLines: statement),
    ])
  }

  /// A row that scrolls away would cancel what it starts, a window's content is there as long as the window, a report is to
  /// be sent in any case, and what is started only once would be lost if it were cancelled.
  private static func severity(
    _ tasks: [EventID], _ handler: LifeCycleHandler, in type: TypeIndex, of project: Project
  ) -> Severity {
    if project.isAppOrScene(type) || project.containers(around: handler.call).contains(.row) { return .hint }
    if project.isMadeForRow(handler.call) { return .hint }
    if tasks.allSatisfy(project.isReport) { return .hint }
    return handler.code.map { project.isBehindTest(tasks[0], in: $0) } ?? false ? .hint : .warning
  }
}

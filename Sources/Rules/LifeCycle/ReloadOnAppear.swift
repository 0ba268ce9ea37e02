import Ownership

/// An unguarded load in `onAppear` or `.task` of a screen that people return to (semantics.md, E5).
enum ReloadOnAppear: Rule {
  static let identity = RuleIdentity(
    "reload-on-appear", .lifeCycle, .warning, "a screen loads its data again each time people return to it")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    return inspected.lifeCycleHandlers.compactMap { handler in
      guard handler.runsOncePerAppearance, let code = handler.code,
        let reload = project.unguardedReload(startedBy: code),
        project.isReturnedTo(handler.call, in: type)
      else { return nil }
      return finding(reload, handler, in: type, of: project)
    }
  }

  private static func finding(
    _ reload: Reload, _ handler: LifeCycleHandler, in type: TypeIndex, of project: Project
  ) -> Finding {
    let consequence: Message =
      reload.clearsFirst
      ? "is emptied and loaded again each time people come back to this screen, and they lose their place"
      : "is loaded again each time people come back to this screen"
    return Finding(
      identity, severity: severity(reload, in: type, of: project), at: project.modifierPlace(handler.call),
      """
      '\(reload.declaration)' \(consequence): '\(project.modifierPlace(handler.call))' runs at each appearance; load only what \
      is missing, and refresh with '.refreshable' or '.task(id:)'
      """,
      related: [Related(at: project.place(reload.event), "replaced here")],
      fixes: fixes(reload, handler, in: type, of: project))
  }

  /// A look at what is there already, where the handler does nothing else than to load it.
  private static func fixes(
    _ reload: Reload, _ handler: LifeCycleHandler, in type: TypeIndex, of project: Project
  ) -> [Fix] {
    let edit: Edit
    switch project.writtenCode(of: handler) {
    case .closure(let code):
      guard let holder = project.holder(of: reload, in: code, of: type) else { return [] }
      edit = Edit(onlyIf: isEmpty(reload, holder), in: project.place(ofCode: code.index, in: code.file))
    case .name(let load):
      guard let holder = project.holder(of: reload, startedBy: load, of: type) else { return [] }
      let name = project.modifierPlace(handler.call)
      let modifier = Place(file: name.file, start: name.start, end: project.place(handler.call).end)
      edit = Edit(at: modifier, "\(name) { if \(isEmpty(reload, holder)) { \(project.place(load))() } }")
    case nil: return []
    }
    return [Fix("Load only while '\(reload.declaration)' is empty", .review, [edit])]
  }

  private static func isEmpty(_ reload: Reload, _ holder: ReloadHolder) -> Message {
    switch holder {
    case .view: "\(reload.declaration).isEmpty"
    case .model(let model): "\(model).\(reload.declaration).isEmpty"
    }
  }

  /// Data that is meant to be new each time is replaced in place. To empty the screen first is never meant.
  private static func severity(_ reload: Reload, in type: TypeIndex, of project: Project) -> Severity {
    reload.clearsFirst ? .warning : .hint
  }
}

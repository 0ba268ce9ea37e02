import Ownership

/// A load that depends on an input and is started once (semantics.md, E6).
enum TaskMissingId: Rule {
  static let identity = RuleIdentity(
    "task-missing-id", .lifeCycle, .warning, "a load that depends on an input is not repeated when the input changes")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    let handlers = inspected.lifeCycleHandlers
    return handlers.compactMap { handler in
      guard handler.runsOncePerAppearance, let code = handler.code,
        let input = project.loadedInput(in: code, of: type), !reacts(to: input.property, handlers, in: type, of: project)
      else { return nil }
      return finding(input, handler, in: type, of: project)
    }
  }

  /// Whether the view does something when the input changes, or begins a new life then.
  private static func reacts(
    to input: PropertyID, _ handlers: [LifeCycleHandler], in type: TypeIndex, of project: Project
  ) -> Bool {
    handlers.contains { handler in
      handler.runsOnChange && handler.watched.map { project.uses(input, in: $0, of: handler.call.file) } ?? false
    } || project.isIdentity(input, in: type)
  }

  private static func finding(
    _ input: LoadedInput, _ handler: LifeCycleHandler, in type: TypeIndex, of project: Project
  ) -> Finding? {
    let variation = project.variation(of: input, in: type)
    guard variation > .constant else { return nil }
    let name = project.namePlace(input.value)
    let cure: Message = handler.occasion == .task ? "'.task(id:)'" : "'.task(id:)' instead of 'onAppear'"
    return Finding(
      identity, severity: variation == .live ? .warning : .hint, at: project.modifierPlace(handler.call),
      """
      what is loaded here depends on '\(name)', but the load starts only when the view appears: when '\(name)' changes, the \
      view goes on to show what belongs to the value before; use \(cure) with what identifies it
      """,
      related: [Related(at: project.place(input.load), "the load"), Related(at: name, "'\(name)' is declared here")],
      fixes: fixes(input, handler, of: project))
  }

  /// Only for a modifier that is handed nothing but its closure, which begins right behind the name, and for a value that is
  /// known to be comparable. What `onAppear` does at once, `task` does a moment later.
  private static func fixes(_ input: LoadedInput, _ handler: LifeCycleHandler, of project: Project) -> [Fix] {
    let place = project.modifierPlace(handler.call)
    guard input.member == nil, project.isComparable(input.value),
      let closure = project.arguments(of: handler.call).first, closure.isTrailing,
      closure.expression.start <= place.end + 1
    else { return [] }
    let name = project.namePlace(input.value)
    let title: Message = "Start it again when '\(name)' changes, with '.task(id:)'"
    guard handler.occasion == .task else {
      return project.hasTaskModifier(place.file) ? [Fix(title, .review, [Edit(at: place, "task(id: \(name))")])] : []
    }
    return [Fix(title, .safe, [Edit(before: place.end, in: place.file, "(id: \(name))")])]
  }
}

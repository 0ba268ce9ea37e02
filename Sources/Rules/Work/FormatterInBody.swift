import Ownership

/// Formatters and regular expressions that are made again with each evaluation of `body`, or with each instance of the view
/// (semantics.md, E4).
enum FormatterInBody: Rule {
  static let identity = RuleIdentity(
    "formatter-in-body", .work, .warning, "a formatter that body makes is made again at each evaluation")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    // A widget's configuration is asked once.
    guard project.isStateOwner(type), !project.declaredTypes[type].traits.contains(.widget) else { return [] }
    return madeInBody(inspected, of: project) + madeWithInstance(inspected, of: project)
  }

  /// One finding for a formatter, however often the view uses the helper that makes it, and one for such a use.
  private static func madeInBody(_ inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    var seen: Set<EventID> = []
    return inspected.renderReach.flatMap { reach in
      reach.events.compactMap { event in
        guard isFormatter(event, of: project), !project.isDoneOnce(event, on: reach), seen.insert(event).inserted else { return nil }
        let place = project.lastEvent(of: reach, then: event, in: type)
        return place == event || seen.insert(place).inserted ? finding(event, reach, at: place, in: type, of: project) : nil
      }
    }
  }

  private static func finding(
    _ made: EventID, _ reach: Reach, at event: EventID, in type: TypeIndex, of project: Project
  ) -> Finding {
    let name = project.calleePlace(made)
    return Finding(
      identity, severity: project.isWidgetContent(type) ? .hint : .warning, at: project.place(event),
      """
      each evaluation of the body makes a '\(name)'\(project.routeText(reach)), which costs more than all that it is used \
      for; make it a 'static let', or use 'formatted()' or 'Text(_:format:)'
      """,
      related: event == made ? [] : [Related(at: project.place(made), "the '\(name)' is made here")],
      fixes: project.sharingFixes(made))
  }

  /// Stored in the view, it is as old as the view's value. What an initialiser's body makes is `work-in-init`'s.
  private static func madeWithInstance(_ inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    return inspected.initializerReach.filter { project[$0.scope].kind == .initialValue }.flatMap { reach in
      reach.events.compactMap { event in
        isFormatter(event, of: project) ? finding(stored: event, in: inspected, of: project) : nil
      }
    }
  }

  private static func finding(stored made: EventID, in inspected: InspectedType, of project: Project) -> Finding {
    let type = inspected.type
    return Finding(
      identity, severity: project.isBuiltOnce(type) || project.isWidgetContent(type) ? .hint : .warning, at: project.place(made),
      """
      '\(project.namePlace(type))' makes this '\(project.calleePlace(made))' anew each time the view itself is made, which is \
      with each evaluation of its parent; make it a 'static let'
      """,
      fixes: project.sharingFixes(storedIn: made, in: inspected))
  }

  private static func isFormatter(_ event: EventID, of project: Project) -> Bool {
    project.work(event)?.work == .makesFormatter
  }
}

import Ownership

/// A constant binding given to a control that the user can change (rules.md, new 5).
enum ConstantBinding: Rule {
  static let identity = RuleIdentity(
    "constant-binding", .bindings, .warning, "a control with a constant binding forgets what the user does")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    return project.events(in: inspected.type).compactMap { event in
      guard let binding = project.constantBinding(of: event), !project.isForDevelopment(event),
        !project.isBuiltForDevelopmentOnly(inspected.type), !project.isOnlyPreviewed(inspected.type)
      else { return nil }
      return finding(binding, of: event, of: project)
    }
  }

  private static func finding(_ binding: FixedBinding, of control: EventID, of project: Project) -> Finding {
    let expression = binding.argument.expression
    return Finding(
      identity, severity: binding.showsText ? .hint : .warning,
      at: Place(file: control.file, start: expression.start, end: expression.end),
      """
      '\(project.lastNamePlace(control) ?? project.place(control))' hands what the user does to this binding, which drops it, \
      so the control jumps back or never moves; bind it to state, or say '.disabled(true)'
      """)
  }
}

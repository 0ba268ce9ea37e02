import Ownership

/// The `if` view extension (semantics.md, F5).
enum ConditionalModifier: Rule {
  static let identity = RuleIdentity(
    "conditional-modifier", .identity, .hint, on: false, "a modifier that is there or not ends the state of its view")

  static func findings(in project: Project) -> [Finding] {
    let modifiers = project.conditionalModifiers()
    let calls = project.calls(of: modifiers)
    let changing = calls.filter { project.canChangeCondition($0.call, of: $0.function) }
    let harmful = modifiers.filter { modifier in
      changing.contains { $0.function == modifier } || !calls.contains { $0.function == modifier }
    }
    return harmful.map { declaration($0, of: project) } + changing.map { use($0.call, $0.function, of: project) }
  }

  private static func declaration(_ function: FunctionID, of project: Project) -> Finding {
    Finding(
      identity, at: project.namePlace(function),
      """
      '\(project.namePlace(function))' gives two views of different types: when the condition changes, the one ends with its state and \
      the other begins; choose an argument of the modifier instead, '.opacity(isHidden ? 0 : 1)'
      """)
  }

  private static func use(_ call: EventID, _ function: FunctionID, of project: Project) -> Finding {
    let name = project.namePlace(function)
    return Finding(
      identity, at: project.lastNamePlace(call) ?? project.place(call),
      """
      when this condition changes, '\(name)' replaces the view by another one: state, focus and animations of everything in it are \
      lost; choose an argument of the modifier instead
      """,
      related: [Related(at: name, "'\(name)' is declared here")])
  }
}

import Ownership

/// A computed property over storage that Observation does not see (semantics.md, C7).
enum ObservableComputedUntracked: Rule {
  static let identity = RuleIdentity(
    "observable-computed-untracked", .models, .warning,
    "a computed property over storage that is not tracked announces nothing")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isProgramClass(type), project.hasObservableMacro(type) else { return [] }
    let holders = project.holders(of: type)
    guard !holders.isEmpty else { return [] }
    return project.properties(of: type).compactMap { property in
      guard let source = project.untrackedSource(of: property, in: type),
        let read = project.shown([project[property].name], ofAny: holders)
      else { return nil }
      return finding(property, source, read, of: project)
    }
  }

  private static func finding(
    _ property: PropertyID, _ source: UntrackedSource, _ read: EventID, of project: Project
  ) -> Finding {
    let name = project.namePlace(property)
    return Finding(
      identity, at: name,
      """
      '\(name)' is computed from \(words(source.kind)), which Observation does not track, so views keep the old value; keep it \
      in a stored property with 'didSet', or call 'access(keyPath:)' and 'withMutation(keyPath:)'
      """,
      related: [Related(at: project.place(source.event), "read here"), Related(at: project.place(read), "shown here")],
      fixes: fixes(property, of: project))
  }

  /// Says when the value is read and when it changes, where either is one expression.
  private static func fixes(_ property: PropertyID, of project: Project) -> [Fix] {
    let name = project.namePlace(property)
    let getter = project.place(ofCode: project[property].getter, in: property.file)
    let setter = project.place(ofCode: project[property].setter, in: property.file)
    return [
      Fix("Tell Observation when '\(name)' is read and changed", .safe, [
        Edit(beforeExpressionIn: getter, "access(keyPath: \\.\(name))\nreturn "),
        Edit(beforeExpressionIn: setter, "withMutation(keyPath: \\.\(name)) { "), Edit(behindExpressionIn: setter, " }"),
      ])
    ]
  }

  private static func words(_ kind: UntrackedSource.Kind) -> Message {
    switch kind {
    case .defaults: "user defaults"
    case .ignored: "a property with '@ObservationIgnored'"
    case .staticVariable: "a static variable"
    }
  }
}

import Ownership

/// A model that is read from the environment and that nobody has put there (semantics.md, D1).
enum EnvironmentNotInjected: Rule {
  static let identity = RuleIdentity(
    "environment-not-injected", .environment, .error, "a view that reads a model that nobody puts into the environment traps")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let model = inspected.type
    guard project.isReadFromEnvironment(model), project.declaredTypes[model].kind == .class,
      !project.isInjectedBySwiftUI(model)
    else { return [] }
    let readers = project.readers(of: model).filter { !$0.isOptional && $0.type >= 0 }
    guard !readers.isEmpty else { return [] }
    return project.programInjections(of: model).isEmpty
      ? nowhere(model, readers, of: project) : elsewhere(model, readers, inspected.unseenInjections, of: project)
  }

  // MARK: Nowhere in the program

  private static func nowhere(_ model: TypeIndex, _ readers: [EnvironmentReader], of project: Project) -> [Finding] {
    guard project.isAllCodeKnown(using: model), !project.mayBeInjectedUnseen(model) else { return [] }
    return readers.compactMap { reader in
      guard let severity = severity(reader, in: project) else { return nil }
      let name = project.namePlace(model)
      return Finding(
        identity, severity: severity, at: project.namePlace(reader.property),
        """
        '\(project.namePlace(reader.property))' reads a '\(name)' from the environment, and nothing in the program puts one \
        there: showing the view ends the app; add '\(injection(of: model, in: project))' above the view
        """,
        related: [Related(at: name, "'\(name)' is declared here")])
    }
  }

  /// Who shows a view that nothing builds is not known.
  private static func severity(_ reader: EnvironmentReader, in project: Project) -> Severity? {
    if isReached(reader, in: project) { return .error }
    return project.isOnlyPreviewed(reader.type) ? .hint : nil
  }

  /// Whether the program shows the view, and the view looks at what it reads.
  private static func isReached(_ reader: EnvironmentReader, in project: Project) -> Bool {
    !project.constructions(of: reader.type).isEmpty && !project.isOnlyPreviewed(reader.type)
      && !project.uses(of: reader.property, in: reader.type).isEmpty
  }

  // MARK: Not on this path

  private static func elsewhere(
    _ model: TypeIndex, _ readers: [EnvironmentReader], _ unseen: UnseenInjections, of project: Project
  ) -> [Finding] {
    var seen: Set<EventID> = []
    return readers.flatMap { reader -> [Finding] in
      guard isReached(reader, in: project) else { return [] }
      return project.rootsWithout(model, above: reader.type, unseen).compactMap { root in
        guard project.isUsed(reader.property, in: reader.type, alongside: root.view), seen.insert(root.view).inserted else {
          return nil
        }
        return finding(root, reader, of: project)
      }
    }
  }

  private static func finding(_ root: EnvironmentRoot, _ reader: EnvironmentReader, of project: Project) -> Finding {
    let model = project.namePlace(reader.model)
    let start = project.lastNamePlace(root.call) ?? project.place(root.call)
    return Finding(
      identity, severity: .warning, at: project.place(root.view),
      """
      '\(project.namePlace(reader.type))' reads a '\(model)' from the environment, and below this '\(start)' nothing puts one \
      there: an environment of its own begins here, so showing the view ends the app; add \
      '\(injection(of: reader.model, in: project))' here
      """,
      related: [
        Related(at: project.namePlace(reader.property), "read here"),
        Related(at: start, "the environment begins here"),
      ])
  }

  private static func injection(of model: TypeIndex, in project: Project) -> Message {
    project.modelKind(model).usesObservation ? ".environment(…)" : ".environmentObject(…)"
  }
}

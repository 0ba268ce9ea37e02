import Ownership

/// A model that goes through the environment to the one view that is built right there (semantics.md, D2).
enum EnvironmentOveruse: Rule {
  static let identity = RuleIdentity(
    "environment-overuse", .environment, .hint, on: false, "a model in the environment for one view that is built right there")

  static func findings(in project: Project) -> [Finding] {
    project.modelsInEnvironment.compactMap { model in
      guard let reader = onlyReader(of: model, in: project), let injection = onlyInjection(of: model, in: project),
        !project.isRouter(model), !project.isVisibleOutside(model), !isAtTop(injection, in: project)
      else { return nil }
      let constructions = project.constructions(of: reader.type)
      guard let construction = constructions.first, constructions.count == 1,
        project.modifiers(of: construction).contains(injection.call)
      else { return nil }
      let view = project.namePlace(reader.type)
      return Finding(
        identity, at: project.lastNamePlace(injection.call) ?? project.place(injection.call),
        """
        only '\(view)' reads this '\(project.namePlace(model))', and it is built here: the environment hides what the view \
        depends on, and a forgotten model is found at run time only; pass it as an argument
        """,
        related: [Related(at: project.namePlace(reader.property), "read here")], fixes: project.passingFixes(reader))
    }
  }

  /// At the root of a scene stands what the whole app may come to read.
  private static func isAtTop(_ injection: Injection, in project: Project) -> Bool {
    let type = project.context(of: injection.call)
    return type >= 0 && project.isAppOrScene(type)
  }

  private static func onlyReader(of model: TypeIndex, in project: Project) -> EnvironmentReader? {
    let readers = project.readers(of: model)
    guard readers.count == 1, let reader = readers.first, reader.type >= 0 else { return nil }
    return reader
  }

  private static func onlyInjection(of model: TypeIndex, in project: Project) -> Injection? {
    let injections = project.programInjections(of: model)
    return injections.count == 1 ? injections.first : nil
  }
}

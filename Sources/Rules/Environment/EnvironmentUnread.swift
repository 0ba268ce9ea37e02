import Ownership

/// A model that is put into the environment and that nothing reads there (rules.md, new 7).
enum EnvironmentUnread: Rule {
  static let identity = RuleIdentity(
    "environment-unread", .environment, .hint, on: false, "a model in the environment that nothing reads")

  static func findings(in project: Project) -> [Finding] {
    guard !project.hasUnknownReaders else { return [] }
    return project.injections.compactMap { injection in
      guard case .type(let model) = injection.key, !project.isForDevelopment(injection.call), !project.isRead(model),
        project.isAllCodeKnown(using: model)
      else { return nil }
      let name = project.namePlace(model)
      return Finding(
        identity, at: project.lastNamePlace(injection.call) ?? project.place(injection.call),
        "nothing in the program reads a '\(name)' from the environment, so that putting one there has no effect; remove it",
        related: [Related(at: name, "'\(name)' is declared here")])
    }
  }
}

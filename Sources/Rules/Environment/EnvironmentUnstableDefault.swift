import Ownership

/// A default of the environment that is made anew at each read (semantics.md, D4).
enum EnvironmentUnstableDefault: Rule {
  static let identity = RuleIdentity(
    "environment-unstable-default", .environment, .warning,
    "a default of the environment that is made at each read is never the same twice")

  static func findings(in project: Project) -> [Finding] {
    project.freshEnvironmentDefaults.map { value, fresh in
      Finding(
        identity, at: value.place,
        """
        the default of '\(value.name)' is made anew at each read: each view that has none above it gets \
        \(what(fresh, in: project)) of its own, and is evaluated again with each change of the environment; \
        \(cure(fresh, isEntry: value.isEntry))
        """,
        related: related(fresh, in: project))
    }
  }

  private static func what(_ fresh: FreshValue, in project: Project) -> Message {
    switch fresh {
    case .object(let type): "a '\(project.namePlace(type))'"
    case .frameworkObject(let name): "a '\(name)'"
    case .value(let place): "a '\(place)'"
    }
  }

  private static func cure(_ fresh: FreshValue, isEntry: Bool) -> Message {
    switch fresh {
    case .value: "use a constant, or make the value optional and let it be nil"
    case .object, .frameworkObject:
      isEntry
        ? "keep one in a 'static let' and name that, or make the entry optional"
        : "make it a 'static let', which keeps the first one"
    }
  }

  private static func related(_ fresh: FreshValue, in project: Project) -> [Related] {
    guard case .object(let type) = fresh else { return [] }
    return [Related(at: project.namePlace(type), "'\(project.namePlace(type))' is a class")]
  }
}

import Ownership

/// A default of the environment that is made anew at each read (semantics.md, D4).
enum EnvironmentUnstableDefault: Rule {
  static let identity = RuleIdentity(
    "environment-unstable-default", .environment, .warning,
    "a default of the environment that is made at each read is never the same twice")

  static func findings(in file: FileIndex, of project: Project) -> [Finding] {
    project.freshEnvironmentDefaults(in: file).map { value, fresh in
      Finding(
        identity, at: value.place,
        """
        the default of '\(value.name)' is made anew at each read: each view that has none above it gets \
        \(what(fresh, in: project)) of its own, and is evaluated again with each change of the environment; \
        \(cure(fresh, isEntry: value.isEntry))
        """,
        related: related(fresh, in: project), fixes: fixes(value, fresh, in: project))
    }
  }

  /// A constant that is made once. Swift 6 wants one that several threads may use.
  private static func fixes(_ value: EnvironmentDefault, _ fresh: FreshValue, in project: Project) -> [Fix] {
    guard !value.isEntry else { return entryFixes(value, fresh, in: project) }
    guard let getter = project.getterPlace(value) else { return [] }
    let isShareable = project.settings(of: getter.file).languageMode != 6
    let isObject = if case .value = fresh { false } else { true }
    return [
      Fix("Make the default of '\(value.name)' once, in a 'static let'", isShareable && isObject ? .safe : .review, [
        Edit(at: project.keywordPlace(value.property), "let"),
        Edit(behindDeclaration: getter, "= \(value.place)"),
      ])
    ]
  }

  private static func entryFixes(_ value: EnvironmentDefault, _ fresh: FreshValue, in project: Project) -> [Fix] {
    guard case .object = fresh, project.isDeclaredAlone(value.property) else { return [] }
    // With the type, and with the blanks around it.
    let declared = Place(file: value.place.file, start: value.name.end, end: value.place.start)
    return [
      Fix("Make the default of '\(value.name)' once, in a 'static let'", .review, [
        Edit(
          above: project[value.property].start, in: value.place.file,
          "private static let \(value.name)Default\(declared)\(value.place)"),
        Edit(at: value.place, "\(project.extendedName(value)).\(value.name)Default"),
      ])
    ]
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

import Ownership

/// An ObservableObject in a module that can use Observation (semantics.md, A18).
enum LegacyObservation: Rule {
  static let identity = RuleIdentity(
    "legacy-observation", .wrapper, .hint, on: false, "an ObservableObject where Observation can be used")

  static func findings(in project: Project) -> [Finding] {
    let hasObservation = project.filesWithObservation()
    return project.declaredTypes.types(with: .observableObject).compactMap { type in
      let declared = project.declaredTypes[type]
      guard declared.kind == .class, hasObservation[Int(declared.file)], isPlain(type, of: project) else { return nil }
      return finding(type, of: project)
    }
  }

  /// Nothing in the class needs the older family, as far as it is known.
  private static func isPlain(_ type: TypeIndex, of project: Project) -> Bool {
    let declared = project.declaredTypes[type]
    guard project.modelKind(type) == .observableObject, !declared.isForDevelopment,
      declared.traits.isDisjoint(with: [.nsObject, .unknownAncestor]), project.superclasses(of: type).isEmpty
    else { return false }
    let wrappers = project.properties(of: type).map { project.wrapper($0).wrapper }
    guard wrappers.contains(.published), wrappers.allSatisfy({ $0 == .published || $0 == .none }) else { return false }
    return !project.needsObservableObject(type)
  }

  private static func finding(_ type: TypeIndex, of project: Project) -> Finding {
    let name = project.namePlace(type)
    return Finding(
      identity, at: name,
      """
      each change of '\(name)' evaluates every view that observes it, and Observation, which can be used here, only those that \
      read what has changed; mark the class '@Observable', drop '@Published', hold it with '@State', receive it plainly
      """)
  }
}

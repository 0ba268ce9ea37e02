import Ownership

/// `@State` and `@StateObject` that code outside of the view could set (semantics.md, A14).
enum StateNotPrivate: Rule {
  static let identity = RuleIdentity(
    "state-not-private", .ownership, .warning, "state that is not private takes a value from outside once, or never")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type) else { return [] }
    return project.properties(of: type).compactMap { property in
      isOpen(property, of: project) ? finding(property, in: inspected, of: project) : nil
    }
  }

  /// Visible beyond its file without a word about it: `public` is said on purpose.
  private static func isOpen(_ property: PropertyID, of project: Project) -> Bool {
    guard project[property].access == .internal else { return false }
    return project.isInstanceProperty(property, wrapper: .state) || project.isInstanceProperty(property, wrapper: .stateObject)
  }

  private static func finding(_ property: PropertyID, in inspected: InspectedType, of project: Project) -> Finding? {
    let type = inspected.type
    // Where somebody needs it, private would not compile.
    guard !project.mayBeRequired(property, of: type), !project.isUsedInOtherFiles(property, of: type, inspected.memberUses)
    else { return nil }
    let passing = project.memberwiseConstruction(passing: property, of: type)
    let isPassed = passing != nil || needsValue(property, of: type, of: project)
    return Finding(
      identity, severity: isPassed ? .hint : severity(in: type, of: project), at: project.namePlace(property),
      message(property, in: type, isPassed: isPassed, of: project),
      related: passing.map { [Related(at: project.place($0), "passed here")] } ?? [],
      fixes: isPassed ? [] : inspected.hidingFixes(property, of: project))
  }

  /// Whoever builds the view has to pass a value.
  private static func needsValue(_ property: PropertyID, of type: TypeIndex, of project: Project) -> Bool {
    project.initializers(of: type).isEmpty && project.initialValue(of: property) == nil && !project.isNilAtFirst(property)
  }

  /// Nobody builds an app by hand, and nobody but its own file sees a private view.
  private static func severity(in type: TypeIndex, of project: Project) -> Severity {
    project.isRebuiltOwner(type) && project.declaredTypes[type].access > .fileprivate ? .warning : .hint
  }

  private static func message(
    _ property: PropertyID, in type: TypeIndex, isPassed: Bool, of project: Project
  ) -> Message {
    let name = project.namePlace(property)
    if isPassed {
      return """
        '\(name)' takes the value that is passed to it once and ignores later ones; make it private and say in an \
        initialiser that the value is only the first
        """
    }
    guard project.initializers(of: type).isEmpty else {
      return """
        '\(name)' belongs to '\(project.namePlace(type))' alone, and what other code sets in it never reaches the view on \
        the screen; make it private
        """
    }
    return """
      '\(name)' is a parameter of the memberwise initialiser, and a value that is handed to it is used once and ignored \
      from then on; make it private
      """
  }
}

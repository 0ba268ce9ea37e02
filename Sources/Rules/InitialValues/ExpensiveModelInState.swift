import Ownership

/// A model with effects in its `init`, held so that it is built at every struct init (semantics.md, B5).
enum ExpensiveModelInState: Rule {
  static let identity = RuleIdentity(
    "expensive-model-in-state", .initialValues, .warning, "a model in @State whose init does work does it again and again")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    return project.properties(of: type).flatMap { property -> [Finding] in
      guard project.isInstanceProperty(property, wrapper: .state) else { return [] }
      return project.storedCreations(for: property, in: type).compactMap {
        finding($0, property, in: inspected, of: project)
      }
    }
  }

  private static func finding(
    _ stored: StoredCreation, _ property: PropertyID, in inspected: InspectedType, of project: Project
  ) -> Finding? {
    let type = inspected.type
    let model = stored.creation.type
    guard project.declaredTypes[model].kind == .class, let repetition = repetition(stored, property, of: project),
      let work = project.work(ofMaking: stored.creation)
    else { return nil }
    let isSeldom = project.isBuiltOnce(type) || project.isWidgetContent(type)
    return Finding(
      identity, severity: isSeldom ? .hint : .warning, at: stored.place,
      """
      \(repetition.reason), and making a '\(project.namePlace(model))' \(work.work.description) each time, although \
      '\(project.namePlace(property))' keeps only the first; \(repetition.cure)
      """,
      related: [Related(at: project.place(work.event), "this \(work.work.description)")],
      fixes: repetition.isCuredByPrivacy ? inspected.hidingFixes(property, of: project) : [])
  }

  // MARK: When the value is made

  private struct Repetition {
    let reason: Message
    let cure: Message
    var isCuredByPrivacy = false
  }

  /// Why the value is made each time the view's struct is; nil where it is made once.
  private static func repetition(_ stored: StoredCreation, _ property: PropertyID, of project: Project) -> Repetition? {
    let move: Message = "move the work into a method and call it in '.task'"
    switch project.timeOfValue(stored, of: property) {
    case .repeatedBefore27:
      let version = project.settings(of: property.file).xcode == nil ? " (the version here is unknown)" : ""
      return Repetition(
        reason: "up to Xcode 26\(version) the value of '@State' is made whenever the parent is evaluated", cure: move)
    case .repeatedAsNotPrivate:
      return Repetition(
        reason: "the value of '@State' that is not private is made whenever the parent is evaluated",
        cure: "make the property private", isCuredByPrivacy: true)
    case .repeatedInInitializer:
      return Repetition(reason: "what init puts into '@State' is made whenever the parent is evaluated", cure: move)
    case .repeatedOnOldSystems:
      return Repetition(
        reason: "on systems before iOS 17 the value of '@State' is made whenever the parent is evaluated", cure: move)
    case .once: return nil
    }
  }
}

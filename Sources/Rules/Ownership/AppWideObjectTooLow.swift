import Ownership

/// An object that many screens read, owned by one of them beside another owner (semantics.md, D3).
enum AppWideObjectTooLow: Rule {
  static let identity = RuleIdentity(
    "app-wide-object-too-low", .ownership, .hint, on: false, "an object for many screens that more than one of them makes")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type), !project.injections.isEmpty, !project.isAppOrScene(type) else { return [] }
    return project.properties(of: type).compactMap { property in
      guard let model = project.injectedModel(ownedBy: property, of: type), !project.isRouter(model), isLow(type, in: project),
        let other = project.otherOwner(of: model, than: type)
      else { return nil }
      let readers = Set(project.readers(of: model).map(\.type)).subtracting([type])
      guard readers.count > 1 else { return nil }
      let name = project.namePlace(property)
      return Finding(
        identity, at: name,
        """
        '\(name)' is a '\(project.namePlace(model))' for the screens below this view, and another owner makes one too: what is \
        changed in one is unknown in the other; own one at the root of the scene
        """,
        related: [Related(at: project.namePlace(other), "'\(project.namePlace(other))' is another one")])
    }
  }

  /// Whether a view comes and goes.
  private static func isLow(_ type: TypeIndex, in project: Project) -> Bool {
    let constructions = project.constructions(of: type)
    return !constructions.isEmpty
      && constructions.allSatisfy { !project.containers(around: $0).isDisjoint(with: [.row, .branch, .presentation, .destination]) }
  }
}

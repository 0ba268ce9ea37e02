import Ownership

/// A publisher that starts or holds something, in an instance property of a view (rules.md, new 9).
enum PublisherInView: Rule {
  static let identity = RuleIdentity(
    "publisher-in-view", .work, .warning, "a publisher that a view stores is made again with each view")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    return project.properties(of: type).compactMap { property in
      guard project.isInstanceProperty(property, wrapper: .none), let value = project.initialValue(of: property),
        let publisher = project.connectedPublisher(value, in: property.file)
      else { return nil }
      return finding(publisher, property, in: inspected, of: project)
    }
  }

  private static func finding(
    _ publisher: ConnectedPublisher, _ property: PropertyID, in inspected: InspectedType, of project: Project
  ) -> Finding {
    let type = inspected.type
    let name = project.namePlace(property)
    return Finding(
      identity, severity: project.isBuiltOnce(type) ? .hint : .warning, at: name,
      """
      '\(name)' belongs to the value of the view, which SwiftUI makes anew with each evaluation of the parent: \
      \(consequence(publisher)); keep it in '@State', in a model or in a 'static let'
      """,
      fixes: fixes(property, in: inspected, of: project))
  }

  private static func fixes(_ property: PropertyID, in inspected: InspectedType, of project: Project) -> [Fix] {
    guard project.isSettledAtDeclaration(property, of: inspected.type, inspected.memberUses),
      let edits = project.declaring(
        property, with: "@State", isPrivate: inspected.canHide(property, of: project))
    else { return [] }
    return [Fix("Keep '\(project.namePlace(property))' in '@State'", .review, edits)]
  }

  private static func consequence(_ publisher: ConnectedPublisher) -> Message {
    switch publisher {
    case .timer: "each time the timer begins from the start"
    case .collecting: "each time it forgets what it was waiting for"
    case .subject: "each time it is another subject, and what is sent to the one before is lost"
    }
  }
}

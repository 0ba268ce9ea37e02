import Ownership

/// Identities that change while the element stays (semantics.md, F1).
enum UnstableId: Rule {
  static let identity = RuleIdentity(
    "unstable-id", .identity, .error, "an id that changes while the element stays ends its view")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isProductCode(type) else { return [] }
    let declared = [computedIdentity(of: type, project), decodedIdentity(of: type, project)].compactMap { $0 }
    guard project.isStateOwner(type) else { return declared }
    return declared + inspected.rowCalls.compactMap { row in
      newElements(row, in: inspected, of: project) ?? editedIdentity(row, in: type, of: project)
    } + explicitIdentities(in: inspected, of: project)
  }

  // MARK: Declared identities

  /// `var id: UUID { UUID() }`.
  private static func computedIdentity(of type: TypeIndex, _ project: Project) -> Finding? {
    guard let identity = project.identity(of: type), project.owner(of: identity) == type, project[identity].getter >= 0,
      let fresh = project.freshValue(inGetterOf: identity), project.isIdentifiable(type)
    else { return nil }
    let place = fresh.reach.route.first?.event ?? fresh.event
    return Finding(
      Self.identity, at: project.place(place),
      """
      the 'id' of '\(project.namePlace(type))' is another one each time it is read, so SwiftUI takes it for a new \
      element: rows and sheets are made again and lose their state; make the id once and store it
      """,
      related: place == fresh.event ? [] : [Related(at: project.place(fresh.event), "made here")],
      fixes: storing(identity, fresh.event, of: project))
  }

  /// `var id: UUID { UUID() }` → `let id: UUID = UUID()`.
  private static func storing(_ identity: PropertyID, _ fresh: EventID, of project: Project) -> [Fix] {
    guard let getter = project.getterPlace(identity, giving: fresh) else { return [] }
    return [
      Fix("Make 'id' once, and store it", .review, [
        Edit(at: project.keywordPlace(identity), "let"), Edit(behindDeclaration: getter, "= \(project.place(fresh))"),
      ])
    ]
  }

  /// `struct Note: Codable, Identifiable { let id = UUID() }`: the id is written and never read back.
  private static func decodedIdentity(of type: TypeIndex, _ project: Project) -> Finding? {
    guard let identity = project.identity(of: type), project.owner(of: identity) == type, project[identity].isStored,
      project[identity].flags.contains(.isLet), project.hasFreshDefault(identity), project.isDecodable(type),
      !project.decodesByHand(type), project.isIdentifiable(type)
    else { return nil }
    return Finding(
      Self.identity, severity: project.isEncodable(type) ? .warning : .hint, at: project.namePlace(identity),
      """
      a constant with a value is not decoded, so each '\(project.namePlace(type))' gets a new id whenever it is loaded, and its \
      row is another one; make it 'var', or leave it out of the coding keys on purpose
      """,
      fixes: [Fix("Decode 'id' as well, as a 'var'", .review, [Edit(at: project.keywordPlace(identity), "var")])])
  }

  // MARK: Rows

  /// Elements that are made while body runs, each with a new id.
  private static func newElements(_ row: RowCall, in inspected: InspectedType, of project: Project) -> Finding? {
    guard row.usesOwnIdentity, let made = project.newElement(of: row, inspected), project.isRender(row.event) else { return nil }
    return Finding(
      identity, at: Place(file: row.event.file, start: row.data.start, end: row.data.end),
      """
      each evaluation of the body makes these elements again, '\(project.namePlace(made.type))' with a new id each time: no row \
      keeps its state; make them once, in the model or in '@State', or take the id from the data
      """,
      related: [Related(at: project.place(made.event), "made here")])
  }

  /// Rows that edit what their identity is made of.
  private static func editedIdentity(_ row: RowCall, in type: TypeIndex, of project: Project) -> Finding? {
    guard let edit = project.editOfIdentity(in: row), project.isRender(row.event) else { return nil }
    return Finding(
      identity, severity: .warning, at: project.place(edit),
      """
      this edits what identifies the row: with each change it is another row, which loses focus and state; give the element an \
      'id' of its own that does not change
      """,
      related: [Related(at: project.place(row.event), "the rows are told apart by it")])
  }

  // MARK: Views

  /// `.id(UUID())` while body runs.
  private static func explicitIdentities(in inspected: InspectedType, of project: Project) -> [Finding] {
    project.identityModifiers(in: inspected.type).compactMap { modifier in
      guard let value = project.arguments(of: modifier).first, let fresh = project.freshValue(in: value.expression, of: modifier.file),
        project.isRender(modifier), !project.isProgressView(modifiedBy: modifier)
      else { return nil }
      return Finding(
        identity, severity: severity(at: modifier, in: inspected.type, of: project), at: project.place(fresh),
        """
        each evaluation of the body gives this view a new id: it is removed and made again, with all its state, focus and \
        animations; use an id that changes only when the view shows something else
        """)
    }
  }

  /// What is evaluated once keeps the id that it got.
  private static func severity(at modifier: EventID, in type: TypeIndex, of project: Project) -> Severity {
    let containers = project.containers(around: modifier)
    if containers.contains(.row) { return .error }
    let isEvaluatedOnce = project.isBuiltOnce(type) && !project.hasChangingProperties(type)
    return isEvaluatedOnce || !containers.isDisjoint(with: [.destination, .presentation]) ? .hint : .warning
  }
}

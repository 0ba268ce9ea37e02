import Ownership

/// Positions as identities of data that can change (semantics.md, F2).
enum IndexIdentity: Rule {
  static let identity = RuleIdentity(
    "index-identity", .identity, .warning, "a position names a place in the list and not the element")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    guard project.isStateOwner(inspected.type) else { return [] }
    return inspected.rowCalls.compactMap { row in
      // A binding by position is a mistake of its own.
      guard let rows = project.positionalRows(row), project.isRender(row.event),
        rows.isConstantRange || !project.bindsRemovedElements(row)
      else { return nil }
      return finding(rows, in: inspected.type, of: project)
    }
  }

  private static func finding(_ rows: PositionalRows, in type: TypeIndex, of project: Project) -> Finding? {
    let collections = project.collections(of: rows)
    guard let collection = collections.first(where: project.isReordered) ?? collections.first(where: project.mayChange) else { return nil }
    return Finding(
      identity, severity: severity(rows, collections, of: project),
      at: Place(file: rows.row.event.file, start: rows.row.data.start, end: rows.row.data.end),
      message(rows, collection, of: project),
      related: [Related(at: project.namePlace(collection), "'\(project.namePlace(collection))' is declared here")],
      fixes: fixes(rows, in: type, of: project))
  }

  /// The element in the place of the position; where the position is needed for more, both.
  private static func fixes(_ rows: PositionalRows, in type: TypeIndex, of project: Project) -> [Fix] {
    if let offset = project.offsetPlace(rows) {
      return [Fix("Tell the rows apart by the ids of their elements", .review, [Edit(at: offset, "element.id")])]
    }
    let row = rows.row
    guard let rows = project.elementRows(rows) else { return [] }
    let both = Fix("Tell the rows apart by the ids of their elements, and keep the position", .review, [
      Edit(at: rows.data, "Array(\(rows.collection).enumerated()), id: \\.element.id"),
      Edit(at: rows.position, "\(rows.position), _"),
    ])
    guard let elements = rows.elements, project.isUnused("element", in: type) else { return [both] }
    return [project.fix(rows, by: elements, project.areNamedElsewhere(row, in: type) ? .review : .safe), both]
  }

  /// Where rows have nothing to lose and keep their order, positions do no harm.
  private static func severity(_ rows: PositionalRows, _ collections: [PropertyID], of project: Project) -> Severity {
    if rows.isConstantRange { return .warning }
    if collections.contains(where: project.isReordered) { return project.areMenuEntries(rows.row) ? .hint : .warning }
    return collections.contains(where: project.isReplaced) && project.areEdited(rows.row) ? .warning : .hint
  }

  private static func message(_ rows: PositionalRows, _ collection: PropertyID, of project: Project) -> Message {
    let name = project.namePlace(collection)
    guard !rows.isConstantRange else {
      return """
        a range without an 'id' is read once: when '\(name)' grows no row is added, when it shrinks a row asks for an element \
        that is gone; iterate over the elements of '\(name)' by an id of their own
        """
    }
    return """
      the rows are told apart by their positions in '\(name)': when an element is inserted, removed or moved, state and \
      animations stay at the place and go to another element; iterate over the elements by an id of their own
      """
  }
}

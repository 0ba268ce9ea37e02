import SwiftTree

/// Rows that stand for positions and could stand for the elements.
public struct ElementRows: Sendable {
  /// The collection as it is written in the rows' data, `items` in `items.indices`.
  public let collection: Place
  /// From the data to the end of the `id`.
  public let data: Place
  /// The closure's name for the position.
  public let position: Place
  /// Where `items[index]` stands, if the closure does nothing else with the position than to read or to bind the element
  /// there; nil otherwise.
  public let elements: [(place: Place, isBinding: Bool)]?
}

/// What rows do with their positions.
extension Project {
  /// Nil where the elements have no id of their own, and where the rows are written in another way than
  /// `ForEach(items.indices, id: \.self) { index in … }` and `ForEach(0..<items.count) { index in … }`.
  public func elementRows(_ rows: PositionalRows) -> ElementRows? {
    let last = self[rows.collection]
    guard let content = rows.row.content, let position = elementName(of: rows.row), self[position].type < 0,
      self[content].firstLocal + 1 >= self[content].endLocal || !isParameter(self[content].firstLocal + 1, of: content),
      last.receiver < 0, last.kind == .read, last.nameStart > last.start, identifiesElements(rows.collection)
    else { return nil }
    let collection = Place(file: content.file, start: last.start, end: last.nameStart - 1)
    let key = arguments(of: rows.row.event).first { $0.expression.kind == .keyPath }
    return ElementRows(
      collection: collection,
      data: Place(file: content.file, start: rows.row.data.start, end: max(rows.row.data.end, key?.expression.end ?? 0)),
      position: Place(file: content.file, start: self[position].nameStart, end: self[position].nameEnd),
      elements: elements(at: position, in: content, of: rows.collection, length: collection.end - collection.start))
  }

  /// `offset` in `ForEach(Array(items.enumerated()), id: \.offset)` where the elements have an id of their own.
  public func offsetPlace(_ rows: PositionalRows) -> Place? {
    guard rows.row.identity?.count == 1, self[rows.collection].kind == .call, identifiesElements(rows.collection),
      let key = arguments(of: rows.row.event).first(where: { $0.expression.kind == .keyPath }), key.expression.root >= 0,
      files[Int(rows.collection.file)].path(self[rows.collection]).last == Project.enumerated
    else { return nil }
    return lastNamePlace(EventID(file: rows.collection.file, index: key.expression.root))
  }

  private static let enumerated = Name("enumerated")

  private func isParameter(_ local: Int32, of closure: ScopeID) -> Bool {
    let fact = files[Int(closure.file)].locals[Int(local)]
    return fact.kind == .closureParameter && fact.scope == closure.index
  }

  /// An array whose elements are of a type of the project with an id.
  private func identifiesElements(_ collection: EventID) -> Bool {
    guard let property = property(at: Int(self[collection].pathCount) - 2, of: collection), let type = type(of: property),
      type.shape == .array, let element = type.declared
    else { return false }
    return isIdentifiable(element) && keepsIdentity(element)
  }

  /// An id that is computed may be another one each time.
  private func keepsIdentity(_ element: TypeIndex) -> Bool {
    guard let identifier = property(RowCall.identifier, of: element) else { return declaredTypes[element].kind == .class }
    return self[identifier].isStored || declaredTypes[element].kind == .enum
  }

  /// Whether something goes by what tells rows apart: a selection, a place to scroll to.
  public func areNamedElsewhere(_ row: RowCall, in type: TypeIndex) -> Bool {
    let scrolls = events(in: type).contains { event in
      files[Int(event.file)].path(self[event]).last.map(Project.scrolling.contains) == true
    }
    return scrolls || isInSelection(row)
  }

  private func isInSelection(_ row: RowCall) -> Bool {
    var call = row.event
    while true {
      if arguments(of: call).contains(where: { $0.label == Project.selection }) { return true }
      var scope = self[call].scope
      while scope >= 0, self[ScopeID(file: call.file, index: scope)].kind == .branch {
        scope = self[ScopeID(file: call.file, index: scope)].parent
      }
      guard scope >= 0 else { return false }
      let outer = self[ScopeID(file: call.file, index: scope)].call
      guard outer >= 0 else { return false }
      call = EventID(file: call.file, index: outer)
    }
  }

  private static let selection = Name("selection")
  private static let scrolling = NameSet(["scrollTo", "scrollPosition"])

  private func elements(
    at position: LocalID, in content: ScopeID, of collection: EventID, length: UInt32
  ) -> [(place: Place, isBinding: Bool)]? {
    var result: [(place: Place, isBinding: Bool)] = []
    for event in allEvents(of: content) {
      guard case .local(position.index) = target(of: event) else { continue }
      guard let element = element(at: event, of: collection, length) else { return nil }
      result.append(element)
    }
    return result
  }

  /// `items[index]` around `index`, where the element is only read or bound. What stands between the names is known by its
  /// length alone: the facts hold no text.
  private func element(at position: EventID, of collection: EventID, _ length: UInt32) -> (place: Place, isBinding: Bool)? {
    let facts = files[Int(position.file)]
    let index = self[position]
    guard index.pathCount == 1, index.kind == .read, index.flags.isDisjoint(with: .onSelf),
      let around = (Int(position.index) + 1..<facts.events.count).first(where: { facts.events[$0].end > index.end })
    else { return nil }
    let element = facts.events[around]
    let names = facts.path(self[collection]).dropLast()
    let isBinding = element.flags.contains(.projected)
    let isSame = facts.path(element).prefix(names.count).elementsEqual(names)
      && facts.path(element).dropFirst(names.count).first == Words.subscriptStep
      && element.flags.contains(.onSelf) == self[collection].flags.contains(.onSelf)
    guard isSame, element.kind == .read, element.receiver < 0, element.flags.isDisjoint(with: .written),
      !isBinding || !element.flags.contains(.onSelf), index.start == element.start + (isBinding ? 1 : 0) + length + 1
    else { return nil }
    // `items[index]`, `items[index].name`
    switch Int(element.pathCount) - names.count {
    case 1: guard element.end == index.end + 1 else { return nil }
    case 2: guard element.nameStart == index.end + 2 else { return nil }
    default: return nil
    }
    return (Place(file: position.file, start: element.start, end: index.end + 1), isBinding)
  }
}

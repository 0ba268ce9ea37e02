import SwiftTree

/// A binding to an element by its position, in a row that stands for the position: `$items[index]` in
/// `ForEach(items.indices) { index in … }`.
public struct IndexedBinding: Sendable {
  /// What the rows are made of: `items.indices`.
  public let data: Place
  /// The property that holds the elements.
  public let collection: PropertyID
}

/// Elements by position.
extension Project {
  /// What a projection binds by position; nil if it binds something else or if that is unknown.
  public func indexedBinding(_ projection: EventID) -> IndexedBinding? {
    let fact = self[projection]
    let names = files[Int(projection.file)].path(fact)
    guard fact.receiver < 0, let step = names.firstIndex(of: Words.subscriptStep), step > names.startIndex else { return nil }
    let collection = names[names.startIndex..<step]
    guard let position = positionRead(in: projection), let row = row(of: position) else { return nil }
    let call = EventID(file: projection.file, index: self[row].call)
    guard let data = positions(of: collection, in: call),
      let property = property(at: collection.count - 1, of: projection)
    else { return nil }
    return IndexedBinding(data: data, collection: property)
  }

  /// Whether rows bind elements by their positions, of a collection from which some are removed: that traps, which says more
  /// than that the rows are told apart by their positions.
  public func bindsRemovedElements(_ row: RowCall) -> Bool {
    guard let content = row.content else { return false }
    return (self[content].firstEvent..<self[content].endEvent).contains { index in
      let event = EventID(file: content.file, index: index)
      guard self[event].flags.contains(.projected), let binding = indexedBinding(event) else { return false }
      return removal(from: binding.collection) != nil
    }
  }

  /// The one name between the brackets, perhaps with `.offset`.
  private func positionRead(in projection: EventID) -> EventID? {
    let facts = files[Int(projection.file)]
    let inside = stride(from: projection.index - 1, through: 0, by: -1).prefix {
      facts.events[Int($0)].start >= self[projection].start
    }
    guard let index = inside.first, inside.dropFirst().isEmpty else { return nil }
    let event = facts.events[Int(index)]
    guard event.kind == .read, event.receiver < 0 else { return nil }
    let isPosition = event.pathCount == 1 || (event.pathCount == 2 && facts.path(event).last == Project.offset)
    return isPosition ? EventID(file: projection.file, index: index) : nil
  }

  /// The closure of a row whose first parameter a name is.
  private func row(of position: EventID) -> ScopeID? {
    let facts = files[Int(position.file)]
    let closure: ScopeIndex
    if facts.path(self[position]).first == Project.firstParameter {
      closure = closureAround(position)
    } else {
      guard case .local(let index) = target(of: position), facts.locals[Int(index)].kind == .closureParameter else { return nil }
      closure = facts.locals[Int(index)].scope
      guard facts.scopes[Int(closure)].firstLocal == index else { return nil }
    }
    guard closure >= 0, facts.scopes[Int(closure)].container == .row, facts.scopes[Int(closure)].call >= 0 else { return nil }
    return ScopeID(file: position.file, index: closure)
  }

  private func closureAround(_ event: EventID) -> ScopeIndex {
    let facts = files[Int(event.file)]
    var scope = self[event].scope
    while scope >= 0, facts.scopes[Int(scope)].kind == .branch { scope = facts.scopes[Int(scope)].parent }
    return scope >= 0 && facts.scopes[Int(scope)].kind == .closure ? scope : -1
  }

  /// What a call makes rows of, if that is the positions of a collection: `items.indices`, `0..<items.count`,
  /// `Array(items.enumerated())`.
  private func positions(of collection: FactSlice<Name>, in call: EventID) -> Place? {
    let facts = files[Int(call.file)]
    guard let data = facts.arguments(self[call]).first?.expression, data.closure < 0 else { return nil }
    let isFound = (data.firstEvent..<max(data.firstEvent, data.endEvent)).contains { index in
      let path = facts.path(facts.events[Int(index)])
      guard let last = path.last, Project.positionNames.contains(last) else { return false }
      return path.dropLast().elementsEqual(collection)
    }
    return isFound ? Place(file: call.file, start: data.start, end: data.end) : nil
  }

  private static let offset = Name("offset")
  private static let firstParameter = Name("$0")
  private static let positionNames = NameSet(["indices", "count", "enumerated", "indexed"])

  // MARK: Removal

  /// Where elements are taken out of a collection that a property holds, or of the one that it stands for.
  public func removal(from collection: PropertyID) -> EventID? {
    collections(behind: collection, depth: 0).lazy.compactMap(ownRemoval).first
  }

  private func ownRemoval(from collection: PropertyID) -> EventID? {
    let calls = reorderings(of: self[collection].name)
    if let call = calls.first(where: { self.isRemovingCall($0, on: collection) }) { return call }
    let type = owner(of: collection)
    guard type >= 0 else { return nil }
    return events(in: type).first { event in
      isUse(event, of: collection) && (isRemovingCall(event, on: collection) || isShorteningAssignment(event))
    }
  }

  private func isRemovingCall(_ event: EventID, on collection: PropertyID) -> Bool {
    let fact = self[event]
    guard fact.kind == .call, fact.pathCount > 1,
      files[Int(event.file)].path(fact).last.map(MutatingMethods.removingNames.contains) == true
    else { return false }
    return property(at: Int(fact.pathCount) - 2, of: event) == collection
  }

  /// `items = []`, `items = items.filter { … }`.
  private func isShorteningAssignment(_ event: EventID) -> Bool {
    let fact = self[event]
    guard fact.flags.contains(.assigned), fact.value >= 0, fact.pathCount == 1,
      !isInitializerBody(root(of: ScopeID(file: event.file, index: fact.scope)))
    else { return false }
    let value = files[Int(event.file)].expressions[Int(fact.value)]
    if value.kind == .array { return value.firstEvent == value.endEvent }
    guard value.kind == .chain, value.root >= 0 else { return false }
    let call = files[Int(event.file)].events[Int(value.root)]
    return call.kind == .call && files[Int(event.file)].path(call).last.map(MutatingMethods.shorteningNames.contains) == true
  }
}

import SwiftTree

/// Rows that are told apart by their positions.
public struct PositionalRows: Sendable {
  public let row: RowCall
  /// What the chain of the collection begins with, up to its first call: `items.indices`, `items.filter`.
  public let collection: EventID
  /// `ForEach(0..<items.count) { … }`: the range is read once.
  public let isConstantRange: Bool
}

/// Positions as identities.
extension Project {
  /// The rows that a call tells apart by their positions: `items.indices`, `0..<items.count`, `items.enumerated()` with
  /// `\.offset`; nil for others.
  public func positionalRows(_ row: RowCall) -> PositionalRows? {
    guard let name = row.identity?.last ?? Words.selfWord as Name? else { return nil }
    switch name {
    case Words.selfWord: return rowsOfIndices(row)
    case Positions.offset: return collection(of: row, before: Positions.enumerated).map { rows(row, $0) }
    case Positions.first: return rowsOfPairs(row)
    default: return nil
    }
  }

  /// The stored collections whose positions rows go by.
  public func collections(of rows: PositionalRows) -> [PropertyID] {
    collections(behind: rows.collection, length: Int(self[rows.collection].pathCount) - 1)
  }

  private func rows(_ row: RowCall, _ collection: EventID) -> PositionalRows {
    PositionalRows(row: row, collection: collection, isConstantRange: false)
  }

  /// `items.indices`, `0..<items.count`, each perhaps in `Array(…)`.
  private func rowsOfIndices(_ row: RowCall) -> PositionalRows? {
    if let collection = collection(of: row, before: Positions.indices), makesOnlyArrays(row) {
      return PositionalRows(row: row, collection: collection, isConstantRange: row.identity == nil)
    }
    // Whatever is rows and no chain, but ends in a count, is a range.
    guard row.data.kind == .other || isArray(row.data, in: row.event.file), makesOnlyArrays(row),
      let collection = collection(of: row, before: Positions.count)
    else { return nil }
    return PositionalRows(
      row: row, collection: collection, isConstantRange: row.identity == nil)
  }

  private func isArray(_ data: ExpressionFact, in file: FileIndex) -> Bool {
    guard data.kind == .chain, data.root >= 0 else { return false }
    let call = files[Int(file)].events[Int(data.root)]
    return call.kind == .call && files[Int(file)].path(call).last == Positions.array
  }

  /// `zip(items.indices, items)` with `\.0`, `enumerated()` with `\.0`.
  private func rowsOfPairs(_ row: RowCall) -> PositionalRows? {
    let collection =
      collection(of: row, before: Positions.enumerated)
        ?? (calls(row, Positions.zip) ? collection(of: row, before: Positions.indices) : nil)
    return collection.map { rows(row, $0) }
  }

  private func calls(_ row: RowCall, _ name: Name) -> Bool {
    (row.data.firstEvent..<row.data.endEvent).contains { index in
      let event = files[Int(row.event.file)].events[Int(index)]
      return event.kind == .call && files[Int(row.event.file)].path(event).last == name
    }
  }

  private func makesOnlyArrays(_ row: RowCall) -> Bool {
    (row.data.firstEvent..<row.data.endEvent).allSatisfy { index in
      let event = files[Int(row.event.file)].events[Int(index)]
      return event.kind == .read || files[Int(row.event.file)].path(event).last == Positions.array
    }
  }

  /// The chain of the data that ends in a name: `model.items.indices`, `items.filter { … }.enumerated()`. There is one.
  private func collection(of row: RowCall, before name: Name) -> EventID? {
    let facts = files[Int(row.event.file)]
    let found = (row.data.firstEvent..<row.data.endEvent).filter { index in
      let event = facts.events[Int(index)]
      return (event.receiver >= 0 || event.pathCount > 1) && facts.path(event).last == name
    }
    guard found.count == 1, var base = found.first else { return nil }
    while facts.events[Int(base)].receiver >= 0 { base = facts.events[Int(base)].receiver }
    return EventID(file: row.event.file, index: base)
  }
}

private enum Positions {
  static let indices = Name("indices")
  static let count = Name("count")
  static let enumerated = Name("enumerated")
  static let offset = Name("offset")
  static let first = Name("0")
  static let array = Name("Array")
  static let zip = Name("zip")
}

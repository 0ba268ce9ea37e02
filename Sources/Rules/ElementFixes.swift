import Ownership

extension Project {
  /// Makes rows of the elements and not of their positions.
  /// - Parameter elements: where the rows name an element by its position.
  func fix(_ rows: ElementRows, by elements: [(place: Place, isBinding: Bool)], _ safety: Fix.Safety) -> Fix {
    let binds = elements.contains { $0.isBinding }
    let naming = elements.map { Edit(at: $0.place, $0.isBinding ? "$element" : "element") }
    return Fix("Make a row of each element of '\(rows.collection)'", safety, [
      Edit(at: rows.data, binds ? "$\(rows.collection)" : "\(rows.collection)"),
      Edit(at: rows.position, binds ? "$element" : "element"),
    ] + naming)
  }
}

/// Elements sorted by what owns them, in time linear in their number.
struct Grouping<Element> {
  /// Those of one owner stand together, in the order in which they were given.
  let elements: [Element]
  /// Where the elements of each owner stand.
  let ranges: [Range<Int>]

  /// - Parameter owned: elements with their owners' numbers; those without an owner, -1, are left out.
  init(_ owned: [(owner: Int32, element: Element)], ownerCount: Int) {
    // How many elements each owner has; then where its next one stands.
    var places = Array(repeating: 0, count: ownerCount)
    for (owner, _) in owned where owner >= 0 { places[Int(owner)] += 1 }
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(ownerCount)
    var total = 0
    for owner in places.indices {
      let start = total
      total += places[owner]
      ranges.append(start..<total)
      places[owner] = start
    }
    elements = Array(unsafeUninitializedCapacity: total) { buffer, count in
      for (owner, element) in owned where owner >= 0 {
        buffer.initializeElement(at: places[Int(owner)], to: element)
        places[Int(owner)] += 1
      }
      count = total
    }
    self.ranges = ranges
  }
}

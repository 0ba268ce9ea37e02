/// Elements sorted by what owns them, in time linear in their number.
struct Grouping<Element> {
  /// Those of one owner stand together, in the order in which they were given.
  let elements: [Element]
  /// Where the elements of each owner stand.
  let ranges: [Range<Int>]

  /// - Parameter owned: elements with their owners' numbers; those without an owner, -1, are left out.
  init(_ owned: [(owner: Int32, element: Element)], ownerCount: Int) {
    var counts = Array(repeating: 0, count: ownerCount)
    for (owner, _) in owned where owner >= 0 { counts[Int(owner)] += 1 }
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(ownerCount)
    for count in counts {
      let start = ranges.last?.upperBound ?? 0
      ranges.append(start..<start + count)
    }
    let total = ranges.last?.upperBound ?? 0
    // From here on, how many of each owner's elements are missing.
    elements = Array(unsafeUninitializedCapacity: total) { buffer, count in
      for (owner, element) in owned where owner >= 0 {
        let owner = Int(owner)
        buffer.initializeElement(at: ranges[owner].upperBound - counts[owner], to: element)
        counts[owner] -= 1
      }
      count = total
    }
    self.ranges = ranges
  }
}

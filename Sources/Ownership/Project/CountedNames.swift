import SwiftTree

/// Names that stand in many files, of which a session replaces one.
struct CountedNames: Sendable {
  private(set) var names = NameSet()
  /// How often each one stands anywhere; empty but in a session.
  private var counts: [Name: Int] = [:]

  init() {}

  init(_ names: NameSet) {
    self.names = names
  }

  /// For the next version of a project, which counts on from here: to copy the counts takes longer than to change them.
  mutating func handedOver() -> CountedNames {
    defer { counts = [:] }
    return self
  }

  /// Says that a name stands once more than was said before.
  mutating func count(_ name: Name) {
    counts[name, default: 0] += 1
  }

  /// Puts what a file names now in the place of what it named before. All files have been counted.
  /// - Returns: the names that have stood nowhere before, or stand nowhere any more.
  mutating func replace(_ old: [Name], with new: [Name]) -> [Name] {
    if old == new { return [] }
    var differences: [Name: Int] = [:]
    for name in old { differences[name, default: 0] -= 1 }
    for name in new { differences[name, default: 0] += 1 }
    return differences.compactMap { name, difference in change(name, by: difference) ? name : nil }
  }

  /// - Returns: whether the name has come or gone.
  private mutating func change(_ name: Name, by difference: Int) -> Bool {
    if difference == 0 { return false }
    let before = counts[name, default: 0]
    let count = before + difference
    counts[name] = count > 0 ? count : nil
    if count <= 0 { names.remove(name) } else { names.insert(name) }
    return before <= 0 || count <= 0
  }
}

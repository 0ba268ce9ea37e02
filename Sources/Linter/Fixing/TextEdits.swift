/// Edits of one text that belong together or stand apart.
struct TextEdits {
  struct Edit: Equatable {
    /// In bytes.
    let range: Range<Int>
    let text: String
  }

  private(set) var edits: [Edit] = []

  /// Adds edits if none of them touches one that is there; else nothing.
  /// - Returns: whether they were added.
  mutating func add(_ more: [Edit]) -> Bool {
    let isApart = more.allSatisfy { new in edits.allSatisfy { TextEdits.areApart($0, new) } }
    if isApart { edits += more }
    return isApart
  }

  /// Two insertions at one place would come in an order that nobody has chosen.
  private static func areApart(_ one: Edit, _ other: Edit) -> Bool {
    one.range.upperBound < other.range.lowerBound || other.range.upperBound < one.range.lowerBound
      || one.range.upperBound == other.range.lowerBound && !one.range.isEmpty && !other.range.isEmpty
      || other.range.upperBound == one.range.lowerBound && !one.range.isEmpty && !other.range.isEmpty
  }

  /// From the end on, so that what stands before an edit keeps its place; what is put before a range comes after that.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let backwards = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }
    return backwards.reduce(into: bytes) { bytes, edit in
      let range = edit.range.clamped(to: 0..<bytes.count)
      bytes.replaceSubrange(range, with: edit.text.utf8)
    }
  }
}

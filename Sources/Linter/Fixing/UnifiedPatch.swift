/// A change of a file as `git apply` takes it.
public enum UnifiedPatch {
  private static let contextCount = 3

  /// Lines keep their own endings; a last line without one is marked.
  public static func text(of file: FixedFile) -> [UInt8] {
    let old = lines(of: file.old)
    let new = lines(of: file.new)
    // Fixes change a few lines: what is equal at both ends is left out, the rest is one hunk for each stretch of changes.
    let hunks = Difference(old: old, new: new).hunks(context: contextCount)
    if hunks.isEmpty { return [] }
    var text = Array("--- a/\(file.path)\n+++ b/\(file.path)\n".utf8)
    for hunk in hunks {
      text += "@@ -\(range(hunk.old)) +\(range(hunk.new)) @@\n".utf8
      for (mark, line) in hunk.lines {
        text.append(mark)
        text += line
        if line.last != .lineFeed { text += "\n\\ No newline at end of file\n".utf8 }
      }
    }
    return text
  }

  private static func range(_ range: Range<Int>) -> String {
    // A hunk without lines is named by the line before it.
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == .lineFeed {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}

/// Which lines differ.
private struct Difference {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private var removed: Set<Int> = []
  private var inserted: Set<Int> = []

  struct Hunk {
    let old: Range<Int>
    let new: Range<Int>
    var lines: [(UInt8, ArraySlice<UInt8>)] = []
  }

  init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    self.old = old
    self.new = new
    for change in new.difference(from: old, by: { $0.elementsEqual($1) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
  }

  /// Changes whose contexts meet are in one hunk.
  func hunks(context: Int) -> [Hunk] {
    var groups: [[Change]] = []
    for change in changes {
      if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups.map { hunk(of: $0, context) }
  }

  /// Lines that are taken out, and what comes in their place.
  private struct Change {
    let old: Range<Int>
    let new: Range<Int>
  }

  private var changes: [Change] {
    var changes: [Change] = []
    var position = (old: 0, new: 0)
    while position.old < old.count || position.new < new.count {
      let change = Change(
        old: Difference.run(of: removed, from: position.old), new: Difference.run(of: inserted, from: position.new))
      if change.old.isEmpty, change.new.isEmpty {
        position = (position.old + 1, position.new + 1)
      } else {
        changes.append(change)
        position = (change.old.upperBound, change.new.upperBound)
      }
    }
    return changes
  }

  private static func run(of lines: Set<Int>, from start: Int) -> Range<Int> {
    var end = start
    while lines.contains(end) { end += 1 }
    return start..<end
  }

  private func hunk(of changes: [Change], _ context: Int) -> Hunk {
    let first = changes[0]
    let last = changes[changes.count - 1]
    let before = min(context, first.old.lowerBound)
    let behind = min(context, old.count - last.old.upperBound)
    var hunk = Hunk(
      old: first.old.lowerBound - before..<last.old.upperBound + behind,
      new: first.new.lowerBound - before..<last.new.upperBound + behind)
    var position = hunk.old.lowerBound
    for change in changes {
      hunk.lines += old[position..<change.old.lowerBound].map { (.space, $0) }
      hunk.lines += old[change.old].map { (.hyphen, $0) }
      hunk.lines += new[change.new].map { (UInt8(ascii: "+"), $0) }
      position = change.old.upperBound
    }
    hunk.lines += old[position..<hunk.old.upperBound].map { (.space, $0) }
    return hunk
  }
}

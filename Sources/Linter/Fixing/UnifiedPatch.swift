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
    var old: Range<Int>
    var new: Range<Int>
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

  func hunks(context: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var position = (old: 0, new: 0)
    var equalSince = (old: 0, new: 0)
    while position.old < old.count || position.new < new.count {
      let isRemoved = removed.contains(position.old)
      let isInserted = inserted.contains(position.new)
      guard isRemoved || isInserted else {
        position = (position.old + 1, position.new + 1)
        continue
      }
      begin(at: position, equalSince: equalSince, context, &hunks)
      while removed.contains(position.old) {
        hunks[hunks.count - 1].lines.append((.hyphen, old[position.old]))
        position.old += 1
      }
      while inserted.contains(position.new) {
        hunks[hunks.count - 1].lines.append((UInt8(ascii: "+"), new[position.new]))
        position.new += 1
      }
      let tail = min(context, old.count - position.old)
      // What follows belongs to this hunk as far as no other change comes within it.
      let upToNext = (0..<tail).prefix { !removed.contains(position.old + $0) && !inserted.contains(position.new + $0) }.count
      for offset in 0..<upToNext { hunks[hunks.count - 1].lines.append((.space, old[position.old + offset])) }
      position = (position.old + upToNext, position.new + upToNext)
      hunks[hunks.count - 1].old = hunks[hunks.count - 1].old.lowerBound..<position.old
      hunks[hunks.count - 1].new = hunks[hunks.count - 1].new.lowerBound..<position.new
      equalSince = position
    }
    return hunks
  }

  /// A new hunk with lines before it, or the last one if that ends here.
  private func begin(
    at position: (old: Int, new: Int), equalSince: (old: Int, new: Int), _ context: Int, _ hunks: inout [Hunk]
  ) {
    let available = position.old - equalSince.old
    if !hunks.isEmpty, available <= context {
      for offset in 0..<available { hunks[hunks.count - 1].lines.append((.space, old[equalSince.old + offset])) }
      return
    }
    let count = min(context, available)
    var hunk = Hunk(
      old: position.old - count..<position.old, new: position.new - count..<position.new)
    for offset in 0..<count { hunk.lines.append((.space, old[position.old - count + offset])) }
    hunks.append(hunk)
  }
}

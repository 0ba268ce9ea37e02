import Ownership
import SwiftTree

/// An open file, cut at its declarations. The project joins each part as a file of its own: what somebody types concerns one
/// of them, and what is known of the others stays.
///
/// The number of parts never changes. Where declarations come, a part has several; where they go, it is empty.
struct FileParts {
  private var bytes: [UInt8]
  /// Of the whole file: what is read at each key needs not be read again to report what was found.
  private(set) var tree = Tree()
  private(set) var outline: FileReader.Outline
  private let heeded: HeededModules
  /// In bytes; they follow one another.
  private(set) var ranges: [Range<Int>]

  /// A part with another text.
  typealias Change = (part: Int, facts: FileFacts)

  init(_ bytes: [UInt8], _ heeded: HeededModules, _ reader: inout FileReader) {
    self.bytes = bytes
    self.heeded = heeded
    tree.parse(bytes)
    outline = reader.outline(of: tree)
    ranges = FileParts.ranges(outline, bytes.count)
  }

  private static func ranges(_ outline: FileReader.Outline, _ count: Int) -> [Range<Int>] {
    zip(outline.starts, outline.starts.dropFirst() + [count]).map { $0..<$1 }
  }

  private var header: FileHeader { outline.header.heeding(heeded) }

  /// The facts of all parts.
  func facts(_ words: OwnWords, _ reader: inout FileReader) -> [FileFacts] {
    let header = header
    var facts: [FileFacts] = []
    for range in ranges { facts.append(reader.facts(ofPart: bytes[range], header, words)) }
    return facts
  }

  /// Takes another text.
  /// - Returns: the parts that it changes; nil where it changes how all of them are read.
  mutating func replace(with new: [UInt8], _ words: OwnWords, _ reader: inout FileReader) -> [Change]? {
    tree.parse(new)
    let header = header
    outline = reader.outline(of: tree)
    guard self.header == header else { return nil }
    let fitting = Fitting(FileParts.ranges(outline, new.count), to: ranges, Difference(bytes, new))
    var changes: [Change] = []
    for part in fitting.changed where !new[fitting.ranges[part]].elementsEqual(bytes[ranges[part]]) {
      changes.append((part, reader.facts(ofPart: new[fitting.ranges[part]], header, words)))
    }
    ranges = fitting.ranges
    bytes = new
    return changes
  }
}

/// How many bytes two texts have in common.
private struct Difference {
  private(set) var start = 0
  private(set) var end = 0
  let oldCount: Int
  let newCount: Int

  init(_ old: [UInt8], _ new: [UInt8]) {
    oldCount = old.count
    newCount = new.count
    // Lent, because the whole text is compared at each key.
    old.withUnsafeBytes { old in new.withUnsafeBytes { measure(old, $0) } }
  }

  private mutating func measure(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) {
    let shared = min(oldCount, newCount)
    let word = MemoryLayout<UInt64>.size
    while start + word <= shared, old.word(at: start) == new.word(at: start) { start += word }
    while start < shared, old[start] == new[start] { start += 1 }
    while end + word <= shared - start, old.word(at: oldCount - word - end) == new.word(at: newCount - word - end) { end += word }
    while end < shared - start, old[oldCount - 1 - end] == new[newCount - 1 - end] { end += 1 }
  }
}

/// The pieces of a new text as the same number of parts as before: one that has not changed keeps its number.
private struct Fitting {
  private(set) var ranges: [Range<Int>] = []
  /// The parts that may have another text.
  private(set) var changed = 0..<0

  init(_ pieces: [Range<Int>], to parts: [Range<Int>], _ difference: Difference) {
    var pieces = pieces[...]
    while ranges.count < parts.count {
      let part = parts[ranges.count]
      if part.isEmpty {
        ranges.append(end..<end)
      } else if part == pieces.first, part.upperBound <= difference.start {
        ranges.append(part)
        pieces.removeFirst()
      } else {
        break
      }
    }
    var behind = Fitting.unchangedBehind(parts.dropFirst(ranges.count), &pieces, difference)
    // What comes where there is no room goes with the part before it, or with the one behind.
    if !pieces.isEmpty, ranges.count + behind.count == parts.count {
      if let part = ranges.popLast() {
        pieces = [part] + pieces
      } else if let part = behind.popLast() {
        pieces.append(part)
      }
    }
    changed = ranges.count..<parts.count - behind.count
    for part in changed {
      let next = part == changed.upperBound - 1 ? behind.last?.lowerBound ?? difference.newCount : pieces.first?.upperBound
      ranges.append(end..<(next ?? end))
      pieces = pieces.dropFirst()
    }
    ranges += behind.reversed()
  }

  private var end: Int { ranges.last?.upperBound ?? 0 }

  /// From the last one on.
  private static func unchangedBehind(
    _ parts: ArraySlice<Range<Int>>, _ pieces: inout ArraySlice<Range<Int>>, _ difference: Difference
  ) -> [Range<Int>] {
    var behind: [Range<Int>] = []
    let growth = difference.newCount - difference.oldCount
    for part in parts.reversed() {
      let moved = part.lowerBound + growth..<part.upperBound + growth
      if part.isEmpty {
        let start = behind.last?.lowerBound ?? difference.newCount
        behind.append(start..<start)
      } else if moved == pieces.last, part.lowerBound >= difference.oldCount - difference.end {
        behind.append(moved)
        pieces.removeLast()
      } else {
        break
      }
    }
    return behind
  }
}

extension Tree {
  /// Where parts of the file begin that can be read without the others: at declarations. Statements go along with what is
  /// before them.
  var partStarts: [Int] {
    var starts = [0]
    var child = 1
    while child < end(0) {
      if kind(child).beginsPart, start(child) > 0 { starts.append(start(child)) }
      child = end(child)
    }
    return starts
  }
}

extension NodeKind {
  fileprivate var beginsPart: Bool {
    switch self {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .extensionDeclaration, .functionDeclaration, .macroExpansion, .ifConfig: true
    default: false
    }
  }
}

import Ownership
import Rules
import SwiftTree

/// What a report needs to know about a place, cut from the source.
struct ResolvedPlace {
  let reported: ReportedPlace
  /// The source as a name in a message.
  let name: String
  /// The source word for word.
  let source: String
  /// What its first line begins with.
  let indentation: String
  /// The tokens of the first line, with a byte 0 after each; where there are none, in a comment, the place itself.
  let lineTokens: [UInt8]
  /// GitHub's hash of the first line; empty if nobody asks for it.
  let lineHash: String
}

/// The source of places in one file. Made only for files with findings: they are read a second time, so that a run
/// keeps no source.
struct PlaceResolver {
  private let path: String
  private let rootPath: String
  let tree: Tree
  let bytes: ArraySlice<UInt8>
  let lines: LineTable
  private let lineHashes: [String]

  /// - Parameters:
  ///   - rootPath: the path from the repository's root.
  ///   - hashesLines: whether GitHub's hash of each line is wanted.
  init(path: String, rootPath: String, _ tree: Tree, hashesLines: Bool = false) {
    self.path = path
    self.rootPath = rootPath
    self.tree = tree
    bytes = tree.bytes[..<tree.count]
    lines = LineTable(bytes)
    lineHashes = hashesLines ? LineHashes.hashes(of: bytes) : []
  }

  /// A place beyond the end (the file has just become shorter) is moved there.
  func resolve(_ place: Place) -> ResolvedPlace {
    let start = min(Int(place.start), bytes.count)
    let end = max(start, min(Int(place.end), bytes.count))
    let line = lines.range(ofLine: lines.line(at: start), in: bytes)
    let tokens = tokens(in: line)
    return ResolvedPlace(
      reported: reported(start..<end), name: PlaceResolver.name(bytes[start..<end]),
      source: PlaceResolver.text(bytes[start..<end]), indentation: PlaceResolver.text(indentation(of: bytes[line])),
      lineTokens: tokens.isEmpty ? Array(bytes[start..<end]) : tokens,
      lineHash: lineHashes.isEmpty ? "" : lineHashes[lines.line(at: start)])
  }

  func reported(_ range: Range<Int>) -> ReportedPlace {
    let line = lines.range(ofLine: lines.line(at: range.lowerBound), in: bytes)
    return ReportedPlace(
      path: path, rootPath: rootPath, start: lines.position(at: range.lowerBound, in: bytes),
      end: lines.position(at: range.upperBound, in: bytes), excerpt: excerpt(of: range, line: line))
  }

  /// The blanks that a line begins with.
  func indentation(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.prefix { $0 == .space || $0 == UInt8(ascii: "\t") }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte <= .space }

  // In bytes. A line of machine-made code can have a million.
  private static let longestContext = 100
  private static let longestMark = 200
  private static let longestName = 80

  private func excerpt(of range: Range<Int>, line: Range<Int>) -> Excerpt {
    let start = min(range.lowerBound, line.upperBound)
    let end = max(start, min(range.upperBound, line.upperBound))
    let marked = PlaceResolver.beginning(of: bytes[start..<end], PlaceResolver.longestMark)
    let isCut = marked.endIndex < end
    let after = isCut ? bytes[end..<end] : bytes[end..<line.upperBound]
    let shownAfter = PlaceResolver.beginning(of: after, PlaceResolver.longestContext)
    let before = bytes[line.lowerBound..<start]
    let shownBefore = PlaceResolver.ending(of: before, PlaceResolver.longestContext)
    return Excerpt(
      before: (shownBefore.count < before.count ? "…" : "") + PlaceResolver.text(shownBefore),
      marked: PlaceResolver.text(marked),
      after: PlaceResolver.text(shownAfter) + (isCut || shownAfter.count < after.count ? "…" : ""))
  }

  /// On one line, without the backticks of an escaped name, cut where it is long.
  private static func name(_ source: ArraySlice<UInt8>) -> String {
    let words = source.split(whereSeparator: isBlank)
    let name = Array(words.prefix(longestName).joined(separator: CollectionOfOne(.space)))[...]
    if name.count > 2, name.first == .backtick, name.last == .backtick { return text(name.dropFirst().dropLast()) }
    let shown = beginning(of: name, longestName)
    return text(shown) + (shown.count < name.count ? "…" : "")
  }

  /// At most `limit` bytes that don't end within a character.
  private static func beginning(of bytes: ArraySlice<UInt8>, _ limit: Int) -> ArraySlice<UInt8> {
    var end = min(bytes.startIndex + limit, bytes.endIndex)
    while end < bytes.endIndex, end > bytes.startIndex, UTF8.isContinuation(bytes[end]) { end -= 1 }
    return bytes[..<end]
  }

  /// At most `limit` bytes that don't begin within a character.
  private static func ending(of bytes: ArraySlice<UInt8>, _ limit: Int) -> ArraySlice<UInt8> {
    let end = bytes.suffix(limit)
    return end.count < bytes.count ? end.drop(while: UTF8.isContinuation) : end
  }

  static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private func tokens(in line: Range<Int>) -> [UInt8] {
    var index = firstToken(from: line.lowerBound)
    var tokens: [UInt8] = []
    while index < tree.tokenCount, tree.tokenStart(index) < line.upperBound {
      tokens += bytes[tree.tokenStart(index)..<tree.tokenEnd(index)]
      tokens.append(0)
      index += 1
    }
    return tokens
  }

  func firstToken(from offset: Int) -> Int {
    var low = 0
    var high = tree.tokenCount
    while low < high {
      let middle = (low + high) / 2
      if tree.tokenStart(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

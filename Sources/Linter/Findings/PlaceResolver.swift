import Ownership
import Rules
import SwiftTree

/// What a report needs to know about a place, cut from the source.
struct ResolvedPlace {
  let reported: ReportedPlace
  /// With the blanks and line breaks behind it.
  let withBlanksBehind: ReportedPlace
  /// With the `=` before it and the blanks around that; the place itself where none stands there.
  let withEqualsSignBefore: ReportedPlace
  let withBlanksBefore: ReportedPlace
  /// With its lines to the last line break; the place itself where something else stands there.
  let withLines: ReportedPlace
  /// Of a closure that begins there.
  let captures: Captures
  /// Where a line above it begins.
  let lineAbove: LineAbove
  /// The source as a name in a message.
  let name: String
  /// What its first line begins with.
  let indentation: String
  /// The source word for word.
  let source: String
  /// The tokens of the first line, with a byte 0 after each; where there are none, in a comment, the place itself.
  let lineTokens: [UInt8]
  /// GitHub's hash of the first line; empty if nobody asks for it.
  let lineHash: String

  func reported(reaching reach: Edit.Reach) -> ReportedPlace {
    switch reach {
    case .place: reported
    case .blanksBehind: withBlanksBehind
    case .equalsSignBefore: withEqualsSignBefore
    case .blanksBefore: withBlanksBefore
    case .lines: withLines
    case .captures: captures.reported
    case .lineAbove: lineAbove.reported
    }
  }

  /// The text of an edit of this place.
  func text(of edit: Edit, _ places: (Place) -> ResolvedPlace?) -> String {
    let indentation = edit.reach == .lineAbove ? lineAbove.indentation : indentation
    var text = EditText(indentation: indentation, lineBreak: lineAbove.lineBreak, step: lineAbove.step)
    for piece in edit.text.pieces {
      switch piece {
      case .words(let words): text.append(words)
      case .source(let place): if let place = places(place) { text.append(place.source, indentedBy: place.indentation) }
      }
    }
    switch edit.reach {
    case .place, .blanksBehind, .blanksBefore, .equalsSignBefore, .lines: return text.text
    case .captures: return captures.opening + text.text + captures.closing
    case .lineAbove: return lineAbove.text(text.text)
    }
  }
}

/// Where a closure's capture list can be begun or gone on with.
struct Captures {
  let reported: ReportedPlace
  let opening: String
  let closing: String
}

/// Where a declaration can be put above another one: behind what comes before, so that comments stay with their own.
struct LineAbove {
  /// What comes before it.
  enum Neighbour {
    /// on the same line
    case beside
    /// the opening brace of the type
    case opening
    case line
    /// a member of several lines
    case block
  }

  let reported: ReportedPlace
  let neighbour: Neighbour
  let isBlankLineBelow: Bool
  let lineEnding: String
  let indentation: String
  /// One step of the file's indentation.
  let step: String

  var lineBreak: String { neighbour == .beside ? " " : lineEnding + indentation }

  /// A declaration of several lines has a blank line on either side, and so has one between members of several lines; not a
  /// modifier among others.
  func text(_ declaration: String) -> String {
    let isModifier = declaration.hasPrefix(".")
    if neighbour == .beside { return isModifier ? declaration : declaration + "; " }
    if isModifier { return lineBreak + declaration }
    let isApart = neighbour == .block || declaration.contains(lineEnding)
    let opening = isApart && neighbour != .opening ? lineEnding : ""
    return opening + lineBreak + declaration + (isApart && !isBlankLineBelow ? lineEnding : "")
  }
}

/// The source of places in one file. Made only for files with findings: they are read a second time, so that a run
/// keeps no source.
struct PlaceResolver {
  private let path: String
  private let rootPath: String
  private let tree: Tree
  private let bytes: ArraySlice<UInt8>
  private let lines: LineTable
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
    let blanksEnd = bytes[end...].firstIndex { !PlaceResolver.isBlank($0) } ?? bytes.count
    return ResolvedPlace(
      reported: reported(start..<end), withBlanksBehind: reported(start..<blanksEnd),
      withEqualsSignBefore: reported(startOfAssignment(before: start)..<end),
      withBlanksBefore: reported(startOfBlanks(before: start)..<end), withLines: reported(lines(around: start..<end)), captures: captures(ofClosureAt: start), lineAbove: lineAbove(start),
      name: PlaceResolver.name(bytes[start..<end]), indentation: PlaceResolver.text(indentation(of: bytes[line])), source: PlaceResolver.text(bytes[start..<end]),
      lineTokens: tokens.isEmpty ? Array(bytes[start..<end]) : tokens,
      lineHash: lineHashes.isEmpty ? "" : lineHashes[lines.line(at: start)])
  }

  private func reported(_ range: Range<Int>) -> ReportedPlace {
    let line = lines.range(ofLine: lines.line(at: range.lowerBound), in: bytes)
    return ReportedPlace(
      path: path, rootPath: rootPath, start: lines.position(at: range.lowerBound, in: bytes),
      end: lines.position(at: range.upperBound, in: bytes), excerpt: excerpt(of: range, line: line))
  }

  private func startOfBlanks(before start: Int) -> Int {
    bytes[..<start].lastIndex { !PlaceResolver.isBlank($0) }.map { $0 + 1 } ?? start
  }

  private func startOfAssignment(before start: Int) -> Int {
    guard let sign = bytes[..<start].lastIndex(where: { !PlaceResolver.isBlank($0) }), bytes[sign] == UInt8(ascii: "=")
    else { return start }
    return bytes[..<sign].lastIndex { !PlaceResolver.isBlank($0) }.map { $0 + 1 } ?? sign
  }

  private func lineAbove(_ start: Int) -> LineAbove {
    let line = lines.range(ofLine: lines.line(at: start), in: bytes)
    let previous = firstToken(from: start) - 1
    let end = previous < 0 ? 0 : min(tree.tokenEnd(previous), start)
    let lineEnd = bytes[end..<start].firstIndex(of: .lineFeed)
    let isBeside = lineEnd.map { PlaceResolver.beginsLongComment(bytes[end..<$0]) } ?? true
    let isWide = lineEnd.map { $0 > end && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    let place = isBeside ? start : lineEnd.map { isWide ? $0 - 1 : $0 } ?? start
    let below = bytes[place..<start].drop { $0 != .lineFeed }.dropFirst()
    return LineAbove(
      reported: reported(place..<place), neighbour: isBeside ? .beside : neighbour(previous),
      isBlankLineBelow: below.first { $0 == .lineFeed || !PlaceResolver.isBlank($0) } == .lineFeed,
      lineEnding: isWide ? "\r\n" : "\n", indentation: PlaceResolver.text(indentation(of: bytes[line.lowerBound..<start])),
      step: indentationStep)
  }

  private func neighbour(_ token: Int) -> LineAbove.Neighbour {
    guard token >= 0 else { return .line }
    switch bytes[tree.tokenEnd(token) - 1] {
    case UInt8(ascii: "{"): return .opening
    case UInt8(ascii: "}"): return .block
    default: return .line
    }
  }

  private func indentation(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.prefix { $0 == .space || $0 == UInt8(ascii: "\t") }
  }

  /// That of the first line that is indented by more than the one blank of a comment's.
  private var indentationStep: String {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let indentation = indentation(of: bytes[start...])
      if indentation.count > 1 || indentation.first == UInt8(ascii: "\t") {
        return indentation.first == .space ? PlaceResolver.text(indentation) : "\t"
      }
      start = bytes[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.endIndex
    }
    return "  "
  }

  private static func beginsLongComment(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "*") }
  }

  private func captures(ofClosureAt start: Int) -> Captures {
    let brace = firstToken(from: start)
    let place = reported(min(start + 1, bytes.count)..<min(start + 1, bytes.count))
    guard brace + 1 < tree.tokenCount, tree.tokenStart(brace) == start, bytes[start] == UInt8(ascii: "{") else {
      return Captures(reported: place, opening: "", closing: "")
    }
    let next = tree.tokenStart(brace + 1)
    let closure = (0..<tree.end(0)).first { tree.kind($0) == .closure && tree.firstToken($0) == brace }
    guard let closure, let signature = tree.child(closure, .closureSignature) else {
      return Captures(reported: place, opening: " [", closing: "] in")
    }
    guard tree.child(signature, .captures) != nil, bytes[next] == UInt8(ascii: "[") else {
      return Captures(reported: place, opening: " [", closing: "]")
    }
    return Captures(reported: reported(next + 1..<next + 1), opening: "", closing: ", ")
  }

  private func lines(around range: Range<Int>) -> Range<Int> {
    let first = lines.range(ofLine: lines.line(at: range.lowerBound), in: bytes)
    let last = lines.range(ofLine: lines.line(at: range.upperBound), in: bytes)
    let isAlone = bytes[first.lowerBound..<range.lowerBound].allSatisfy(PlaceResolver.isBlank)
      && bytes[range.upperBound..<last.upperBound].allSatisfy(PlaceResolver.isBlank)
    guard isAlone, let lineBreak = bytes[range.upperBound...].firstIndex(of: .lineFeed) else { return range }
    return first.lowerBound..<lineBreak + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= .space }

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

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

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

  private func firstToken(from offset: Int) -> Int {
    var low = 0
    var high = tree.tokenCount
    while low < high {
      let middle = (low + high) / 2
      if tree.tokenStart(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

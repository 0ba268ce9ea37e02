import Ownership
import Rules
import SwiftTree

/// Where an edit is, before its source has been looked at.
struct EditPlace: Hashable {
  let place: Place
  let reach: Edit.Reach

  init(_ edit: Edit) {
    place = edit.place
    reach = edit.reach
  }
}

/// What has to be known to write an edit's text.
struct ResolvedEdit {
  /// What is put around the text.
  enum Frame {
    case none
    case around(String, String)
    /// on the line of what it is put before
    case beside
    case line(LineAbove)
  }

  let reported: ReportedPlace
  private let frame: Frame
  private let indentation: String
  private let lineBreak: String
  private let step: String

  /// - Parameters:
  ///   - indentation: that of the line where the text begins.
  ///   - lineBreak: what goes on in a further line of the text.
  ///   - step: one step of the file's indentation.
  init(at reported: ReportedPlace, frame: Frame, lineBreak: String = "\n", indentation: String = "", step: String = "") {
    self.reported = reported
    self.frame = frame
    self.indentation = indentation
    self.lineBreak = lineBreak
    self.step = step
  }

  func text(of message: Message, _ places: (Place) -> ResolvedPlace?) -> String {
    var text = EditText(indentation: indentation, lineBreak: lineBreak, step: step)
    for piece in message.pieces {
      switch piece {
      case .words(let words): text.append(words)
      case .source(let place): if let place = places(place) { text.append(place.source, indentedBy: place.indentation) }
      }
    }
    // A modifier goes with the one behind it, a declaration wants an end.
    let isModifier = text.text.hasPrefix(".")
    switch frame {
    case .none: return text.text
    case .around(let opening, let closing): return opening + text.text + closing
    case .beside: return isModifier ? text.text : text.text + "; "
    case .line(let line): return isModifier ? lineBreak + text.text : line.text(text.text, lineBreak)
    }
  }
}

/// Where a declaration can be put above another one: behind what comes before, so that comments stay with their own.
struct LineAbove {
  /// What comes before it.
  enum Neighbour {
    /// the opening brace of the type
    case opening
    case line
    /// a member of several lines
    case block
  }

  let neighbour: Neighbour
  let isBlankLineBelow: Bool
  let lineEnding: String

  /// A declaration of several lines has a blank line on either side, and so has one between members of several lines.
  func text(_ declaration: String, _ lineBreak: String) -> String {
    let isApart = neighbour == .block || declaration.contains(lineEnding)
    let opening = isApart && neighbour != .opening ? lineEnding : ""
    return opening + lineBreak + declaration + (isApart && !isBlankLineBelow ? lineEnding : "")
  }
}

extension PlaceResolver {
  /// Nil where the source is not as the edit wants it.
  func resolve(_ edit: EditPlace) -> ResolvedEdit? {
    let start = min(Int(edit.place.start), bytes.count)
    let end = max(start, min(Int(edit.place.end), bytes.count))
    switch edit.reach {
    case .place: return inPlace(start..<end)
    case .blanksBehind: return inPlace(start..<(bytes[end...].firstIndex { !PlaceResolver.isBlank($0) } ?? bytes.count))
    case .blanksBefore: return inPlace(startOfBlanks(before: start)..<end)
    case .equalsSignBefore: return inPlace(startOfAssignment(before: start)..<end)
    case .lines: return inPlace(lines(around: start..<end))
    case .captures: return captures(ofClosureAt: start)
    case .lineAbove: return lineAbove(start)
    case .modifier: return modifier(inBodyAt: start)
    case .constant: return constant(named: start).map(inPlace)
    case .modifierCall: return modifierCall(start..<end).map(inPlace)
    case .observers: return observers(ofVariableAt: start).map(inPlace)
    case .accessWord: return accessWord(ofDeclarationAt: start).map(inPlace)
    case .beforeType: return type(ofParameterAt: start).map { inPlace($0.lowerBound..<$0.lowerBound) }
    case .behindType: return type(ofParameterAt: start).map { inPlace($0.upperBound..<$0.upperBound) }
    case .beforeExpression: return beforeExpression(inCodeAt: start)
    case .behindExpression: return behindExpression(inCodeAt: start).map(inPlace)
    case .code: return condition(inClosureAt: start)
    case .argument(let position): return argument(position, behind: end)
    case .inherited(let position): return inherited(position, byTypeAt: start).map(inPlace)
    case .result: return result(ofDeclarationAt: start).map(inPlace)
    case .outcome: return outcome(start..<end).map(inPlace)
    case .builtStatement: return isBuiltStatement(at: start) ? inPlace(start..<start) : nil
    }
  }

  private func inPlace(_ range: Range<Int>) -> ResolvedEdit {
    let line = lines.range(ofLine: lines.line(at: range.lowerBound), in: bytes)
    return ResolvedEdit(
      at: reported(range), frame: .none, indentation: PlaceResolver.text(indentation(of: bytes[line])))
  }

  func startOfBlanks(before start: Int) -> Int {
    bytes[..<start].lastIndex { !PlaceResolver.isBlank($0) }.map { $0 + 1 } ?? start
  }

  private func startOfAssignment(before start: Int) -> Int {
    guard let sign = bytes[..<start].lastIndex(where: { !PlaceResolver.isBlank($0) }), bytes[sign] == UInt8(ascii: "=")
    else { return start }
    return bytes[..<sign].lastIndex { !PlaceResolver.isBlank($0) }.map { $0 + 1 } ?? sign
  }

  private func lineAbove(_ start: Int) -> ResolvedEdit {
    let previous = firstToken(from: start) - 1
    let end = previous < 0 ? 0 : min(tree.tokenEnd(previous), start)
    guard let lineFeed = bytes[end..<start].firstIndex(of: .lineFeed),
      !PlaceResolver.beginsLongComment(bytes[end..<lineFeed])
    else { return ResolvedEdit(at: reported(start..<start), frame: .beside, lineBreak: " ") }
    let isWide = lineFeed > end && bytes[lineFeed - 1] == UInt8(ascii: "\r")
    let place = isWide ? lineFeed - 1 : lineFeed
    let below = bytes[lineFeed..<start].dropFirst()
    let indentation = PlaceResolver.text(indentation(of: bytes[lines.range(ofLine: lines.line(at: start), in: bytes)]))
    let lineAbove = LineAbove(
      neighbour: neighbour(previous),
      isBlankLineBelow: below.first { $0 == .lineFeed || !PlaceResolver.isBlank($0) } == .lineFeed,
      lineEnding: isWide ? "\r\n" : "\n")
    return ResolvedEdit(
      at: reported(place..<place), frame: .line(lineAbove), lineBreak: lineAbove.lineEnding + indentation,
      indentation: indentation, step: indentationStep)
  }

  private func neighbour(_ token: Int) -> LineAbove.Neighbour {
    guard token >= 0 else { return .line }
    switch bytes[tree.tokenEnd(token) - 1] {
    case UInt8(ascii: "{"): return .opening
    case UInt8(ascii: "}"): return .block
    default: return .line
    }
  }

  /// That of the first line that is indented by more than the one blank of a comment's.
  var indentationStep: String {
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

  private func captures(ofClosureAt start: Int) -> ResolvedEdit {
    let brace = firstToken(from: start)
    let closure = (0..<tree.end(0)).first { tree.kind($0) == .closure && tree.firstToken($0) == brace }
    let behind = reported(min(start + 1, bytes.count)..<min(start + 1, bytes.count))
    guard let signature = closure.flatMap({ tree.child($0, .closureSignature) }) else {
      return ResolvedEdit(at: behind, frame: .around(" [", "] in"))
    }
    guard let captures = tree.child(signature, .captures) else { return ResolvedEdit(at: behind, frame: .around(" [", "]")) }
    let first = tree.start(captures) + 1
    return ResolvedEdit(at: reported(first..<first), frame: .around("", ", "))
  }

  func lines(around range: Range<Int>) -> Range<Int> {
    let first = lines.range(ofLine: lines.line(at: range.lowerBound), in: bytes)
    let last = lines.range(ofLine: lines.line(at: range.upperBound), in: bytes)
    let isAlone = bytes[first.lowerBound..<range.lowerBound].allSatisfy(PlaceResolver.isBlank)
      && bytes[range.upperBound..<last.upperBound].allSatisfy(PlaceResolver.isBlank)
    guard isAlone, let lineBreak = bytes[range.upperBound...].firstIndex(of: .lineFeed) else { return range }
    return first.lowerBound..<lineBreak + 1
  }
}

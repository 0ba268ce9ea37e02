import Linter

/// How a client counts within a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place as the protocol has it: both from 0.
struct ProtocolPosition: Equatable {
  var line: Int
  var character: Int
}

/// A text that can be addressed by lines.
struct DocumentText: Equatable {
  private(set) var bytes: [UInt8]
  private var lines: LineTable

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes[...])
  }

  /// The offset of a position. What lies behind the end of a line is its end, behind the last line the text's.
  func offset(of position: ProtocolPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return bytes.count }
    let line = lineRange(position.line)
    let wanted = min(max(0, position.character), line.count)
    switch encoding {
    case .utf8: return DocumentText.characterStart(min(line.lowerBound + wanted, line.upperBound), in: bytes)
    case .utf16: return utf16Offset(wanted, in: line)
    }
  }

  func position(at offset: Int, _ encoding: PositionEncoding) -> ProtocolPosition {
    let offset = min(max(0, offset), bytes.count)
    let position = lines.position(at: offset, in: bytes[...])
    let column = encoding == .utf8 ? position.column : position.utf16Column
    return ProtocolPosition(line: position.line - 1, character: column - 1)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    lines = LineTable(bytes[...])
  }

  /// The bytes of a line without those that end it.
  func lineRange(_ line: Int) -> Range<Int> { lines.range(ofLine: line, in: bytes[...]) }

  /// What ends a line; nil for the last one.
  func lineBreak(after line: Int) -> String? {
    let bytes = bytes[lineRange(line).upperBound..<lines.end(ofLine: line, in: bytes[...])]
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private func utf16Offset(_ units: Int, in line: Range<Int>) -> Int {
    var offset = line.lowerBound
    var left = units
    while offset < line.upperBound, left > 0 {
      let length = DocumentText.length(ofCharacterAt: offset, in: bytes)
      // A surrogate pair; a position between its halves is its beginning.
      let unitCount = length == 4 ? 2 : 1
      if unitCount > left { break }
      left -= unitCount
      offset = min(offset + length, line.upperBound)
    }
    return offset
  }

  private static func length(ofCharacterAt offset: Int, in bytes: [UInt8]) -> Int {
    switch bytes[offset] {
    case 0xF0...0xF7: 4
    case 0xE0...0xEF: 3
    case 0xC0...0xDF: 2
    default: 1
    }
  }

  private static func characterStart(_ offset: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, UTF8.isContinuation(bytes[offset]) { offset -= 1 }
    return offset
  }
}

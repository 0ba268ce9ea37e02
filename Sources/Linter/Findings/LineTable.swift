/// A place as people and editors count.
public struct Position: Sendable, Equatable {
  /// From 1. A line ends at `\n`, `\r\n` or a lone `\r`.
  public let line: Int
  /// From 1, in UTF-8 bytes.
  public let column: Int
  /// From 0, in UTF-8 bytes from the file's first.
  public let offset: Int
  /// From 1, in UTF-16 units: what SARIF and most services count.
  public let utf16Column: Int
  /// From 1, in characters as a person sees them.
  public let characterColumn: Int

  /// - Parameters:
  ///   - utf16Column: nil where the line holds nothing but ASCII before the place.
  ///   - characterColumn: the same.
  public init(line: Int, column: Int, offset: Int, utf16Column: Int? = nil, characterColumn: Int? = nil) {
    self.line = line
    self.column = column
    self.offset = offset
    self.utf16Column = utf16Column ?? column
    self.characterColumn = characterColumn ?? column
  }
}

/// Where the lines of a text begin. A line ends at `\n`, `\r\n` or a lone `\r`.
public struct LineTable: Equatable, Sendable {
  /// The offset of each line's first byte.
  private let starts: [Int]

  public init(_ bytes: ArraySlice<UInt8>) {
    starts = bytes.withUnsafeBytes(LineTable.starts)
  }

  /// Eight bytes at a time, because an editor's session looks for all lines of the text twice at each key: byte by byte that
  /// was an eighth of the instructions.
  private static func starts(in bytes: UnsafeRawBufferPointer) -> [Int] {
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count {
        let controls = bytes.word(at: offset).bytesBelow(.carriageReturn + 1)
        guard controls != 0 else {
          offset += 8
          continue
        }
        offset += controls.trailingZeroBitCount / 8
      }
      let next = offset + 1
      let isReturn = bytes[offset] == .carriageReturn && !(next < bytes.count && bytes[next] == .lineFeed)
      if bytes[offset] == .lineFeed || isReturn { starts.append(next) }
      offset = next
    }
    return starts
  }

  /// One more than there are line ends.
  public var count: Int { starts.count }

  /// The line of an offset, from 0.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// - Parameter bytes: the text of the table.
  public func position(at offset: Int, in bytes: ArraySlice<UInt8>) -> Position {
    let line = line(at: offset)
    let before = bytes[starts[line]..<offset]
    let column = before.count + 1
    if before.allSatisfy({ $0 < 0x80 }) { return Position(line: line + 1, column: column, offset: offset) }
    let text = String(decoding: before, as: UTF8.self)
    return Position(
      line: line + 1, column: column, offset: offset, utf16Column: text.utf16.count + 1,
      characterColumn: text.count + 1)
  }

  /// The bytes of a line (from 0) without those that end it.
  public func range(ofLine line: Int, in bytes: ArraySlice<UInt8>) -> Range<Int> {
    let start = starts[line]
    var end = end(ofLine: line, in: bytes)
    while end > start, bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  /// The offset behind a line (from 0) with what ends it.
  public func end(ofLine line: Int, in bytes: ArraySlice<UInt8>) -> Int {
    line + 1 < starts.count ? starts[line + 1] : bytes.count
  }
}

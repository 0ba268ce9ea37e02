/// A place as people and editors count.
public struct Position: Sendable, Equatable {
  /// From 1. A line ends at `\n`, `\r\n` or a lone `\r`.
  public let line: Int
  /// From 1, in UTF-8 bytes.
  public let column: Int
  /// From 0, in UTF-8 bytes from the file's first.
  public let offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

/// Where the lines of a text begin.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: ArraySlice<UInt8>) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let next = offset + 1
      let endsLine = byte == .lineFeed || (byte == .carriageReturn && !(next < bytes.count && bytes[next] == .lineFeed))
      if endsLine { starts.append(next) }
    }
    self.starts = starts
  }

  /// The line of an offset, from 0.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func position(at offset: Int) -> Position {
    let line = line(at: offset)
    return Position(line: line + 1, column: offset - starts[line] + 1, offset: offset)
  }

  /// The bytes of a line (from 0) without those that end it.
  func range(ofLine line: Int, in bytes: ArraySlice<UInt8>) -> Range<Int> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }
}

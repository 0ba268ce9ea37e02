/// Cuts a stream of bytes into messages: headers, an empty line, as many bytes as the header says.
struct MessageReader {
  enum Result: Equatable {
    case message([UInt8])
    /// a header that can't be understood; what follows is searched for the next one
    case malformed(String)
  }

  private var buffer: [UInt8] = []

  /// In bytes. What is longer is no message.
  private static let longestMessage = 1 << 28
  private static let longestHeader = 1 << 12

  mutating func append(_ bytes: some Sequence<UInt8>) {
    buffer += bytes
  }

  /// The next whole message; nil until there is one.
  mutating func next() -> Result? {
    guard let end = headerEnd() else {
      guard buffer.count > MessageReader.longestHeader else { return nil }
      buffer = []
      return .malformed("the header has no end")
    }
    let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
    guard let length = MessageReader.length(in: header), length <= MessageReader.longestMessage else {
      buffer.removeFirst(end.upperBound)
      return .malformed("the header has no usable Content-Length")
    }
    guard buffer.count >= end.upperBound + length else { return nil }
    let message = Array(buffer[end.upperBound..<end.upperBound + length])
    buffer.removeFirst(end.upperBound + length)
    return .message(message)
  }

  /// The empty line; some clients end lines with a line feed alone.
  private func headerEnd() -> Range<Int>? {
    var index = 0
    while index < buffer.count, index <= MessageReader.longestHeader {
      let rest = buffer[index...]
      if rest.starts(with: [0x0D, 0x0A, 0x0D, 0x0A]) { return index..<index + 4 }
      if rest.starts(with: [0x0A, 0x0A]) { return index..<index + 2 }
      index += 1
    }
    return nil
  }

  private static func length(in header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " && $0 != "\t" }
      guard let length = Int(digits), length >= 0 else { return nil }
      return length
    }
    return nil
  }
}

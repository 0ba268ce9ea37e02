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

  /// The last word on it. After a message that was longer than it said, the header follows on its rest, without a line
  /// break.
  private static func length(in header: String) -> Int? {
    let lowercased = header.lowercased()
    guard let field = lowercased.ranges(of: "content-length:").last else { return nil }
    let line = lowercased[field.upperBound...].prefix { !$0.isNewline }
    guard let length = Int(line.filter { $0 != " " && $0 != "\t" }), length >= 0 else { return nil }
    return length
  }
}

/// A value of a JSON text, with its place. Comments, trailing commas, single quotes and bare keys are read too, as JSON5
/// has them: people write these files by hand.
///
/// Foundation reads JSON5 as well, but tells no place of a mistake, and lets unknown and repeated keys pass.
package struct JSONValue: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  package struct Member: Sendable, Equatable {
    package let key: String
    /// Of the key, in bytes.
    package let keyRange: Range<Int>
    package let value: JSONValue
  }

  package let kind: Kind
  /// In bytes of the text.
  package let range: Range<Int>

  /// What it is, for messages: `a number`.
  var description: String {
    switch kind {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// What is wrong with a text, and where.
package struct TextProblem: Error, Equatable {
  /// In bytes.
  package let range: Range<Int>
  package let message: String
}

/// Reads one JSON text.
package struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// A text nested deeper than this is no configuration.
  private static let deepest = 100

  /// - Throws: the first mistake.
  package static func value(of bytes: [UInt8]) throws(TextProblem) -> JSONValue {
    if let range = invalidBytes(in: bytes) { throw TextProblem(range: range, message: "the text is not UTF-8 from here on") }
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.readValue()
    try reader.skipBlanks()
    if reader.position < bytes.count { throw reader.problem("nothing may follow the outermost value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The first bytes that are not UTF-8, as in another encoding or in what is no text.
  private static func invalidBytes(in bytes: [UInt8]) -> Range<Int>? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): position += scalar.count
      case .error(let length): return position..<(position + length)
      case .emptyInput: return nil
      }
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func problem(_ message: String, from start: Int? = nil) -> TextProblem {
    let start = start ?? position
    return TextProblem(range: start..<max(start, min(position + 1, bytes.count)), message: message)
  }

  // MARK: Values

  private mutating func readValue() throws(TextProblem) -> JSONValue {
    try skipBlanks()
    let start = position
    let kind: JSONValue.Kind
    switch next {
    case nil: throw problem("a value is missing at the end")
    case UInt8(ascii: "{"): kind = .object(try nested { reader throws(TextProblem) in try reader.readMembers() })
    case UInt8(ascii: "["): kind = .array(try nested { reader throws(TextProblem) in try reader.readElements() })
    case UInt8(ascii: "\""), UInt8(ascii: "'"): kind = .string(try readString())
    case let byte? where byte == .hyphen || byte == UInt8(ascii: "+") || JSONReader.isDigit(byte): kind = try readNumber()
    default: kind = try readWord()
    }
    return JSONValue(kind: kind, range: start..<position)
  }

  private mutating func nested<Content>(
    _ read: (inout JSONReader) throws(TextProblem) -> Content
  ) throws(TextProblem) -> Content {
    depth += 1
    defer { depth -= 1 }
    if depth > JSONReader.deepest { throw problem("the text is nested too deeply") }
    position += 1
    return try read(&self)
  }

  private mutating func readMembers() throws(TextProblem) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    while try !ends(with: UInt8(ascii: "}"), isFirst: members.isEmpty) {
      let start = position
      let key = try readKey()
      let range = start..<position
      if members.contains(where: { $0.key == key }) {
        throw TextProblem(range: range, message: "the key '\(key)' stands here twice")
      }
      try skipBlanks()
      guard next == .colon else { throw problem("a ':' is missing behind the key '\(key)'") }
      position += 1
      members.append(JSONValue.Member(key: key, keyRange: range, value: try readValue()))
    }
    return members
  }

  private mutating func readElements() throws(TextProblem) -> [JSONValue] {
    var elements: [JSONValue] = []
    while try !ends(with: .closeBracket, isFirst: elements.isEmpty) { elements.append(try readValue()) }
    return elements
  }

  /// Whether the list ends here, with or without a comma before the bracket.
  private mutating func ends(with bracket: UInt8, isFirst: Bool) throws(TextProblem) -> Bool {
    try skipBlanks()
    if !isFirst, next == .comma {
      position += 1
      try skipBlanks()
    } else if !isFirst, let next, next != bracket {
      throw problem("a ',' is missing before this")
    }
    if next == nil { throw problem("the closing '\(Character(Unicode.Scalar(bracket)))' is missing") }
    if next != bracket { return false }
    position += 1
    return true
  }

  private mutating func readKey() throws(TextProblem) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try readString() }
    let word = takeWord()
    if word.isEmpty { throw problem("a key is missing here") }
    return word
  }

  private static let words: [String: JSONValue.Kind] = ["null": .null, "true": .boolean(true), "false": .boolean(false)]

  private mutating func readWord() throws(TextProblem) -> JSONValue.Kind {
    let start = position
    let word = takeWord()
    if let kind = JSONReader.words[word] { return kind }
    if word.isEmpty { throw problem("no value begins like this") }
    position = max(start, position - 1)
    throw problem("'\(word)' is no value; text stands between quotes", from: start)
  }

  private mutating func takeWord() -> String {
    let start = position
    while let byte = next, JSONReader.isWordByte(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readNumber() throws(TextProblem) -> JSONValue.Kind {
    let start = position
    while let byte = next, JSONReader.isNumberByte(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text) else {
      position -= 1
      throw problem("'\(text)' is no number", from: start)
    }
    return .number(number)
  }

  // MARK: Strings

  private mutating func readString() throws(TextProblem) -> String {
    let start = position
    let quote = bytes[position]
    var text: [UInt8] = []
    position += 1
    while let byte = next, byte != .lineFeed, byte != .carriageReturn {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == .backslash { text += try readEscape().utf8 } else { text.append(byte) }
    }
    throw TextProblem(range: start..<position, message: "the string has no end")
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "\""): "\"", UInt8(ascii: "'"): "'", .backslash: "\\", .slash: "/",
  ]

  private mutating func readEscape() throws(TextProblem) -> String {
    guard let byte = next else { throw problem("the string has no end") }
    if byte == UInt8(ascii: "u") { return try readUnicodeEscape() }
    guard let text = JSONReader.escapes[byte] else { throw problem("no escape begins like this", from: position - 1) }
    position += 1
    return text
  }

  private mutating func readUnicodeEscape() throws(TextProblem) -> String {
    let start = position - 1
    var units: [UInt16] = []
    repeat {
      guard bytes[position...].starts(with: [UInt8(ascii: "u")]),
        let unit = UInt16(String(decoding: bytes[(position + 1)...].prefix(4), as: UTF8.self), radix: 16),
        bytes.count >= position + 5
      else { throw problem("'\\u' is followed by four hexadecimal digits", from: start) }
      units.append(unit)
      position += 5
      // The second half of a pair.
      guard UTF16.isLeadSurrogate(unit), bytes[position...].starts(with: [.backslash, UInt8(ascii: "u")]) else { break }
      position += 1
    } while units.count < 2
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Between values

  private mutating func skipBlanks() throws(TextProblem) {
    while let byte = next {
      if byte == .space || byte == .tab || byte == .lineFeed || byte == .carriageReturn {
        position += 1
      } else if byte == .slash {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(TextProblem) {
    let start = position
    let rest = bytes[(position + 1)...]
    if rest.first == .slash {
      position = rest.firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? bytes.count
    } else if rest.first == .star {
      position += 2
      while position + 1 < bytes.count, !(bytes[position] == .star && bytes[position + 1] == .slash) { position += 1 }
      guard position + 1 < bytes.count else { throw TextProblem(range: start..<bytes.count, message: "the comment has no end") }
      position += 2
    } else {
      throw problem("no value begins like this")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == .hyphen || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || isLetter(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == .hyphen || byte >= 0x80
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

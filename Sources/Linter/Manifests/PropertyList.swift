import SwiftTree

/// A property list in the old format, as Xcode writes it to `project.pbxproj`: `{ key = text; list = ("a b", c); }`.
///
/// Flat, like a `Tree`: the nodes in the order of the text, of which nothing is copied.
struct PropertyList: Sendable {
  /// An index into `nodes`.
  typealias Index = Int

  enum Kind: UInt8 {
    case text
    /// with escapes perhaps
    case quotedText
    case list
    /// key and value in turn
    case dictionary
  }

  struct Node {
    let kind: Kind
    /// The text without its quotation marks.
    let start: UInt32
    var end: UInt32
    /// The index behind its last descendant.
    var next: UInt32
  }

  /// Where a text is no property list.
  struct Malformed: Error, Equatable {
    let offset: Int
  }

  let bytes: [UInt8]
  /// The first is the whole.
  private let nodes: [Node]

  init(_ bytes: [UInt8]) throws(Malformed) {
    self.bytes = bytes
    var result = Result<[Node], Malformed>.success([])
    bytes.withUnsafeBufferPointer { buffer in
      var reader = PropertyListReader(buffer)
      result = Result { () throws(Malformed) in try reader.read() }
    }
    nodes = try result.get()
  }

  // MARK: Questions

  func kind(_ node: Index) -> Kind { nodes[node].kind }

  func offset(_ node: Index) -> Int { Int(nodes[node].start) }

  /// A text as a name to compare; none for a list or a dictionary.
  func name(_ node: Index) -> Name {
    guard isText(node) else { return .none }
    return bytes.withUnsafeBufferPointer { Name(bytes: UnsafeBufferPointer(rebasing: $0[range(node)])) }
  }

  /// A text without its escapes; nil for a list or a dictionary.
  func text(_ node: Index) -> String? {
    guard isText(node) else { return nil }
    let text = bytes[range(node)]
    if nodes[node].kind == .text || !text.contains(.backslash) { return String(decoding: text, as: UTF8.self) }
    return String(decoding: PropertyList.unescaped(text), as: UTF8.self)
  }

  func hasSuffix(_ suffix: StaticString, _ node: Index) -> Bool {
    suffix.withUTF8Buffer { suffix in bytes[range(node)].suffix(suffix.count).elementsEqual(suffix) }
  }

  /// The value of a key in a dictionary; nil where there is no such key, or no dictionary.
  func value(_ key: StaticString, in node: Index) -> Index? {
    guard nodes[node].kind == .dictionary else { return nil }
    var child = node + 1
    while child < nodes[node].next {
      let value = Int(nodes[child].next)
      if isText(child), equals(child, key) { return value }
      child = Int(nodes[value].next)
    }
    return nil
  }

  func name(_ key: StaticString, in node: Index) -> Name { value(key, in: node).map(name) ?? .none }

  func text(_ key: StaticString, in node: Index) -> String? { value(key, in: node).flatMap(text) }

  /// The names in a list.
  func names(_ key: StaticString, in node: Index) -> [Name] { elements(key, in: node).map(name) }

  func elements(_ key: StaticString, in node: Index) -> [Index] {
    guard let list = value(key, in: node), nodes[list].kind == .list else { return [] }
    var elements: [Index] = []
    var child = list + 1
    while child < nodes[list].next {
      elements.append(child)
      child = Int(nodes[child].next)
    }
    return elements
  }

  func forEachEntry(of node: Index, _ body: (_ key: Index, _ value: Index) -> Void) {
    guard nodes[node].kind == .dictionary else { return }
    var child = node + 1
    while child < nodes[node].next {
      let value = Int(nodes[child].next)
      body(child, value)
      child = Int(nodes[value].next)
    }
  }

  private func range(_ node: Index) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].end) }

  private func isText(_ node: Index) -> Bool { nodes[node].kind.rawValue <= Kind.quotedText.rawValue }

  private func equals(_ node: Index, _ word: StaticString) -> Bool {
    let range = range(node)
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      bytes.withUnsafeBufferPointer { bytes in
        word.indices.allSatisfy { bytes[range.lowerBound + $0] == word[$0] }
      }
    }
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if !isEscaped, byte == .backslash {
        isEscaped = true
        continue
      }
      result.append(isEscaped && byte == UInt8(ascii: "n") ? .lineFeed : byte)
      isEscaped = false
    }
    return result
  }
}

/// Reads a property list from front to end.
private struct PropertyListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var nodes: [PropertyList.Node] = []

  /// Xcode's projects are five levels deep.
  private static let maximalDepth = 32

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 20)
  }

  mutating func read() throws(PropertyList.Malformed) -> [PropertyList.Node] {
    // A byte-order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipSpace()
    guard byte == UInt8(ascii: "{") else { throw malformed }
    try readValue(depth: 0)
    try skipSpace()
    guard position == bytes.count else { throw malformed }
    return nodes
  }

  private var malformed: PropertyList.Malformed { PropertyList.Malformed(offset: position) }

  /// Zero at the end, which no text contains.
  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func readValue(depth: Int) throws(PropertyList.Malformed) {
    try skipSpace()
    switch byte {
    case UInt8(ascii: "{"): try readDictionary(depth: depth + 1)
    case UInt8(ascii: "("): try readList(depth: depth + 1)
    default: try readText()
    }
  }

  private mutating func readDictionary(depth: Int) throws(PropertyList.Malformed) {
    let node = try open(.dictionary, depth)
    while try !close(UInt8(ascii: "}"), node) {
      try readText()
      try skip(UInt8(ascii: "="))
      try readValue(depth: depth)
      try skip(UInt8(ascii: ";"))
    }
  }

  private mutating func readList(depth: Int) throws(PropertyList.Malformed) {
    let node = try open(.list, depth)
    while try !close(UInt8(ascii: ")"), node) {
      try readValue(depth: depth)
      try skipSpace()
      // The last comma may be missing.
      if byte == UInt8(ascii: ",") { position += 1 } else if byte != UInt8(ascii: ")") { throw malformed }
    }
  }

  private mutating func open(_ kind: PropertyList.Kind, _ depth: Int) throws(PropertyList.Malformed) -> Int {
    guard depth < PropertyListReader.maximalDepth else { throw malformed }
    append(kind, from: position, to: position)
    position += 1
    return nodes.count - 1
  }

  /// Ends a list or a dictionary, if it ends here.
  private mutating func close(_ bracket: UInt8, _ node: Int) throws(PropertyList.Malformed) -> Bool {
    try skipSpace()
    guard byte == bracket else { return false }
    position += 1
    nodes[node].end = UInt32(position)
    nodes[node].next = UInt32(nodes.count)
    return true
  }

  private mutating func readText() throws(PropertyList.Malformed) {
    if byte == UInt8(ascii: "\"") { return try readQuotedText() }
    let start = position
    var end = start
    while end < bytes.count, PropertyListReader.isPlain(bytes[end]) { end &+= 1 }
    guard end > start else { throw malformed }
    position = end
    append(.text, from: start, to: end)
  }

  private mutating func readQuotedText() throws(PropertyList.Malformed) {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == .backslash ? 2 : 1
    }
    guard position < bytes.count else { throw malformed }
    append(.quotedText, from: start, to: position)
    position += 1
  }

  private mutating func append(_ kind: PropertyList.Kind, from start: Int, to end: Int) {
    let next = UInt32(nodes.count + 1)
    nodes.append(PropertyList.Node(kind: kind, start: UInt32(start), end: UInt32(end), next: next))
  }

  private mutating func skip(_ expected: UInt8) throws(PropertyList.Malformed) {
    try skipSpace()
    guard byte == expected else { throw malformed }
    position += 1
    try skipSpace()
  }

  /// White space and comments.
  private mutating func skipSpace() throws(PropertyList.Malformed) {
    while position < bytes.count {
      switch bytes[position] {
      case .space, UInt8(ascii: "\t"), .lineFeed, .carriageReturn: position += 1
      case .slash where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "*"): try skipComment()
      case .slash where position + 1 < bytes.count && bytes[position + 1] == .slash: skipLine()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(PropertyList.Malformed) {
    var end = position + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == .slash {
        position = end + 2
        return
      }
      end &+= 1
    }
    position = end
    throw malformed
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != .lineFeed { position += 1 }
  }

  /// Letters, digits, `_$.-+:@~/` and all beyond ASCII. A bit for each: half of a project's bytes are asked.
  private static func isPlain(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    let bits: UInt64 = byte < 0x40 ? 0x07FF_E810_0000_0000 : 0x47FF_FFFE_87FF_FFFF
    return bits &>> UInt64(byte & 0x3F) & 1 != 0
  }
}

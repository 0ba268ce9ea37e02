import SwiftTree

/// Questions about the tree alone stand here and in the files beside this one: asking the builder would copy it, 450 bytes
/// a time, a tenth of the walk (callgrind).
extension BorrowedTree {
  /// Whether a token's text ends with a word.
  func token(_ token: Int, endsWith word: StaticString) -> Bool {
    let text = text(ofToken: token)
    return word.withUTF8Buffer { $0.count <= text.count && text.suffix($0.count).elementsEqual($0) }
  }

  @inline(__always)
  func countChildren(of node: Int, where isCounted: (NodeKind) -> Bool) -> Int {
    let end = end(node)
    var count = 0
    var child = node &+ 1
    while child < end {
      if isCounted(kind(child)) { count &+= 1 }
      child = self.end(child)
    }
    return count
  }

  /// The offsets of a node's bytes.
  func place(_ node: Int) -> Range<UInt32> { start(node)..<endOffset(node) }

  /// Whether the name that a token is begins with a word of a table, or contains one.
  /// - Parameter own: what is added to the tables.
  func isName(_ token: Int, oneOf table: WordTable, or own: [WordTable: NameWords]) -> Bool {
    let text = text(ofToken: token)
    return table.match(text) || !own.isEmpty && own[table]?.match(text) ?? false
  }
}

extension Name {
  /// The name of a text with a byte in front, `$name` for `name`.
  init(_ text: UnsafeBufferPointer<UInt8>, after prefix: UInt8) {
    var hash = NameHash()
    hash.add(prefix)
    for byte in text where byte != UInt8(ascii: "`") { hash.add(byte) }
    self = hash.name
  }
}

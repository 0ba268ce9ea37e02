import SwiftTree

/// A set of a file's names, of which only two bits each are kept in one word, among at least eight bits for each name: of the
/// names that are not there at most one in twelve seems to be, if their hashes are even.
enum NameBits {
  /// How many words of 64 bits, a power of two.
  static func wordCount(names: Int) -> Int {
    var count = 1
    while count * 8 < names { count *= 2 }
    return count
  }

  /// Where the bits of a name stand.
  @inline(__always)
  static func word(of name: Name, wordCount: Int) -> Int { Int(truncatingIfNeeded: name.value &>> 6) & (wordCount &- 1) }

  @inline(__always)
  static func bits(of name: Name) -> UInt64 { 1 &<< (name.value & 63) | 1 &<< (name.value &>> 58) }
}

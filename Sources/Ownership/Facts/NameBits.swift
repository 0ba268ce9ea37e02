import SwiftTree

/// A set of a file's names, of which only a bit each is kept: 512 bits, of which a file of 100 lines sets a tenth.
enum NameBits {
  static let wordCount = 8

  static func word(of name: Name) -> Int { Int(truncatingIfNeeded: name.value &>> 6) & (wordCount - 1) }

  static func bit(of name: Name) -> UInt64 { 1 &<< (name.value & 63) }
}

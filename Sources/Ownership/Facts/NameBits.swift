import SwiftTree

/// A set of a file's names, of which only two bits each are kept, among at least eight bits for each name: of the names
/// that are not there at most one in twenty seems to be, if their hashes are even.
enum NameBits {
  /// How many words of 64 bits, a power of two.
  static func wordCount(names: Int) -> Int {
    var count = 1
    while count * 8 < names { count *= 2 }
    return count
  }

  /// Where the two bits of a name stand.
  static func places(of name: Name, wordCount: Int) -> (Place, Place) {
    let other = NameHash.mix(name.value)
    return (Place(name.value, wordCount), Place(other, wordCount))
  }

  struct Place {
    let word: Int
    let bit: UInt64

    init(_ hash: UInt64, _ wordCount: Int) {
      word = Int(truncatingIfNeeded: hash &>> 6) & (wordCount &- 1)
      bit = 1 &<< (hash & 63)
    }
  }
}

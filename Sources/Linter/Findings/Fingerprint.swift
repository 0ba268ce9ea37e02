import SwiftTree

/// A hash that stays the same while a mistake does, whatever is inserted above it or indented around it: of the rule, the
/// path, and the finding's line as tokens, without white space and comments.
struct Fingerprint {
  /// FNV-1a: short, and equal on every machine. The hash is no secret, and it only has to tell apart the findings of
  /// one rule in one file.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter tokens: of the finding's line, with a byte 0 after each.
  init(rule: String, path: String, tokens: [UInt8]) {
    add(rule.utf8)
    add(CollectionOfOne(0))
    add(path.utf8)
    add(CollectionOfOne(0))
    add(tokens)
  }

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}

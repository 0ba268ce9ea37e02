import SwiftTree

/// From a name, perhaps within a type, to all that bear it: built once, asked often.
///
/// Open addressing. A slot holds an element's number and no key: three in four questions are about names that nothing
/// bears, and meet an empty slot.
struct NameIndex: Sendable {
  /// The key of each element.
  let keys: [UInt64]
  /// The first element of each chain; -1 is a free slot.
  private var heads: [Int32]
  /// The next element with the same key; -1 at the end.
  private var next: [Int32]

  /// The key of a name in a type; -1 is the top of the files.
  static func key(_ name: Name, in type: Int = -1) -> UInt64 {
    let mixed = name.value ^ (UInt64(truncatingIfNeeded: type &+ 1) &* 0xD6E8_FEB8_6659_FD93)
    return mixed == 0 ? 1 : mixed
  }

  /// The key of a name in a type outside of the project.
  static func key(_ name: Name, inFramework type: Name) -> UInt64 {
    NameHash.mix(name.value ^ (type.value &* 0xD6E8_FEB8_6659_FD93)) | 1
  }

  /// - Parameter keys: the key of each element; the element's number is its place. An element with the key 0 has no name.
  init(_ keys: [UInt64]) {
    self.keys = keys
    var capacity = 16
    while capacity < keys.count * 2 { capacity *= 2 }
    heads = Array(repeating: -1, count: capacity)
    next = Array(repeating: -1, count: keys.count)
    // Lent, so that nobody asks for each element whether the arrays are shared.
    heads.withUnsafeMutableBufferPointer { heads in
      next.withUnsafeMutableBufferPointer { next in
        // Backwards, so that each chain is in the elements' order.
        for element in keys.indices.reversed() where keys[element] != 0 {
          let slot = NameIndex.slot(of: keys[element], in: UnsafeBufferPointer(heads), keys)
          next[element] = heads[slot]
          heads[slot] = Int32(element)
        }
      }
    }
  }

  /// The index of other keys; itself where they are the same.
  func with(_ keys: [UInt64]) -> NameIndex { keys == self.keys ? self : NameIndex(keys) }

  private static func slot(of key: UInt64, in heads: UnsafeBufferPointer<Int32>, _ keys: [UInt64]) -> Int {
    let mask = heads.count - 1
    var slot = Int(truncatingIfNeeded: NameHash.mix(key)) & mask
    while heads[slot] >= 0, keys[Int(heads[slot])] != key { slot = (slot + 1) & mask }
    return slot
  }

  /// All elements with the key, in order.
  func elements(_ key: UInt64) -> Elements {
    heads.withUnsafeBufferPointer { Elements(links: next, current: $0[NameIndex.slot(of: key, in: $0, keys)]) }
  }

  struct Elements: Sequence, IteratorProtocol {
    let links: [Int32]
    var current: Int32

    mutating func next() -> Int? {
      guard current >= 0 else { return nil }
      defer { current = links[Int(current)] }
      return Int(current)
    }
  }
}

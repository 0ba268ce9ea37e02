import SwiftTree

/// From a name, perhaps within a type, to all that bear it: built once, asked often.
struct NameIndex: Sendable {
  private var keys: [UInt64] = []
  private var heads: [Int32] = []
  private var next: [Int32] = []
  private var mask = 0

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
  init(_ elements: [UInt64]) {
    var capacity = 16
    while capacity < elements.count * 2 { capacity *= 2 }
    mask = capacity - 1
    keys = Array(repeating: 0, count: capacity)
    heads = Array(repeating: -1, count: capacity)
    next = Array(repeating: -1, count: elements.count)
    // Backwards, so that each chain is in the elements' order.
    for element in elements.indices.reversed() where elements[element] != 0 {
      let slot = slot(of: elements[element])
      keys[slot] = elements[element]
      next[element] = heads[slot]
      heads[slot] = Int32(element)
    }
  }

  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: NameHash.mix(key)) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  /// All elements with the key, in order.
  func elements(_ key: UInt64) -> Elements {
    Elements(links: next, current: keys.isEmpty ? -1 : heads[slot(of: key)])
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

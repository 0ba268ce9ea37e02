import SwiftTree

/// A map from names to values that is built once and asked millions of times.
///
/// Open addressing on the name's own bits: a question costs about 3 ns where a `Dictionary` costs 20 to 30
/// (SipHash over a value that is a hash already).
public struct NameTable<Value: Sendable>: Sendable {
  private var keys: [UInt64]
  private var values: [Value?]
  private let mask: Int

  public init(_ pairs: [(Name, Value)]) {
    var capacity = 16
    while capacity < pairs.count * 2 { capacity *= 2 }
    mask = capacity - 1
    keys = Array(repeating: 0, count: capacity)
    values = Array(repeating: nil, count: capacity)
    for (name, value) in pairs where !name.isNone {
      let slot = slot(of: name)
      keys[slot] = name.value
      values[slot] = value
    }
  }

  /// In no order.
  var names: [Name] { keys.filter { $0 != 0 }.map { Name(value: $0) } }

  public subscript(name: Name) -> Value? {
    name.isNone ? nil : values[slot(of: name)]
  }

  /// The slot that holds the name, or the free one where it would stand.
  private func slot(of name: Name) -> Int {
    var slot = Int(truncatingIfNeeded: name.value) & mask
    while keys[slot] != 0, keys[slot] != name.value { slot = (slot + 1) & mask }
    return slot
  }
}

/// A set of names, asked in the same way. It grows, so that the names of a whole project can be collected in it.
public struct NameSet: Sendable {
  private var slots: [UInt64]
  private var count = 0

  public init() {
    slots = Array(repeating: 0, count: 64)
  }

  public init(_ words: [StaticString]) {
    self.init()
    for word in words { insert(Name(word)) }
  }

  init(_ names: some Sequence<Name>) {
    self.init()
    for name in names { insert(name) }
  }

  /// Whether another set has the same names, and they were inserted in the same order as far as that matters; false is not
  /// certain.
  func isFilled(like other: NameSet) -> Bool { slots == other.slots }

  /// In no order.
  var names: [Name] { slots.filter { $0 != 0 }.map { Name(value: $0) } }

  public func contains(_ name: Name) -> Bool {
    !name.isNone && slots[slot(of: name.value)] != 0
  }

  public mutating func insert(_ name: Name) {
    guard !name.isNone else { return }
    let slot = slot(of: name.value)
    guard slots[slot] == 0 else { return }
    slots[slot] = name.value
    count += 1
    if count * 2 > slots.count { grow() }
  }

  /// What stands behind the name's slot, up to the next free one, moves up, so that it is still found.
  mutating func remove(_ name: Name) {
    var free = slot(of: name.value)
    guard !name.isNone, slots[free] != 0 else { return }
    let mask = slots.count - 1
    slots[free] = 0
    count -= 1
    var next = (free + 1) & mask
    while slots[next] != 0 {
      let home = Int(truncatingIfNeeded: slots[next]) & mask
      if (next - home) & mask >= (next - free) & mask {
        slots.swapAt(free, next)
        free = next
      }
      next = (next + 1) & mask
    }
  }

  private mutating func grow() {
    let old = slots
    // Small ones often grow further; of large ones half would stay empty.
    slots = Array(repeating: 0, count: old.count * (old.count < 1 << 14 ? 4 : 2))
    for value in old where value != 0 { slots[slot(of: value)] = value }
  }

  private func slot(of value: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: value) & mask
    while slots[slot] != 0, slots[slot] != value { slot = (slot + 1) & mask }
    return slot
  }
}

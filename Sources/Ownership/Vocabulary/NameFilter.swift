import SwiftTree

/// A few names, of which only one bit each is kept, so that most other names can be turned away where a table would cost more.
struct NameFilter: Sendable {
  private var bits: UInt64 = 0

  init(_ names: [Name]) {
    for name in names { bits |= NameFilter.bit(of: name) }
  }

  /// False is certain.
  @inline(__always)
  func contains(_ name: Name) -> Bool { bits & NameFilter.bit(of: name) != 0 }

  @inline(__always)
  private static func bit(of name: Name) -> UInt64 { 1 &<< (name.value & 63) }
}

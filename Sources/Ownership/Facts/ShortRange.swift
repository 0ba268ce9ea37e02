import SwiftTree

/// A range of at most 255 indices, in five bytes; of a longer one its beginning.
///
/// Facts are many: what each of them takes is most of the memory of a run.
struct ShortRange: Sendable {
  private let first: Int32
  private let count: UInt8

  @inline(__always)
  init(_ range: Range<Int32>) {
    first = range.lowerBound
    count = UInt8(clamping: range.upperBound &- range.lowerBound)
  }

  @inline(__always)
  var range: Range<Int32> { Range(uncheckedBounds: (first, first &+ Int32(count))) }
}

/// A name in two halves, which may begin at any multiple of four bytes: a fact of 28 bytes would else take 32.
struct PackedName: Sendable {
  private let low: UInt32
  private let high: UInt32

  init(_ name: Name) {
    low = UInt32(truncatingIfNeeded: name.value)
    high = UInt32(truncatingIfNeeded: name.value &>> 32)
  }

  var name: Name { Name(value: UInt64(high) &<< 32 | UInt64(low)) }
}

/// The index of a file among those that were read, in path order.
public typealias FileIndex = Int32

/// A range of bytes in one file: half-open, in UTF-8 byte offsets from the file's first byte.
public struct Place: Hashable, Sendable, Comparable {
  public let file: FileIndex
  public let start: UInt32
  public let end: UInt32

  public init(file: FileIndex, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }

  public static func < (left: Place, right: Place) -> Bool {
    (left.file, left.start, left.end) < (right.file, right.start, right.end)
  }
}

/// All facts of one kind of a file, in the order in which the walk over the tree met them.
///
/// A view into the file's one block of memory, which it keeps alive. Indices are checked.
public struct FactColumn<Element>: RandomAccessCollection {
  private let facts: FileFacts
  private let elements: UnsafePointer<Element>
  public let count: Int

  init(_ elements: UnsafePointer<Element>, count: Int, of facts: FileFacts) {
    self.facts = facts
    self.elements = elements
    self.count = count
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "no such fact")
    return elements[index]
  }
}

extension FactColumn {
  public subscript(bounds: Range<Int>) -> FactSlice<Element> {
    precondition(bounds.lowerBound >= 0 && bounds.upperBound <= count, "no such facts")
    return FactSlice(facts: facts, elements: elements, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
}

/// Some facts of a column, such as the names of one event's path.
///
/// Not the standard library's slice: a copy of that asks the runtime what it is made of, a hundred instructions each time.
public struct FactSlice<Element>: RandomAccessCollection {
  // Kept for as long as somebody looks at its block.
  fileprivate let facts: FileFacts
  fileprivate let elements: UnsafePointer<Element>
  public fileprivate(set) var startIndex: Int
  public fileprivate(set) var endIndex: Int

  public subscript(index: Int) -> Element {
    precondition(index >= startIndex && index < endIndex, "no such fact")
    return elements[index]
  }

  // In place: another slice would be counted.
  public mutating func popFirst() -> Element? {
    guard startIndex < endIndex else { return nil }
    defer { startIndex += 1 }
    return elements[startIndex]
  }

  public subscript(bounds: Range<Int>) -> FactSlice<Element> {
    precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "no such facts")
    return FactSlice(facts: facts, elements: elements, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
}

/// Where a column lies in the block of a file.
struct FactPlace<Element>: Sendable {
  /// In units of `FactLayout.alignment`.
  fileprivate let start: UInt32
  fileprivate let count: UInt32

  /// Copies the elements there. They are plain values: nobody has to deinitialise them.
  func fill(_ block: UnsafeMutableRawPointer, with column: borrowing Column<Element>) {
    guard count > 0, let source = column.baseAddress else { return }
    address(in: block).initializeMemory(as: Element.self, from: source, count: Int(count))
  }

  func column(in block: UnsafeMutableRawPointer, of facts: FileFacts) -> FactColumn<Element> {
    FactColumn(UnsafePointer(address(in: block).assumingMemoryBound(to: Element.self)), count: Int(count), of: facts)
  }

  private func address(in block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    block + Int(start) * FactLayout.alignment
  }
}

/// Lays columns out one behind the other.
struct FactLayout {
  /// Of every column, and the most that a fact needs.
  static let alignment = 8

  /// How many bytes the columns take.
  private(set) var byteCount = 0

  mutating func place<Element>(_ column: borrowing Column<Element>) -> FactPlace<Element> {
    let start = byteCount / FactLayout.alignment
    let end = byteCount + column.count * MemoryLayout<Element>.stride
    byteCount = (end + FactLayout.alignment - 1) / FactLayout.alignment * FactLayout.alignment
    return FactPlace(start: UInt32(start), count: UInt32(column.count))
  }
}

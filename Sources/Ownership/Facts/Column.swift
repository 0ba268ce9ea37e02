/// A list that is filled for one file after the other and keeps its room.
///
/// An `Array` asks the runtime at each append and each change whether somebody shares it, and where it grows it moves its
/// elements one by one: a tenth of the walk over a file (callgrind). Indices are checked in debug builds only: the walk
/// uses those that it has been given here.
struct Column<Element>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  private var elements: UnsafeMutablePointer<Element>?

  deinit {
    elements?.deinitialize(count: count)
    elements?.deallocate()
  }

  /// The index of what is appended next, as facts refer to it. Of nothing has a file more than bytes, which fit.
  @inline(__always)
  var nextIndex: Int32 { Int32(truncatingIfNeeded: count) }

  /// The elements from one on.
  private func pointer(_ index: Int) -> UnsafeMutablePointer<Element> {
    elements.unsafelyUnwrapped + index
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return pointer(index).pointee
    }
    _modify {
      assert(index >= 0 && index < count)
      yield &pointer(index).pointee
    }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    pointer(count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ element: Element, count number: Int) {
    let end = count &+ number
    while capacity < end { grow() }
    while count < end {
      pointer(count).initialize(to: element)
      count &+= 1
    }
  }

  mutating func removeLast(_ number: Int) {
    assert(number <= count)
    count &-= number
    (elements.unsafelyUnwrapped + count).deinitialize(count: number)
  }

  mutating func removeAll() {
    elements?.deinitialize(count: count)
    count = 0
  }

  /// Nil where nothing was ever appended.
  var baseAddress: UnsafePointer<Element>? { UnsafePointer(elements) }

  @inline(never)
  private mutating func grow() {
    // Few sizes, because each costs a copy of all there is.
    let room = max(64, capacity * 4)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let elements {
      larger.moveInitialize(from: elements, count: count)
      elements.deallocate()
    }
    elements = larger
    capacity = room
  }
}

extension Column where Element: BitwiseCopyable {
  /// Appends elements that are to be written before they are read.
  @inline(__always)
  mutating func appendRoom(for number: Int) {
    while capacity < count &+ number { grow() }
    count &+= number
  }
}

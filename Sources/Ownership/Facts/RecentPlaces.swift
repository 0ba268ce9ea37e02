import SwiftTree

/// Where names were last put, so that what repeats within a file is kept once: of two names that share a place here the
/// later one is remembered. An entry may stem from an earlier file or be made up: whoever asks looks whether the name does
/// stand there.
///
/// Of the corpus' type references a third are left with it, of the names of paths a third.
struct RecentPlaces: ~Copyable {
  private static let capacity = 512
  private var places = Column<Int32>()

  /// A guess.
  subscript(name: Name) -> Int {
    get { places.count == 0 ? 0 : Int(places[RecentPlaces.slot(name)]) }
    set {
      if places.count == 0 { fill() }
      places[RecentPlaces.slot(name)] = Int32(newValue)
    }
  }

  private static func slot(_ name: Name) -> Int { Int(truncatingIfNeeded: name.value) & (capacity - 1) }

  private mutating func fill() {
    for _ in 0..<RecentPlaces.capacity { places.append(0) }
  }
}

import SwiftTree

/// Where names were last put, so that what repeats within a file is kept once: of two names that share a place here the
/// later one is remembered. An entry may stem from an earlier file or be made up: whoever asks looks whether the name does
/// stand there.
///
/// Of the corpus' type references a third are left with it, of the names of paths a third.
struct RecentPlaces: ~Copyable {
  private static let capacity = 512
  private var places = Column<Int32>()

  /// Takes the room for them, which stays; before the first question.
  mutating func prepare() {
    if places.count == 0 { places.append(0, count: RecentPlaces.capacity) }
  }

  /// A guess.
  subscript(name: Name) -> Int {
    get { Int(places[RecentPlaces.slot(name)]) }
    set { places[RecentPlaces.slot(name)] = Int32(truncatingIfNeeded: newValue) }
  }

  private static func slot(_ name: Name) -> Int { Int(truncatingIfNeeded: name.value) & (capacity - 1) }
}

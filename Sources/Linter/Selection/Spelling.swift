/// Help for words that were not understood.
public enum Spelling {
  /// The candidate that `word` was probably meant to be; nil if none is near.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, word.utf8.count / 3)
    let rated = candidates.map { (candidate: $0, distance: distance(Array(word.utf8), Array($0.utf8))) }
    let best = rated.min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
    guard let best, best.distance <= limit else { return nil }
    return best.candidate
  }

  /// ` (did you mean 'body'?)`, or nothing.
  public static func suggestion(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { " (did you mean '\($0)'?)" } ?? ""
  }

  /// How many bytes have to be inserted, removed, replaced or exchanged with their neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, leftByte) in left.enumerated() {
      var current = [row + 1]
      for (column, rightByte) in right.enumerated() {
        var cost = min(previous[column + 1], current[column]) + 1
        cost = min(cost, previous[column] + (leftByte == rightByte ? 0 : 1))
        if row > 0, column > 0, leftByte == right[column - 1], left[row - 1] == rightByte {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}

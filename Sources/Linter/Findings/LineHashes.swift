/// The hash by which GitHub's code scanning knows a line again: of the hundred characters from the line's start on, white
/// space left out. It must be what GitHub's own upload action computes, or alerts would close and open again.
///
/// A rolling hash over UTF-16 units, modulo 2^64: each new unit is added, the one that leaves the window of a hundred is
/// taken out. Source of the algorithm: the CodeQL action's documentation of `primaryLocationLineHash`.
enum LineHashes {
  private static let windowSize = 100
  private static let factor: UInt64 = 37
  /// What stands for the end of the text.
  private static let end: UInt64 = 65_535
  /// `factor` to the power of the window's size.
  private static let leavingFactor: UInt64 = (0..<windowSize).reduce(1) { power, _ in power &* factor }

  /// The hash of each line, with the number of equal ones up to there: `f179c31b5f890b18:1`.
  static func hashes(of bytes: ArraySlice<UInt8>) -> [String] {
    var lines = Window()
    var previous: UInt16 = 0
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      defer { previous = unit }
      switch unit {
      case UInt16(UInt8.space), UInt16(UInt8(ascii: "\t")): break
      case UInt16(UInt8.lineFeed) where previous == UInt16(UInt8.carriageReturn): break
      case UInt16(UInt8.lineFeed), UInt16(UInt8.carriageReturn): lines.add(UInt64(UInt8.lineFeed), endsLine: true)
      default: lines.add(UInt64(unit), endsLine: false)
      }
    }
    return lines.finished()
  }

  /// The last hundred units, and which of them begin a line.
  private struct Window {
    private var units = [UInt64](repeating: 0, count: windowSize)
    private var isLineStart = [Bool](repeating: false, count: windowSize)
    private var hash: UInt64 = 0
    private var position = 0
    private var beginsLine = true
    private var hashes: [UInt64] = []

    mutating func add(_ unit: UInt64, endsLine: Bool) {
      let beginsLine = beginsLine
      self.beginsLine = endsLine
      roll(in: unit, beginsLine: beginsLine)
    }

    private mutating func roll(in unit: UInt64, beginsLine: Bool) {
      // A line's hash is complete when its first unit leaves.
      if isLineStart[position] { hashes.append(hash) }
      isLineStart[position] = beginsLine
      hash = hash &* factor &+ unit &- leavingFactor &* units[position]
      units[position] = unit
      position = (position + 1) % windowSize
    }

    mutating func finished() -> [String] {
      add(LineHashes.end, endsLine: false)
      for _ in 0..<windowSize { roll(in: 0, beginsLine: false) }
      var counts: [UInt64: Int] = [:]
      return hashes.map { hash in
        let count = (counts[hash] ?? 0) + 1
        counts[hash] = count
        return "\(String(hash, radix: 16)):\(count)"
      }
    }
  }
}

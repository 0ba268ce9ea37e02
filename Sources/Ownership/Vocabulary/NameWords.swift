/// Words by which people name things, and what such a name says. Each list stands here once.
struct NameWords: Sendable {
  /// A word, of which the first eight bytes are compared in one piece.
  private struct Word {
    let beginning: UInt64
    let mask: UInt64
    /// What is left of it, in `rests`.
    let rest: Range<Int>
    let count: Int
  }

  /// The words by their first letters: every function's name is tried, and lists of lists cost a tenth of the facts
  /// (callgrind).
  private var words: [Word] = []
  private var rests: [UInt8] = []
  /// For each letter where its words begin; at the end where they all end.
  private var starts: [Int] = []
  /// A bit for each first letter.
  private var firstLetters: UInt32 = 0

  private init(_ words: [StaticString]) {
    self.init(words.map { $0.withUTF8Buffer { Array($0) } })
  }

  /// Words that begin with a letter, whichever its case.
  init(_ words: [String]) {
    self.init(words.map { Array($0.prefix(1).lowercased().utf8) + $0.utf8.dropFirst() })
  }

  private init(_ words: [[UInt8]]) {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      starts.append(self.words.count)
      for word in words where word.first == letter { add(word) }
      if self.words.count > starts[starts.count - 1] { firstLetters |= NameWords.bit(of: letter) }
    }
    starts.append(self.words.count)
  }

  private mutating func add(_ word: [UInt8]) {
    let beginning = word.prefix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    let restStart = rests.count
    rests += word.dropFirst(8)
    words.append(
      Word(
        beginning: beginning, mask: word.count < 8 ? 1 << UInt64(word.count * 8) - 1 : .max,
        rest: restStart..<rests.count, count: word.count))
  }

  /// A value that is copied on purpose, to be edited and saved, or that is used once (semantics.md, B1).
  static let drafts = NameWords([
    "initial", "default", "start", "draft", "original", "placeholder", "edited", "editing", "temp", "local", "working",
    "pending", "preset", "seed",
  ])

  /// A class that loads something for its owner (semantics.md, F3).
  static let loaders = NameWords([
    "loader", "fetcher", "downloader", "thumbnail", "cache", "player",
  ])

  /// A class that knows where to navigate.
  static let routers = NameWords(["router", "navigator", "coordinator"])

  /// A function that gets something from elsewhere (semantics.md, E6).
  static let loads = NameWords([
    "load", "reload", "fetch", "refresh", "observe", "subscribe", "download", "request", "retrieve", "query", "search",
  ])

  /// A flag of what the screen shows for a moment (semantics.md, C11).
  static let interface = NameWords([
    "presented", "presenting", "show", "shows", "showing", "shown", "focused", "animating", "hovering", "hovered",
    "scrolling", "scrolled", "expanded", "sheet", "popover",
  ])

  /// Whether a name begins with one of the words (behind underscores), or contains one as a capitalised word.
  /// - Parameter name: a part of a source, behind which at least eight bytes may be read.
  func match(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < name.count, name[offset] == UInt8(ascii: "_") { offset &+= 1 }
    guard offset < name.count else { return false }
    if NameWords.bit(of: name[offset] | 0x20) & firstLetters != 0, hasWord(name, at: offset) { return true }
    offset &+= 1
    while offset < name.count {
      if hasCapitalisedWord(name, inEightFrom: offset) { return true }
      offset &+= 8
    }
    return false
  }

  @inline(__always)
  private func hasCapitalisedWord(_ name: UnsafeBufferPointer<UInt8>, inEightFrom offset: Int) -> Bool {
    var capitals = NameWords.capitals(in: NameWords.eight(name, at: offset))
    while capitals != 0 {
      let position = offset &+ capitals.trailingZeroBitCount &>> 3
      guard position < name.count else { return false }
      let letter = name[position] &- UInt8(ascii: "A")
      if firstLetters &>> UInt32(letter) & 1 != 0, hasWord(name, at: position) { return true }
      capitals &= capitals &- 1
    }
    return false
  }

  @inline(never)
  private func hasWord(_ name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let letter = Int((name[start] | 0x20) - UInt8(ascii: "a"))
    // The first letter's case doesn't matter.
    let eight = NameWords.eight(name, at: start) | 0x20
    let (first, end) = (starts[letter], starts[letter + 1])
    return words.withUnsafeBufferPointer { words in
      var index = first
      while index < end {
        if eight & words[index].mask == words[index].beginning, ends(words[index], in: name, at: start) { return true }
        index &+= 1
      }
      return false
    }
  }

  /// Whether a word whose beginning stands at a place stands there as a whole.
  @inline(never)
  private func ends(_ word: Word, in name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start + word.count <= name.count else { return false }
    return word.rest.isEmpty || name[start + 8..<start + word.count].elementsEqual(rests[word.rest])
  }

  @inline(__always)
  private static func eight(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    // A name has a byte.
    let start = UnsafeRawPointer(name.baseAddress.unsafelyUnwrapped) + offset
    return UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
  }

  /// The highest bit of each byte that is a capital letter.
  @inline(__always)
  private static func capitals(in eight: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highest = ones &* 0x80
    let low = eight & ~highest
    let fromA = low &+ ones &* UInt64(0x80 - UInt8(ascii: "A"))
    let behindZ = low &+ ones &* UInt64(0x7F - UInt8(ascii: "Z"))
    return fromA & ~behindZ & ~eight & highest
  }

  /// Of a lower-case letter; 0 for other bytes.
  private static func bit(of letter: UInt8) -> UInt32 {
    letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") ? 1 << UInt32(letter - UInt8(ascii: "a")) : 0
  }
}

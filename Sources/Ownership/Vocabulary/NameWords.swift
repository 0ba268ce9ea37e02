/// Words by which people name things, and what such a name says. Each list stands here once.
struct NameWords: Sendable {
  /// The words by their first letters, each behind its length: every function's name is tried, and lists of lists cost a
  /// tenth of the facts (callgrind).
  private var text: [UInt8] = []
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
      starts.append(text.count)
      for word in words where word.first == letter { text += [UInt8(word.count)] + word }
      if text.count > starts[starts.count - 1] { firstLetters |= NameWords.bit(of: letter) }
    }
    starts.append(text.count)
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
  func match(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < name.count, name[offset] == UInt8(ascii: "_") { offset &+= 1 }
    guard offset < name.count else { return false }
    if NameWords.bit(of: name[offset] | 0x20) & firstLetters != 0, hasWord(name, at: offset) { return true }
    offset &+= 1
    while offset < name.count {
      // Most letters are small: one comparison each.
      let capital = name[offset] &- UInt8(ascii: "A")
      if capital < 26, firstLetters &>> UInt32(capital) & 1 != 0, hasWord(name, at: offset) { return true }
      offset &+= 1
    }
    return false
  }

  @inline(never)
  private func hasWord(_ name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let letter = Int((name[start] | 0x20) - UInt8(ascii: "a"))
    var position = starts[letter]
    let end = starts[letter + 1]
    while position < end {
      let count = Int(text[position])
      if start + count <= name.count {
        // The first letters are equal.
        var offset = 1
        while offset < count, text[position + 1 + offset] == name[start + offset] { offset += 1 }
        if offset == count { return true }
      }
      position += count + 1
    }
    return false
  }

  /// Of a lower-case letter; 0 for other bytes.
  private static func bit(of letter: UInt8) -> UInt32 {
    letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") ? 1 << UInt32(letter - UInt8(ascii: "a")) : 0
  }
}

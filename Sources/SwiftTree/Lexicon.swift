/// What the tokenizer looks up: which bytes words are made of, and which words have a token kind of their own.
struct Lexicon {
  static let shared = Lexicon()

  /// What a byte is in a word; bytes that end a word have 0 (or need a closer look, being outside ASCII).
  static let digit: UInt8 = 1
  static let letter: UInt8 = 2

  /// So many slots, and such bits of a name to choose one by, that no two keywords share one: a lookup is a comparison.
  private static let slotCount = 2048
  private static let slotShift: UInt64 = 45

  // All tables stand in one piece, at these offsets: one pointer leads to any of them, where one for each took the
  // registers of the tokenizer's loop.

  /// The keywords' names in their slots, 0 in empty ones; and their kinds.
  private static let names = 0
  private static let kinds = names + slotCount * 8
  /// The masks of the lowest bytes of eight, by how many these are.
  private static let masks = kinds + slotCount
  /// What each byte is in a word; `_` counts as a letter.
  private static let wordBytes = masks + 9 * 8
  /// Whether two bytes, the first one lower, are both a word's: words are read two bytes at a time.
  private static let wordPairs = wordBytes + 256
  private static let size = wordPairs + 1 << 16

  private var storage = [UInt64](repeating: 0, count: (Lexicon.size + 7) / 8)

  private init() {
    storage.withUnsafeMutableBytes { bytes in
      Lexicon.addWordBytes(to: bytes)
      Lexicon.addMasks(to: bytes)
      Lexicon.addKeywords(to: bytes)
    }
  }

  private static func addWordBytes(to bytes: UnsafeMutableRawBufferPointer) {
    // A dollar sign begins `$0` but is as good as a digit within a word.
    let ofWords = (UInt8.min...UInt8.max).filter { $0.isWordByte || $0 == .dollar }
    for second in ofWords {
      bytes[wordBytes + Int(second)] = second.isLetter ? letter : digit
      for first in ofWords { bytes[wordPairs + Int(second) << 8 + Int(first)] = 1 }
    }
  }

  private static func addMasks(to bytes: UnsafeMutableRawBufferPointer) {
    for count in 0...8 {
      // A shift by 64 leaves nothing.
      bytes.storeBytes(of: UInt64.max >> UInt64(64 - count * 8), toByteOffset: masks + count * 8, as: UInt64.self)
    }
  }

  private static func addKeywords(to bytes: UnsafeMutableRawBufferPointer) {
    for (word, kind) in words {
      let name = Name(word).value
      let slot = slot(name)
      precondition(bytes.load(fromByteOffset: names + slot * 8, as: UInt64.self) == 0, "two keywords share a slot")
      bytes.storeBytes(of: name, toByteOffset: names + slot * 8, as: UInt64.self)
      bytes.storeBytes(of: kind, toByteOffset: kinds + slot, as: TokenKind.self)
    }
  }

  @inline(__always)
  private static func slot(_ name: UInt64) -> Int {
    Int(truncatingIfNeeded: name &>> slotShift) & (slotCount &- 1)
  }

  /// The tables for the time of one call. No lookup leaves them: what is looked up has no more values than they have
  /// places.
  struct Tables {
    fileprivate let base: UnsafeRawPointer

    /// What a byte is in a word.
    @inline(__always)
    func wordByte(_ byte: UInt8) -> UInt8 { base.load(fromByteOffset: wordBytes &+ Int(byte), as: UInt8.self) }

    /// Whether two bytes, the first one lower, are both a word's.
    @inline(__always)
    func isWordPair(_ pair: UInt16) -> Bool { base.load(fromByteOffset: wordPairs &+ Int(pair), as: UInt8.self) != 0 }

    /// The mask of so many of eight bytes, the lowest ones.
    @inline(__always)
    func mask(_ count: Int) -> UInt64 { base.load(fromByteOffset: masks &+ count &* 8, as: UInt64.self) }

    /// The kind of a word.
    @inline(__always)
    func kind(_ name: UInt64) -> TokenKind {
      let slot = slot(name)
      guard base.load(fromByteOffset: names &+ slot &* 8, as: UInt64.self) == name else { return .identifier }
      return base.load(fromByteOffset: kinds &+ slot, as: TokenKind.self)
    }
  }

  func withTables(_ body: (Tables) -> Void) {
    storage.withUnsafeBytes { bytes in body(Tables(base: bytes.baseAddress.unsafelyUnwrapped)) }
  }

  private static let words: [(StaticString, TokenKind)] = [
    ("actor", .actor), ("any", .any), ("async", .async), ("await", .await), ("borrow", .borrow),
    ("borrowing", .borrowing), ("consume", .consume), ("consuming", .consuming), ("__consuming", .consuming),
    ("convenience", .convenience), ("copy", .copy), ("didSet", .didSet), ("discard", .discard),
    ("distributed", .distributed), ("dynamic", .dynamic), ("each", .each), ("final", .final), ("get", .get),
    ("indirect", .indirect), ("infix", .infix), ("isolated", .isolated), ("lazy", .lazy), ("macro", .macro),
    ("unsafeMutableAddress", .unsafeMutableAddress), ("mutating", .mutating),
    ("nonisolated", .nonisolated), ("nonmutating", .nonmutating), ("open", .open), ("optional", .optional),
    ("override", .override), ("package", .package), ("postfix", .postfix), ("prefix", .prefix), 
    ("reasync", .reasync), ("required", .required), ("sending", .sending), ("set", .set), ("some", .some),
    ("_const", .underscoreConst), ("_local", .underscoreLocal), ("_modify", .underscoreModify),
    ("__owned", .underscoreOwned), ("_read", .underscoreRead), ("__shared", .underscoreShared), ("unowned", .unowned),
    ("unsafe", .unsafe), ("unsafeAddress", .unsafeAddress), ("using", .using), ("weak", .weak),
    ("willSet", .willSet), ("yield", .yield),

    ("Any", .anyType), ("false", .falseWord), ("nil", .nilWord), ("Self", .selfType), ("self", .selfWord),
    ("super", .superWord), ("true", .trueWord), ("_", .wildcard),

    ("as", .asWord), ("associatedtype", .associatedtypeWord), ("break", .breakWord), ("case", .caseWord),
    ("catch", .catchWord), ("class", .classWord), ("continue", .continueWord), ("default", .defaultWord),
    ("defer", .deferWord), ("deinit", .deinitWord), ("do", .doWord), ("else", .elseWord), ("enum", .enumWord),
    ("extension", .extensionWord), ("fallthrough", .fallthroughWord), ("fileprivate", .fileprivateWord),
    ("for", .forWord), ("func", .funcWord), ("guard", .guardWord), ("if", .ifWord), ("import", .importWord),
    ("in", .inWord), ("init", .initWord), ("inout", .inoutWord), ("internal", .internalWord), ("is", .isWord),
    ("let", .letWord), ("operator", .operatorWord), ("precedencegroup", .precedencegroupWord),
    ("private", .privateWord), ("protocol", .protocolWord), ("public", .publicWord), ("repeat", .repeatWord),
    ("rethrows", .rethrowsWord), ("return", .returnWord), ("static", .staticWord), ("struct", .structWord),
    ("subscript", .subscriptWord), ("switch", .switchWord), ("throw", .throwWord), ("throws", .throwsWord),
    ("try", .tryWord), ("typealias", .typealiasWord), ("var", .varWord), ("where", .whereWord), ("while", .whileWord),
  ]
}

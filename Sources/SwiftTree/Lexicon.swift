/// What the tokenizer looks up: which bytes words are made of, and which words have a token kind of their own.
struct Lexicon {
  static let shared = Lexicon()

  /// The classes of `wordBytes`; bytes that end a word have 0 (or need a closer look, being outside ASCII).
  static let digit: UInt8 = 1
  static let letter: UInt8 = 2

  /// So many slots, and such bits of a name to choose one by, that no two keywords share one: a lookup is a comparison.
  static let slotCount = 2048
  private static let slotShift: UInt64 = 45

  /// The class of each byte; `_` counts as a letter.
  private var wordBytes = [UInt8](repeating: 0, count: 256)
  /// Which two bytes, the first one lower, are both a word's: words are read two bytes at a time.
  private var wordPairs = [Bool](repeating: false, count: 1 << 16)
  /// What the lowest bytes of eight are masked with, by how many they are. A smart shift: by 64 it leaves nothing.
  private var lowestBytes = (0...8).map { UInt64.max >> UInt64(64 - $0 * 8) }
  /// The keywords' names and kinds in their slots, 0 in empty ones.
  private var names = [UInt64](repeating: 0, count: Lexicon.slotCount)
  private var kinds = [TokenKind](repeating: .identifier, count: Lexicon.slotCount)

  private init() {
    for byte in UInt8.min...UInt8.max {
      // A dollar sign begins `$0` but is as good as a digit within a word.
      if byte.isDigit || byte == .dollar { wordBytes[Int(byte)] = Lexicon.digit }
      if byte.isLetter { wordBytes[Int(byte)] = Lexicon.letter }
    }
    let ofWords = wordBytes.indices.filter { wordBytes[$0] != 0 }
    for second in ofWords {
      for first in ofWords { wordPairs[second << 8 | first] = true }
    }
    for (word, kind) in Lexicon.words {
      let name = Name(word).value
      let slot = Lexicon.slot(name)
      precondition(names[slot] == 0, "two keywords in one slot: other bits are to choose it")
      names[slot] = name
      kinds[slot] = kind
    }
  }

  /// The tables without the arrays' checks, for the time of one call.
  struct Tables {
    let wordBytes: UnsafeBufferPointer<UInt8>
    let wordPairs: UnsafeBufferPointer<Bool>
    let lowestBytes: UnsafeBufferPointer<UInt64>
    let names: UnsafeBufferPointer<UInt64>
    let kinds: UnsafeBufferPointer<TokenKind>

    /// The kind of a word.
    @inline(__always)
    func kind(_ name: UInt64) -> TokenKind {
      let slot = Lexicon.slot(name)
      return names[slot] == name ? kinds[slot] : .identifier
    }
  }

  func withTables(_ body: (Tables) -> Void) {
    wordBytes.withUnsafeBufferPointer { wordBytes in
      wordPairs.withUnsafeBufferPointer { wordPairs in
        lowestBytes.withUnsafeBufferPointer { lowestBytes in
          names.withUnsafeBufferPointer { names in
            kinds.withUnsafeBufferPointer { kinds in
              body(
                Tables(
                  wordBytes: wordBytes, wordPairs: wordPairs, lowestBytes: lowestBytes, names: names, kinds: kinds))
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func slot(_ name: UInt64) -> Int {
    Int(truncatingIfNeeded: name &>> slotShift) & (slotCount &- 1)
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

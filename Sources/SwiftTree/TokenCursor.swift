/// Where the tokenizer stands, and the tokens that it has cut: what it does nearly all the time.
///
/// A value of its own because the loop over the common tokens works on a copy of it, whose parts stay in registers. In
/// the tokenizer, which other functions change too, each step loaded and stored them: a tenth of its instructions.
/// Nothing is out of bounds, for the tokenizer's reasons.
struct TokenCursor {
  static let noBracket = UInt64.max

  let source: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeMutableBufferPointer<Token>
  let tags: UnsafeMutableBufferPointer<TokenTag>
  let lexicon: Lexicon.Tables

  var position = 0
  var tokenCount = 0
  /// What stands before the token at the position.
  var flags: TokenFlags = []
  /// The innermost open bracket, as a token index.
  var innermostBracket = TokenCursor.noBracket
  /// Inside a string's interpolation, which a line break may end.
  var isInterpolating = false

  init(
    source: UnsafeBufferPointer<UInt8>, tokens: UnsafeMutableBufferPointer<Token>,
    tags: UnsafeMutableBufferPointer<TokenTag>, lexicon: Lexicon.Tables
  ) {
    self.source = source
    self.tokens = tokens
    self.tags = tags
    self.lexicon = lexicon
  }

  /// Goes where another cursor in the same text stands.
  @inline(__always)
  mutating func move(to other: TokenCursor) {
    position = other.position
    tokenCount = other.tokenCount
    flags = other.flags
    innermostBracket = other.innermostBracket
    isInterpolating = other.isInterpolating
  }

  /// Reads one token or some of the white space before it; false, without a step, where that is not one of the common
  /// kinds.
  @inline(__always)
  mutating func scan() -> Bool {
    let byte = source[position]
    if isLetter(byte) {
      addWord()
      return true
    }
    switch byte {
    case .lineFeed where !isInterpolating: skipLineBreak()
    case .space: skipSpace()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(TokenKind(bracket: byte))
    case UInt8(ascii: ")"): return close(.rightParenthesis)
    case UInt8(ascii: "]"): return close(.rightBracket)
    case UInt8(ascii: "}"): return close(.rightBrace)
    case UInt8(ascii: ","): take(1, .comma)
    case .dot where isLetter(source[position &+ 1]): take(1, .period)
    case UInt8(ascii: ":") where source[position &+ 1] != UInt8(ascii: ":"): take(1, .colon)
    case UInt8(ascii: "@"): take(1, .atSign)
    // With blanks around it, as it nearly always stands.
    case UInt8(ascii: "=") where source[position &+ 1] == .space && flags.contains(.spaceBefore): take(1, .equal)
    default: return false
    }
    return true
  }

  // MARK: Adding tokens

  /// Adds a token and goes on behind it.
  @inline(__always)
  mutating func add(_ kind: TokenKind, from start: Int, to end: Int, value: UInt64 = 0, flags more: TokenFlags = []) {
    let token = Token(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), value: value)
    tokens[tokenCount] = token
    tags[tokenCount] = TokenTag(kind: kind, flags: flags.union(more))
    tokenCount &+= 1
    // One blank or none follows most tokens.
    let hasSpace = source[end] == .space
    position = hasSpace ? end &+ 1 : end
    flags = hasSpace ? .spaceBefore : []
  }

  /// Adds a token of the next `length` bytes.
  @inline(__always)
  mutating func take(_ length: Int, _ kind: TokenKind) {
    add(kind, from: position, to: position &+ length)
  }

  // MARK: White space

  @inline(__always)
  mutating func skipSpace() {
    position &+= 1
    flags.insert(.spaceBefore)
  }

  /// A line break and the blanks behind it. Code is indented, so most white space is found here.
  @inline(__always)
  mutating func skipLineBreak() {
    position &+= 1
    while true {
      let others = eightBytes(at: position) ^ 0x2020_2020_2020_2020
      if others != 0 {
        position &+= others.trailingZeroBitCount &>> 3
        break
      }
      position &+= 8
    }
    flags.formUnion([.newlineBefore, .spaceBefore])
  }

  /// The eight bytes from `offset` on, the first one lowest.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    // In bounds because the padding is longer; without the checks of an optional base, as this is the innermost step.
    let base = UnsafeRawPointer(source.baseAddress.unsafelyUnwrapped)
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  // MARK: Brackets

  @inline(__always)
  mutating func open(_ kind: TokenKind) {
    let opener = UInt64(truncatingIfNeeded: tokenCount)
    add(kind, from: position, to: position &+ 1, value: innermostBracket)
    innermostBracket = opener
  }

  /// Closes the innermost bracket; false if another one would have to be closed.
  @inline(__always)
  private mutating func close(_ closer: TokenKind) -> Bool {
    guard pair(closer) else { return false }
    take(1, closer)
    return true
  }

  /// Makes the coming token the partner of the innermost bracket, if it closes that one.
  @inline(__always)
  mutating func pair(_ closer: TokenKind) -> Bool {
    let opener = Int(truncatingIfNeeded: innermostBracket)
    // The kind of what closes a bracket comes behind its own.
    guard innermostBracket != TokenCursor.noBracket, tags[opener].kind.rawValue &+ 1 == closer.rawValue else {
      return false
    }
    innermostBracket = tokens[opener].value
    tokens[opener].value = UInt64(truncatingIfNeeded: tokenCount)
    return true
  }

  // MARK: Words

  @inline(__always)
  private func isLetter(_ byte: UInt8) -> Bool { lexicon.wordByte(byte) == Lexicon.letter }

  /// A name or keyword, with its hash. One that goes on outside ASCII is cut anew, once that is seen.
  @inline(__always)
  private mutating func addWord() {
    let start = position
    let end = endOfWord(from: start &+ 1)
    let name = end &- start <= 8 ? NameHash.mix(bytes(from: start, to: end)) : hash(from: start, to: end)
    add(lexicon.kind(name), from: start, to: end, value: name)
  }

  /// The first byte from `offset` on that no word is made of, as far as ASCII goes.
  @inline(__always)
  private func endOfWord(from offset: Int) -> Int {
    var end = offset
    while lexicon.isWordPair(twoBytes(at: end)) { end &+= 2 }
    return lexicon.wordByte(source[end]) != 0 ? end &+ 1 : end
  }

  /// The two bytes from `offset` on, the first one lower.
  @inline(__always)
  private func twoBytes(at offset: Int) -> UInt16 {
    let base = UnsafeRawPointer(source.baseAddress.unsafelyUnwrapped)
    return UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// One to eight bytes, the first one lowest.
  @inline(__always)
  private func bytes(from start: Int, to end: Int) -> UInt64 {
    eightBytes(at: start) & lexicon.mask(end &- start)
  }

  /// The value of a name of more than eight bytes: as in `NameHash`, but eight at a time.
  @inline(__always)
  private func hash(from start: Int, to end: Int) -> UInt64 {
    var hash: UInt64 = 0
    var offset = start
    repeat {
      hash = NameHash.mix(hash ^ eightBytes(at: offset))
      offset &+= 8
    } while end &- offset > 8
    hash = NameHash.mix(hash ^ bytes(from: offset, to: end))
    return hash == 0 ? 1 : hash
  }
}

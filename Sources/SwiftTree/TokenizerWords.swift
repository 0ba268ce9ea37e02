/// Words.
extension Tokenizer {
  /// A name or keyword, with its hash.
  @inline(__always)
  mutating func scanWord() {
    let start = position
    let end = endOfWord(from: start &+ 1)
    if source[end] >= 0x80 { return scanUncommonWord() }
    let name = end &- start <= 8 ? NameHash.mix(bytes(from: start, to: end)) : hash(from: start, to: end)
    add(lexicon.kind(name), from: start, to: end, value: name)
  }

  /// The first byte from `offset` on that no word is made of, or that needs a closer look, being outside ASCII.
  @inline(__always)
  private func endOfWord(from offset: Int) -> Int {
    var end = offset
    while lexicon.wordPairs[twoBytes(at: end)] { end &+= 2 }
    return lexicon.wordBytes[Int(source[end])] != 0 ? end &+ 1 : end
  }

  /// The two bytes from `offset` on, the first one lower.
  @inline(__always)
  private func twoBytes(at offset: Int) -> Int {
    let base = UnsafeRawPointer(source.baseAddress.unsafelyUnwrapped)
    return Int(UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  /// One to eight bytes, the first one lowest.
  @inline(__always)
  private func bytes(from start: Int, to end: Int) -> UInt64 {
    let unused = UInt64(truncatingIfNeeded: (start &- end) &* 8)
    return (eightBytes(at: start) &<< unused) &>> unused
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

  /// The rest of a word with bytes outside ASCII or a dollar sign in it.
  @inline(never)
  mutating func scanUncommonWord() {
    let start = position
    skipWordParts()
    let name = Name(bytes: UnsafeBufferPointer(rebasing: source[start..<position]))
    if position == start {
      report(.invalidCharacter, from: start, to: start + 1)
      return take(1, .unknown)
    }
    add(.identifier, from: start, to: position, value: name.value)
  }

  private mutating func skipWordParts() {
    while true {
      let byte = source[position]
      if byte.isWordByte || byte == .dollar {
        position += 1
      } else if byte >= 0x80 {
        let scalar = SourceScalar(in: source, at: position)
        if !scalar.isIdentifierPart { return }
        position += scalar.length
      } else {
        return
      }
    }
  }

  /// `$0`, `$model`
  mutating func scanDollar() {
    let start = position
    position += 1
    skipWordParts()
    let name = Name(bytes: UnsafeBufferPointer(rebasing: source[start..<position]))
    add(.dollarIdentifier, from: start, to: position, value: name.value)
  }

  /// `` `default` ``; between backticks nearly everything is a name.
  mutating func scanBacktick() {
    let start = position
    var end = start + 1
    while source[end] != .backtick, !source[end].isLineBreak, source[end] != 0 { end += 1 }
    guard source[end] == .backtick, end > start + 1 else {
      report(.invalidCharacter, from: start, to: start + 1)
      return take(1, .unknown)
    }
    let name = Name(bytes: UnsafeBufferPointer(rebasing: source[start + 1..<end]))
    add(.identifier, from: start, to: end + 1, value: name.value, flags: .backticked)
  }

  /// `<#text#>`, as editors leave it behind: a name that no code can refer to. False if it isn't one.
  mutating func scanPlaceholder() -> Bool {
    if position < futile.placeholderEnd { return false }
    var end = position + 2
    while !(source[end] == .hash && source[end + 1] == UInt8(ascii: ">")) {
      if source[end].isLineBreak || (source[end] == 0 && end >= count) {
        futile.placeholderEnd = end
        return false
      }
      end += 1
    }
    let name = Name(bytes: UnsafeBufferPointer(rebasing: source[position..<end + 2]))
    report(.unexpectedToken, from: position, to: end + 2)
    add(.identifier, from: position, to: end + 2, value: name.value)
    return true
  }
}

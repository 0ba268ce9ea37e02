/// Words.
extension Tokenizer {
  /// A name or keyword, with its hash.
  @inline(__always)
  mutating func scanWord() {
    let start = position
    var end = start &+ 1
    while lexicon.wordBytes[Int(source[end])] != 0 { end &+= 1 }
    if source[end] >= 0x80 { return scanUncommonWord() }
    let name = hash(from: start, to: end)
    add(lexicon.kind(name), from: start, to: end, value: name)
  }

  /// The value of the name that stands there: as in `NameHash`, but eight bytes at a time.
  @inline(__always)
  private func hash(from start: Int, to end: Int) -> UInt64 {
    var hash: UInt64 = 0
    var offset = start
    while end &- offset > 8 {
      hash = NameHash.mix(hash ^ eightBytes(at: offset))
      offset &+= 8
    }
    let unused = UInt64(truncatingIfNeeded: 64 &- (end &- offset) &* 8)
    hash = NameHash.mix(hash ^ ((eightBytes(at: offset) &<< unused) &>> unused))
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

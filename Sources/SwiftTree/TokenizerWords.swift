/// Words that need more than the cursor's look.
extension Tokenizer {
  /// Takes back the word that ends at the position, if one does.
  mutating func takeBackWord() {
    guard tokenCount > 0, tags[tokenCount - 1].kind.isWord, Int(tokens[tokenCount - 1].end) == position,
      cursor.lexicon.wordByte(source[position - 1]) != 0
    else { return }
    cursor.tokenCount -= 1
    cursor.position = Int(tokens[tokenCount].start)
    cursor.flags = tags[tokenCount].flags
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

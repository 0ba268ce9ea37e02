/// How a string literal is delimited.
struct StringStyle {
  /// `#` before the opening and after the closing quotation mark.
  let hashes: Int
  /// `"""`
  let isMultiline: Bool
}

/// String literals, and what else begins with `#`.
///
/// A string without interpolation is one token. With one it is cut at each `\(` and its `)`, and the tokens between are
/// ordinary ones; the strings that are interrupted so wait on a stack.
extension Tokenizer {
  @inline(never)
  mutating func scanString() {
    // Most strings are text in one line.
    let end = endOfPlainText(position &+ 1)
    let isPlain = source[end] == .quote && (end > position &+ 1 || source[end &+ 1] != .quote)
    if isPlain { add(.string, from: position, to: end &+ 1) } else { scanString(hashes: 0) }
  }

  @inline(never)
  private mutating func scanString(hashes: Int) {
    let quote = position + hashes
    let isMultiline = isTripleQuote(at: quote) && !(hashes > 0 && endsInLine(quote + 2, hashes))
    let style = StringStyle(hashes: hashes, isMultiline: isMultiline)
    scanStringPart(style, from: position, content: quote + (isMultiline ? 3 : 1), whole: true)
  }

  /// Goes on after an interpolation; the position is at its `)`.
  mutating func resumeString(_ style: StringStyle) {
    scanStringPart(style, from: position, content: position + 1, whole: false)
  }

  private func isTripleQuote(at offset: Int) -> Bool {
    source[offset] == .quote && source[offset + 1] == .quote && source[offset + 2] == .quote
  }

  /// Whether a raw string that seems to be a multi-line one ends in its first line: `#"""#` is one quotation mark.
  private mutating func endsInLine(_ content: Int, _ hashes: Int) -> Bool {
    if content < futile.rawStringEnd, hashes >= futile.rawStringHashes { return false }
    var end = content
    while !source[end].isLineBreak, source[end] != 0 {
      if source[end] == .quote, hasHashes(hashes, at: end + 1) { return true }
      end += 1
    }
    futile.rawStringEnd = end
    futile.rawStringHashes = hashes
    return false
  }

  func hasLineBreakNext(at offset: Int) -> Bool {
    var end = offset
    while source[end] == .space || source[end] == .tab { end += 1 }
    return source[end].isLineBreak
  }

  func hasHashes(_ hashes: Int, at offset: Int) -> Bool {
    var found = 0
    while found < hashes {
      if source[offset + found] != .hash { return false }
      found += 1
    }
    return true
  }

  private mutating func scanStringPart(_ style: StringStyle, from start: Int, content: Int, whole: Bool) {
    var end = content
    while true {
      end = endOfPlainText(end)
      switch source[end] {
      case .quote:
        if style.isMultiline && !isTripleQuote(at: end) { break }
        let quotes = style.isMultiline ? 3 : 1
        if hasHashes(style.hashes, at: end + quotes) {
          return add(whole ? .string : .stringTail, from: start, to: end + quotes + style.hashes)
        }
      case .backslash:
        guard hasHashes(style.hashes, at: end + 1) else { break }
        end += 1 + style.hashes
        if source[end] == .openParenthesis {
          add(whole ? .stringHead : .stringMiddle, from: start, to: end + 1)
          strings.append(style)
          return openLast()
        }
        if !style.isMultiline && source[end].isLineBreak || source[end] == 0 { continue }
      case .lineFeed, .carriageReturn:
        if !style.isMultiline { return endUnterminatedString(from: start, to: end, whole: whole) }
      case 0:
        if end >= count { return endUnterminatedString(from: start, to: count, whole: whole) }
      default:
        break
      }
      end &+= 1
    }
  }

  /// The first byte from `offset` on that a string literal doesn't just contain: a quotation mark, a backslash, a line
  /// break, the end.
  @inline(__always)
  private func endOfPlainText(_ offset: Int) -> Int {
    var end = offset
    while true {
      let bytes = eightBytes(at: end)
      let quotes = Tokenizer.marks(below: 1, in: bytes ^ 0x2222_2222_2222_2222)
      let backslashes = Tokenizer.marks(below: 1, in: bytes ^ 0x5C5C_5C5C_5C5C_5C5C)
      let marks = quotes | backslashes | Tokenizer.marks(below: 0x0E, in: bytes)
      if marks != 0 { return end &+ marks.trailingZeroBitCount &>> 3 }
      end &+= 8
    }
  }

  private mutating func endUnterminatedString(from start: Int, to end: Int, whole: Bool) {
    report(.unterminatedString, from: start, to: end)
    add(whole ? .string : .stringTail, from: start, to: end)
  }

  /// Ends the single-line strings whose interpolation this line break interrupts: a quotation mark or a parenthesis is
  /// missing, and the rest of the file must not be read inside out. Such a string has no `stringTail`.
  @inline(never)
  mutating func endInterruptedStrings() {
    while let style = strings.last, !style.isMultiline {
      strings.removeLast()
      closeInterpolation()
    }
  }

  // MARK: Hash signs

  mutating func scanHash() {
    var hashes = 1
    while source[position + hashes] == .hash { hashes += 1 }
    let next = source[position + hashes]
    if next == .quote { return scanString(hashes: hashes) }
    if next == .slash, scanRegex(hashes: hashes) { return }
    if hashes == 1, next.isWordByte || next == .dollar || next == .backtick || next >= 0x80 { return scanDirective() }
    report(.invalidCharacter, from: position, to: position + hashes)
    take(hashes, .unknown)
  }

  private mutating func scanDirective() {
    let name = Name(bytes: UnsafeBufferPointer(rebasing: source[position + 1..<position + 1 + directiveLength]))
    switch name {
    case Directive.ifName:
      take(3, .poundIf)
      openLast()
    case Directive.elseifName: nextClause(7, .poundElseif)
    case Directive.elseName: nextClause(5, .poundElse)
    case Directive.endifName:
      _ = pair(.poundEndif)
      take(6, .poundEndif)
    case Directive.availableName: take(10, .poundAvailable)
    case Directive.unavailableName: take(12, .poundUnavailable)
    case Directive.sourceLocationName: take(15, .poundSourceLocation)
    default: take(1, .pound)
    }
  }

  private var directiveLength: Int {
    var length = 0
    while source[position + 1 + length].isWordByte { length += 1 }
    return length
  }

  /// `#elseif` and `#else` end a clause and begin one.
  private mutating func nextClause(_ length: Int, _ kind: TokenKind) {
    _ = pair(kind)
    take(length, kind)
    openLast()
  }
}

private enum Directive {
  static let ifName = Name("if")
  static let elseifName = Name("elseif")
  static let elseName = Name("else")
  static let endifName = Name("endif")
  static let availableName = Name("available")
  static let unavailableName = Name("unavailable")
  static let sourceLocationName = Name("sourceLocation")
}

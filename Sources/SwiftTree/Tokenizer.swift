/// Cuts a source into tokens, in one pass before parsing.
///
/// Works on buffer pointers instead of arrays: the loops here touch every byte, and the uniqueness and bounds checks of
/// arrays cost a quarter of their instructions (measured with callgrind). Every access is inside because the source has
/// `Tree.padding` zero bytes behind its text, no loop steps over a zero byte unseen, and there is never more than one
/// token for a byte. Debug builds check all of it.
struct Tokenizer: ~Copyable {
  /// The text's length; zero bytes follow.
  let count: Int

  var cursor: TokenCursor
  /// The strings around the current interpolation, outermost first.
  var strings: [StringStyle] = [] {
    didSet { cursor.isInterpolating = !strings.isEmpty }
  }
  /// Where the operator that is being cut into pieces ends, and what touches it.
  var operatorEnd = 0
  var operatorFlags: TokenFlags = []
  var futile = FutileSearches()
  var comments: [Comment] = []
  var problems: [SyntaxProblem] = []

  init(
    source: UnsafeBufferPointer<UInt8>, count: Int, tokens: UnsafeMutableBufferPointer<Token>,
    tags: UnsafeMutableBufferPointer<TokenTag>, lexicon: Lexicon.Tables
  ) {
    self.count = count
    cursor = TokenCursor(source: source, tokens: tokens, tags: tags, lexicon: lexicon)
  }

  /// Cuts everything; afterwards `tokenCount` tokens stand in the columns, the last one `endOfFile`.
  mutating func run() {
    skipByteOrderMark()
    skipInterpreterLine()
    scanTokens()
    closeRemainingBrackets()
    add(.endOfFile, from: count, to: count)
    tags[0].flags.formUnion([.newlineBefore, .spaceBefore])
    for index in tokenCount..<tokenCount + Parser.lookahead {
      tags[index] = TokenTag(kind: .endOfFile, flags: .newlineBefore)
    }
  }

  // MARK: The cursor's parts

  @inline(__always) var source: UnsafeBufferPointer<UInt8> { cursor.source }
  @inline(__always) var tokens: UnsafeMutableBufferPointer<Token> { cursor.tokens }
  @inline(__always) var tags: UnsafeMutableBufferPointer<TokenTag> { cursor.tags }
  @inline(__always) var tokenCount: Int { cursor.tokenCount }
  @inline(__always) var flags: TokenFlags { cursor.flags }

  @inline(__always)
  var position: Int {
    get { cursor.position }
    set { cursor.position = newValue }
  }

  /// Adds a token and goes on behind it.
  @inline(__always)
  mutating func add(_ kind: TokenKind, from start: Int, to end: Int, value: UInt64 = 0, flags more: TokenFlags = []) {
    cursor.add(kind, from: start, to: end, value: value, flags: more)
  }

  /// Adds a token of the next `length` bytes.
  @inline(__always)
  mutating func take(_ length: Int, _ kind: TokenKind) {
    cursor.take(length, kind)
  }

  @inline(never)
  mutating func report(_ kind: SyntaxProblem.Kind, from start: Int, to end: Int) {
    problems.append(SyntaxProblem(start: start, end: min(end, count), kind: kind))
  }

  // MARK: Dispatch

  /// The cursor is a copy while it meets what is common: then nobody else changes it, and its parts stay in registers.
  @inline(__always)
  private mutating func scanTokens() {
    var cursor = self.cursor
    while true {
      if cursor.scan() { continue }
      self.cursor.move(to: cursor)
      guard scanOther() else { return }
      cursor.move(to: self.cursor)
    }
  }

  /// Reads one token of any other kind, a comment or some white space; false at the text's end, which nothing steps
  /// over.
  @inline(__always)
  private mutating func scanOther() -> Bool {
    let byte = source[position]
    switch byte {
    case .quote: scanString()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case .slash: scanSlash()
    case UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="),
      UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "|"):
      scanOperator()
    default: return scanUncommon(byte)
    }
    return true
  }

  @inline(never)
  private mutating func scanUncommon(_ byte: UInt8) -> Bool {
    switch byte {
    case 0 where position >= count: return false
    case .lineFeed, .carriageReturn: scanLineBreak()
    case .tab, 0x0B, 0x0C, 0: cursor.skipSpace()
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "]"): close(.rightBracket)
    case UInt8(ascii: "}"): close(.rightBrace)
    case UInt8(ascii: "."): scanDot()
    case UInt8(ascii: ";"): take(1, .semicolon)
    // Of a module selector, `SwiftUI::State`.
    case UInt8(ascii: ":"): take(2, .doubleColon)
    case UInt8(ascii: "\\"): take(1, .backslash)
    case UInt8(ascii: "#"): scanHash()
    case UInt8(ascii: "$"): scanDollar()
    case UInt8(ascii: "`"): scanBacktick()
    case UInt8(ascii: "<"): scanLess()
    case UInt8(ascii: "%"), UInt8(ascii: "*"), UInt8(ascii: "^"), UInt8(ascii: "~"): scanOperator()
    case 0x80...: scanNonASCII()
    default: scanUnknown()
    }
    return true
  }

  /// A dot that no name follows.
  @inline(never)
  private mutating func scanDot() {
    let next = source[position + 1]
    // `.?` and `.!` stand in key paths, `.//` before a comment.
    let isMark = next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next == .slash
    if next == .dot || next.isOperatorByte && !isMark { scanOperator() } else { take(1, .period) }
  }

  private mutating func scanLess() {
    if source[position + 1] == .hash, scanPlaceholder() { return }
    scanOperator()
  }

  @inline(__always)
  private mutating func scanSlash() {
    if source[position &+ 1] == .slash { skipLineComment() } else { scanUncommonSlash() }
  }

  @inline(never)
  private mutating func scanUncommonSlash() {
    if source[position + 1] == .asterisk { return skipBlockComment() }
    if position >= operatorEnd, canStartRegex, scanRegex(hashes: 0) { return }
    scanOperator()
  }

  private mutating func scanUnknown() {
    report(.invalidCharacter, from: position, to: position + 1)
    take(1, .unknown)
  }

  private mutating func scanNonASCII() {
    if isNoBreakSpace { return skipNoBreakSpace() }
    let scalar = SourceScalar(in: source, at: position)
    if scalar.isIdentifierPart {
      takeBackWord()
      return scanUncommonWord()
    }
    if scalar.isOperatorHead { return scanOperator() }
    report(.invalidCharacter, from: position, to: position + scalar.length)
    take(scalar.length, .unknown)
  }
}

/// Searches for the end of something that found none. Many beginnings in one line must not search it again each, or the
/// work would grow with the square of its length.
struct FutileSearches {
  /// Up to here no `/` begins a regex literal.
  var regexEnd = 0
  /// Up to here no `<#` begins a placeholder.
  var placeholderEnd = 0
  /// Up to here no raw string with so many or more `#` ends.
  var rawStringEnd = 0
  var rawStringHashes = Int.max
  /// No extended regex literal with so many or more `#` ends in the rest of the file.
  var extendedRegexHashes = Int.max
}

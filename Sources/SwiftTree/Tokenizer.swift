/// Cuts a source into tokens, in one pass before parsing.
///
/// Works on buffer pointers instead of arrays: the loops here touch every byte, and the uniqueness and bounds checks of
/// arrays cost a quarter of their instructions (measured with callgrind). Every access is inside because the source has
/// `Tree.padding` zero bytes behind its text, no loop steps over a zero byte unseen, and there is never more than one
/// token for a byte. Debug builds check all of it.
struct Tokenizer: ~Copyable {
  let source: UnsafeBufferPointer<UInt8>
  /// The text's length; zero bytes follow.
  let count: Int
  let tokens: UnsafeMutableBufferPointer<Token>
  let tags: UnsafeMutableBufferPointer<TokenTag>
  let lexicon: Lexicon.Tables

  var position = 0
  var tokenCount = 0
  /// What stands before the token at the position.
  var flags: TokenFlags = []
  /// The innermost open bracket, as a token index.
  var innermostBracket = Tokenizer.noBracket
  /// The strings around the current interpolation, outermost first.
  var strings: [StringStyle] = []
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
    self.source = source
    self.count = count
    self.tokens = tokens
    self.tags = tags
    self.lexicon = lexicon
  }

  /// Cuts everything; afterwards `tokenCount` tokens stand in the columns, the last one `endOfFile`.
  mutating func run() {
    skipByteOrderMark()
    skipInterpreterLine()
    while scan() {}
    closeRemainingBrackets()
    add(.endOfFile, from: count, to: count)
    tags[0].flags.formUnion([.newlineBefore, .spaceBefore])
    for index in tokenCount..<tokenCount + Parser.lookahead {
      tags[index] = TokenTag(kind: .endOfFile, flags: .newlineBefore)
    }
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

  @inline(never)
  mutating func report(_ kind: SyntaxProblem.Kind, from start: Int, to end: Int) {
    problems.append(SyntaxProblem(start: start, end: min(end, count), kind: kind))
  }

  // MARK: Dispatch

  /// Reads one token or some of the white space before it; false at the text's end, which no token and no comment
  /// steps over. What is common is inlined; the rest is not.
  @inline(__always)
  private mutating func scan() -> Bool {
    let byte = source[position]
    if lexicon.wordBytes[Int(byte)] == Lexicon.letter {
      scanWord()
      return true
    }
    switch byte {
    case .lineFeed: skipLineBreak()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(TokenKind(bracket: byte))
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "]"): close(.rightBracket)
    case UInt8(ascii: "}"): close(.rightBrace)
    case UInt8(ascii: ","): take(1, .comma)
    case UInt8(ascii: "."): scanDot()
    case UInt8(ascii: ":"): scanColon()
    case .quote: scanString()
    case UInt8(ascii: "="): scanEqual()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case .slash: scanSlash()
    case .space: skipSpace()
    case UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ">"),
      UInt8(ascii: "?"), UInt8(ascii: "|"):
      scanOperator()
    default: return scanUncommon(byte)
    }
    return true
  }

  @inline(never)
  private mutating func scanUncommon(_ byte: UInt8) -> Bool {
    switch byte {
    case 0 where position >= count: return false
    case .tab, .carriageReturn, 0x0B, 0x0C, 0: skipUncommonSpace(byte)
    case UInt8(ascii: ";"): take(1, .semicolon)
    case UInt8(ascii: "@"): take(1, .atSign)
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

  /// `:`, or `::` of a module selector, `SwiftUI::State`.
  @inline(__always)
  private mutating func scanColon() {
    if source[position &+ 1] == UInt8(ascii: ":") { take(2, .doubleColon) } else { take(1, .colon) }
  }

  /// `=` with blanks around it, as it nearly always stands.
  @inline(__always)
  private mutating func scanEqual() {
    if source[position &+ 1] == .space, flags.contains(.spaceBefore) { take(1, .equal) } else { scanOperator() }
  }

  @inline(__always)
  private mutating func scanDot() {
    if lexicon.wordBytes[Int(source[position &+ 1])] == Lexicon.letter { take(1, .period) } else { scanUncommonDot() }
  }

  @inline(never)
  private mutating func scanUncommonDot() {
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
    if scalar.isOperatorHead { return scanOperator() }
    if scalar.isIdentifierPart { return scanUncommonWord() }
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

/// White space, comments, and what may stand at a file's very beginning.
extension Tokenizer {
  mutating func skipByteOrderMark() {
    if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { position = 3 }
  }

  /// `#!/usr/bin/swift` in the first line.
  mutating func skipInterpreterLine() {
    if source[position] == .hash, source[position + 1] == UInt8(ascii: "!") { skipLine() }
  }

  /// A carriage return, or any line break in an interpolation.
  mutating func scanLineBreak() {
    if cursor.isInterpolating { endInterruptedStrings() }
    cursor.skipLineBreak()
  }

  var isNoBreakSpace: Bool { source[position] == 0xC2 && source[position + 1] == 0xA0 }

  /// A no-break space is no Swift, but the compiler reads over it too.
  mutating func skipNoBreakSpace() {
    cursor.skipSpace()
    position += 1
  }

  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 { cursor.eightBytes(at: offset) }

  /// Steps to the next line break or to the end.
  @inline(__always)
  mutating func skipLine() {
    var end = position
    while true {
      // The lowest marked byte is one below 0x0E, and in a comment nearly always a line break.
      let low = Tokenizer.marks(below: 0x0E, in: eightBytes(at: end))
      if low == 0 {
        end &+= 8
        continue
      }
      end &+= low.trailingZeroBitCount &>> 3
      if source[end].isLineBreak || end >= count { break }
      end &+= 1
    }
    position = end
  }

  /// Marks with its top bit each of eight bytes that is smaller than `limit`, which is at most 0x80. Only the lowest
  /// mark is exact: the subtraction may borrow from the bytes above it.
  @inline(__always)
  static func marks(below limit: UInt64, in bytes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (bytes &- ones &* limit) & ~bytes & (ones &* 0x80)
  }

  @inline(never)
  mutating func skipLineComment() {
    let start = position
    skipLine()
    // `////` is a line of decoration, not documentation.
    let documents = source[start &+ 2] == .slash && source[start &+ 3] != .slash
    comments.append(Comment(start: start, end: position, isBlock: false, isDocumentation: documents))
    cursor.flags.insert(.spaceBefore)
  }

  mutating func skipBlockComment() {
    let start = position
    var depth = 1
    position += 2
    while depth > 0 {
      skipCommentText()
      let next = source[position + 1]
      switch source[position] {
      case .slash where next == .asterisk:
        depth += 1
        position += 2
      case .asterisk where next == .slash:
        depth -= 1
        position += 2
      case 0 where position >= count:
        report(.unterminatedComment, from: start, to: start + 2)
        depth = 0
      case .lineFeed, .carriageReturn:
        cursor.flags.insert(.newlineBefore)
        position += 1
      default:
        position += 1
      }
    }
    let documents = source[start + 2] == .asterisk && source[start + 3] != .slash && source[start + 3] != .asterisk
    comments.append(Comment(start: start, end: position, isBlock: true, isDocumentation: documents))
    cursor.flags.insert(.spaceBefore)
  }

  /// Steps to a byte that matters in a block comment: a slash, an asterisk, a line break, the end.
  private mutating func skipCommentText() {
    var end = position
    while true {
      let bytes = eightBytes(at: end)
      let slashes = Tokenizer.marks(below: 1, in: bytes ^ 0x2F2F_2F2F_2F2F_2F2F)
      let asterisks = Tokenizer.marks(below: 1, in: bytes ^ 0x2A2A_2A2A_2A2A_2A2A)
      let marks = slashes | asterisks | Tokenizer.marks(below: 0x0E, in: bytes)
      if marks != 0 {
        position = end &+ marks.trailingZeroBitCount &>> 3
        return
      }
      end &+= 8
    }
  }
}

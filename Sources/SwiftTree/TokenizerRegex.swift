/// Regex literals, and how they are told from operators.
extension Tokenizer {
  /// Whether a `/` here may begin a literal: the token before it ends no operand.
  var canStartRegex: Bool {
    guard tokenCount > 0, !flags.contains(.newlineBefore) else { return true }
    let last = tags[tokenCount - 1]
    switch last.kind {
    case .await: return true
    case .funcWord, .operatorWord: return false
    case .initWord, .integer, .float, .string, .stringTail, .regex, .rightParenthesis, .rightBracket, .rightBrace,
      .postfixOperator, .period:
      return false
    case .question, .exclamation: return tokenCount > 1 && tags[tokenCount - 2].kind == .tryWord
    case .greater: return !last.flags.contains(.leftBound)
    default: return !last.kind.isReference
    }
  }

  /// Adds a regex literal with that many `#` before its `/`; false if there is none here.
  mutating func scanRegex(hashes: Int) -> Bool {
    let start = position
    if let end = endOfRegex(from: start, hashes: hashes) {
      add(.regex, from: start, to: end)
      return true
    }
    guard hashes > 0 else { return false }
    // `#/` can be nothing else: the literal has no end.
    skipLine()
    report(.unterminatedRegex, from: start, to: position)
    add(.regex, from: start, to: position)
    return true
  }

  /// The offset behind the regex literal that begins at `start`, if there is one.
  mutating func endOfRegex(from start: Int, hashes: Int) -> Int? {
    hashes == 0 ? endOfBareRegex(from: start) : endOfExtendedRegex(from: start, hashes: hashes)
  }

  /// `/…/`, in one line. It neither begins nor ends with a blank, and no comment mark stands in it: these are signs
  /// of a division.
  private mutating func endOfBareRegex(from start: Int) -> Int? {
    var end = start + 1
    if start < futile.regexEnd || source[end] == .space || source[end] == .tab { return nil }
    let mustBeRegex = tokenCount > 0 && tags[tokenCount - 1].kind == .equal
    var depth = 0
    var isInClass = false
    var endsInBlank = false
    while true {
      let byte = source[end]
      switch byte {
      case .slash:
        let next = source[end + 1]
        if !endsInBlank, end > start + 1, next != .slash, next != .asterisk { return end + 1 }
        futile.regexEnd = end
        return nil
      case .lineFeed, .carriageReturn, 0:
        futile.regexEnd = end
        return nil
      case .backslash where !source[end + 1].isLineBreak && source[end + 1] != 0:
        end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case .openParenthesis where !isInClass: depth += 1
      case .closeParenthesis where !isInClass:
        // `foo(/, 1)`: the parenthesis around an operator ends before any literal would.
        depth -= 1
        if depth >= 0 || mustBeRegex { break }
        futile.regexEnd = end
        return nil
      default: break
      }
      endsInBlank = byte == .space || byte == .tab
      end += 1
    }
  }

  /// `#/…/#`, over several lines if a line break follows its beginning.
  private mutating func endOfExtendedRegex(from start: Int, hashes: Int) -> Int? {
    if hashes >= futile.extendedRegexHashes { return nil }
    var end = start + hashes + 1
    let isMultiline = hasLineBreakNext(at: end)
    while end < count {
      let byte = source[end]
      if byte == .slash, hasHashes(hashes, at: end + 1) { return end + 1 + hashes }
      if byte.isLineBreak, !isMultiline { return nil }
      if byte == .backslash, !source[end + 1].isLineBreak { end += 1 }
      end += 1
    }
    futile.extendedRegexHashes = hashes
    return nil
  }
}

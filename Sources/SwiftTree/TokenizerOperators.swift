/// Operators, cut at each `<` and `>`, with what touches them left and right.
extension Tokenizer {
  /// Adds the next piece of an operator: up to `<` or `>`, or one of these alone.
  @inline(never)
  mutating func scanOperator() {
    let start = position
    let first = source[start]
    let leftBound = isLeftBound(at: start)
    if leftBound, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      return take(1, first == UInt8(ascii: "?") ? .question : .exclamation)
    }
    if start >= operatorEnd { beginOperator(leftBound) }
    let bounds = operatorFlags
    if first == UInt8(ascii: "<") || first == UInt8(ascii: ">") {
      let kind = first == UInt8(ascii: "<") ? TokenKind.less : .greater
      return add(kind, from: start, to: start + 1, flags: operatorFlags(before: start + 1))
    }
    if first == UInt8(ascii: "-"), operatorEnd == start + 2, source[start + 1] == UInt8(ascii: ">") {
      return take(2, .arrow)
    }
    var end = start + 1
    while end < operatorEnd, source[end] != UInt8(ascii: "<"), source[end] != UInt8(ascii: ">") { end += 1 }
    let isSingle = end == start + 1 && end == operatorEnd
    add(kind(of: first, isSingle: isSingle, bounds: bounds), from: start, to: end, flags: operatorFlags(before: end))
  }

  private func kind(of first: UInt8, isSingle: Bool, bounds: TokenFlags) -> TokenKind {
    if isSingle {
      if first == UInt8(ascii: "=") { return .equal }
      if first == UInt8(ascii: "?") { return .infixQuestion }
      if first == UInt8(ascii: "&"), bounds == .rightBound { return .ampersand }
    }
    if bounds == .rightBound { return .prefixOperator }
    return bounds == .leftBound ? .postfixOperator : .infixOperator
  }

  private func operatorFlags(before end: Int) -> TokenFlags {
    end < operatorEnd ? operatorFlags.union(.joined) : operatorFlags
  }

  /// Finds the end of the operator that starts here, and what touches it.
  @inline(__always)
  private mutating func beginOperator(_ leftBound: Bool) {
    let next = source[position &+ 1]
    let isSingle = !next.isOperatorByte && next != .dot && next < 0x80
    operatorEnd = isSingle ? position &+ 1 : endOfLongOperator(leftBound)
    operatorFlags = leftBound ? .leftBound : []
    if isRightBound(at: operatorEnd, leftBound) { operatorFlags.insert(.rightBound) }
  }

  @inline(never)
  private mutating func endOfLongOperator(_ leftBound: Bool) -> Int {
    let start = position
    let dotted = source[start] == .dot
    var end = start
    while true {
      let byte = source[end]
      if byte.isOperatorByte {
        // A comment ends an operator.
        if byte == .slash, end > start, source[end + 1] == .slash || source[end + 1] == .asterisk { break }
        if byte == .slash, end > start, !leftBound, beginsRegex(at: end, in: start) { break }
        end += 1
      } else if dotted && byte == .dot {
        end += 1
      } else if byte >= 0x80 {
        let scalar = SourceScalar(in: source, at: end)
        guard scalar.isOperatorPart else { break }
        end += scalar.length
      } else {
        break
      }
    }
    return end
  }

  /// So does a regex literal behind a prefix operator, `!/a/`, or behind `?`.
  private mutating func beginsRegex(at slash: Int, in start: Int) -> Bool {
    (canStartRegex || source[start] == UInt8(ascii: "?")) && endOfRegex(from: slash, hashes: 0) != nil
  }

  @inline(__always)
  private func isLeftBound(at start: Int) -> Bool {
    if flags.contains(.spaceBefore) || tokenCount == 0 { return false }
    switch source[start - 1] {
    case .openParenthesis, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    default:
      return true
    }
  }

  @inline(__always)
  private func isRightBound(at end: Int, _ leftBound: Bool) -> Bool {
    switch source[end] {
    case .space, .tab, .lineFeed, .carriageReturn, 0x0B, 0x0C, 0, .closeParenthesis, UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .dot:
      // In `x^.y` the operator belongs to the left, in `^.y` to the right.
      return !leftBound
    case .slash:
      return source[end + 1] != .slash && source[end + 1] != .asterisk
    case 0xC2:
      return source[end + 1] != 0xA0
    default:
      return true
    }
  }
}

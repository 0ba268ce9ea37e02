/// Numbers.
extension Tokenizer {
  @inline(never)
  mutating func scanNumber() {
    var end = position &+ 1
    while source[end].isDigit { end &+= 1 }
    // Most numbers are a few digits.
    let isPlain = source[end] != .dot && !source[end].isLetter
    if isPlain { add(.integer, from: position, to: end) } else { scanUncommonNumber() }
  }

  @inline(never)
  private mutating func scanUncommonNumber() {
    let start = position
    var kind = TokenKind.integer
    let exponent = exponentLetter(at: start)
    skipDigits()
    // In `pair.0.1` a dot ends the number.
    let isMember = tokenCount > 0 && tags[tokenCount - 1].kind == .period
    if !isMember {
      if hasFraction(exponent) {
        kind = .float
        position += 1
        skipDigits()
      }
      if let exponent, source[start..<position].contains(where: { $0 | 0x20 == exponent }) {
        kind = .float
        skipSignedExponent(exponent)
      }
    }
    add(kind, from: start, to: position)
  }

  /// What begins an exponent: `e` in a decimal number, `p` in a hexadecimal one, nothing in others.
  private func exponentLetter(at start: Int) -> UInt8? {
    guard source[start] == UInt8(ascii: "0") else { return UInt8(ascii: "e") }
    switch source[start + 1] {
    case UInt8(ascii: "x"): return UInt8(ascii: "p")
    case UInt8(ascii: "b"), UInt8(ascii: "o"): return nil
    default: return UInt8(ascii: "e")
    }
  }

  /// Digits of any base, and letters, which may be an exponent's or a mistake.
  private mutating func skipDigits() {
    while source[position].isWordByte { position += 1 }
  }

  /// The sign of an exponent, whose letter was taken as a digit, and what follows.
  private mutating func skipSignedExponent(_ exponent: UInt8) {
    let sign = source[position]
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), source[position - 1] | 0x20 == exponent,
      source[position + 1].isDigit
    else { return }
    position += 1
    skipDigits()
  }

  private func hasFraction(_ exponent: UInt8?) -> Bool {
    guard source[position] == .dot else { return false }
    let next = source[position + 1]
    guard exponent == UInt8(ascii: "p") else { return next.isDigit }
    // `0x1.8p3` has a fraction, `0xFF.description` a member.
    guard next.isHexadecimalDigit else { return false }
    var end = position + 1
    while source[end].isHexadecimalDigit || source[end] == .underscore { end += 1 }
    return source[end] | 0x20 == UInt8(ascii: "p")
  }
}

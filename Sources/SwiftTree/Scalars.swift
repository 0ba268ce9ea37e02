/// One Unicode scalar of the source, read leniently: a broken sequence is one scalar of one byte.
struct SourceScalar {
  let value: UInt32
  let length: Int

  /// The scalar at `offset`; a byte that begins none has the value of no scalar and length one.
  init(in source: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let lead = source[offset]
    let length = SourceScalar.length(lead)
    var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
    var index = 1
    while index < length {
      let next = source[offset + index]
      if next & 0xC0 != 0x80 { break }
      value = value << 6 | UInt32(next & 0x3F)
      index += 1
    }
    let isWhole = length > 0 && index == length
    self.value = isWhole ? value : .max
    self.length = isWhole ? length : 1
  }

  /// The length that a scalar's first byte tells; 0 for a byte that begins none.
  private static func length(_ lead: UInt8) -> Int {
    switch lead {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }

  /// A scalar that begins an operator (The Swift Programming Language, "Operators").
  var isOperatorHead: Bool { SourceScalar.contains(value, SourceScalar.operatorHeads) }

  /// A scalar that goes on an operator.
  var isOperatorPart: Bool { isOperatorHead || SourceScalar.contains(value, SourceScalar.operatorMarks) }

  /// A scalar that a name may hold: whatever is neither operator, punctuation nor white space.
  var isIdentifierPart: Bool {
    value >= 0x80 && !isOperatorHead && !SourceScalar.contains(value, SourceScalar.neither)
  }

  private static func contains(_ value: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
    ranges.contains { $0.contains(value) }
  }

  private static let operatorHeads: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
    0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3020, 0x3030...0x3030,
  ]

  private static let operatorMarks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
  ]

  private static let neither: [ClosedRange<UInt32>] = [
    0x80...0xA0, 0x1680...0x1680, 0x180E...0x180E, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000, 0xD800...0xF8FF, 0xFFFD...0xFFFD, 0x110000...0xFFFF_FFFF,
  ]
}

/// The bytes that Swift's grammar names, and the questions about a single byte.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let dot = UInt8(ascii: ".")
  static let underscore = UInt8(ascii: "_")
  static let dollar = UInt8(ascii: "$")
  static let backtick = UInt8(ascii: "`")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  @inline(__always) var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }

  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }

  /// An ASCII letter or `_`.
  @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 || self == .underscore }

  @inline(__always) var isWordByte: Bool { isLetter || isDigit }

  @inline(__always) var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// An ASCII byte that operators are made of, the dot excepted.
  @inline(__always) var isOperatorByte: Bool {
    // One bit for each of ! % & * + - / < = > ? in the first word and of ^ | ~ in the second.
    let bits: UInt64 = self < 64 ? 0xF000_AC62_0000_0000 : 0x5000_0000_4000_0000
    return self < 128 && (bits &>> UInt64(self & 63)) & 1 != 0
  }
}

/// The bytes that the linter looks for, by name.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamationMark: UInt8 = 0x21
  static let numberSign: UInt8 = 0x23
  static let star: UInt8 = 0x2A
  static let comma: UInt8 = 0x2C
  static let hyphen: UInt8 = 0x2D
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let questionMark: UInt8 = 0x3F
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let caret: UInt8 = 0x5E
  static let backtick: UInt8 = 0x60
}

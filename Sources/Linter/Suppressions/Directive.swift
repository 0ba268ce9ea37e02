import SwiftTree

/// A comment that speaks to the linter: `// custody:disable:next RULE[, RULE] - reason`.
struct Directive: Equatable {
  enum Action: String, CaseIterable {
    case disableNext = "disable:next"
    case disableThis = "disable:this"
    case disablePrevious = "disable:previous"
    case disable = "disable"
    case enable = "enable"
  }

  /// Whom the comment speaks to. The raw value is what it begins with.
  enum Addressee: String, CaseIterable {
    case custody = "custody:"
    case swiftLint = "swiftlint:"

    static func mayBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "c") || byte == UInt8(ascii: "s") }

    /// All that can be written.
    var instructions: [String] { Action.allCases.map { rawValue + $0.rawValue } }
  }

  /// A word of the comment and where it stands in the file, in bytes.
  struct Word: Equatable {
    let text: String
    let range: Range<Int>
  }

  let addressee: Addressee
  /// Nil if the word is none of them.
  let action: Action?
  let actionWord: Word
  let rules: [Word]
  /// The words behind ` - `; nil without.
  let reason: String?

  /// Reads a comment; nil if it doesn't begin with `custody:` or `swiftlint:` and a letter. Documentation comments may show how a
  /// suppression is written without being one.
  /// - Parameter bytes: the file's.
  init?(_ comment: Comment, in bytes: [UInt8]) {
    guard let start = Directive.start(of: comment, in: bytes) else { return nil }
    var inside = bytes[start..<comment.end]
    if comment.isBlock, inside.suffix(2).elementsEqual([.star, .slash]) { inside = inside.dropLast(2) }
    guard let addressee = Addressee.allCases.first(where: { inside.starts(with: $0.rawValue.utf8) }) else { return nil }
    let prefixCount = addressee.rawValue.utf8.count
    guard Directive.isLetter(inside.dropFirst(prefixCount).first) else { return nil }
    self.addressee = addressee
    let first = inside.prefix { !Directive.isBlank($0) }
    actionWord = Directive.word(first)
    action = Action(rawValue: String(decoding: first.dropFirst(prefixCount), as: UTF8.self))
    let words = inside[first.endIndex...].split { Directive.isBlank($0) || $0 == .comma }
    let ruleCount = words.firstIndex { Directive.isReasonMark($0, in: inside) } ?? words.count
    rules = words.prefix(ruleCount).map(Directive.word)
    let reasonWords = words.dropFirst(ruleCount + 1)
    reason = reasonWords.isEmpty ? nil : Directive.text(from: reasonWords, in: inside)
  }

  /// Whether a comment may be one. Nearly all are not: those who read them all ask here first.
  static func mayBe(_ comment: Comment, in bytes: [UInt8]) -> Bool { start(of: comment, in: bytes) != nil }

  /// Where the first word stands, if it may be an addressee.
  @inline(__always)
  private static func start(of comment: Comment, in bytes: [UInt8]) -> Int? {
    if comment.isDocumentation { return nil }
    var start = comment.start + 2
    while start < comment.end, isBlank(bytes[start]) { start += 1 }
    return start < comment.end && Addressee.mayBegin(with: bytes[start]) ? start : nil
  }

  /// From the first word to the end of the last, on one line.
  private static func text(from words: ArraySlice<ArraySlice<UInt8>>, in text: ArraySlice<UInt8>) -> String? {
    guard let start = words.first?.startIndex, let end = words.last?.endIndex else { return nil }
    let lines = text[start..<end].split { $0 == .lineFeed || $0 == .carriageReturn }
    return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// A hyphen of its own, unless a comma before it says that a rule follows.
  private static func isReasonMark(_ word: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Bool {
    word.elementsEqual(CollectionOfOne(.hyphen)) && text[..<word.startIndex].last != .comma
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> Word {
    Word(text: String(decoding: bytes, as: UTF8.self), range: bytes.startIndex..<bytes.endIndex)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == .space || byte == .tab || byte == .lineFeed || byte == .carriageReturn
  }

  private static func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (0x61...0x7A).contains(byte | 0x20)
  }
}

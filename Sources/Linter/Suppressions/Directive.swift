import SwiftTree

/// A comment that speaks to the linter: `// custody:disable:next RULE[, RULE] - reason`.
struct Directive: Equatable {
  enum Action: String, CaseIterable {
    case disableNext = "custody:disable:next"
    case disableThis = "custody:disable:this"
    case disablePrevious = "custody:disable:previous"
    case disable = "custody:disable"
    case enable = "custody:enable"
  }

  /// A word of the comment and where it stands in the file, in bytes.
  struct Word: Equatable {
    let text: String
    let range: Range<Int>
  }

  /// Nil if the word is none of them.
  let action: Action?
  let actionWord: Word
  let rules: [Word]
  /// Whether words stand behind ` - `.
  let hasReason: Bool

  /// Reads a comment; nil if it doesn't begin with `custody:` and a letter. Documentation comments may show how a
  /// suppression is written without being one.
  /// - Parameter bytes: the file's.
  init?(_ comment: Comment, in bytes: [UInt8]) {
    if comment.isDocumentation { return nil }
    var start = comment.start + 2
    while start < comment.end, Directive.isBlank(bytes[start]) { start += 1 }
    // Nearly all comments end here: before the first slice, which would cost as much as reading the comment.
    guard start < comment.end, bytes[start] == Directive.firstByte else { return nil }
    var inside = bytes[start..<comment.end]
    if comment.isBlock, inside.suffix(2).elementsEqual([.star, .slash]) { inside = inside.dropLast(2) }
    guard inside.starts(with: Directive.prefix.utf8) else { return nil }
    guard Directive.isLetter(inside.dropFirst(Directive.prefix.utf8.count).first) else { return nil }
    let first = inside.prefix { !Directive.isBlank($0) }
    actionWord = Directive.word(first)
    action = Action(rawValue: actionWord.text)
    let words = inside[first.endIndex...].split { Directive.isBlank($0) || $0 == .comma }
    let ruleCount = words.firstIndex { Directive.isReasonMark($0, in: inside) } ?? words.count
    rules = words.prefix(ruleCount).map(Directive.word)
    hasReason = words.count > ruleCount + 1
  }

  private static let prefix = "custody:"
  private static let firstByte = UInt8(ascii: "c")

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

/// Matching of shell wildcards, as git does it: `*`, `?`, `[...]`, `\` and, with `separatesFolders`, `**`.
///
/// The outcome has more cases than yes and no because a pattern with several stars is given up as soon as no longer
/// text can help; without that the time would grow exponentially with the number of stars.
struct Wildcard {
  let pattern: ArraySlice<UInt8>
  /// Whether `*`, `?` and `[...]` stop at a slash.
  let separatesFolders: Bool

  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    match(pattern, text) == .match
  }

  private enum Outcome {
    case match
    case mismatch
    /// No shorter rest of the text can match either.
    case abort
    /// As `abort`, but a `**` further left may still help.
    case abortToDoubleStar
  }

  private func match(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Outcome {
    var text = text
    var position = pattern.startIndex
    while position < pattern.endIndex {
      let character = pattern[position]
      if character == .star { return matchStar(pattern, position, text) }
      guard let first = text.first else { return .abort }
      switch character {
      case .questionMark:
        if separatesFolders, first == .slash { return .mismatch }
        position += 1
      case .openBracket:
        guard let (matched, end) = matchClass(pattern, position + 1, first) else { return .abort }
        if !matched || (separatesFolders && first == .slash) { return .mismatch }
        position = end
      case .backslash:
        position += 1
        guard position < pattern.endIndex, pattern[position] == first else { return .mismatch }
        position += 1
      default:
        if character != first { return .mismatch }
        position += 1
      }
      text.removeFirst()
    }
    return text.isEmpty ? .match : .mismatch
  }

  /// Matches from the star at `star` on.
  private func matchStar(_ pattern: ArraySlice<UInt8>, _ star: Int, _ text: ArraySlice<UInt8>) -> Outcome {
    var rest = pattern[(star + 1)...]
    let isDouble = rest.first == .star
    rest = rest.drop { $0 == .star }
    let isWholeFolder =
      (star == pattern.startIndex || pattern[star - 1] == .slash)
      && (rest.isEmpty || rest.first == .slash || rest.starts(with: [.backslash, .slash]))
    var crossesSlash = !separatesFolders
    if isDouble, separatesFolders, isWholeFolder {
      // `**/` also stands for no folder at all.
      if rest.first == .slash, match(rest.dropFirst(), text) == .match { return .match }
      crossesSlash = true
    }
    if rest.isEmpty {
      return crossesSlash || !text.contains(.slash) ? .match : .abortToDoubleStar
    }
    if !crossesSlash, rest.first == .slash {
      guard let slash = text.firstIndex(of: .slash) else { return .abort }
      return match(rest, text[slash...])
    }
    var text = text
    while let first = text.first {
      let outcome = match(rest, text)
      if outcome != .mismatch {
        if !crossesSlash || outcome != .abortToDoubleStar { return outcome }
      } else if !crossesSlash, first == .slash {
        return .abortToDoubleStar
      }
      text.removeFirst()
    }
    return .abort
  }

  /// Matches the class whose inside begins at `start`. The end is the index after its bracket; nil for a class
  /// without one.
  private func matchClass(_ pattern: ArraySlice<UInt8>, _ start: Int, _ character: UInt8) -> (matched: Bool, end: Int)?
  {
    var position = start
    guard position < pattern.endIndex else { return nil }
    let isNegated = pattern[position] == .exclamationMark || pattern[position] == .caret
    if isNegated { position += 1 }
    var matched = false
    var previous: UInt8?
    let first = position
    while position < pattern.endIndex {
      let member = pattern[position]
      if member == .closeBracket, position > first { return (matched != isNegated, position + 1) }
      position += 1
      switch member {
      case .backslash:
        guard position < pattern.endIndex else { return nil }
        previous = pattern[position]
        matched = matched || pattern[position] == character
        position += 1
      case .hyphen where previous != nil && position < pattern.endIndex && pattern[position] != .closeBracket:
        var upper = pattern[position]
        position += 1
        if upper == .backslash {
          guard position < pattern.endIndex else { return nil }
          upper = pattern[position]
          position += 1
        }
        if let lower = previous, lower <= character, character <= upper { matched = true }
        previous = nil
      case .openBracket where position < pattern.endIndex && pattern[position] == .colon:
        let name = pattern[(position + 1)...].prefix { $0 != .closeBracket }
        guard name.endIndex < pattern.endIndex else { return nil }
        guard name.last == .colon else {
          // Not `[:name:]`: the bracket stands for itself.
          matched = matched || character == .openBracket
          previous = .openBracket
          continue
        }
        guard let contains = CharacterClass.named(name.dropLast()) else { return nil }
        matched = matched || contains(character)
        previous = nil
        position = name.endIndex + 1
      default:
        previous = member
        matched = matched || member == character
      }
    }
    return nil
  }
}

/// The named classes of POSIX, for ASCII.
private enum CharacterClass {
  static func named(_ name: ArraySlice<UInt8>) -> ((UInt8) -> Bool)? {
    switch String(decoding: name, as: UTF8.self) {
    case "alnum": { isLetter($0) || isDigit($0) }
    case "alpha": isLetter
    case "blank": { $0 == 0x20 || $0 == 0x09 }
    case "cntrl": { $0 < 0x20 || $0 == 0x7F }
    case "digit": isDigit
    case "graph": isGraphic
    case "lower": isLower
    case "print": { $0 == 0x20 || isGraphic($0) }
    case "punct": { isGraphic($0) && !isLetter($0) && !isDigit($0) }
    case "space": { $0 == 0x20 || (0x09...0x0D).contains($0) }
    case "upper": isUpper
    case "xdigit": { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) }
    default: nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
  private static func isGraphic(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
}

/// One line of a `.gitignore`. Its text stays with the whole file, so that trying a pattern counts no references: in a
/// run each entry of each folder is tried against all of them.
struct IgnorePattern {
  /// Whether it brings back what an earlier pattern excludes.
  let isNegated: Bool
  private let matchesFoldersOnly: Bool
  private let form: Form
  /// Where the pattern stands in the file.
  private let range: Range<Int>
  /// How many of its bytes come before the first that is special.
  private let literalCount: Int

  private enum Form {
    /// without a slash: the name of an entry in any folder
    case name
    case nameSuffix
    case nameWildcard
    /// with a slash: the path from the folder of the `.gitignore`
    case path
  }

  /// Nil for a blank line or a comment.
  init?(line: ArraySlice<UInt8>) {
    guard let first = line.first, first != .numberSign else { return nil }
    var line = IgnorePattern.withoutTrailingSpaces(line)
    isNegated = line.first == .exclamationMark
    if isNegated { line.removeFirst() }
    matchesFoldersOnly = line.last == .slash
    if matchesFoldersOnly { line.removeLast() }
    guard !line.isEmpty else { return nil }
    form = IgnorePattern.form(of: line)
    switch form {
    case .name, .nameWildcard: break
    case .nameSuffix: line.removeFirst()
    case .path: if line.first == .slash { line.removeFirst() }
    }
    range = line.startIndex..<line.endIndex
    literalCount = IgnorePattern.literalCount(line)
  }

  /// - Parameters:
  ///   - path: from the folder of the `.gitignore`, without a slash at either end.
  ///   - nameStart: where the last component of `path` begins.
  ///   - text: the whole file that the pattern stands in.
  func matches(_ path: ArraySlice<UInt8>, nameStart: Int, isFolder: Bool, in text: [UInt8]) -> Bool {
    if matchesFoldersOnly, !isFolder { return false }
    let name = path[nameStart...]
    switch form {
    case .name: return name.count == range.count && name.elementsEqual(text[range])
    case .nameSuffix: return name.count >= range.count && name.suffix(range.count).elementsEqual(text[range])
    case .nameWildcard: return Wildcard(pattern: text[range], separatesFolders: false).matches(name)
    case .path:
      // The literal beginning is compared on its own, as git does: `**` after it counts as the start of a pattern.
      guard path.count >= literalCount, path.starts(with: text[range].prefix(literalCount)) else { return false }
      let rest = Wildcard(pattern: text[range].dropFirst(literalCount), separatesFolders: true)
      return rest.matches(path.dropFirst(literalCount))
    }
  }

  private static func form(of pattern: ArraySlice<UInt8>) -> Form {
    if pattern.contains(.slash) { return .path }
    if literalCount(pattern) == pattern.count { return .name }
    let rest = pattern.dropFirst()
    return pattern.first == .star && literalCount(rest) == rest.count ? .nameSuffix : .nameWildcard
  }

  private static func literalCount(_ pattern: ArraySlice<UInt8>) -> Int {
    pattern.prefix { ![.star, .questionMark, .openBracket, .backslash].contains($0) }.count
  }

  /// Spaces at the end don't count, unless a backslash stands before them.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var position = line.startIndex
    while position < line.endIndex {
      if line[position] == .backslash {
        position = min(position + 2, line.endIndex)
        end = position
      } else {
        if line[position] != .space { end = position + 1 }
        position += 1
      }
    }
    return line[..<end]
  }
}

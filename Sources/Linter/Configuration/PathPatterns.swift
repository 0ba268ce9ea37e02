/// Patterns of paths as a `.gitignore` has them, relative to one folder: later ones win, `!` takes back, a folder means
/// all that is in it.
public struct PathPatterns: Sendable, Equatable {
  public let patterns: [String]
  private let rules: IgnoreRules

  init(_ patterns: [String]) {
    self.patterns = patterns
    var rules = IgnoreRules()
    rules.add(Array(patterns.joined(separator: "\n").utf8), baseCount: 0)
    self.rules = rules
  }

  /// - Parameter path: from the patterns' folder, without a slash at the beginning.
  func match(_ path: some StringProtocol) -> Bool {
    if patterns.isEmpty { return false }
    let bytes = Array(path.utf8)
    var nameStart = 0
    for index in bytes.indices where bytes[index] == .slash {
      if rules.excludes(Array(bytes[..<index]), nameStart: nameStart, isFolder: true) { return true }
      nameStart = index + 1
    }
    return rules.excludes(bytes, nameStart: nameStart, isFolder: false)
  }

  /// What is wrong with a pattern; nil for a good one.
  static func problem(with pattern: String) -> String? {
    if pattern.isEmpty { return "a pattern can't be empty" }
    if pattern.contains("\n") { return "a pattern is one line" }
    if pattern.hasPrefix("#") { return "'#' begins a comment; write '\\\\#' for a name that begins with it" }
    let components = pattern.split(separator: "/")
    if components.contains("..") { return "a pattern can't leave the folder of its file" }
    let isOpen = pattern.reduce(into: false) { isOpen, character in
      if character == "[" { isOpen = true } else if character == "]" { isOpen = false }
    }
    return isOpen ? "the '[' has no ']'" : nil
  }

  public static func == (left: PathPatterns, right: PathPatterns) -> Bool { left.patterns == right.patterns }
}

/// The patterns of one `.gitignore` or `.git/info/exclude`.
struct IgnoreFile: Sendable {
  /// How many bytes of a path, slash included, lead to the folder that the patterns are about.
  private let baseCount: Int
  private let text: [UInt8]
  /// The last line first: it is the strongest.
  private let patterns: [IgnorePattern]

  /// Nil if it holds no pattern.
  init?(_ text: [UInt8], baseCount: Int) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = text.starts(with: byteOrderMark) ? text.dropFirst(byteOrderMark.count) : text[...]
    let lines = body.split(separator: .lineFeed).map { $0.last == .carriageReturn ? $0.dropLast() : $0 }
    self.baseCount = baseCount
    self.text = text
    patterns = lines.compactMap(IgnorePattern.init(line:)).reversed()
    if patterns.isEmpty { return nil }
  }

  /// What the strongest pattern that matches says; nil if none does.
  /// - Parameter path: from the folder where all the files of a stack begin to count.
  func excludes(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool? {
    let path = path[baseCount...]
    for pattern in patterns where pattern.matches(path, nameStart: nameStart, isFolder: isFolder, in: text) {
      return !pattern.isNegated
    }
    return nil
  }
}

/// The ignore files that hold in a folder: those of its repository from the outermost inwards.
struct IgnoreRules: Sendable {
  private var files: [IgnoreFile] = []

  var isEmpty: Bool { files.isEmpty }

  /// Adds a file that is stronger than those before it.
  mutating func add(_ text: [UInt8]?, baseCount: Int) {
    if let text, let file = IgnoreFile(text, baseCount: baseCount) { files.append(file) }
  }

  /// Whether an entry is excluded. Its folder is not: what lies in an excluded folder can't be brought back, so nobody
  /// asks about it.
  func excludes(_ path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool {
    for file in files.reversed() {
      if let verdict = file.excludes(path, nameStart: nameStart, isFolder: isFolder) { return verdict }
    }
    return false
  }
}

import Expectations
import Linter
import Testing

/// Files after all fixes of some rules, one at a time.
struct Fixing {
  private(set) var files: [MarkedFile]
  /// The titles of the fixes, in the order in which they were applied.
  private(set) var titles: [String] = []
  /// What is wrong with the fixes: one did not cure its finding, or broke the code.
  private(set) var problems: [String] = []

  /// - Parameters:
  ///   - takesSafeOnly: whether only the safe ones are applied, or else the first of each finding.
  ///   - words: what the titles of the fixes contain that are applied; of several cures these are one.
  init(_ files: [MarkedFile], rules: Set<String>, takesSafeOnly: Bool = true, titled words: String = "") throws(UnknownRule) {
    self.files = files
    var found = try findings(in: files, rules: rules)
    let isWanted = { (fix: ReportedFix) in (fix.isSafe || !takesSafeOnly) && (words.isEmpty || fix.title.contains(words)) }
    while let fix = found.lazy.compactMap({ $0.fixes.first(where: isWanted) }).first {
      self.files = self.files.map { file in file.applying(fix.edits.filter { $0.place.path == file.path }) }
      titles.append(fix.title)
      let left = try findings(in: self.files, rules: rules)
      if left.count >= found.count { problems.append("'\(fix.title)' does not cure its finding") }
      if left.contains(where: { $0.rule == "syntax-error" }) { problems.append("'\(fix.title)' breaks the code") }
      guard problems.isEmpty else { return }
      found = left
    }
  }

  /// The text of each file by path, without blanks at the ends of lines, where marks have been.
  var texts: [String: String] { Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.trimmedText) }) }
}

extension MarkedFile {
  /// The text without blanks at the ends of lines.
  var trimmedText: String {
    lines.map { line in
      let end = line.text.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
      return String(decoding: line.text[..<end], as: UTF8.self)
    }.joined(separator: "\n")
  }

  fileprivate func applying(_ edits: [ReportedEdit]) -> MarkedFile {
    var bytes = bytes
    // From the end on: what stands before it keeps its place.
    let ordered = edits.enumerated().sorted { ($1.element.place.start.offset, $1.offset) < ($0.element.place.start.offset, $0.offset) }
    for (_, edit) in ordered {
      bytes.replaceSubrange(edit.place.start.offset..<edit.place.end.offset, with: Array(edit.text.utf8))
    }
    return MarkedFile(path: path, module: module, settings: settings, bytes, document: document)
  }
}

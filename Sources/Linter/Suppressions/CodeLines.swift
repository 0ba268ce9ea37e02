import SwiftTree

/// Which lines a comment means: the neighbours that hold code, in byte ranges.
struct CodeLines {
  private let tree: Tree
  private let bytes: ArraySlice<UInt8>
  /// Without the last one, which stands for the end of the file.
  private let tokenCount: Int

  init(_ tree: Tree) {
    self.tree = tree
    bytes = tree.bytes[..<tree.count]
    tokenCount = tree.tokenCount - 1
  }

  /// The lines that a comment itself is on.
  func this(_ comment: Range<Int>) -> Range<Int> {
    lineStart(comment.lowerBound)..<lineEnd(comment.upperBound)
  }

  /// The next line that holds code. Attributes on lines of their own belong to the line of what they stand before.
  func next(after comment: Range<Int>) -> Range<Int> {
    let end = lineEnd(comment.upperBound)
    let first = firstToken(startingAtOrAfter: end)
    guard first < tokenCount else { return end..<end }
    let declaration = tokenAfterAttributes(from: first)
    return lineStart(tree.tokenStart(first))..<lineEnd(tree.tokenStart(declaration))
  }

  /// The last line before the comment's that holds code.
  func previous(before comment: Range<Int>) -> Range<Int> {
    let start = lineStart(comment.lowerBound)
    let last = firstToken(startingAtOrAfter: start) - 1
    guard last >= 0 else { return start..<start }
    let end = min(tree.tokenEnd(last), start) - 1
    return lineStart(end)..<lineEnd(end)
  }

  /// What to take out so that the comment is gone without a trace: its line if it is alone there, else it and the
  /// blanks before it.
  func removal(of comment: Range<Int>) -> Range<Int> {
    let start = lineStart(comment.lowerBound)
    let end = lineEnd(comment.upperBound)
    let isBlank = { (byte: UInt8) in byte == .space || byte == .tab }
    let blanksBefore = bytes[start..<comment.lowerBound].reversed().prefix(while: isBlank).count
    let blanksAfter = bytes[comment.upperBound..<end].prefix(while: isBlank).count
    let isAtStart = start + blanksBefore == comment.lowerBound
    let isAtEnd = comment.upperBound + blanksAfter == end
    if isAtStart, isAtEnd { return start..<afterLineBreak(end) }
    if isAtStart { return comment.lowerBound..<(comment.upperBound + blanksAfter) }
    return (comment.lowerBound - blanksBefore)..<comment.upperBound
  }

  private func firstToken(startingAtOrAfter offset: Int) -> Int {
    var low = 0
    var high = tokenCount
    while low < high {
      let middle = (low + high) / 2
      if tree.tokenStart(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func tokenAfterAttributes(from first: Int) -> Int {
    var token = first
    for node in tree.nodes where node.kind == .attribute && Int(node.firstToken) == token {
      token = min(Int(node.endToken), tokenCount - 1)
    }
    return token
  }

  private func lineStart(_ offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
    return start
  }

  private func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !isLineBreak(bytes[end]) { end += 1 }
    return end
  }

  private func afterLineBreak(_ offset: Int) -> Int {
    let rest = bytes[offset...]
    if rest.starts(with: [.carriageReturn, .lineFeed]) { return offset + 2 }
    return rest.isEmpty ? offset : offset + 1
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .carriageReturn }
}

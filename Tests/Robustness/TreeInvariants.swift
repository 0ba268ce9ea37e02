import SwiftTree

/// What holds for the tree of any bytes, however little they look like Swift.
///
/// The tests and the fuzz target ask the same questions. Uses public API only.
public struct TreeInvariants {
  /// No tree is deeper. The parser follows 256 levels of nesting, each of them worth a few nodes.
  public static let depthLimit = 4096
  /// No tree has more nodes for a token, but for `spareNodes`; so its size is linear in its source's.
  public static let nodesPerToken = 3
  public static let spareNodes = 64

  private let tree: Tree
  private let source: [UInt8]
  private let found = Violations()

  private init(_ tree: Tree, _ source: [UInt8]) {
    self.tree = tree
    self.source = source
  }

  /// What is wrong with the tree that was made of `source`; nothing, if all is well.
  public static func violations(of tree: Tree, of source: [UInt8]) -> [String] {
    let invariants = TreeInvariants(tree, source)
    invariants.checkTokens()
    invariants.checkComments()
    invariants.checkNodes()
    invariants.checkErrors()
    return invariants.found.texts
  }

  private func require(_ condition: Bool, _ text: @autoclosure () -> String) {
    found.require(condition, text())
  }

  // MARK: Tokens and trivia

  /// Each byte belongs to one token or to the white space and comments before it.
  private func checkTokens() {
    require(tree.count == source.count, "the tree holds \(tree.count) bytes of \(source.count)")
    require(tree.bytes.starts(with: source), "the tree's bytes are not the source's")
    guard tree.tokenCount > 0 else { return require(false, "there is no token, not even the end of file") }
    var trivia = TriviaReader(tree, source)
    var end = 0
    for token in 0..<tree.tokenCount {
      let start = tree.tokenStart(token)
      let isLast = token == tree.tokenCount - 1
      guard start >= end, tree.tokenEnd(token) <= source.count else {
        return require(false, "token \(token) is at \(start)..<\(tree.tokenEnd(token)), behind one that ends at \(end)")
      }
      require(isLast || tree.tokenEnd(token) > start, "token \(token) is empty")
      require((tree.tokenKind(token) == .endOfFile) == isLast, "token \(token) is \(tree.tokenKind(token))")
      if let offset = trivia.codeOffset(from: end, to: start) {
        require(false, "the byte at \(offset) belongs to no token and is no trivia")
      }
      end = tree.tokenEnd(token)
    }
    require(tree.tokenStart(tree.tokenCount - 1) == source.count, "the end of file is not at the end")
  }

  private func checkComments() {
    var end = 0
    for comment in tree.comments {
      require(comment.start >= end, "the comment at \(comment.start) is not behind the one before it")
      require(comment.end >= comment.start + 2, "the comment at \(comment.start) is shorter than its mark")
      end = Int(comment.end)
    }
    require(end <= source.count, "a comment ends at \(end), behind the file")
  }

  private func checkErrors() {
    for error in tree.errors {
      require(
        error.start >= 0 && error.start <= error.end && error.end <= source.count,
        "an error is at \(error.start)..<\(error.end)")
    }
  }

  // MARK: Nodes

  /// Children are inside their parents and stand in order, in nodes and in tokens.
  private func checkNodes() {
    guard let file = tree.nodes.first else { return require(false, "there is no node, not even the file") }
    require(file.kind == .sourceFile, "the first node is \(file.kind)")
    require(Int(file.end) == tree.nodes.count, "the file's node does not hold all nodes")
    require(file.firstToken == 0, "the file's node begins at token \(file.firstToken)")
    require(
      tree.nodes.count <= tree.tokenCount * TreeInvariants.nodesPerToken + TreeInvariants.spareNodes,
      "\(tree.nodes.count) nodes for \(tree.tokenCount) tokens")
    checkNesting()
  }

  private func checkNesting() {
    let lastToken = UInt32(tree.tokenCount - 1)
    var open: [OpenNode] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      require(node.firstToken <= node.endToken && node.endToken <= lastToken, "node \(index) has tokens \(node.firstToken)..<\(node.endToken)")
      require(node.end > index && node.end <= tree.nodes.count, "node \(index) ends at node \(node.end)")
      if let parent = open.last {
        require(node.end <= parent.end, "node \(index) ends at node \(node.end), its parent at \(parent.end)")
        require(node.firstToken >= parent.nextToken, "node \(index) begins at token \(node.firstToken), before its parent or the sibling before it ends (\(parent.nextToken))")
        require(node.endToken <= parent.endToken, "node \(index) ends at token \(node.endToken), its parent at \(parent.endToken)")
        open[open.count - 1].nextToken = node.endToken
      } else {
        require(index == 0, "node \(index) has no parent")
      }
      open.append(OpenNode(end: node.end, nextToken: node.firstToken, endToken: node.endToken))
      require(open.count <= TreeInvariants.depthLimit, "node \(index) is \(open.count) levels deep")
    }
  }

  private struct OpenNode {
    let end: UInt32
    var nextToken: UInt32
    let endToken: UInt32
  }
}

/// Tells what stands between tokens.
private struct TriviaReader {
  private let tree: Tree
  private let source: [UInt8]
  private var comment = 0

  init(_ tree: Tree, _ source: [UInt8]) {
    self.tree = tree
    self.source = source
  }

  /// The first offset of a range that is neither white space nor in a comment. Ranges are asked for in order.
  mutating func codeOffset(from start: Int, to end: Int) -> Int? {
    var offset = start == 0 ? endOfHead : start
    while offset < end {
      while comment < tree.comments.count, tree.comments[comment].start < offset { comment += 1 }
      if comment < tree.comments.count, tree.comments[comment].start == offset {
        offset = Int(tree.comments[comment].end)
      } else if isNoBreakSpace(at: offset) {
        offset += 2
      } else if isSpace(source[offset]) {
        offset += 1
      } else {
        return offset
      }
    }
    return offset == end ? nil : end
  }

  /// Behind a byte-order mark and a `#!` line.
  private var endOfHead: Int {
    var offset = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard source[offset...].starts(with: "#!".utf8) else { return offset }
    while offset < source.count, source[offset] != 0x0A, source[offset] != 0x0D { offset += 1 }
    return offset
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0 || (byte >= 0x09 && byte <= 0x0D)
  }

  private func isNoBreakSpace(at offset: Int) -> Bool {
    source[offset] == 0xC2 && offset + 1 < source.count && source[offset + 1] == 0xA0
  }
}

/// A source put together again from its tokens and what stands before each of them.
public func joined(_ tree: Tree) -> [UInt8] {
  var bytes: [UInt8] = []
  var end = 0
  for token in 0..<tree.tokenCount {
    bytes += tree.bytes[end..<tree.tokenStart(token)]
    bytes += tree.text(ofToken: token)
    end = tree.tokenEnd(token)
  }
  return bytes
}

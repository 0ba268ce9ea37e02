/// The tokens and the syntax tree of one source file: a value of that file's bytes.
///
/// Any bytes give a tree: code that isn't Swift becomes `error` nodes and `errors`, and the declarations around it
/// stay. Storage is flat (arrays of small values, nodes in pre-order), and a tree can be filled again, which reuses
/// its memory: one tree for each worker thread is enough. Pass it along `borrowed`; it is never copied for a node.
///
/// All positions are UTF-8 byte offsets from the source's first byte; a byte-order mark counts.
@frozen
public struct Tree: Sendable {
  /// Zero bytes behind the text, so that the tokenizer may look ahead and load eight bytes anywhere.
  @usableFromInline static let padding = 64

  /// The source; behind `count` stand zero bytes.
  public internal(set) var bytes: [UInt8]
  /// The source's length in bytes.
  public internal(set) var count: Int
  /// All nodes in pre-order; the first one is the `sourceFile`.
  public internal(set) var nodes: [Node] = []
  /// All comments in source order.
  public internal(set) var comments: [Comment] = []
  /// Where the source isn't Swift, in no particular order. Empty for everything that a Swift parser accepts.
  public internal(set) var errors: [SyntaxProblem] = []

  @usableFromInline var tokens: [Token] = []
  @usableFromInline var tags: [TokenTag] = []

  /// The tree of an empty file.
  public init() {
    self.init([])
  }

  /// Reads a file's bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = []
    self.count = 0
    parse(bytes)
  }

  /// Becomes the tree of other bytes, reusing this tree's memory.
  public mutating func parse(_ source: [UInt8]) {
    parse(count: source.count) { buffer in
      buffer.update(fromContentsOf: source)
    }
  }

  /// Becomes the tree of at most `count` bytes that `fill` writes into the buffer it is given, such as a file's.
  /// `fill` returns how many it wrote.
  public mutating func parse(count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    load(count: count, fill: fill)
    tokenize()
    parseTokens()
  }

  // MARK: Nodes

  @inlinable public func kind(_ node: Int) -> NodeKind { nodes[node].kind }

  @inlinable public func flags(_ node: Int) -> NodeFlags { nodes[node].flags }

  /// The index behind the node's last descendant: its next sibling, if there is one. All children of a node:
  /// `var child = node + 1; while child < end(node) { …; child = end(child) }`.
  @inlinable public func end(_ node: Int) -> Int { Int(nodes[node].end) }

  @inlinable public func firstToken(_ node: Int) -> Int { Int(nodes[node].firstToken) }

  /// The index behind the node's last token.
  @inlinable public func endToken(_ node: Int) -> Int { Int(nodes[node].endToken) }

  /// The offset of the node's first byte.
  @inlinable public func start(_ node: Int) -> Int { tokenStart(firstToken(node)) }

  /// The offset behind the node's last byte; its start, if it is empty.
  @inlinable
  public func endOffset(_ node: Int) -> Int {
    let end = endToken(node)
    return end > firstToken(node) ? tokenEnd(end - 1) : start(node)
  }

  /// The name of the node's first token.
  @inlinable public func name(_ node: Int) -> Name { tokenName(firstToken(node)) }

  /// The first child of a kind.
  @inlinable
  public func child(_ node: Int, _ kind: NodeKind) -> Int? {
    let end = self.end(node)
    var child = node + 1
    while child < end {
      if self.kind(child) == kind { return child }
      child = self.end(child)
    }
    return nil
  }

  // MARK: Tokens

  /// The number of tokens; the last one is `endOfFile`.
  @inlinable public var tokenCount: Int { tokens.count }

  @inlinable public func tokenKind(_ token: Int) -> TokenKind { tags[token].kind }

  @inlinable public func tokenFlags(_ token: Int) -> TokenFlags { tags[token].flags }

  @inlinable public func tokenStart(_ token: Int) -> Int { Int(tokens[token].start) }

  @inlinable public func tokenEnd(_ token: Int) -> Int { Int(tokens[token].end) }

  /// The word a token is, without backticks; `$0` and `$model` with the dollar sign. `Name.none` for all that is no
  /// word.
  @inlinable
  public func tokenName(_ token: Int) -> Name {
    tags[token].kind.isWord ? Name(value: tokens[token].value) : .none
  }

  /// The name of a word without one `$` or `_` before it: `model` for `$model` and `_model`. Computed on demand.
  public func tokenBareName(_ token: Int) -> Name {
    guard tokenKind(token).isWord else { return .none }
    var start = tokenStart(token)
    var end = tokenEnd(token)
    if bytes[start] == .backtick {
      start += 1
      end -= 1
    }
    if bytes[start] == .dollar || bytes[start] == .underscore { start += 1 }
    return bytes.withUnsafeBufferPointer { Name(bytes: UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// The bytes of a token.
  public func text(ofToken token: Int) -> ArraySlice<UInt8> {
    bytes[tokenStart(token)..<tokenEnd(token)]
  }

  // MARK: Reading

  mutating func load(count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    let room = count + Tree.padding
    if bytes.count < room {
      bytes.append(contentsOf: repeatElement(0, count: max(room, bytes.count * 2) - bytes.count))
    }
    self.count = bytes.withUnsafeMutableBufferPointer { buffer in
      let written = min(max(fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count])), 0), count)
      for index in written..<written + Tree.padding { buffer[index] = 0 }
      return written
    }
  }

  mutating func tokenize() {
    tokens.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    comments.removeAll(keepingCapacity: true)
    errors.removeAll(keepingCapacity: true)
    let count = self.count
    let room = count + Parser.lookahead + 1
    bytes.withUnsafeBufferPointer { source in
      Lexicon.shared.withTables { lexicon in
        tokens.append(addingCapacity: room) { tokens in
          tags.append(addingCapacity: room) { tags in
            tokens.withUnsafeMutableBufferPointer { tokens, tokenCount in
              tags.withUnsafeMutableBufferPointer { tags, tagCount in
                var tokenizer = Tokenizer(source: source, count: count, tokens: tokens, tags: tags, lexicon: lexicon)
                swap(&tokenizer.comments, &comments)
                swap(&tokenizer.problems, &errors)
                tokenizer.run()
                swap(&tokenizer.comments, &comments)
                swap(&tokenizer.problems, &errors)
                tokenCount = tokenizer.tokenCount
                tagCount = tokenizer.tokenCount + Parser.lookahead
              }
            }
          }
        }
      }
    }
  }

  mutating func parseTokens() {
    // Ordinary code has fewer than two nodes for a token; what has more is parsed again with more room.
    var room = tokens.count * 3 + 64
    while !parseTokens(room: room) { room *= 2 }
  }

  /// False if the nodes found no room.
  private mutating func parseTokens(room: Int) -> Bool {
    nodes.removeAll(keepingCapacity: true)
    let problemCount = errors.count
    var fits = true
    bytes.withUnsafeBufferPointer { source in
      tokens.withUnsafeBufferPointer { tokens in
        tags.withUnsafeBufferPointer { tags in
          nodes.append(addingCapacity: room) { nodes in
            nodes.withUnsafeMutableBufferPointer { nodes, nodeCount in
              var parser = Parser(source: source, tokens: tokens, tags: tags, nodes: nodes)
              swap(&parser.problems, &errors)
              parser.parseSourceFile()
              swap(&parser.problems, &errors)
              fits = !parser.overflowed
              nodeCount = fits ? parser.nodeCount : 0
            }
          }
        }
      }
    }
    if !fits { errors.removeLast(errors.count - problemCount) }
    return fits
  }
}

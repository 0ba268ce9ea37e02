/// A tree's arrays while somebody walks all of it: the answers of `Tree`, without a bounds check and without a
/// reference to count.
///
/// Unchecked because the walk that reads the facts asks about twenty questions for each node; what it asks with are
/// indices that the tree itself has given. Valid inside `Tree.withBorrowed` only.
@frozen
public struct BorrowedTree {
  public let nodes: UnsafePointer<Node>
  /// The source; behind it stand zero bytes.
  public let bytes: UnsafePointer<UInt8>
  @usableFromInline let tokens: UnsafePointer<Token>
  @usableFromInline let tags: UnsafePointer<TokenTag>

  @inlinable
  init(
    nodes: UnsafeBufferPointer<Node>, bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>,
    tags: UnsafeBufferPointer<TokenTag>
  ) {
    // A tree has a node, its text a padding, and its tokens an end.
    self.nodes = nodes.baseAddress.unsafelyUnwrapped
    self.bytes = bytes.baseAddress.unsafelyUnwrapped
    self.tokens = tokens.baseAddress.unsafelyUnwrapped
    self.tags = tags.baseAddress.unsafelyUnwrapped
  }

  // MARK: Nodes

  @inlinable public var nodeCount: Int { end(0) }

  @inlinable public func kind(_ node: Int) -> NodeKind { nodes[node].kind }

  @inlinable public func flags(_ node: Int) -> NodeFlags { nodes[node].flags }

  /// The index behind the node's last descendant.
  @inlinable public func end(_ node: Int) -> Int { Int(nodes[node].end) }

  @inlinable public func firstToken(_ node: Int) -> Int { Int(nodes[node].firstToken) }

  /// The index behind the node's last token.
  @inlinable public func endToken(_ node: Int) -> Int { Int(nodes[node].endToken) }

  /// The offset of the node's first byte.
  @inlinable @inline(__always)
  public func start(_ node: Int) -> UInt32 { tokenStart(firstToken(node)) }

  /// The offset behind the node's last byte; its start, if it is empty.
  @inlinable @inline(__always)
  public func endOffset(_ node: Int) -> UInt32 {
    let end = endToken(node)
    return end > firstToken(node) ? tokenEnd(end &- 1) : start(node)
  }

  /// The name of the node's first token.
  @inlinable public func name(_ node: Int) -> Name { tokenName(firstToken(node)) }

  /// The first child of a kind.
  @inlinable @inline(__always)
  public func child(_ node: Int, _ kind: NodeKind) -> Int? {
    let end = self.end(node)
    var child = node &+ 1
    while child < end {
      if self.kind(child) == kind { return child }
      child = self.end(child)
    }
    return nil
  }

  // MARK: Tokens

  @inlinable public func tokenKind(_ token: Int) -> TokenKind { tags[token].kind }

  @inlinable public func tokenStart(_ token: Int) -> UInt32 { tokens[token].start }

  @inlinable public func tokenEnd(_ token: Int) -> UInt32 { tokens[token].end }

  @inlinable
  public func tokenName(_ token: Int) -> Name {
    tags[token].kind.isWord ? Name(value: tokens[token].value) : .none
  }

  /// The bytes of a token.
  @inlinable
  public func text(ofToken token: Int) -> UnsafeBufferPointer<UInt8> {
    text(from: tokenStart(token), to: tokenEnd(token))
  }

  @inlinable
  public func text(from start: UInt32, to end: UInt32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + Int(start), count: Int(end &- start))
  }
}

extension Tree {
  /// Calls `body` with the tree's arrays.
  @inlinable
  public func withBorrowed<Result>(_ body: (BorrowedTree) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      bytes.withUnsafeBufferPointer { bytes in
        tokens.withUnsafeBufferPointer { tokens in
          tags.withUnsafeBufferPointer { tags in
            body(BorrowedTree(nodes: nodes, bytes: bytes, tokens: tokens, tags: tags))
          }
        }
      }
    }
  }
}

/// One node of the tree: 16 bytes, in pre-order. The first child of node `i` is `i + 1` (if that is below `end`),
/// the next sibling is at `end`.
@frozen
public struct Node: Sendable {
  /// What it is.
  public var kind: NodeKind
  /// What the kind's comment calls a flag.
  public var flags: NodeFlags
  /// The index of its first token.
  public var firstToken: UInt32
  /// The index after its last token. Equal to `firstToken` for an empty node.
  public var endToken: UInt32
  /// The index after its last descendant.
  public var end: UInt32

  @inlinable
  public init(kind: NodeKind, flags: NodeFlags = [], firstToken: UInt32, endToken: UInt32, end: UInt32) {
    self.kind = kind
    self.flags = flags
    self.firstToken = firstToken
    self.endToken = endToken
    self.end = end
  }
}

/// Small facts about a node that its tokens would tell more slowly.
@frozen
public struct NodeFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// an `accessorBlock` that is a getter's body
  public static var implicitGetter: NodeFlags { @inlinable get { NodeFlags(rawValue: 1) } }
  /// a `parameter` with `...`
  public static var variadic: NodeFlags { @inlinable get { NodeFlags(rawValue: 2) } }
  /// a `reference` or `member` followed by argument labels, `f(a:b:)`
  public static var argumentLabels: NodeFlags { @inlinable get { NodeFlags(rawValue: 4) } }
}

/// Builds the nodes of a tree from its tokens, by recursive descent, in one pass from left to right.
///
/// Nodes are appended in pre-order: `open` before the children, `close` behind them. Where only what follows tells what
/// something was the beginning of (`a` of `a + b`), `wrap` puts the node in front of what is there.
///
/// `@inline(never)` stands at the rules that many others use: inlined into all of them they tripled the time that this
/// module takes to build, and made nothing faster.
///
/// Works on buffer pointers for the same reason as the tokenizer. The tags end with `lookahead` additional
/// `endOfFile`s, so looking a few tokens ahead needs no check, and nothing steps over the first of them.
struct Parser: ~Copyable {
  /// How many tokens may be looked at behind the last one.
  static let lookahead = 8
  /// How deep expressions, types, patterns and statements nest; deeper ones are skipped by their brackets, so neither
  /// the stack nor those who walk the tree ever need more than a constant. The deepest of fifty thousand files of
  /// published code has 37 levels; 128 of any kind need less than 100 KB of stack.
  static let depthLimit = 128

  let ahead: Lookahead
  let nodes: UnsafeMutableBufferPointer<Node>

  /// The `endOfFile`.
  let lastToken: Int

  var position = 0
  var nodeCount = 0
  /// The nodes found no room; what was built is worthless.
  var overflowed = false
  var depth = 0
  /// Something was nested too deep. What was skipped may hide what the code after it needs, so problems no longer
  /// count.
  var skippedDepth = false
  var problems: [SyntaxProblem] = []
  var context: ExpressionContext = []
  /// Inside the body of an initialiser.
  var isInInitializer = false

  init(
    source: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>, tags: UnsafeBufferPointer<TokenTag>,
    nodes: UnsafeMutableBufferPointer<Node>
  ) {
    // A tree's source has a padding, and its tokens have an end.
    ahead = Lookahead(
      source: source.baseAddress.unsafelyUnwrapped, tokens: tokens.baseAddress.unsafelyUnwrapped,
      tags: tags.baseAddress.unsafelyUnwrapped)
    lastToken = tokens.count - 1
    self.nodes = nodes
  }

  // MARK: Looking at tokens

  @inline(__always) var kind: TokenKind { ahead.kind(position) }

  @inline(__always) var nextKind: TokenKind { ahead.kind(position &+ 1) }

  @inline(__always) func kind(_ token: Int) -> TokenKind { ahead.kind(token) }

  @inline(__always) var flags: TokenFlags { ahead.flags(position) }

  @inline(__always) var isAtLineStart: Bool { ahead.isAtLineStart(position) }

  @inline(__always) func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  // MARK: Stepping

  @inline(__always)
  mutating func advance() {
    assert(!at(.endOfFile), "nothing steps over the end")
    position &+= 1
  }

  @inline(__always)
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  /// Steps over a token that the grammar needs here; without it, that is a problem.
  @inline(__always)
  mutating func expect(_ kind: TokenKind) {
    if at(kind) { advance() } else { report(.missing) }
  }

  @inline(never)
  mutating func report(_ kind: SyntaxProblem.Kind) {
    if skippedDepth { return }
    let token = ahead.tokens[position]
    problems.append(SyntaxProblem(start: Int(token.start), end: Int(token.end), kind: kind))
  }

  // MARK: Building nodes

  /// Begins a node at the current token; `close` tells where it ends.
  @inline(__always)
  mutating func open(_ kind: NodeKind) -> Int {
    let node = nodeCount
    if node == nodes.count { return overflow() }
    nodes[node].kind = kind
    nodes[node].flags = []
    nodes[node].firstToken = UInt32(truncatingIfNeeded: position)
    nodeCount = node &+ 1
    return node
  }

  /// Ends a node before the current token.
  @inline(__always)
  mutating func close(_ node: Int) {
    nodes[node].endToken = UInt32(truncatingIfNeeded: position)
    nodes[node].end = UInt32(truncatingIfNeeded: nodeCount)
  }

  /// A node of the current token alone.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind) {
    assert(!at(.endOfFile), "nothing steps over the end")
    let node = nodeCount
    let token = UInt32(truncatingIfNeeded: position)
    position &+= 1
    if node == nodes.count { return _ = overflow() }
    nodes[node] = Node(kind: kind, firstToken: token, endToken: token &+ 1, end: UInt32(truncatingIfNeeded: node &+ 1))
    nodeCount = node &+ 1
  }

  /// Begins a node in front of the nodes from `first` on, which become its children.
  @inline(__always)
  mutating func wrap(_ kind: NodeKind, from first: Int) -> Int {
    let last = nodeCount
    if last == first || last == nodes.count { return open(kind) }
    nodeCount = last &+ 1
    var node = last
    while node > first {
      nodes[node] = nodes[node &- 1]
      nodes[node].end &+= 1
      node &-= 1
    }
    nodes[first].kind = kind
    nodes[first].flags = []
    return first
  }

  private mutating func overflow() -> Int {
    overflowed = true
    nodeCount = nodes.count
    return nodes.count - 1
  }
}

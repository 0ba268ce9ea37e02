import SwiftTree

/// Chains become events.
extension FactsBuilder {
  /// A chain while it is read from left to right.
  struct Chain {
    var start: UInt32
    /// What the context says of the whole chain.
    var flags: Event.Flags
    /// What stands in the part since the last call.
    // Not `[]`, for which the compiler makes and releases an array.
    var partFlags = Event.Flags(rawValue: 0)
    var receiver: EventIndex = -1
    /// Where the part's names begin in the file's `paths`; they are the last ones there.
    var firstName: Int
    var nameStart: UInt32 = 0
    var end: UInt32 = 0
  }

  @inline(__always)
  private func beginChain(at node: Int, flags: Event.Flags) -> Chain {
    Chain(start: tree.start(node), flags: flags, firstName: facts.paths.count)
  }

  @inline(__always)
  func hasNames(_ chain: Chain) -> Bool { facts.paths.count > chain.firstName }

  /// A reference that is no part of a longer chain.
  @discardableResult
  mutating func appendRead(of node: Int, flags: Event.Flags) -> EventIndex {
    var chain = beginChain(at: node, flags: flags)
    begin(&chain, with: node)
    return finish(chain)
  }

  mutating func readChain(_ node: Int, flags: Event.Flags = []) -> EventIndex {
    var chain = beginChain(at: node, flags: flags)
    let end = tree.end(node)
    begin(&chain, with: node + 1)
    var suffix = tree.end(node + 1)
    while suffix < end {
      read(suffix: suffix, into: &chain)
      suffix = tree.end(suffix)
    }
    return finish(chain)
  }

  // One piece with both that begin chains, as are the steps below: the calls between them were a twentieth of the facts
  // (callgrind).
  @inline(__always)
  private mutating func begin(_ chain: inout Chain, with base: Int) {
    chain.nameStart = tree.start(base)
    chain.end = tree.endOffset(base)
    switch tree.kind(base) {
    case .reference, .identifierPattern: beginReference(&chain, base)
    case .implicitMember:
      chain.partFlags.insert(.implicitMember)
      push(tree.firstToken(tree.child(base, .name) ?? base), to: &chain)
    default: beginExpression(&chain, base)
    }
  }

  /// A chain whose base is no name.
  @inline(never)
  private mutating func beginExpression(_ chain: inout Chain, _ base: Int) {
    switch tree.kind(base) {
    case .closure:
      chain.partFlags.insert(.ofClosure)
      // `{ … }()` runs at once; without the call nothing runs it here.
      let isCalled = tree.end(base) < tree.nodeCount && tree.kind(tree.end(base)) == .call
      _ = readClosure(base, role: isCalled ? .inherited : .later)
    case .macroExpansion:
      chain.partFlags.insert(.onOther)
      readMacro(base)
    default:
      chain.partFlags.insert(.onOther)
      // `(model).name`, `(try? f())?.count`: the chain goes on from what stands in the parentheses.
      chain.receiver = walkExpression(base)
    }
    chain.firstName = facts.paths.count
  }

  @inline(__always)
  private mutating func beginReference(_ chain: inout Chain, _ node: Int) {
    let token = tree.firstToken(node)
    switch tree.tokenKind(token) {
    case .selfWord: chain.partFlags.insert(.onSelf)
    case .superWord: chain.partFlags.insert(.onSuper)
    default:
      switch tree.bytes[Int(tree.tokenStart(token))] {
      case UInt8(ascii: "_"), UInt8(ascii: "$"): beginMarkedReference(&chain, token)
      default: push(token, to: &chain)
      }
    }
  }

  @inline(never)
  private mutating func beginMarkedReference(_ chain: inout Chain, _ token: Int) {
    let text = tree.text(ofToken: token)
    if text.count > 1, text[0] == UInt8(ascii: "_") { chain.partFlags.insert(.underscored) }
    // `$0` is a name.
    let isProjected = text.count > 1 && text[0] == UInt8(ascii: "$") && text[1] > UInt8(ascii: "9")
    if isProjected { pushProjected(token, to: &chain) } else { push(token, to: &chain) }
  }

  @inline(__always)
  private mutating func push(_ token: Int, to chain: inout Chain) {
    let name = tree.tokenName(token)
    // `pair.0`: a position in a tuple is a name like others.
    facts.paths.append(name.isNone ? Name(bytes: tree.text(ofToken: token)) : name)
    chain.nameStart = tree.tokenStart(token)
    chain.end = tree.tokenEnd(token)
  }

  /// `$name` as the flag and `name`.
  private mutating func pushProjected(_ token: Int, to chain: inout Chain) {
    chain.partFlags.insert(.projected)
    push(token, to: &chain)
    facts.paths[facts.paths.count - 1] = Name(bytes: UnsafeBufferPointer(rebasing: tree.text(ofToken: token).dropFirst()))
  }

  @inline(__always)
  private mutating func read(suffix: Int, into chain: inout Chain) {
    switch tree.kind(suffix) {
    case .member: readMember(suffix, into: &chain)
    case .call: readCall(suffix, of: &chain)
    default: readUncommon(suffix: suffix, into: &chain)
    }
  }

  @inline(never)
  private mutating func readUncommon(suffix: Int, into chain: inout Chain) {
    switch tree.kind(suffix) {
    case .subscript:
      facts.paths.append(Words.subscriptStep)
      readInside(&chain) { $0.readSubscriptArguments(suffix) }
    case .optionalChain: chain.partFlags.insert(.optionalChain)
    case .ifConfig, .ifConfigClause:
      forEachChild(of: suffix) { builder, child in builder.read(suffix: child, into: &chain) }
    case .forceUnwrap, .genericArguments, .postfixOperator, .name: break
    default: readInside(&chain) { $0.walk(suffix) }
    }
  }

  @inline(__always)
  private mutating func readMember(_ node: Int, into chain: inout Chain) {
    guard let nameNode = tree.child(node, .name) else { return }
    let token = tree.firstToken(nameNode)
    if chain.partFlags.contains(.onSelf), !hasNames(chain) {
      let byte = tree.bytes[Int(tree.tokenStart(token))]
      if byte == UInt8(ascii: "$") { return pushProjected(token, to: &chain) }
      if byte == UInt8(ascii: "_") { chain.partFlags.insert(.underscored) }
    }
    push(token, to: &chain)
  }

  private mutating func readSubscriptArguments(_ node: Int) {
    forEachChild(of: node) { builder, child in
      if builder.tree.kind(child) == .argument { builder.readUnkeptArgument(child) } else { builder.walk(child) }
    }
  }

  /// Reads what stands between the names of a chain, and moves those before it behind the names that it leaves.
  private mutating func readInside(_ chain: inout Chain, _ read: (inout FactsBuilder) -> Void) {
    let endName = facts.paths.count
    read(&self)
    let first = facts.paths.count
    guard first > endName else { return }
    for index in chain.firstName..<endName { facts.paths.append(facts.paths[index]) }
    chain.firstName = first
  }

  /// Emits what is left of the chain behind its last call.
  @inline(__always)
  private mutating func finish(_ chain: Chain) -> EventIndex {
    let hasNames = hasNames(chain)
    if !hasNames, chain.receiver >= 0 {
      facts.events[Int(chain.receiver)].flags.formUnion(chain.flags)
      return chain.receiver
    }
    guard hasNames || chain.partFlags.contains(.onSelf) else { return -1 }
    return append(.read, chain, end: chain.end)
  }

  /// Emits what a chain has come to; its names are no longer the last ones of `paths`.
  @inline(__always)
  mutating func append(_ kind: Event.Kind, _ chain: Chain, end: UInt32) -> EventIndex {
    let index = facts.events.nextIndex
    let nameCount = facts.paths.count &- chain.firstName
    var flags = chain.partFlags
    if kind == .read { flags.formUnion(chain.flags) }
    if isCondition { flags.insert(.inCondition) }
    facts.events.append(
      Event(
        kind: kind,
        // Longer paths than 255 names don't occur; the rest is dropped.
        pathCount: UInt8(truncatingIfNeeded: min(nameCount, 255)), flags: flags, scope: scope, receiver: chain.receiver,
        firstPath: UInt32(truncatingIfNeeded: keepNames(from: chain.firstName, count: nameCount)),
        start: chain.start, nameStart: chain.nameStart, nameEnd: chain.end, end: end))
    return index
  }

  /// The place of a path: mostly it was one before.
  @inline(__always)
  mutating func keepNames(from first: Int, count: Int) -> Int {
    // Names behind this place may still be taken away.
    guard count > 0 else { return 0 }
    // Most paths are told apart by their ends. A single name is both: three times it keeps all of its bits.
    let key = Name(value: facts.paths[first].value &+ facts.paths[first &+ count &- 1].value &* 2)
    let recent = facts.recentPaths[key]
    guard recent &+ count <= facts.keptNameCount, hasEqualNames(recent, first, count: count) else {
      facts.recentPaths[key] = first
      facts.keptNameCount = first &+ count
      return first
    }
    facts.paths.removeLast(count)
    return recent
  }

  @inline(__always)
  private func hasEqualNames(_ one: Int, _ other: Int, count: Int) -> Bool {
    var index = 0
    while index < count, facts.paths[one &+ index] == facts.paths[other &+ index] { index &+= 1 }
    return index == count
  }

  mutating func readKeyPath(_ node: Int) -> EventIndex {
    var chain = beginChain(at: node, flags: .keyPath)
    forEachChild(of: node) { builder, child in
      if builder.tree.kind(child) == .member {
        builder.readMember(child, into: &chain)
      } else {
        builder.readInside(&chain) { $0.walk(child) }
      }
    }
    return hasNames(chain) ? append(.read, chain, end: chain.end) : -1
  }
}

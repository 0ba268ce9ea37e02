import SwiftTree

/// Reads the facts off one file's tree, in one walk.
///
/// The walk's depth is bounded by the tree's, which is a constant of the parser.
struct FactsBuilder: ~Copyable {
  let tree: BorrowedTree
  let ownWords: [WordTable: NameWords]
  /// The functions of which an argument may stand for a piece of code of its own. Kept here, because each argument of each
  /// call asks.
  let mayStandForCode = ClosureRoles.calleesOfValues
  var facts: CollectedFacts

  /// The type whose members are being read; -1 outside.
  var type: Int32 = -1
  /// The piece of code that is being read; -1 outside.
  var scope: ScopeIndex = -1
  var isPreview = false
  var isCondition = false
  /// Where the code that is being read is compiled, as the `#if` around it says.
  var platforms = Platforms.all

  /// - Parameters:
  ///   - ownWords: what is added to the tables of words.
  ///   - facts: an empty collection whose room is used.
  init(_ tree: BorrowedTree, _ ownWords: [WordTable: NameWords], _ facts: consuming CollectedFacts) {
    self.tree = tree
    self.ownWords = ownWords
    self.facts = facts
  }

  /// Hands the facts over.
  consuming func taken() -> CollectedFacts { facts }

  mutating func walkFile() {
    scope = openScope(.file, at: 0)
    walkChildren(of: 0)
    closeScope(scope)
  }

  // MARK: Walking

  @inline(__always)
  mutating func forEachChild(of node: Int, _ visit: (inout FactsBuilder, Int) -> Void) {
    let end = tree.end(node)
    var child = node &+ 1
    while child < end {
      visit(&self, child)
      child = tree.end(child)
    }
  }

  mutating func walkChildren(of node: Int) {
    let end = tree.end(node)
    var child = node &+ 1
    while child < end {
      walk(child)
      child = tree.end(child)
    }
  }

  /// Reads a declaration, a statement, an expression, or whatever holds such.
  mutating func walk(_ node: Int) {
    switch tree.kind(node) {
    case .postfix: _ = readChain(node)
    case .sequence: _ = readSequence(node)
    case .structDeclaration: readType(node, .struct)
    case .classDeclaration: readType(node, .class)
    case .enumDeclaration: readType(node, .enum)
    case .actorDeclaration: readType(node, .actor)
    case .protocolDeclaration: readType(node, .protocol)
    case .extensionDeclaration: readType(node, .extension)
    case .functionDeclaration: readFunction(node, .function)
    case .initializerDeclaration: readFunction(node, .initializer)
    case .deinitializerDeclaration: readFunction(node, .deinitializer)
    case .subscriptDeclaration: readSubscript(node)
    case .variableDeclaration: readVariables(node)
    case .typealiasDeclaration: readTypealias(node)
    // An associated type answers like a generic parameter of its protocol; nothing asks for it yet.
    case .associatedtypeDeclaration: break
    case .importDeclaration, .operatorDeclaration, .macroDeclaration, .enumCaseDeclaration, .attribute, .modifier, .name:
      break
    case .ifStatement: readIf(node)
    case .guardStatement: readGuard(node)
    case .switchStatement: readSwitch(node)
    case .switchCase, .catchClause: readBranch(node)
    case .caseItem: readPatternItem(node)
    case .forStatement: readFor(node)
    case .whileStatement, .repeatStatement: readWhile(node)
    case .optionalBinding: readOptionalBinding(node)
    case .caseCondition: readCaseCondition(node)
    case .availability: break
    case .conditions: readConditions(node)
    case .ifConfig: readConditionalCode(node)
    default: walkExpression(node)
    }
  }

  /// Where it hardly ever comes to that: the walk as it stands would fill the code around it.
  @inline(never)
  mutating func walkAside(_ node: Int) { walk(node) }

  // MARK: Scopes

  mutating func openScope(
    _ kind: Scope.Kind, at node: Int, of link: Int32 = -1, role: ClosureRole = .inherited,
    container: Container = .none, argument: Int16 = -1
  ) -> ScopeIndex {
    let index = facts.scopes.nextIndex
    facts.scopes.append(
      Scope(
        kind: kind, role: role, container: container, isPreview: isPreview, platforms: platforms, argument: argument,
        parent: scope, endScope: index + 1, owner: type, link: link,
        firstEvent: facts.events.nextIndex, endEvent: facts.events.nextIndex,
        firstLocal: facts.locals.nextIndex, endLocal: facts.locals.nextIndex,
        start: tree.start(node), end: tree.endOffset(node)))
    return index
  }

  mutating func closeScope(_ index: ScopeIndex) {
    facts.scopes[Int(index)].endEvent = facts.events.nextIndex
    facts.scopes[Int(index)].endLocal = facts.locals.nextIndex
    facts.scopes[Int(index)].endScope = facts.scopes.nextIndex
  }

  /// Runs `read` with a new piece of code around it.
  /// - Parameter link: a closure's call, a branch's choice, another piece's declaration.
  @discardableResult
  mutating func inScope(
    _ kind: Scope.Kind, at node: Int, of link: Int32 = -1, role: ClosureRole = .inherited,
    container: Container = .none, argument: Int16 = -1, _ read: (inout FactsBuilder) -> Void
  ) -> ScopeIndex {
    let index = openScope(kind, at: node, of: link, role: role, container: container, argument: argument)
    let outer = scope
    scope = index
    read(&self)
    scope = outer
    closeScope(index)
    return index
  }

  // MARK: Text

  /// The name of a token's text with a byte in front, `$name` for `name`.
  @inline(__always)
  func name(_ text: UnsafeBufferPointer<UInt8>, after prefix: UInt8) -> Name {
    // Only what SwiftUI wraps is written with a prefix.
    facts.flags.contains(.importsSwiftUI) ? Name(text, after: prefix) : .none
  }
}

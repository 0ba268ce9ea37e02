/// What the tree says about one file as lines of text, in the format that `custody syntax` prints and that the
/// toolchain's own parser is held against: tab-separated rows of a letter, the first and the last byte offset, and
/// fields.
///
///     F path ok|error                         D declaration: kind, name, attributes, modifiers, detail
///     C call: callee, labels, closures        K closure            M member's name
///     S statement: its kind                   A attribute's name   L string or regex literal
///     X macro's name                          I `#if` and the like W word or number
///
/// Rows are sorted by start, then by falling end, then by their bytes.
public func syntaxRows(of tree: Tree, path: String) -> [UInt8] {
  var writer = SyntaxRowWriter(tree)
  writer.collect()
  var text = Array("F\t\(path)\t\(tree.errors.isEmpty ? "ok" : "error")\n".utf8)
  writer.append(to: &text)
  return text
}

private struct SyntaxRow {
  let start: Int
  let end: Int
  /// Its bytes, as a range of the writer's text.
  let text: Range<Int>
}

private struct SyntaxRowWriter {
  let tree: Tree
  var rows: [SyntaxRow] = []
  /// The rows' bytes in the order in which they were found.
  var text: [UInt8] = []
  /// Version numbers in `@available` and the like: there, `16.4` is two numbers.
  var versions: [Range<Int>] = []

  init(_ tree: Tree) {
    self.tree = tree
  }

  mutating func collect() {
    visit(0)
    for token in 0..<tree.tokenCount { addWord(token) }
  }

  func append(to output: inout [UInt8]) {
    let sorted = rows.sorted { left, right in
      if left.start != right.start { return left.start < right.start }
      if left.end != right.end { return left.end > right.end }
      return text[left.text].lexicographicallyPrecedes(text[right.text])
    }
    for row in sorted {
      output += text[row.text]
      output.append(.lineFeed)
    }
  }

  // MARK: Adding rows

  mutating func add(_ letter: String, _ start: Int, _ end: Int, _ fields: [String] = []) {
    let begin = text.count
    let line = ([letter, String(start), String(end)] + fields).joined(separator: "\t")
    text += line.utf8
    rows.append(SyntaxRow(start: start, end: end, text: begin..<text.count))
  }

  mutating func add(_ letter: String, _ node: Int, _ fields: String...) {
    add(letter, tree.start(node), tree.endOffset(node), fields)
  }

  mutating func addWord(_ token: Int) {
    let kind = tree.tokenKind(token)
    guard kind.isWord || kind == .integer || kind == .float else { return }
    let start = tree.tokenStart(token)
    if kind == .float, isVersion(token) { return addVersion(token) }
    add("W", start, tree.tokenEnd(token), [source(token)])
  }

  func isVersion(_ token: Int) -> Bool {
    versions.contains { $0.contains(token) }
  }

  mutating func addVersion(_ token: Int) {
    var start = tree.tokenStart(token)
    for part in source(token).split(separator: ".") {
      add("W", start, start + part.utf8.count, [String(part)])
      start += part.utf8.count + 1
    }
  }

  // MARK: Text

  func source(_ token: Int) -> String {
    String(decoding: tree.text(ofToken: token), as: UTF8.self)
  }

  /// A node's tokens without anything between them.
  func packed(_ node: Int) -> String {
    (tree.firstToken(node)..<tree.endToken(node)).map(source).joined()
  }

  func packed(_ nodes: [Int]) -> String {
    nodes.map(packed).joined(separator: ",")
  }

  func children(_ node: Int, where isWanted: (NodeKind) -> Bool = { _ in true }) -> [Int] {
    var found: [Int] = []
    var child = node + 1
    while child < tree.end(node) {
      if isWanted(tree.kind(child)) { found.append(child) }
      child = tree.end(child)
    }
    return found
  }

  func children(_ node: Int, _ kind: NodeKind) -> [Int] {
    children(node) { $0 == kind }
  }

  // MARK: Walking

  mutating func visit(_ node: Int) {
    addRows(node)
    for child in children(node) { visit(child) }
  }

  mutating func addRows(_ node: Int) {
    if let word = SyntaxRowWriter.statements[tree.kind(node)] { return add("S", node, word) }
    if let word = SyntaxRowWriter.typeDeclarations[tree.kind(node)] { return addType(node, word) }
    switch tree.kind(node) {
    case .extensionDeclaration: addExtension(node)
    case .functionDeclaration: addFunction(node)
    case .initializerDeclaration: addInitializer(node)
    case .deinitializerDeclaration: addDeclaration("deinit", node, "deinit", "")
    case .subscriptDeclaration: addSubscript(node)
    case .typealiasDeclaration: addTypealias(node)
    case .importDeclaration: addImport(node)
    case .enumCaseDeclaration: addEnumCases(node)
    case .variableDeclaration: addVariables(node)
    case .postfix: addCalls(node)
    case .closure: add("K", node)
    case .implicitMember: addMember(node)
    case .attribute: addAttribute(node)
    case .availability: versions.append(tree.firstToken(node)..<tree.endToken(node))
    case .stringLiteral, .regexLiteral: add("L", node)
    case .macroExpansion: add("X", node, tree.child(node, .name).map(packed) ?? "")
    case .ifConfigClause: addClause(node)
    default: break
    }
  }

  static let statements: [NodeKind: String] = [
    .ifStatement: "if", .guardStatement: "guard", .switchStatement: "switch", .switchCase: "switchcase",
    .forStatement: "for", .whileStatement: "while", .repeatStatement: "repeat", .doStatement: "do",
    .catchClause: "catch", .deferStatement: "defer", .returnStatement: "return", .throwStatement: "throw",
  ]

  static let typeDeclarations: [NodeKind: String] = [
    .structDeclaration: "struct", .classDeclaration: "class", .enumDeclaration: "enum", .actorDeclaration: "actor",
    .protocolDeclaration: "protocol", .associatedtypeDeclaration: "associatedtype",
  ]

  // MARK: Declarations

  mutating func addDeclaration(_ kind: String, _ node: Int, _ name: String, _ detail: String) {
    add("D", node, kind, name, attributes(node), modifiers(node), detail)
  }

  func attributes(_ declaration: Int) -> String {
    children(declaration, .attribute).map(attributeName).joined(separator: ",")
  }

  func attributeName(_ attribute: Int) -> String {
    tree.child(attribute, .namedType).map(packed) ?? ""
  }

  func modifiers(_ declaration: Int) -> String {
    packed(children(declaration, .modifier))
  }

  func name(_ declaration: Int) -> String {
    tree.child(declaration, .name).map(packed) ?? ""
  }

  func inherited(_ declaration: Int) -> String {
    tree.child(declaration, .inheritance).map { packed(children($0)) } ?? ""
  }

  /// The first child that is a type.
  func type(_ node: Int) -> String {
    children(node, where: \.isType).first.map(packed) ?? ""
  }

  mutating func addType(_ node: Int, _ kind: String) {
    addDeclaration(kind, node, name(node), inherited(node))
  }

  mutating func addExtension(_ node: Int) {
    addDeclaration("extension", node, type(node), inherited(node))
  }

  mutating func addTypealias(_ node: Int) {
    addDeclaration("typealias", node, name(node), type(node))
  }

  mutating func addFunction(_ node: Int) {
    addDeclaration("func", node, name(node) + labels(node), parameters(node) + "->" + result(node))
  }

  mutating func addSubscript(_ node: Int) {
    addDeclaration("subscript", node, "subscript" + labels(node), parameters(node) + "->" + result(node))
  }

  mutating func addInitializer(_ node: Int) {
    var word = tree.firstToken(node)
    while word < tree.endToken(node), tree.tokenKind(word) != .initWord { word += 1 }
    let mark = source(word + 1)
    let name = "init" + (mark == "?" || mark == "!" ? mark : "")
    addDeclaration("init", node, name + labels(node), parameters(node))
  }

  func parameterList(_ declaration: Int) -> [Int] {
    tree.child(declaration, .parameters).map { children($0, .parameter) } ?? []
  }

  func labels(_ declaration: Int) -> String {
    let labels = parameterList(declaration).map { (children($0, .name).first.map(packed) ?? "") + ":" }
    return "(" + labels.joined() + ")"
  }

  func parameters(_ declaration: Int) -> String {
    parameterList(declaration).map { parameter in
      (children(parameter, .name).last.map(packed) ?? "") + ":" + type(parameter)
        + (tree.flags(parameter).contains(.variadic) ? "..." : "")
        + (tree.child(parameter, .initializer) == nil ? "" : "=")
    }.joined(separator: ",")
  }

  func result(_ declaration: Int) -> String {
    tree.child(declaration, .returnClause).map(type) ?? ""
  }

  mutating func addImport(_ node: Int) {
    let path = children(node, .name)
    var word = tree.firstToken(node)
    while tree.tokenKind(word) != .importWord { word += 1 }
    let hasKind = path.first.map { tree.firstToken($0) > word + 1 } ?? false
    addDeclaration(
      "import", node, path.map(packed).joined(separator: "."), hasKind ? source(word + 1) : "")
  }

  mutating func addEnumCases(_ node: Int) {
    for element in children(node, .enumCaseElement) {
      guard let name = tree.child(element, .name) else { continue }
      add(
        "D", tree.start(element), tree.endOffset(name),
        ["case", packed(name), attributes(node), modifiers(node), ""])
    }
  }

  mutating func addVariables(_ node: Int) {
    let bindings = children(node, .binding)
    guard let first = bindings.first else { return }
    let word = source(tree.firstToken(first) - 1)
    for binding in bindings {
      let parts = children(binding)
      let pattern = parts.first.map(packed) ?? ""
      add(
        "D", tree.start(binding), tree.endOffset(binding),
        [word, pattern, attributes(node), modifiers(node), bindingDetail(parts)])
    }
  }

  func bindingDetail(_ parts: [Int]) -> String {
    var detail = ""
    for part in parts {
      switch tree.kind(part) {
      case .typeAnnotation: detail += type(part)
      case .initializer: detail += "="
      case .accessorBlock: detail += "{" + accessors(part) + "}"
      default: break
      }
    }
    return detail
  }

  func accessors(_ block: Int) -> String {
    if tree.flags(block).contains(.implicitGetter) { return "get" }
    return children(block, .accessor).map(name).joined(separator: ",")
  }

  // MARK: Expressions

  mutating func addCalls(_ postfix: Int) {
    addCalls(among: children(postfix), from: tree.start(postfix))
  }

  /// The calls and members of a chain, from its first byte on.
  mutating func addCalls(among parts: [Int], from start: Int) {
    var callee = "?"
    for part in parts {
      let first = tree.tokenKind(tree.firstToken(part))
      switch tree.kind(part) {
      case .reference: callee = first == .superWord ? "?" : source(tree.firstToken(part))
      case .implicitMember: callee = "." + name(part)
      case .member where first == .doubleColon: callee = name(part)
      case .member:
        addMember(part)
        callee = "." + name(part)
      case .call:
        let closures = String(children(part, .trailingClosure).count)
        add("C", start, tree.endOffset(part), [callee, argumentLabels(part), closures])
        callee = "?"
      case .genericArguments: break
      case .ifConfig:
        addConditionalCalls(part)
        callee = "?"
      default: callee = "?"
      }
    }
  }

  /// The clauses of an `#if` behind an operand begin chains of their own.
  mutating func addConditionalCalls(_ ifConfig: Int) {
    for clause in children(ifConfig, .ifConfigClause) {
      // The condition is no part of the chain.
      let parts = children(clause, where: \.isSuffix)
      if let first = parts.first { addCalls(among: parts, from: tree.start(first)) }
    }
  }

  func argumentLabels(_ call: Int) -> String {
    let labels = children(call, .argument).map { (tree.child($0, .name).map(packed) ?? "_") + ":" }
    return "(" + labels.joined() + ")"
  }

  mutating func addMember(_ member: Int) {
    guard let name = tree.child(member, .name) else { return }
    add("M", name, packed(name))
  }

  mutating func addAttribute(_ node: Int) {
    add("A", node, attributeName(node))
    if tree.child(node, .argument) == nil { versions.append(tree.firstToken(node)..<tree.endToken(node)) }
  }

  mutating func addClause(_ node: Int) {
    let token = tree.firstToken(node)
    add("I", tree.tokenStart(token), tree.tokenEnd(token), [source(token)])
  }
}

extension NodeKind {
  /// A node of a chain behind its base.
  fileprivate var isSuffix: Bool {
    switch self {
    case .member, .call, .subscript, .genericArguments, .optionalChain, .forceUnwrap, .postfixOperator, .ifConfig: true
    default: false
    }
  }

  /// A node that stands for a type.
  public var isType: Bool {
    switch self {
    case .namedType, .optionalType, .arrayType, .dictionaryType, .tupleType, .functionType, .prefixedType,
      .compositionType, .memberType, .otherType: true
    default: false
    }
  }
}

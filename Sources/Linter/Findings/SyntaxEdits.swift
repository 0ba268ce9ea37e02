import SwiftTree

/// Where an edit goes that only the tree knows the place of; nil where the source is not as the edit wants it.
extension PlaceResolver {
  // MARK: Declarations

  /// The `didSet` of a variable with the blanks before it, if that is all that observes it: without a name for the old value, and
  /// not `mutating`. A comment outside of its own braces would be lost.
  func observers(ofVariableAt start: Int) -> Range<Int>? {
    guard let block = accessorBlock(ofVariableAt: start), let accessor = onlyChild(of: block, .accessor),
      let name = tree.child(accessor, .name), tree.text(ofToken: tree.firstToken(name)).elementsEqual("didSet".utf8),
      let code = tree.child(accessor, .codeBlock), children(of: accessor) == [name, code],
      !hasComment(in: range(of: block), outsideOf: range(of: code))
    else { return nil }
    return startOfBlanks(before: tree.start(block))..<tree.endOffset(block)
  }

  /// `private` or the like, with the blanks behind it.
  func accessWord(ofDeclarationAt start: Int) -> Range<Int>? {
    guard let declaration = node(at: start, where: { $0 == .variableDeclaration }) else { return nil }
    let word = children(of: declaration).first { tree.kind($0) == .modifier && isAccessWord($0) }
    return word.map { tree.start($0)..<tree.tokenStart(tree.endToken($0)) }
  }

  private func isAccessWord(_ modifier: Int) -> Bool {
    let word = tree.text(ofToken: tree.firstToken(modifier))
    return tree.endToken(modifier) == tree.firstToken(modifier) + 1
      && (word.elementsEqual("private".utf8) || word.elementsEqual("fileprivate".utf8))
  }

  /// The type of the parameter whose name begins at an offset.
  func type(ofParameterAt start: Int) -> Range<Int>? {
    node(at: start, where: { $0 == .name }).flatMap { name in
      path(to: name).last { tree.kind($0) == .parameter }.flatMap(typeChild).map(range)
    }
  }

  func result(ofDeclarationAt start: Int) -> Range<Int>? {
    node(at: start) { $0 == .functionDeclaration || $0 == .variableDeclaration }.flatMap(resultType(of:)).map(range)
  }

  func resultType(of declaration: Int) -> Int? {
    let part = tree.kind(declaration) == .functionDeclaration
      ? tree.child(declaration, .returnClause)
      : tree.child(declaration, .binding).flatMap { tree.child($0, .typeAnnotation) }
    return part.flatMap(typeChild)
  }

  /// One of the types that a type inherits from, with the comma or the colon that it takes along.
  func inherited(_ position: Int, byTypeAt start: Int) -> Range<Int>? {
    guard let type = node(at: start, where: { $0 == .classDeclaration || $0 == .extensionDeclaration }),
      let clause = tree.child(type, .inheritance)
    else { return nil }
    let types = children(of: clause).filter { tree.kind($0).isType }
    guard types.indices.contains(position), !hasComment(in: range(of: clause), outsideOf: 0..<0) else { return nil }
    if types.count == 1 { return startOfBlanks(before: tree.start(clause))..<tree.endOffset(clause) }
    let own = range(of: types[position])
    return position == 0 ? own.lowerBound..<tree.start(types[1]) : tree.endOffset(types[position - 1])..<own.upperBound
  }

  // MARK: Code

  /// Behind the last view of a body, on a line of its own where that is one of several lines.
  func modifier(inBodyAt start: Int) -> ResolvedEdit? {
    guard let block = accessorBlock(ofVariableAt: start), let code = getter(in: block), let view = lastView(in: code) else {
      return nil
    }
    let end = tree.endOffset(view)
    let rest = lines.range(ofLine: lines.line(at: end), in: bytes).clamped(to: end..<bytes.count)
    let isOnLineOfOthers = firstToken(from: end) < tree.tokenCount && tree.tokenStart(firstToken(from: end)) < rest.upperBound
    guard !isOnLineOfOthers else { return ResolvedEdit(at: reported(end..<end), frame: .none, lineBreak: " ") }
    let first = indentation(at: tree.start(view))
    let isClosing = bytes[lines.range(ofLine: lines.line(at: end), in: bytes)].first { !PlaceResolver.isBlank($0) }
      .map { ".})]".utf8.contains($0) } ?? false
    let own = isClosing ? indentation(at: end) : first + indentationStep
    let place = bytes[rest].lastIndex { !PlaceResolver.isBlank($0) }.map { $0 + 1 } ?? end
    return ResolvedEdit(
      at: reported(place..<place), frame: .around(lineEnding + own, ""), lineBreak: lineEnding + own, indentation: own,
      step: indentationStep)
  }

  /// The statement that declares nothing but the constant whose name begins at an offset, and its lines.
  func constant(named start: Int) -> Range<Int>? {
    guard let name = node(at: start, where: { $0 == .identifierPattern }),
      let statement = path(to: name).last(where: { tree.kind($0) == .variableDeclaration }), isConstant(statement),
      !hasComment(in: range(of: statement), outsideOf: 0..<0)
    else { return nil }
    return lines(around: range(of: statement))
  }

  /// A modifier from its dot on with the blanks before it. A comment in it would be lost.
  func modifierCall(_ range: Range<Int>) -> Range<Int>? {
    hasComment(in: range, outsideOf: 0..<0) ? nil : startOfBlanks(before: range.lowerBound)..<range.upperBound
  }

  /// The view at the end of a piece of code, if that is there in any case.
  private func lastView(in code: Int) -> Int? {
    let items = items(of: code)
    guard let last = items.last else { return nil }
    let isReturned = tree.kind(last) == .returnStatement
    guard !isReturned || items.dropLast().allSatisfy(isConstant), let view = isReturned ? children(of: last).first : last
    else { return nil }
    if tree.kind(view) == .reference { return view }
    guard tree.kind(view) == .postfix, let suffix = children(of: view).last, tree.kind(suffix) != .ifConfig else { return nil }
    return view
  }

  /// Before the one expression of a piece of code, on its line or on one above it.
  func beforeExpression(inCodeAt start: Int) -> ResolvedEdit? {
    guard let (item, expression) = onlyExpression(inCodeAt: start) else { return nil }
    let begin = tree.start(item)
    let isBesideBrace = lines.line(at: begin) == lines.line(at: start)
    let indentation = indentation(at: begin)
    return ResolvedEdit(
      at: reported(begin..<tree.start(expression)), frame: .none, lineBreak: isBesideBrace ? "; " : lineEnding + indentation,
      indentation: indentation, step: indentationStep)
  }

  func behindExpression(inCodeAt start: Int) -> Range<Int>? {
    onlyExpression(inCodeAt: start).map { tree.endOffset($0.expression)..<tree.endOffset($0.expression) }
  }

  private func onlyExpression(inCodeAt start: Int) -> (item: Int, expression: Int)? {
    guard let code = node(at: start, where: { $0 == .codeBlock || $0 == .accessorBlock || $0 == .closure }) else { return nil }
    let items = items(of: code)
    guard items.count == 1, let item = items.first,
      let expression = tree.kind(item) == .returnStatement ? children(of: item).first : item, tree.kind(expression).isExpression
    else { return nil }
    return (item, expression)
  }

  /// `if` around what stands on the line of the closure's brace, or else a `guard` on a line of its own before all the rest.
  func condition(inClosureAt start: Int) -> ResolvedEdit? {
    guard let closure = node(at: start, where: { $0 == .closure }), let first = items(of: closure).first else { return nil }
    let brace = tree.child(closure, .closureSignature).map(tree.endOffset) ?? start + 1
    guard lines.line(at: tree.start(first)) == lines.line(at: brace) else {
      let line = lines.range(ofLine: lines.line(at: brace), in: bytes).clamped(to: brace..<bytes.count)
      let end = bytes[line].lastIndex { !PlaceResolver.isBlank($0) }.map { $0 + 1 } ?? brace
      return inPlace(end, .around(lineEnding + indentation(at: tree.start(first)) + "guard ", " else { return }"))
    }
    guard tree.end(first) == tree.end(closure) else { return nil }
    let own = range(of: first)
    return ResolvedEdit(at: reported(own), frame: .around("if ", " { \(PlaceResolver.text(bytes[own])) }"))
  }

  /// Among the arguments of a call, each on a line of its own where they are.
  func argument(_ position: Int, behind callee: Int) -> ResolvedEdit? {
    let token = firstToken(from: callee)
    guard token < tree.tokenCount, tree.tokenStart(token) == callee, bytes[callee] == UInt8(ascii: "("),
      let call = node(at: callee, where: { $0 == .call })
    else { return ResolvedEdit(at: reported(callee..<callee), frame: .around("(", ")")) }
    let arguments = children(of: call).filter { tree.kind($0) == .argument }
    if arguments.isEmpty { return inPlace(callee + 1, .none) }
    if position < arguments.count {
      let next = tree.start(arguments[position])
      return inPlace(next, .around("", "," + gap(before: next)))
    }
    let end = tree.endOffset(arguments[arguments.count - 1])
    guard bytes[end...].first(where: { !PlaceResolver.isBlank($0) }) == UInt8(ascii: ")") else { return nil }
    return inPlace(end, .around("," + gap(before: tree.start(arguments[arguments.count - 1])), ""))
  }

  private func inPlace(_ offset: Int, _ frame: ResolvedEdit.Frame) -> ResolvedEdit {
    ResolvedEdit(at: reported(offset..<offset), frame: frame)
  }

  /// One blank, or a line break if a line begins with what stands at an offset.
  private func gap(before offset: Int) -> String {
    let line = lines.range(ofLine: lines.line(at: offset), in: bytes)
    return bytes[line.lowerBound..<offset].allSatisfy(PlaceResolver.isBlank) ? lineEnding + indentation(at: offset) : " "
  }

  // MARK: Nodes

  /// The first node that begins at an offset and is of a wanted kind.
  func node(at offset: Int, where isWanted: (NodeKind) -> Bool) -> Int? {
    let token = firstToken(from: offset)
    guard token < tree.tokenCount, tree.tokenStart(token) == offset else { return nil }
    return (0..<tree.end(0)).first { tree.firstToken($0) == token && isWanted(tree.kind($0)) }
  }

  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < tree.end(node) {
      children.append(child)
      child = tree.end(child)
    }
    return children
  }

  func onlyChild(of node: Int, _ kind: NodeKind) -> Int? {
    let wanted = children(of: node).filter { tree.kind($0) == kind }
    return wanted.count == 1 ? wanted[0] : nil
  }

  /// From the file down to a node, that included.
  func path(to node: Int) -> [Int] {
    var path = [0]
    while let last = path.last, last < node, let next = children(of: last).last(where: { $0 <= node }) { path.append(next) }
    return path
  }

  private func typeChild(_ node: Int) -> Int? { children(of: node).first { tree.kind($0).isType } }

  func range(of node: Int) -> Range<Int> { tree.start(node)..<tree.endOffset(node) }

  private func accessorBlock(ofVariableAt start: Int) -> Int? {
    node(at: start, where: { $0 == .variableDeclaration }).flatMap { onlyChild(of: $0, .binding) }
      .flatMap { tree.child($0, .accessorBlock) }
  }

  private func getter(in block: Int) -> Int? {
    tree.flags(block).contains(.implicitGetter) ? block : onlyChild(of: block, .accessor).flatMap { tree.child($0, .codeBlock) }
  }

  /// The statements, expressions and declarations of a piece of code.
  func items(of code: Int) -> [Int] {
    children(of: code).filter { child in ![.closureSignature, .caseItem, .attribute].contains(tree.kind(child)) }
  }

  /// `let name = value`.
  func isConstant(_ item: Int) -> Bool {
    guard tree.kind(item) == .variableDeclaration, let binding = onlyChild(of: item, .binding),
      tree.child(binding, .initializer) != nil
    else { return false }
    return tree.text(ofToken: tree.firstToken(binding) - 1).elementsEqual("let".utf8)
  }

  func hasComment(in range: Range<Int>, outsideOf kept: Range<Int>) -> Bool {
    tree.comments.contains { comment in
      range.contains(comment.start) && !(kept.lowerBound <= comment.start && comment.end <= kept.upperBound)
    }
  }

  private func indentation(at offset: Int) -> String {
    PlaceResolver.text(indentation(of: bytes[lines.range(ofLine: lines.line(at: offset), in: bytes)]))
  }

  /// As the file's first line ends.
  private var lineEnding: String {
    guard let lineFeed = bytes.firstIndex(of: .lineFeed), lineFeed > 0 else { return "\n" }
    return bytes[lineFeed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}

extension NodeKind {
  /// What stands where a value is wanted.
  var isExpression: Bool { rawValue >= NodeKind.reference.rawValue }
}

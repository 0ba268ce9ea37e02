import SwiftTree

/// What code gives, where a builder is to give it instead.
extension PlaceResolver {
  /// A call with one argument that is a statement in a view's closure; or that code gives, in a declaration that gives nothing
  /// else but such calls, in which way soever it decides: with its `return`, if there are several.
  func outcome(_ place: Range<Int>) -> Range<Int>? {
    guard let call = node(at: place.lowerBound, where: { $0 == .postfix }), tree.endOffset(call) == place.upperBound,
      let argument = onlyArgument(of: call)
    else { return nil }
    let path = path(to: call)
    if let closure = path.last(where: { tree.kind($0) == .closure }), let parent = path.dropLast().last, holdsItems(parent),
      !path.contains(where: { $0 > closure && isCodeOfDeclaration($0) })
    {
      return isOfView(closure) && !hasComment(in: place, outsideOf: range(of: argument)) ? place : nil
    }
    guard let code = path.last(where: isCodeOfDeclaration), !path.contains(where: { $0 > code && tree.kind($0) == .closure }),
      let count = outcomes(of: code, tree.name(call)), let parent = path.dropLast().last
    else { return nil }
    let isReturned = tree.kind(parent) == .returnStatement
    guard isReturned || holdsItems(parent) else { return nil }
    let whole = (count > 1 && isReturned ? tree.start(parent) : place.lowerBound)..<place.upperBound
    return hasComment(in: whole, outsideOf: range(of: argument)) ? nil : whole
  }

  /// How many calls of a function a piece of code gives, if it gives nothing else and could be a builder's.
  private func outcomes(of code: Int, _ function: Name) -> Int? {
    let items = items(of: code)
    guard let last = items.last, items.dropLast().allSatisfy(isConstant) else { return nil }
    switch tree.kind(last) {
    case .returnStatement, .postfix:
      let call = tree.kind(last) == .postfix ? last : children(of: last).first
      let isCall = call.map { tree.kind($0) == .postfix && tree.name($0) == function && onlyArgument(of: $0) != nil } ?? false
      return isCall ? 1 : nil
    case .ifStatement: return outcomes(ofChoice: last, function)
    case .switchStatement: return outcomes(ofCases: last, function)
    default: return nil
    }
  }

  private func outcomes(ofChoice choice: Int, _ function: Name) -> Int? {
    let arms = children(of: choice).filter { tree.kind($0) == .codeBlock || tree.kind($0) == .ifStatement }
    guard arms.count == 2 else { return nil }
    return sum(arms.map { tree.kind($0) == .ifStatement ? outcomes(ofChoice: $0, function) : outcomes(of: $0, function) })
  }

  private func outcomes(ofCases choice: Int, _ function: Name) -> Int? {
    guard tree.child(choice, .ifConfig) == nil else { return nil }
    return sum(children(of: choice).filter { tree.kind($0) == .switchCase }.map { outcomes(of: $0, function) })
  }

  private func sum(_ counts: [Int?]) -> Int? {
    counts.reduce(0) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
  }

  /// The argument of `AnyView(view)`.
  private func onlyArgument(of call: Int) -> Int? {
    let parts = children(of: call)
    guard parts.count == 2, tree.kind(parts[0]) == .reference, tree.kind(parts[1]) == .call,
      let argument = onlyChild(of: parts[1], .argument), children(of: parts[1]).count == 1, tree.child(argument, .name) == nil
    else { return nil }
    return argument
  }

  private func isCodeOfDeclaration(_ node: Int) -> Bool {
    guard tree.kind(node) == .codeBlock || tree.kind(node) == .accessorBlock else { return false }
    switch tree.kind(path(to: node).dropLast().last ?? 0) {
    case .functionDeclaration, .binding: return true
    case .accessor: return tree.kind(node) == .codeBlock
    default: return false
    }
  }

  /// Whether a view that begins at an offset is a statement, with its modifiers, in a view's closure or in code of a
  /// declaration that gives `some` view: a view of another type does as well there.
  func isBuiltStatement(at start: Int) -> Bool {
    guard let view = node(at: start, where: \.isExpression), let parent = path(to: view).dropLast().last, holdsItems(parent),
      let code = path(to: view).last(where: { tree.kind($0) == .closure || isCodeOfDeclaration($0) })
    else { return false }
    if tree.kind(code) == .closure { return isOfView(code) }
    let declaration = path(to: code).last { tree.kind($0) == .functionDeclaration || tree.kind($0) == .variableDeclaration }
    let result = declaration.flatMap(resultType(of:))
    return result.map { tree.text(ofToken: tree.firstToken($0)).elementsEqual("some".utf8) } ?? false
  }

  private func holdsItems(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .closure, .codeBlock, .accessorBlock, .switchCase: true
    default: false
    }
  }

  /// A closure without a type of its own that is handed to what begins with a capital: `VStack { … }`.
  private func isOfView(_ closure: Int) -> Bool {
    let hasType = tree.child(closure, .closureSignature).map { tree.child($0, .returnClause) != nil } ?? false
    guard !hasType, let call = path(to: closure).last(where: { tree.kind($0) == .call }),
      let chain = path(to: call).dropLast().last, tree.kind(chain) == .postfix, children(of: chain).prefix(2).contains(call)
    else { return false }
    return bytes[tree.start(chain)] < UInt8(ascii: "a")
  }
}

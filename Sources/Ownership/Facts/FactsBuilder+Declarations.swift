import SwiftTree

/// Types and attributes.
extension FactsBuilder {
  // MARK: Attributes and modifiers

  /// What stands before the words of a declaration.
  struct Prefix {
    var modifiers = Modifiers()
    var attributes: Range<Int32>
    /// The child that follows.
    var end: Int
  }

  @inline(__always)
  mutating func readPrefix(of node: Int) -> Prefix {
    let first = facts.attributes.nextIndex
    let end = tree.end(node)
    var prefix = Prefix(attributes: first..<first, end: node &+ 1)
    children: while prefix.end < end {
      switch tree.kind(prefix.end) {
      case .attribute: readAttribute(prefix.end)
      case .modifier: tree.read(modifier: prefix.end, into: &prefix.modifiers)
      case .ifConfig: readConditionalAttributes(in: prefix.end)
      default: break children
      }
      prefix.end = tree.end(prefix.end)
    }
    prefix.attributes = first..<facts.attributes.nextIndex
    return prefix
  }

  private mutating func readConditionalAttributes(in node: Int) {
    forEachChild(of: node) { builder, child in
      switch builder.tree.kind(child) {
      case .attribute: builder.readAttribute(child)
      case .ifConfig, .ifConfigClause: builder.readConditionalAttributes(in: child)
      default: break
      }
    }
  }

  private mutating func readAttribute(_ node: Int) {
    guard let type = tree.child(node, .namedType) else { return }
    var name = Name.none
    var qualifier = Name.none
    forEachChild(of: type) { builder, child in
      guard builder.tree.kind(child) == .name else { return }
      qualifier = name
      name = builder.tree.name(child)
    }
    let arguments = readAttributeArguments(node)
    facts.attributes.append(
      AttributeFact(
        name: name, qualifier: qualifier, start: tree.start(node), end: tree.endOffset(node), arguments: arguments))
  }

  private mutating func readAttributeArguments(_ node: Int) -> Range<Int32> {
    guard tree.child(node, .argument) != nil else { return 0..<0 }
    var arguments = reserveArguments(of: node)
    // Names in it are looked up from the type that the attribute's member belongs to.
    inScope(.attribute, at: node) { builder in
      builder.forEachChild(of: node) { builder, child in
        if builder.tree.kind(child) == .argument { builder.readArgument(child, into: &arguments) }
      }
    }
    closeArguments(arguments)
    for index in arguments.filled {
      var expression = facts.arguments[Int(index)].expression
      keepLiteral(&expression)
      facts.arguments[Int(index)].expression = expression
    }
    return arguments.filled
  }

  // MARK: Types

  mutating func readType(_ node: Int, _ kind: TypeFact.Kind) {
    let nameNode = tree.child(node, .name) ?? tree.typeChild(of: node) ?? node
    let prefix = readPrefix(of: node)
    let extended = kind == .extension ? tree.typeChild(of: node).map { readTypeReference($0) } ?? -1 : -1
    let name = extended >= 0 ? facts.typeReferences[Int(extended)].name : tree.name(nameNode)
    let generics = tree.child(node, .genericParameters).map { readGenericParameters($0) } ?? 0..<0
    let inherited = readInherited(of: node)
    let index = facts.types.nextIndex
    facts.types.append(
      TypeFact(
        name: name, place: tree.place(nameNode), start: tree.start(node), end: tree.endOffset(node), parent: type,
        scope: scope, extended: extended, attributes: prefix.attributes, inherited: inherited, genericParameters: generics,
        kind: kind, access: prefix.modifiers.access ?? .internal, isPreview: isPreview,
        hasLoaderName: kind == .class && tree.isName(tree.firstToken(nameNode), oneOf: .loaders, or: ownWords),
        hasRouterName: kind == .class && tree.isName(tree.firstToken(nameNode), oneOf: .routers, or: ownWords)))
    guard let members = tree.child(node, .memberBlock) else { return }
    let outer = type
    type = index
    walkChildren(of: members)
    type = outer
  }

  private mutating func readInherited(of node: Int) -> Range<Int32> {
    guard let clause = tree.child(node, .inheritance) else { return 0..<0 }
    let types = readTypes(in: clause)
    return Int32(types.first)..<Int32(types.first + types.count)
  }

  mutating func readGenericParameters(_ clause: Int) -> Range<Int32> {
    let first = facts.genericParameters.nextIndex
    forEachChild(of: clause) { builder, child in
      guard builder.tree.kind(child) == .genericParameter, let name = builder.tree.child(child, .name) else { return }
      let constraint = builder.tree.typeChild(of: child).map { builder.readTypeReference($0) } ?? -1
      builder.facts.genericParameters.append(
        GenericParameterFact(name: builder.tree.name(name), constraint: constraint))
    }
    return first..<facts.genericParameters.nextIndex
  }

  mutating func readTypealias(_ node: Int) {
    guard let name = tree.child(node, .name), let aliased = tree.typeChild(of: node) else { return }
    let type = readTypeReference(aliased)
    facts.typealiases.append(TypealiasFact(name: tree.name(name), type: type, parent: self.type))
  }
}

import SwiftTree

/// Functions, initialisers, subscripts and their parameters.
extension FactsBuilder {
  mutating func readFunction(_ node: Int, _ kind: FunctionFact.Kind) {
    let prefix = readPrefix(of: node)
    let modifiers = prefix.modifiers
    let parts = tree.functionParts(of: node, from: prefix.end)
    let nameNode = parts.name
    if let generics = parts.generics { _ = readGenericParameters(generics) }
    let result = parts.result.map { readResult($0) } ?? -1
    var flags = FunctionFact.Flags(rawValue: 0)
    if modifiers.isStatic { flags.insert(.isStatic) }
    if modifiers.isMutating { flags.insert(.isMutating) }
    if modifiers.isOverride { flags.insert(.isOverride) }
    if let effects = parts.effects, tree.isAsync(effects) { flags.insert(.isAsync) }
    if isPreview { flags.insert(.isPreview) }
    if isInCode { flags.insert(.isLocal) }
    let body = facts.flags.contains(.isTest) ? nil : parts.body
    if body != nil, let nameNode, tree.isName(tree.firstToken(nameNode), oneOf: .loads, or: ownWords) {
      flags.insert(.hasLoadName)
    }
    let index = facts.functions.nextIndex
    facts.functions.append(
      FunctionFact(
        name: nameNode.map { functionName($0) } ?? .none, place: nameNode.map { tree.place($0) }, start: tree.start(node),
        end: tree.endOffset(node), owner: type, attributes: prefix.attributes, result: result, kind: kind, flags: flags,
        access: modifiers.access ?? .internal))
    let parameters = parts.parameters.map { readParameters($0, function: index) } ?? 0..<0
    facts.functions[Int(index)].parameters = parameters
    guard let body else { return }
    facts.functions[Int(index)].scope = inScope(.function, at: body, of: index) { builder in
      builder.declareParameters(parameters)
      builder.walkChildren(of: body)
    }
  }

  /// The name of an operator is no word.
  private func functionName(_ node: Int) -> Name {
    let name = tree.name(node)
    return name.isNone ? Name(bytes: tree.text(from: tree.start(node), to: tree.endOffset(node))) : name
  }

  mutating func readSubscript(_ node: Int) {
    let index = facts.functions.nextIndex
    readFunction(node, .subscript)
    guard let block = tree.child(node, .accessorBlock), !facts.flags.contains(.isTest) else { return }
    let parameters = facts.functions[Int(index)].parameters
    facts.functions[Int(index)].scope = inScope(.function, at: block, of: index) { builder in
      builder.declareParameters(parameters)
      if builder.tree.flags(block).contains(.implicitGetter) {
        builder.walkChildren(of: block)
        return
      }
      builder.forEachChild(of: block) { builder, accessor in
        if builder.tree.kind(accessor) == .accessor { builder.walkChildren(of: accessor) }
      }
    }
  }

  /// Inside of a function, a getter or a closure, not of a type in there.
  @inline(__always)
  var isInCode: Bool {
    guard scope >= 0 else { return false }
    let current = facts.scopes[Int(scope)]
    return current.kind != .file && current.owner == type && current.kind != .attribute
  }

  private mutating func readResult(_ clause: Int) -> TypeReferenceIndex {
    tree.typeChild(of: clause).map { readTypeReference($0) } ?? -1
  }

  private mutating func readParameters(_ clause: Int, function: Int32) -> Range<Int32> {
    let first = facts.parameters.nextIndex
    var hasDefaultValue = false
    forEachChild(of: clause) { builder, child in
      guard builder.tree.kind(child) == .parameter else { return }
      builder.readParameter(child, function: function, &hasDefaultValue)
    }
    let parameters = first..<facts.parameters.nextIndex
    // Afterwards, because the code of a value may declare functions with parameters of their own.
    if hasDefaultValue, !facts.flags.contains(.isTest) { readDefaultValues(in: clause, of: function, parameters) }
    return parameters
  }

  private mutating func readDefaultValues(in clause: Int, of function: Int32, _ parameters: Range<Int32>) {
    var parameter = Int(parameters.lowerBound)
    forEachChild(of: clause) { builder, child in
      guard builder.tree.kind(child) == .parameter, builder.tree.child(child, .name) != nil else { return }
      if let initializer = builder.tree.child(child, .initializer) {
        builder.inScope(.defaultArgument, at: initializer, of: function) { builder in
          builder.facts.parameters[parameter].defaultValue = builder.readInitializer(initializer)
        }
      }
      parameter += 1
    }
  }

  private mutating func readParameter(_ node: Int, function: Int32, _ hasDefaultValue: inout Bool) {
    var label: Int?
    var inner: Int?
    var flags: ParameterFact.Flags = tree.flags(node).contains(.variadic) ? .isVariadic : []
    var type: TypeReferenceIndex = -1
    forEachChild(of: node) { builder, child in
      switch builder.tree.kind(child) {
      case .name:
        label = label ?? child
        inner = child
      case .attribute:
        let isBuilder = builder.tree.token(builder.tree.endToken(child) - 1, endsWith: "Builder")
        flags.insert(isBuilder ? .isBuilder : .isWrapped)
      case let kind where kind.isType:
        type = builder.readTypeReference(child)
        flags.formUnion(builder.tree.parameterFlags(child))
      case .initializer: hasDefaultValue = true
      default: break
      }
    }
    guard let label, let inner else { return }
    if facts.functions[Int(function)].kind == .initializer {
      let isDraft = tree.isName(tree.firstToken(label), oneOf: .drafts, or: ownWords)
      if isDraft || tree.isName(tree.firstToken(inner), oneOf: .drafts, or: ownWords) { flags.insert(.hasDraftName) }
    }
    facts.parameters.append(
      ParameterFact(
        label: tree.name(label), name: tree.name(inner), place: tree.place(inner), type: type, flags: flags))
  }

  private mutating func declareParameters(_ parameters: Range<Int32>) {
    for index in parameters {
      let parameter = facts.parameters[Int(index)]
      facts.locals.append(
        LocalFact(
          name: parameter.name,
          place: parameter.nameStart..<parameter.nameEnd, validFrom: parameter.nameStart, scope: scope,
          type: parameter.type, value: parameter.defaultValue, attributes: 0..<0, kind: .parameter,
          isProjected: parameter.flags.contains(.isWrapped)))
    }
  }
}

/// Where the parts of a function's declaration stand.
private struct FunctionParts {
  var name: Int?
  var generics: Int?
  var parameters: Int?
  var effects: Int?
  var result: Int?
  var body: Int?
}

extension BorrowedTree {
  /// - Parameter first: the first of the declaration's children that may be one.
  @inline(__always)
  fileprivate func functionParts(of node: Int, from first: Int) -> FunctionParts {
    var parts = FunctionParts()
    let end = end(node)
    var child = first
    while child < end {
      switch kind(child) {
      case .name: parts.name = child
      case .genericParameters: parts.generics = child
      case .parameters: parts.parameters = child
      case .effects: parts.effects = child
      case .returnClause: parts.result = child
      case .codeBlock: parts.body = child
      default: break
      }
      child = self.end(child)
    }
    return parts
  }
}

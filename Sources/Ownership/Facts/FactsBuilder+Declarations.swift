import SwiftTree

/// Types, functions, properties and attributes.
extension FactsBuilder {
  // MARK: Attributes

  mutating func readAttributes(of node: Int) -> Range<Int32> {
    let first = Int32(facts.attributes.count)
    readAttributes(in: node)
    return first..<Int32(facts.attributes.count)
  }

  private mutating func readAttributes(in node: Int) {
    forEachChild(of: node) { builder, child in
      switch builder.tree.kind(child) {
      case .attribute: builder.readAttribute(child)
      case .ifConfig, .ifConfigClause: builder.readAttributes(in: child)
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
    return arguments.filled
  }

  // MARK: Types

  mutating func readType(_ node: Int, _ kind: TypeFact.Kind) {
    let nameNode = tree.child(node, .name) ?? tree.typeChild(of: node) ?? node
    let modifiers = tree.modifiers(of: node)
    let attributes = readAttributes(of: node)
    let extended = kind == .extension ? tree.typeChild(of: node).map { readTypeReference($0) } ?? -1 : -1
    let name = extended >= 0 ? facts.typeReferences[Int(extended)].name : tree.name(nameNode)
    let generics = readGenericParameters(of: node)
    let inherited = readInherited(of: node)
    let index = Int32(facts.types.count)
    facts.types.append(
      TypeFact(
        name: name, nameStart: tree.start(nameNode), nameEnd: tree.endOffset(nameNode), start: tree.start(node),
        end: tree.endOffset(node), parent: type, scope: scope, extended: extended, attributes: attributes,
        inherited: inherited, genericParameters: generics, kind: kind, access: modifiers.access ?? .internal,
        isPreview: isPreview,
        hasLoaderName: kind == .class && tree.isName(tree.firstToken(nameNode), oneOf: .loaders),
        hasRouterName: kind == .class && tree.isName(tree.firstToken(nameNode), oneOf: .routers)))
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

  private mutating func readGenericParameters(of node: Int) -> Range<Int32> {
    guard let clause = tree.child(node, .genericParameters) else { return 0..<0 }
    let first = Int32(facts.genericParameters.count)
    forEachChild(of: clause) { builder, child in
      guard builder.tree.kind(child) == .genericParameter, let name = builder.tree.child(child, .name) else { return }
      let constraint = builder.tree.typeChild(of: child).map { builder.readTypeReference($0) } ?? -1
      builder.facts.genericParameters.append(
        GenericParameterFact(name: builder.tree.name(name), constraint: constraint))
    }
    return first..<Int32(facts.genericParameters.count)
  }

  mutating func readTypealias(_ node: Int) {
    guard let name = tree.child(node, .name), let aliased = tree.typeChild(of: node) else { return }
    let type = readTypeReference(aliased)
    facts.typealiases.append(TypealiasFact(name: tree.name(name), type: type, parent: self.type))
  }

  // MARK: Functions

  mutating func readFunction(_ node: Int, _ kind: FunctionFact.Kind) {
    let modifiers = tree.modifiers(of: node)
    let attributes = readAttributes(of: node)
    let nameNode = tree.child(node, .name)
    _ = readGenericParameters(of: node)
    let result = readResult(of: node)
    var flags: FunctionFact.Flags = []
    if modifiers.isStatic { flags.insert(.isStatic) }
    if modifiers.isMutating { flags.insert(.isMutating) }
    if modifiers.isOverride { flags.insert(.isOverride) }
    if tree.isAsync(node) { flags.insert(.isAsync) }
    if isPreview { flags.insert(.isPreview) }
    if isInCode { flags.insert(.isLocal) }
    let keyword = nameNode ?? node
    let index = Int32(facts.functions.count)
    facts.functions.append(
      FunctionFact(
        name: nameNode.map { tree.name($0) } ?? .none,
        nameStart: tree.start(keyword), nameEnd: tree.endOffset(keyword),
        start: tree.start(node), end: tree.endOffset(node),
        owner: type, attributes: attributes, parameters: 0..<0, result: result, scope: -1,
        kind: kind, flags: flags, access: modifiers.access ?? .internal))
    let parameters = readParameters(of: node, function: index)
    facts.functions[Int(index)].parameters = parameters
    guard let body = tree.child(node, .codeBlock), !facts.flags.contains(.isTest) else { return }
    facts.functions[Int(index)].scope = inScope(.function, at: body, of: index) { builder in
      builder.declareParameters(parameters)
      builder.walkChildren(of: body)
    }
  }

  mutating func readSubscript(_ node: Int) {
    let index = Int32(facts.functions.count)
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

  @inline(__always)
  private var isInCode: Bool {
    guard scope >= 0 else { return false }
    let current = facts.scopes[Int(scope)]
    return current.kind != .file && current.owner == type && current.kind != .attribute
  }

  private mutating func readResult(of node: Int) -> TypeReferenceIndex {
    guard let clause = tree.child(node, .returnClause), let type = tree.typeChild(of: clause) else { return -1 }
    return readTypeReference(type)
  }

  mutating func readParameters(of node: Int, function: Int32) -> Range<Int32> {
    guard let clause = tree.child(node, .parameters) else { return 0..<0 }
    let first = Int32(facts.parameters.count)
    forEachChild(of: clause) { builder, child in
      if builder.tree.kind(child) == .parameter { builder.readParameter(child, function: function) }
    }
    let parameters = first..<Int32(facts.parameters.count)
    // Afterwards, because the code of a value may declare functions with parameters of their own.
    if !facts.flags.contains(.isTest) { readDefaultValues(in: clause, of: function, parameters) }
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

  private mutating func readParameter(_ node: Int, function: Int32) {
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
      default: break
      }
    }
    guard let label, let inner else { return }
    let isOfInitializer = facts.functions[Int(function)].kind == .initializer
    if isOfInitializer, tree.isName(tree.firstToken(label), oneOf: .drafts) || tree.isName(tree.firstToken(inner), oneOf: .drafts) {
      flags.insert(.hasDraftName)
    }
    facts.parameters.append(
      ParameterFact(
        label: tree.name(label), name: tree.name(inner), nameStart: tree.start(inner), nameEnd: tree.endOffset(inner),
        flags: flags, type: type, defaultValue: -1))
  }

  private mutating func declareParameters(_ parameters: Range<Int32>) {
    for index in parameters {
      let parameter = facts.parameters[Int(index)]
      facts.locals.append(
        LocalFact(
          name: parameter.name,
          projectedName: name(tree.text(from: parameter.nameStart, to: parameter.nameEnd), after: UInt8(ascii: "$")),
          nameStart: parameter.nameStart, nameEnd: parameter.nameEnd, validFrom: parameter.nameStart, validTo: .max,
          scope: scope, type: parameter.type, value: parameter.defaultValue, attributes: 0..<0, kind: .parameter,
          isProjected: parameter.flags.contains(.isWrapped)))
    }
  }

  // MARK: Variables

  mutating func readVariables(_ node: Int) {
    let modifiers = tree.modifiers(of: node)
    let attributes = readAttributes(of: node)
    guard let first = tree.child(node, .binding) else { return }
    let isLet = tree.firstToken(first) > 0 && tree.tokenKind(tree.firstToken(first) - 1) == .letWord
    let isLocal = isInCode
    forEachChild(of: node) { builder, child in
      guard builder.tree.kind(child) == .binding else { return }
      if isLocal {
        builder.readLocal(child, isLet: isLet, attributes: attributes)
      } else {
        builder.readProperty(child, in: node, isLet: isLet, modifiers, attributes)
      }
    }
  }

  private mutating func readProperty(
    _ binding: Int, in declaration: Int, isLet: Bool, _ modifiers: Modifiers, _ attributes: Range<Int32>
  ) {
    let annotated = readAnnotation(of: binding)
    let type = annotated >= 0 ? annotated : readConstructedType(of: binding)
    let block = tree.child(binding, .accessorBlock)
    let accessors = block.map { readAccessorKinds($0) } ?? []
    var flags: PropertyFact.Flags = accessors
    if isLet { flags.insert(.isLet) }
    if modifiers.isStatic { flags.insert(.isStatic) }
    if modifiers.isLazy { flags.insert(.isLazy) }
    if modifiers.isWeak { flags.insert(.isWeak) }
    if modifiers.isOverride { flags.insert(.isOverride) }
    if isPreview { flags.insert(.isPreview) }
    let access = modifiers.access ?? .internal
    let first = facts.properties.count
    forEachName(in: binding + 1) { builder, name in
      let token = builder.tree.firstToken(name)
      let hasDraftName = !attributes.isEmpty && builder.tree.isName(token, oneOf: .drafts)
      builder.facts.properties.append(
        PropertyFact(
          name: builder.tree.name(name), projectedName: builder.name(builder.tree.text(ofToken: token), after: UInt8(ascii: "$")),
          backingName: builder.name(builder.tree.text(ofToken: token), after: UInt8(ascii: "_")),
          flags: hasDraftName ? flags.union(.hasDraftName) : flags, access: access,
          setterAccess: modifiers.setterAccess ?? access, nameStart: builder.tree.start(name),
          nameEnd: builder.tree.endOffset(name), start: builder.tree.start(declaration),
          end: builder.tree.endOffset(binding), owner: builder.type, type: type, attributes: attributes,
          initialValue: -1, getter: -1, setter: -1))
    }
    guard !facts.flags.contains(.isTest) else { return }
    if let initializer = tree.child(binding, .initializer) { readInitialValue(initializer, of: first..<facts.properties.count) }
    if let block, first < facts.properties.count { readAccessors(block, of: first) }
  }

  private mutating func readInitialValue(_ node: Int, of properties: Range<Int>) {
    var value: Int32 = -1
    let declaration = properties.isEmpty ? -1 : Int32(properties.lowerBound)
    inScope(.initialValue, at: node, of: declaration) { builder in
      value = builder.readInitializer(node)
    }
    // `let (a, b) = pair` gives no single name its value.
    if properties.count == 1 { facts.properties[properties.lowerBound].initialValue = value }
  }

  private mutating func readAccessorKinds(_ block: Int) -> PropertyFact.Flags {
    if tree.flags(block).contains(.implicitGetter) { return .isComputed }
    var flags: PropertyFact.Flags = []
    forEachChild(of: block) { builder, accessor in
      guard builder.tree.kind(accessor) == .accessor, let word = builder.tree.child(accessor, .name) else { return }
      switch builder.tree.tokenKind(builder.tree.firstToken(word)) {
      case .willSet, .didSet: flags.insert(.hasObservers)
      case .set: flags.formUnion([.isComputed, .hasSetter])
      default: flags.insert(.isComputed)
      }
    }
    return flags
  }

  private mutating func readAccessors(_ block: Int, of property: Int) {
    if tree.flags(block).contains(.implicitGetter) {
      facts.properties[property].getter = inScope(.getter, at: block, of: Int32(property)) { builder in
        builder.walkChildren(of: block)
      }
      return
    }
    forEachChild(of: block) { builder, accessor in
      if builder.tree.kind(accessor) == .accessor { builder.readAccessor(accessor, of: property) }
    }
  }

  private mutating func readAccessor(_ accessor: Int, of property: Int) {
    guard let word = tree.child(accessor, .name), let body = tree.child(accessor, .codeBlock) else { return }
    let kind: Scope.Kind =
      switch tree.tokenKind(tree.firstToken(word)) {
      case .get: .getter
      case .willSet, .didSet: .observer
      default: .setter
      }
    let index = inScope(kind, at: body, of: Int32(property)) { builder in
      builder.walkChildren(of: body)
    }
    if kind == .getter { facts.properties[property].getter = index }
    if kind == .setter { facts.properties[property].setter = index }
  }

  /// Visits the nodes of the names that a pattern declares.
  mutating func forEachName(in pattern: Int, _ visit: (inout FactsBuilder, Int) -> Void) {
    guard pattern < tree.nodeCount else { return }
    switch tree.kind(pattern) {
    case .identifierPattern: visit(&self, pattern)
    case .tuplePattern, .bindingPattern, .argument:
      forEachChild(of: pattern) { builder, child in builder.forEachName(in: child, visit) }
    default: break
    }
  }
}

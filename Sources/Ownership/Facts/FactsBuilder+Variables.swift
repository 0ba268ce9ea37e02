import SwiftTree

/// Properties and their accessors.
extension FactsBuilder {
  mutating func readVariables(_ node: Int) {
    let prefix = readPrefix(of: node)
    let end = tree.end(node)
    guard prefix.end < end, let first = tree.kind(prefix.end) == .binding ? prefix.end : tree.child(node, .binding) else {
      return
    }
    let keyword = max(0, tree.firstToken(first) - 1)
    let isLet = tree.tokenKind(keyword) == .letWord
    let isLocal = isInCode
    var child = first
    while child < end {
      if tree.kind(child) == .binding {
        if isLocal {
          readLocal(child, isLet: isLet, attributes: prefix.attributes)
        } else {
          readProperty(child, in: node, keyword: keyword, prefix.modifiers, prefix.attributes)
        }
      }
      child = tree.end(child)
    }
  }

  private mutating func readProperty(
    _ binding: Int, in declaration: Int, keyword: Int, _ modifiers: Modifiers, _ attributes: Range<Int32>
  ) {
    guard binding + 1 < tree.end(binding) else { return }
    let parts = tree.bindingParts(of: binding)
    let annotated = readAnnotation(parts.annotation)
    let type = annotated >= 0 ? annotated : readConstructedType(parts.initializer)
    let block = parts.accessors
    let accessors = block.map { readAccessorKinds($0) } ?? []
    var flags: PropertyFact.Flags = accessors
    if tree.tokenKind(keyword) == .letWord { flags.insert(.isLet) }
    if modifiers.isStatic { flags.insert(.isStatic) }
    if modifiers.isLazy { flags.insert(.isLazy) }
    if modifiers.isWeak { flags.insert(.isWeak) }
    if modifiers.isOverride { flags.insert(.isOverride) }
    if isPreview { flags.insert(.isPreview) }
    if platforms != .all { flags.insert(.isForSomePlatforms) }
    let access = modifiers.access ?? .internal
    let isVariable = flags.isDisjoint(with: [.isComputed, .isLet, .isStatic])
    let first = facts.properties.count
    forEachName(in: binding + 1) { builder, name in
      let token = builder.tree.firstToken(name)
      var flags = flags
      if !attributes.isEmpty, builder.tree.isName(token, oneOf: .drafts, or: builder.ownWords) { flags.insert(.hasDraftName) }
      if isVariable, builder.isInClass, builder.tree.isName(token, oneOf: .interface, or: builder.ownWords) {
        flags.insert(.hasInterfaceName)
      }
      builder.facts.properties.append(
        PropertyFact(
          name: builder.tree.name(name),
          backingName: builder.name(builder.tree.text(ofToken: token), after: UInt8(ascii: "_")),
          place: builder.tree.place(name), keywordStart: builder.tree.tokenStart(keyword),
          start: builder.tree.start(declaration), end: builder.tree.endOffset(binding), owner: builder.type, type: type,
          attributes: attributes, flags: flags, access: access, setterAccess: modifiers.setterAccess ?? access))
    }
    guard !facts.flags.contains(.isTest) else { return }
    if let initializer = parts.initializer {
      readInitialValue(initializer, of: first..<facts.properties.count)
    }
    if let block, first < facts.properties.count { readAccessors(block, of: first) }
  }

  private var isInClass: Bool { type >= 0 && facts.types[Int(type)].kind == .class }

  private mutating func readInitialValue(_ node: Int, of properties: Range<Int>) {
    var value: Int32 = -1
    let declaration = properties.isEmpty ? -1 : Int32(properties.lowerBound)
    inScope(.initialValue, at: node, of: declaration) { builder in
      value = builder.readInitializer(node)
    }
    // `let (a, b) = pair` gives no single name its value.
    guard properties.count == 1 else { return }
    facts.properties[properties.lowerBound].initialValue = value
    if value >= 0 { keepLiteral(at: value) }
  }

  private mutating func keepLiteral(at index: Int32) {
    var expression = facts.expressions[Int(index)]
    keepLiteral(&expression)
    facts.expressions[Int(index)] = expression
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

/// Where the parts of a binding stand, behind its pattern.
struct BindingParts {
  var annotation: Int?
  var initializer: Int?
  var accessors: Int?
}

extension BorrowedTree {
  @inline(__always)
  func bindingParts(of binding: Int) -> BindingParts {
    var parts = BindingParts()
    let end = end(binding)
    var child = binding &+ 1
    while child < end {
      switch kind(child) {
      case .typeAnnotation: parts.annotation = child
      case .initializer: parts.initializer = child
      case .accessorBlock: parts.accessors = child
      default: break
      }
      child = self.end(child)
    }
    return parts
  }
}

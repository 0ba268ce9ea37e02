import SwiftTree

/// Types as they are written.
extension FactsBuilder {
  /// Reads the type at a node into the pool.
  mutating func readTypeReference(_ node: Int) -> TypeReferenceIndex {
    switch tree.kind(node) {
    case .namedType: return readNamedType(node)
    case .optionalType: return reference(.optional, to: readTypes(in: node))
    case .arrayType: return reference(.array, to: readTypes(in: node))
    case .dictionaryType: return reference(.dictionary, to: readTypes(in: node))
    case .compositionType: return reference(.composition, to: readTypes(in: node))
    case .functionType: return readFunctionType(node)
    case .tupleType: return readTupleType(node)
    case .prefixedType: return readPrefixedType(node)
    default: return reference(.other, to: .none)
    }
  }

  /// The type after a colon, or none.
  mutating func readAnnotation(_ annotation: Int?) -> TypeReferenceIndex {
    guard let annotation, let type = tree.typeChild(of: annotation) else { return -1 }
    return readTypeReference(type)
  }

  /// The type that a generic constructor spells out where no annotation does: `Set<AnyCancellable>()`.
  mutating func readConstructedType(_ initializer: Int?) -> TypeReferenceIndex {
    guard let initializer, initializer + 1 < tree.end(initializer),
      tree.kind(initializer + 1) == .postfix, tree.kind(initializer + 2) == .reference
    else { return -1 }
    let reference = initializer + 2
    let generics = tree.end(reference)
    guard generics < tree.end(initializer + 1), tree.kind(generics) == .genericArguments,
      tree.end(generics) < tree.end(initializer + 1), tree.kind(tree.end(generics)) == .call
    else { return -1 }
    let arguments = readTypes(in: generics)
    return append(
      TypeReference(
        name: tree.name(reference), qualifier: -1, firstArgument: arguments.first, argumentCount: arguments.count,
        shape: .named))
  }

  /// Some of the file's `typeArguments`.
  struct TypeList {
    static var none: TypeList { TypeList(first: 0, count: 0) }

    var first: UInt32
    var count: UInt32
  }

  /// Reads the types among a node's children.
  mutating func readTypes(in node: Int) -> TypeList {
    var list = TypeList(first: UInt32(truncatingIfNeeded: facts.typeArguments.count), count: 0)
    // Their places are taken before they are read: each may have arguments of its own.
    facts.typeArguments.append(-1, count: tree.countChildren(of: node, where: \.isType))
    forEachChild(of: node) { builder, child in
      guard builder.tree.kind(child).isType else { return }
      builder.facts.typeArguments[Int(list.first &+ list.count)] = builder.readTypeReference(child)
      list.count &+= 1
    }
    return list
  }

  private mutating func reference(_ shape: TypeReference.Shape, to arguments: TypeList) -> TypeReferenceIndex {
    append(
      TypeReference(
        name: .none, qualifier: -1, firstArgument: arguments.first, argumentCount: arguments.count, shape: shape))
  }

  /// A type around another one.
  private mutating func reference(_ shape: TypeReference.Shape, around type: TypeReferenceIndex) -> TypeReferenceIndex {
    let first = UInt32(truncatingIfNeeded: facts.typeArguments.count)
    facts.typeArguments.append(type)
    return reference(shape, to: TypeList(first: first, count: 1))
  }

  private mutating func append(_ reference: TypeReference) -> TypeReferenceIndex {
    facts.typeReferences.append(reference)
    return facts.typeReferences.nextIndex - 1
  }

  private mutating func readNamedType(_ node: Int) -> TypeReferenceIndex {
    if tree.end(node) == node + 2 { return plainReference(tree.name(node)) }
    var result: TypeReferenceIndex = -1
    let end = tree.end(node)
    forEachChild(of: node) { builder, child in
      guard builder.tree.kind(child) == .name else { return }
      let generics = builder.tree.end(child)
      let hasArguments = generics < end && builder.tree.kind(generics) == .genericArguments
      let arguments = hasArguments ? builder.readTypes(in: generics) : .none
      result = builder.append(
        TypeReference(
          name: builder.tree.name(child), qualifier: result, firstArgument: arguments.first,
          argumentCount: arguments.count, shape: .named))
    }
    return result >= 0 ? result : reference(.other, to: .none)
  }

  /// A type that is just a name is mostly one that was named before.
  @inline(__always)
  private mutating func plainReference(_ name: Name) -> TypeReferenceIndex {
    let recent = facts.recentTypes[name]
    if recent < facts.typeReferences.count, facts.typeReferences[recent].isPlain(name) { return TypeReferenceIndex(recent) }
    let index = append(TypeReference(name: name, qualifier: -1, firstArgument: 0, argumentCount: 0, shape: .named))
    facts.recentTypes[name] = Int(index)
    return index
  }

  /// Only the result matters.
  private mutating func readFunctionType(_ node: Int) -> TypeReferenceIndex {
    var result: Int?
    forEachChild(of: node) { builder, child in
      if builder.tree.kind(child).isType { result = child }
    }
    guard let result else { return reference(.function, to: .none) }
    return reference(.function, around: readTypeReference(result))
  }

  /// Parentheses around one type are that type.
  private mutating func readTupleType(_ node: Int) -> TypeReferenceIndex {
    let elements = readTypes(in: node)
    if elements.count == 1, tree.child(node, .name) == nil { return facts.typeArguments[Int(elements.first)] }
    return reference(.tuple, to: elements)
  }

  private mutating func readPrefixedType(_ node: Int) -> TypeReferenceIndex {
    guard let inner = tree.typeChild(of: node) else { return reference(.other, to: .none) }
    let type = readTypeReference(inner)
    switch tree.tokenKind(tree.firstToken(node)) {
    case .some: return reference(.opaque, around: type)
    case .any: return reference(.existential, around: type)
    default: return type
    }
  }
}

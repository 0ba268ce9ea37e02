import SwiftTree

/// What a file says about types and about members, as one value each: two versions of a file with equal outlines differ in
/// their code alone, so that all that other files look up by name is the same (64 bits: an edit that changes an outline and
/// keeps its value is a matter of 1 in 10^19).
extension FileFacts {
  var typeOutline: UInt64 {
    var outline = OutlineHash()
    outline.add(flags.rawValue)
    for fact in imports { outline.add(fact.module, fact.isExported, fact.isTestable) }
    for index in types.indices { add(types[index], isLocal: isLocal(Int32(index)), to: &outline) }
    addTypealiases(to: &outline)
    for fact in genericParameters { outline.add(fact.name) }
    // `Element.ID` is a type: that of a member.
    for fact in properties where fact.name == RowCall.identifier { add(fact, to: &outline) }
    return outline.value
  }

  var memberOutline: UInt64 {
    var outline = OutlineHash()
    for fact in properties { add(fact, to: &outline) }
    for fact in functions { add(fact, to: &outline) }
    for index in scopes.indices where isMemberCode(index) { outline.add(scopes[index].owner) }
    return outline.value
  }

  /// How types are nested in each other and what extensions extend, as far as this file says it: what types are called is
  /// left out.
  var nestingOutline: UInt64 {
    var outline = OutlineHash()
    for fact in types {
      outline.add(fact.kind == .extension ? TypeFact.Kind.extension.rawValue : 0)
      outline.add(fact.parent)
      add(type: fact.extended, to: &outline)
      addGenericParameters(of: fact, to: &outline)
    }
    addTypealiases(to: &outline)
    return outline.value
  }

  private func addTypealiases(to outline: inout OutlineHash) {
    for fact in typealiases {
      outline.add(fact.name)
      outline.add(fact.parent)
      add(type: fact.type, to: &outline)
    }
  }

  private func addGenericParameters(of fact: TypeFact, to outline: inout OutlineHash) {
    outline.add(Int32(fact.genericParameters.count))
    for index in fact.genericParameters {
      outline.add(genericParameters[Int(index)].name)
      add(type: genericParameters[Int(index)].constraint, to: &outline)
    }
  }

  private func add(_ fact: TypeFact, isLocal: Bool, to outline: inout OutlineHash) {
    outline.add(fact.name, isLocal, fact.isPreview, fact.hasLoaderName, fact.hasRouterName)
    outline.add(fact.kind.rawValue, fact.access.rawValue)
    outline.add(fact.parent)
    add(type: fact.extended, to: &outline)
    add(attributes: fact.attributes, to: &outline)
    outline.add(Int32(fact.inherited.count))
    for index in fact.inherited { add(type: typeArguments[Int(index)], to: &outline) }
    addGenericParameters(of: fact, to: &outline)
  }

  private func add(_ fact: PropertyFact, to outline: inout OutlineHash) {
    outline.add(fact.name, fact.initialValue >= 0, fact.getter >= 0, fact.setter >= 0)
    outline.add(fact.flags.rawValue)
    outline.add(fact.access.rawValue, fact.setterAccess.rawValue)
    outline.add(fact.owner)
    add(type: fact.type, to: &outline)
    add(attributes: fact.attributes, to: &outline)
    // Its type is that of its value.
    if fact.type < 0, fact.initialValue >= 0 { add(expressions[Int(fact.initialValue)], to: &outline) }
  }

  private func add(_ fact: FunctionFact, to outline: inout OutlineHash) {
    outline.add(fact.name, fact.scope >= 0)
    outline.add(fact.kind.rawValue, fact.flags.rawValue, fact.access.rawValue)
    outline.add(fact.owner)
    add(type: fact.result, to: &outline)
    add(attributes: fact.attributes, to: &outline)
    outline.add(Int32(fact.parameters.count))
    for index in fact.parameters {
      let parameter = parameters[Int(index)]
      outline.add(parameter.label, parameter.defaultValue >= 0)
      outline.add(parameter.name)
      outline.add(parameter.flags.rawValue)
      add(type: parameter.type, to: &outline)
    }
  }

  private func add(attributes range: Range<Int32>, to outline: inout OutlineHash) {
    outline.add(Int32(range.count))
    for index in range {
      let attribute = attributes[Int(index)]
      outline.add(attribute.name)
      outline.add(attribute.qualifier)
      for argument in attribute.arguments { add(arguments[Int(argument)], to: &outline) }
    }
  }

  /// `\\.dismiss`, `Model.self`, `"key"`: what a wrapper is told is a part of the declaration.
  private func add(_ argument: ArgumentFact, to outline: inout OutlineHash) {
    outline.add(argument.label)
    if argument.expression.literal >= 0 { outline.add(paths[Int(argument.expression.literal)]) }
    add(argument.expression, to: &outline)
  }

  /// What its type depends on.
  private func add(_ expression: ExpressionFact, to outline: inout OutlineHash) {
    outline.add(expression.kind.rawValue)
    for index in expression.firstEvent..<max(expression.firstEvent, expression.endEvent) {
      let event = events[Int(index)]
      outline.add(event.kind.rawValue)
      for name in path(event) { outline.add(name) }
    }
  }

  private func add(type reference: TypeReferenceIndex, to outline: inout OutlineHash, depth: Int = 0) {
    // Deeper types don't occur; a hash that stops there only takes two different ones for equal.
    guard reference >= 0, depth < 64 else { return outline.add(Int32(reference < 0 ? -1 : -2)) }
    let type = typeReferences[Int(reference)]
    outline.add(type.name)
    outline.add(type.shape.rawValue)
    add(type: type.qualifier, to: &outline, depth: depth + 1)
    outline.add(Int32(type.argumentCount))
    for number in 0..<UInt32(type.argumentCount) {
      add(type: typeArguments[Int(type.firstArgument + number)], to: &outline, depth: depth + 1)
    }
  }
}

/// A running hash of small values, each in its place.
private struct OutlineHash {
  private(set) var value: UInt64 = 0

  private mutating func mix(_ word: UInt64) {
    value = NameHash.mix(value &* 31 ^ word &+ 0x9E37_79B9)
  }

  mutating func add(_ name: Name, _ flags: Bool...) {
    mix(name.value)
    mix(flags.reduce(1) { $0 << 1 | ($1 ? 1 : 0) })
  }

  mutating func add(_ numbers: UInt8...) {
    for number in numbers { mix(UInt64(number)) }
  }

  mutating func add(_ number: UInt16) { mix(UInt64(number)) }

  mutating func add(_ number: Int32) { mix(UInt64(bitPattern: Int64(number))) }
}

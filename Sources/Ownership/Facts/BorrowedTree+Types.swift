import SwiftTree

extension NodeKind {
  /// A type as it is written.
  var isType: Bool {
    switch self {
    case .namedType, .optionalType, .arrayType, .dictionaryType, .tupleType, .functionType, .prefixedType,
      .compositionType, .memberType, .otherType:
      true
    default: false
    }
  }
}

extension BorrowedTree {
  /// The first type among a node's children.
  func typeChild(of node: Int) -> Int? {
    var child = node + 1
    while child < end(node) {
      if kind(child).isType { return child }
      child = end(child)
    }
    return nil
  }

  /// `@autoclosure`, `@escaping` and `inout` stand before the type.
  func parameterFlags(_ node: Int) -> ParameterFact.Flags {
    var flags: ParameterFact.Flags = []
    guard kind(node) == .prefixedType else { return flags }
    let inner = typeChild(of: node)
    for token in firstToken(node)..<(inner.map { firstToken($0) } ?? firstToken(node)) {
      if tokenKind(token) == .inoutWord { flags.insert(.isInout) }
      guard tokenKind(token) == .identifier else { continue }
      let name = tokenName(token)
      if name == Words.autoclosure { flags.insert(.isAutoclosure) }
      if name == Words.escaping { flags.insert(.isEscaping) }
      if self.token(token, endsWith: "Builder") { flags.insert(.isBuilder) }
    }
    if let inner { flags.formUnion(parameterFlags(inner)) }
    return flags
  }

  /// Whether a function's effects are `async`.
  func isAsync(_ effects: Int) -> Bool {
    (firstToken(effects)..<endToken(effects)).contains { tokenKind($0) == .async }
  }
}

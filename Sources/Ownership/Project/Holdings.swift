/// A class that the project declares, in a property of a type that may own state, and how it is held: where it stands in
/// the owner matrix (semantics.md 7).
public struct Holding: Sendable {
  public let property: PropertyID
  public let model: TypeIndex
  public let kind: ModelKind
  public let shape: ResolvedType.Shape
  public let wrapper: Wrapper
}

extension Project {
  /// The models that a type's stored properties hold; empty for a type that owns no state. What is no class, or of
  /// unknown type, is left out, and so are keys of the environment.
  public func holdings(of type: TypeIndex) -> [Holding] {
    isStateOwner(type) ? properties(of: type).compactMap(holding) : []
  }

  private func holding(_ property: PropertyID) -> Holding? {
    let wrapper = wrapper(property).wrapper
    guard wrapper != .unknown, isInstanceProperty(property, wrapper: wrapper),
      let type = wrapper == .environment ? environmentType(property) : type(of: property), let model = type.declared
    else { return nil }
    let kind = certainKind(of: model)
    guard kind != .unknown, kind != .value || wrapper == .environment else { return nil }
    return Holding(property: property, model: model, kind: kind, shape: type.shape, wrapper: wrapper)
  }

  /// How a model tells of its changes; unknown where it may do so in another way as well.
  public func certainKind(of model: TypeIndex) -> ModelKind {
    let kind = modelKind(model)
    let traits = declaredTypes[model].traits
    switch kind {
    case .observable where traits.contains(.unknownAncestor): return .unknown
    // By hand: The Composable Architecture's stores.
    case .observableObject where traits.contains(.observableConformance): return .unknown
    default: return kind
    }
  }
}

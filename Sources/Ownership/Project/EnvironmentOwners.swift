/// Who owns the models in the environment.
extension Project {
  /// The model that a view makes for a property of its own and puts into the environment.
  public func injectedModel(ownedBy property: PropertyID, of type: TypeIndex) -> TypeIndex? {
    guard wrapper(property).wrapper.ownsValue, let model = madeInstances(for: property, in: type).first?.type else { return nil }
    return injections.contains { $0.key == .type(model) && context(of: $0.call) == type } ? model : nil
  }

  /// The property of another type that makes such a model and puts it into the environment too.
  public func otherOwner(of model: TypeIndex, than type: TypeIndex) -> PropertyID? {
    let owners = Set(programInjections(of: model).map { context(of: $0.call) }).subtracting([type, -1]).sorted()
    for owner in owners where isStateOwner(owner) {
      if let property = properties(of: owner).first(where: { injectedModel(ownedBy: $0, of: owner) == model }) { return property }
    }
    return nil
  }
}

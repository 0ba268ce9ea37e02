import SwiftTree

/// Previews and what serves them alone (semantics.md, X1).
extension Project {
  /// Whether a view is built by previews only, or by views that are.
  public func isOnlyPreviewed(_ type: TypeIndex, depth: Int = 0) -> Bool {
    guard depth < 8, !isVisibleOutside(type), let constructions = constructionIndex[type] else { return false }
    return constructions.allSatisfy { construction in
      if isForDevelopment(construction) { return true }
      let owner = context(of: construction)
      return owner >= 0 && (owner == type || isOnlyPreviewed(owner, depth: depth + 1))
    }
  }

  /// Whether modifiers that only previews know stand on the same chain as a call.
  public func isModifiedForPreview(_ call: EventID) -> Bool {
    modifiers(of: call).contains { lastName(of: $0).map(Project.previewModifiers.contains) ?? false }
  }

  private static let previewModifiers = NameSet(["previewDisplayName", "previewDevice", "previewLayout", "previewInterfaceOrientation"])
}

/// What previews put into the environment, and what the views in them need.
extension Project {
  /// Where previews build a view themselves.
  public func previewConstructions(of type: TypeIndex) -> [EventID] {
    (constructionIndex[type] ?? []).filter { construction in
      guard files[Int(construction.file)].flags.isDisjoint(with: .isTest) else { return false }
      if self[ScopeID(file: construction.file, index: self[construction].scope)].isPreview { return true }
      let context = context(of: construction)
      return context >= 0 && declaredTypes[context].traits.contains(.previewProvider)
    }
  }

  /// The models that a view and the views that it surely shows read and that nothing in them provides.
  public func requirements(ofShowing type: TypeIndex, depth: Int = 0) -> [EnvironmentReader] {
    let own = requirements(of: type).filter { !uses(of: $0.property, in: type).isEmpty }
    guard depth < 3 else { return own }
    let children = Set(renderCode(of: type).flatMap { events(runningWith: $0) }.compactMap(shownView)).subtracting([type])
    let below = children.sorted().flatMap { requirements(ofShowing: $0, depth: depth + 1) }
    return own + below.filter { !mayInject($0.model, in: type) }
  }

  /// The view that an event builds and that is shown with the view around it, whatever the state.
  private func shownView(_ event: EventID) -> TypeIndex? {
    guard let type = constructedType(event), isStateOwner(type), declaredTypes[type].traits.contains(.view),
      containers(around: event).isEmpty
    else { return nil }
    return type
  }

  /// Whether the code of a preview, or a preview's modifier, may put a model into the environment.
  public func mayBeProvided(_ model: TypeIndex, inPreviewAround construction: EventID) -> Bool {
    let context = context(of: construction)
    if context >= 0, mayInject(model, in: context) { return true }
    return mayInject(model, in: previewCode(around: construction)) || isInPreviewModifier(model)
  }

  private func previewCode(around construction: EventID) -> ScopeID {
    var code = ScopeID(file: construction.file, index: self[construction].scope)
    while self[code].parent >= 0, case let outer = ScopeID(file: code.file, index: self[code].parent), self[outer].isPreview {
      code = outer
    }
    return code
  }

  /// The traits of `#Preview` are not looked at: any modifier for previews may be among them.
  private func isInPreviewModifier(_ model: TypeIndex) -> Bool {
    types.contains { conforms($0, to: Project.previewModifier) && mayInject(model, in: $0) }
  }

  private static let previewModifier = Name("PreviewModifier")
}

import SwiftTree

/// Previews and what serves them alone (semantics.md, X1).
extension Project {
  /// Whether a view is built by previews only, or by views and modifiers that are.
  public func isOnlyPreviewed(_ type: TypeIndex) -> Bool {
    var visited = Visited()
    return isOnlyPreviewed(type, &visited)
  }

  /// What a search has come by, so that it ends where views build each other and functions call themselves.
  private struct Visited {
    var views: Set<TypeIndex> = []
    var helpers: Set<ScopeID> = []
  }

  /// Views that build each other and are built by nobody else are shown by nobody.
  private func isOnlyPreviewed(_ type: TypeIndex, _ visited: inout Visited) -> Bool {
    guard visited.views.count < 16, !isVisibleOutside(type), let constructions = everyConstruction(of: type) else { return false }
    visited.views.insert(type)
    for construction in constructions where !servesPreviews(construction, &visited) { return false }
    return true
  }

  private func servesPreviews(_ event: EventID, _ visited: inout Visited) -> Bool {
    if isForDevelopment(event) { return true }
    let owner = context(of: event)
    if owner >= 0 { return visited.views.contains(owner) || isOnlyPreviewed(owner, &visited) }
    return isInPreviewHelper(event, &visited)
  }

  /// `func previewed() -> some View { modifier(Previewed()) }` in an extension of `View`, which previews alone call.
  private func isInPreviewHelper(_ event: EventID, _ visited: inout Visited) -> Bool {
    let code = root(of: ScopeID(file: event.file, index: self[event].scope))
    guard code.index >= 0, self[code].kind == .function, let name = declaredName(of: code) else { return false }
    let function = files[Int(code.file)].functions[Int(self[code].declaration)]
    guard function.access <= .internal, visited.helpers.count < 16 else { return false }
    // What a function says by calling itself it has said already.
    guard visited.helpers.insert(code).inserted else { return true }
    for file in self.files(seeing: code.file, function.access, naming: name) {
      let facts = files[Int(file)]
      for (index, call) in facts.events.enumerated() where call.kind == .call && facts.path(call).last == name {
        if !servesPreviews(EventID(file: file, index: EventIndex(index)), &visited) { return false }
      }
    }
    return true
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
    (everyConstruction(of: type) ?? []).filter { construction in
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
    declaredTypes.types(with: .previewProvider).contains {
      conforms($0, to: Project.previewModifier) && mayInject(model, in: $0)
    }
  }

  private static let previewModifier = Name("PreviewModifier")
}

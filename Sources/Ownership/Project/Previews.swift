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

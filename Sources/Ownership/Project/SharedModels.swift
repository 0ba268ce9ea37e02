import SwiftTree

/// A place in a view's code that uses a member of a model that the view holds.
public struct MemberUseInView: Sendable {
  public let view: TypeIndex
  public let event: EventID
}

/// Models that several screens share.
extension Project {
  /// Whether a model is put into the environment, read from it, or held by the app.
  public func isShared(_ model: TypeIndex) -> Bool {
    !programInjections(of: model).isEmpty || !readers(of: model).isEmpty
      || holders(of: model).contains { isAppOrScene(owner(of: $0)) }
  }

  /// Whether a model's business is what is shown: a router, by its name or by the path that it keeps.
  public func navigates(_ model: TypeIndex) -> Bool {
    isRouter(model) || properties(of: model).contains { type(of: $0)?.meaning == .external(Project.navigationPath) }
  }

  /// What the code of views does with a member of a model that they hold, bindings included.
  public func usesInViews(of member: PropertyID, in model: TypeIndex) -> [MemberUseInView] {
    let name = self[member].name
    return holders(of: model).flatMap { holder -> [MemberUseInView] in
      let view = owner(of: holder)
      return uses(of: holder, in: view).compactMap { use in
        let path = files[Int(use.file)].path(self[use])
        return path.dropFirst().first == name ? MemberUseInView(view: view, event: use) : nil
      }
    }
  }

  private static let navigationPath = Name("NavigationPath")
}

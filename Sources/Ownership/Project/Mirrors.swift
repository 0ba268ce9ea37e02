import SwiftTree

/// State that follows something else.
extension Project {
  /// Whether a view fills a property from elsewhere, or hands each change of it on: then what is lost with the view comes
  /// back with it.
  public func isMirrored(_ property: PropertyID, in type: TypeIndex) -> Bool {
    let isWatched = lifeCycleHandlers(of: type).contains { handler in
      handler.watched.map { uses(property, in: $0, of: handler.call.file) } ?? false
    }
    return isWatched || isSetOnChange(property, in: type)
      || uses(of: property, in: type).contains { use in
        let flags = self[use].flags
        if flags.contains(.projected) { return !isBoundToControl(use) }
        return !flags.isDisjoint(with: Event.Flags.written) && isInAppearance(use)
      }
  }

  private func isInAppearance(_ event: EventID) -> Bool {
    switch phase(of: ScopeID(file: event.file, index: self[event].scope)) {
    case .appear, .deferred: true
    default: false
    }
  }
}

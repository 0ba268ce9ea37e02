import SwiftTree

/// Whether a view that does not observe an object learns of its changes all the same.
extension Project {
  /// Whether a type need not hear of an object's changes, or hears of them in another way: it observes one of the same
  /// class, or receives what the object publishes.
  public func isHeardOtherwise(_ holding: Holding, in inspected: InspectedType) -> Bool {
    // A widget shows a picture, in which nothing changes.
    if isWidgetContent(inspected.type) { return true }
    let observes = inspected.holdings.contains { $0.model == holding.model && $0.wrapper.observesObject }
    return observes || isReceived(holding.property, in: inspected.type)
  }

  /// `.onReceive(model.$name) { … }`, `.onReceive(model.objectWillChange) { … }`.
  private func isReceived(_ property: PropertyID, in type: TypeIndex) -> Bool {
    events(in: type).contains { event in
      guard self[event].kind == .call, files[Int(event.file)].path(self[event]).last == Project.receiving,
        let publisher = arguments(of: event).first?.expression, publisher.firstEvent < publisher.endEvent
      else { return false }
      return (publisher.firstEvent..<publisher.endEvent).contains {
        isUse(EventID(file: event.file, index: $0), of: property)
      }
    }
  }

  private static let receiving = Name("onReceive")

  /// Whether a view that is handed an object shows it anew all the same: each place that builds the view observes the
  /// object, and either builds it whenever it is shown or hands it a closure, which is a new one each time.
  public func isRebuiltWith(_ property: PropertyID, in type: TypeIndex) -> Bool {
    let constructions = constructions(of: type)
    guard !constructions.isEmpty else { return false }
    let takesClosure = properties(of: type).contains(where: isClosure)
    return constructions.allSatisfy { construction in
      guard let argument = receivedArgument(for: property, of: type, at: construction),
        isObserved(argument, at: construction)
      else { return false }
      return takesClosure || !containers(around: construction).isDisjoint(with: Project.newIdentity)
    }
  }

  /// Whether a view stands in menus only: what they show is read anew when they open.
  public func isMenuContent(_ type: TypeIndex, depth: Int = 0) -> Bool {
    let constructions = constructions(of: type)
    return depth < 3 && !constructions.isEmpty
      && constructions.allSatisfy { construction in
        let owner = context(of: construction)
        return isInside(construction, NavigationVocabulary.menus)
          || (owner >= 0 && owner != type && isMenuContent(owner, depth: depth + 1))
      }
  }

  private func isObserved(_ argument: ArgumentFact, at construction: EventID) -> Bool {
    guard argument.expression.kind == .chain, argument.expression.root >= 0 else { return false }
    let event = EventID(file: construction.file, index: argument.expression.root)
    guard self[event].pathCount == 1, let property = property(at: 0, of: event) else { return false }
    return wrapper(property).wrapper.observesObject
  }
}

import Ownership

/// Parts of messages that several rules use.
extension Project {
  /// The declaration that owns a model of this kind.
  func owningWrapper(_ model: TypeIndex) -> Message {
    isOwnedAsState(model) ? "'@State private var'" : "'@StateObject private var'"
  }

  /// Whether `@State` owns a model of this kind, not `@StateObject`.
  func isOwnedAsState(_ model: TypeIndex) -> Bool {
    modelKind(model).usesObservation || declaredTypes[model].traits.contains(.observableConformance)
  }

  /// Where a reader finds a model's class.
  func declaration(of model: TypeIndex) -> Related {
    Related(at: namePlace(model), "'\(namePlace(model))' is declared here")
  }

  /// The declaration that receives a model of this kind from its owner.
  func receivingWrapper(_ model: TypeIndex) -> Message {
    modelKind(model) == .observableObject ? "'@ObservedObject'" : "'let'"
  }

  /// How code is reached, for the middle of a sentence: ", through 'header' and 'title'". Empty if it stands in place.
  func routeText(_ reach: Reach) -> Message {
    let names = reach.route.map(\.name)
    guard let first = names.first else { return "" }
    return names.dropFirst().reduce(", through '\(first)'") { "\($0) → '\($1)'" }
  }
}

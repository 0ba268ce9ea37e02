/// A construction of a view, and how what it hands over can vary there.
public struct VaryingConstruction: Sendable {
  public let construction: EventID
  public let variation: Variation
}

/// Where a view is built with arguments that change.
extension Project {
  /// The constructions of a type that call one of its initialisers.
  public func constructions(of type: TypeIndex, through initializer: FunctionID) -> [EventID] {
    let initializers = initializers(of: type)
    return constructions(of: type).filter { overload(initializers, call: $0) == initializer }
  }

  /// Of some constructions the one whose arguments vary most; nil if nothing varies.
  /// - Parameter arguments: those of a construction that matter.
  public func mostVarying(_ constructions: [EventID], _ arguments: (EventID) -> [ArgumentFact]) -> VaryingConstruction? {
    var result: VaryingConstruction?
    for construction in constructions {
      for argument in arguments(construction) {
        let variation = variation(of: argument.expression, at: construction)
        guard variation > result?.variation ?? .constant else { continue }
        result = VaryingConstruction(construction: construction, variation: variation)
      }
    }
    return result
  }
}

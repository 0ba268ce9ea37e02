import SwiftTree

/// `==` of a type, written by hand.
public struct Comparison: Sendable {
  public let function: FunctionID
  /// The stored properties that it looks at, through computed ones too.
  public let compared: Set<PropertyID>
}

/// What types compare.
extension Project {
  /// The `==` of a type; nil if the compiler makes it, or if it hands whole values on, so that nobody knows what counts.
  public func comparison(of type: TypeIndex) -> Comparison? {
    guard let function = functions(of: type).first(where: isComparison), conforms(type, to: Comparisons.equatable) else { return nil }
    let scope = ScopeID(file: function.file, index: self[function].scope)
    let parameters = files[Int(function.file)].parameters[range(self[function].parameters)].map(\.name)
    var compared: Set<PropertyID> = []
    for event in events(runningWith: scope) {
      guard let first = files[Int(event.file)].path(self[event]).first, parameters.contains(first) else { continue }
      guard let property = property(at: 1, of: event) else { return nil }
      compared.formUnion(storage(behind: property, in: type))
    }
    return Comparison(function: function, compared: compared)
  }

  /// Whether a property's values can be told apart with `==` for certain.
  public func isComparable(_ property: PropertyID) -> Bool {
    guard let type = type(of: property), type.shape == .plain || type.shape == .optional else { return false }
    switch type.meaning {
    case .declared(let declared): return Comparisons.comparing.contains { conforms(declared, to: $0) }
    case .external(let name): return FrameworkValueTypes.equatable.contains(name)
    }
  }

  /// Whether the compiler may compare or encode all that a type stores.
  public func comparesItself(_ type: TypeIndex) -> Bool {
    Comparisons.synthesized.contains { conforms(type, to: $0) }
  }

  private func isComparison(_ function: FunctionID) -> Bool {
    let fact = self[function]
    return fact.name == Comparisons.operator && fact.isStatic && fact.scope >= 0 && fact.parameters.count == 2
  }

  private func storage(behind property: PropertyID, in type: TypeIndex) -> [PropertyID] {
    guard self[property].getter >= 0 else { return [property] }
    return reach(from: ScopeID(file: property.file, index: self[property].getter)).flatMap(\.events).compactMap { event in
      self.property(at: 0, of: event).flatMap { owner(of: $0) == type && self[$0].isStored ? $0 : nil }
    }
  }

  /// Whether some place that builds a view asks SwiftUI to use its `==`.
  public func isUsedAsEquatable(_ type: TypeIndex) -> Bool {
    constructions(of: type).contains { construction in
      modifiers(of: construction).contains { files[Int($0.file)].path(self[$0]).last == Comparisons.modifier }
        || enclosingCall(of: construction).map { files[Int($0.file)].path(self[$0]).last == Comparisons.view } ?? false
    }
  }
}

private enum Comparisons {
  static let equatable = Name("Equatable")
  static let comparing = [equatable, Name("Hashable"), Name("Comparable")]
  static let synthesized = comparing + [Name("Encodable"), Name("Decodable"), Name("Codable")]
  static let `operator` = Name("==")
  static let modifier = Name("equatable")
  static let view = Name("EquatableView")
}

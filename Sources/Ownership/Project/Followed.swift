import SwiftTree

/// A value that a view is given and could compare with the one before.
public struct Followed: Sendable {
  /// As it is written in the initialiser, and means the same in `body`.
  public let value: Place
  /// The parameter that no property keeps yet; nil if all of the value is kept.
  public let unkept: ParameterFact?
}

/// What a view can follow that its state begins with.
extension Project {
  /// The value that the initialiser gives a property, where `body` can say it too: from one parameter, which a property of its
  /// name keeps, or could keep; nil for what is long, or more than names and their members.
  public func followed(_ property: PropertyID, in type: TypeIndex) -> Followed? {
    let seeds = seeds(of: property, in: type)
    guard initializers(of: type).count == 1, seeds.count == 1, let seed = seeds.first, let initializer = seed.initializer,
      let assignment = seed.assignment, self[assignment].scope == self[initializer].scope, isComparable(property),
      seed.value.kind == .chain, seed.place.end - seed.place.start < Project.longestFollowed,
      seed.value.endEvent - seed.value.firstEvent == 1,
      case .local(let index) = target(of: EventID(file: seed.file, index: seed.value.firstEvent)),
      let parameter = parameter(LocalID(file: seed.file, index: index), of: initializer), !isBinding(parameter, of: seed),
      parameter.flags.isDisjoint(with: [.isAutoclosure, .isInout, .isVariadic, .isWrapped, .isBuilder])
    else { return nil }
    if let kept = self.property(parameter.name, of: type) {
      return kept != property && keeps(kept, parameter, in: type) ? Followed(value: seed.place, unkept: nil) : nil
    }
    guard namedLocal(seed.value, in: seed.file) != nil, isUndeclared(parameter.name, in: type) else { return nil }
    return Followed(value: seed.place, unkept: parameter)
  }

  /// Whether a plain property holds what the initialiser takes, as it is.
  private func keeps(_ property: PropertyID, _ parameter: ParameterFact, in type: TypeIndex) -> Bool {
    let seeds = seeds(of: property, in: type)
    guard seeds.count == 1, let seed = seeds.first, let local = namedLocal(seed.value, in: seed.file) else { return false }
    return self[property].isStored && self[property].attributes.isEmpty && self[local].name == parameter.name
  }

  /// In bytes.
  private static let longestFollowed: UInt32 = 60
}

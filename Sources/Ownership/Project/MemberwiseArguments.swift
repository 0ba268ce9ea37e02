import SwiftTree

/// The memberwise initialiser, with one property more.
extension Project {
  /// Whether everybody who builds a type can hand it another property: it has no initialiser of its own, and none of its
  /// variables makes the memberwise one private.
  public func takesArguments(_ type: TypeIndex, besides property: PropertyID) -> Bool {
    initializers(of: type).isEmpty && properties(of: type).allSatisfy { other in
      let fact = self[other]
      let isSettled = fact.flags.contains(.isLet) && fact.initialValue >= 0
      let isTaken = fact.isStored && !fact.isStatic && fact.attributes.isEmpty && !isSettled
      return other == property || !isTaken || fact.access > .fileprivate
    }
  }

  /// Where an argument for a property belongs among those of a call of the memberwise initialiser; nil if that is not known:
  /// a closure that trails without a label may be anybody's.
  public func position(of property: PropertyID, inArgumentsOf call: EventID) -> Int? {
    guard let type = constructedType(call) else { return nil }
    var position = 0
    for argument in arguments(of: call) {
      guard let taken = self.property(argument.label, of: type), areOneFile(taken.file, property.file),
        !argument.isTrailing || taken.isDeclared(after: property)
      else { return nil }
      if property.isDeclared(after: taken) { position += 1 }
    }
    return position
  }
}

extension PropertyID {
  /// In the same file.
  fileprivate func isDeclared(after other: PropertyID) -> Bool { (other.file, other.index) < (file, index) }
}

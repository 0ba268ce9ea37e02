import SwiftTree

/// What protocols ask of a type.
extension Project {
  /// Whether a protocol that a type conforms to requires a property of that name, or may: one that is neither in the
  /// project nor known could.
  public func mayBeRequired(_ property: PropertyID, of type: TypeIndex) -> Bool {
    declaredTypes[type].traits.contains(.unknownAncestor) || isRequired(self[property].name, of: type, depth: 0)
  }

  private func isRequired(_ name: Name, of type: TypeIndex, depth: Int) -> Bool {
    guard depth < 8 else { return true }
    return parts[declaredTypes[type].parts].contains { part in
      let facts = files[Int(part.file)]
      return facts.types[Int(part.fact)].inherited.contains { argument in
        let reference = facts.typeArguments[Int(argument)]
        guard let ancestor = declaredType(reference, in: part.file, context: declaredTypes[type].parent),
          ancestor != type, declaredTypes[ancestor].kind == .protocol
        else { return false }
        return self.property(name, of: ancestor) != nil || isRequired(name, of: ancestor, depth: depth + 1)
      }
    }
  }
}

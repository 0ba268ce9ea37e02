import SwiftTree

/// Protocols of the frameworks that a type names.
extension Project {
  /// Whether a type names a protocol of the frameworks in its declaration or an extension of its own, or a protocol or
  /// class of the project that does.
  public func conforms(_ type: TypeIndex, to name: Name, depth: Int = 0) -> Bool {
    parts[declaredTypes[type].parts].contains { part in
      let facts = files[Int(part.file)]
      return facts.types[Int(part.fact)].inherited.contains { argument in
        names(facts.typeArguments[Int(argument)], in: part.file, of: type, name, depth: depth)
      }
    }
  }

  private func names(
    _ reference: TypeReferenceIndex, in file: FileIndex, of type: TypeIndex, _ name: Name, depth: Int
  ) -> Bool {
    guard depth < 8 else { return false }
    let facts = files[Int(file)]
    let written = facts.typeReferences[Int(reference)]
    if written.shape == .composition {
      return (0..<written.argumentCount).contains { number in
        names(facts.typeArguments[Int(written.firstArgument + number)], in: file, of: type, name, depth: depth + 1)
      }
    }
    switch resolve(reference, in: file, context: declaredTypes[type].parent)?.meaning {
    case .declared(let ancestor): return ancestor != type && conforms(ancestor, to: name, depth: depth + 1)
    case .external(let external): return external == name
    case nil: return false
    }
  }
}

import Ownership

extension Project {
  /// Gives a view a new identity with each value of an argument, which has to be one that can tell views apart. Empty for
  /// what is more than a name with members.
  /// A row and a sheet have one already that changes with their value.
  func identityFixes(_ construction: EventID?, argument: ArgumentFact?, _ variation: Variation) -> [Fix] {
    guard variation == .live, let construction, isView(constructedType(construction)), let argument,
      let identity = identity(in: argument.expression, of: construction.file)
    else { return [] }
    let value: Message = "\(identity.value)\(identity.isByID ? ".id" : "")"
    let edit = Edit(before: place(construction).end, in: construction.file, ".id(\(value))")
    return [Fix("Begin anew when '\(value)' changes, with '.id'", .review, [edit])]
  }

  private func isView(_ type: TypeIndex?) -> Bool {
    type.map { declaredTypes[$0].traits.contains(.view) } ?? false
  }
}

import Ownership

/// Cures of model classes that several rules offer.
extension Project {
  /// Puts `@Observable` on a class; empty where the macro would meet a property that it cannot track.
  func macroFixes(_ type: TypeIndex) -> [Fix] {
    guard seesObservation(declaredTypes[type].file), properties(of: type).allSatisfy(isFitForMacro) else { return [] }
    return [Fix("Put '@Observable' on '\(namePlace(type))'", .safe, [adding("@Observable", to: type)])]
  }

  private func isFitForMacro(_ property: PropertyID) -> Bool {
    let fact = self[property]
    if !isStoredVariable(property) { return true }
    return fact.attributes.isEmpty && fact.flags.isDisjoint(with: [.isLazy, .isOverride]) && isDeclaredAlone(property)
  }

  /// Begins the inheritance clause of a class; nil where there is one already, or generic parameters.
  func conforming(_ type: TypeIndex, to name: Message) -> Edit? {
    let declared = declaredTypes[type]
    let fact = files[Int(declared.file)].types[Int(declared.fact)]
    guard fact.inherited.isEmpty, fact.genericParameters.isEmpty else { return nil }
    return Edit(before: fact.nameEnd, in: declared.file, ": \(name)")
  }
}

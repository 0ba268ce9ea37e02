import Ownership

/// Cures that do something when a value has changed.
extension Project {
  /// Sets state to the value that it was seeded with whenever the parent passes another one. Empty where the body can't say
  /// that value.
  func followingFixes(_ property: PropertyID, in type: TypeIndex) -> [Fix] {
    guard let body = bodyStart(of: type), areOneFile(body.file, property.file), hasChangeModifier(body.file),
      let followed = followed(property, in: type), let keeping = followed.unkept.map({ keeping($0, property, in: type) }) ?? []
    else { return [] }
    let name = namePlace(property)
    let value: Message = hasNewChangeModifier(body.file) ? "\(followed.value)" : "$0"
    let edit = Edit(modifyingBody: body, ".onChange(of: \(followed.value)) { \(name) = \(value) }")
    return [Fix("Set '\(name)' again when '\(followed.value)' changes, with '.onChange'", .review, keeping + [edit])]
  }

  /// A constant for a parameter that state of the same type is seeded with.
  private func keeping(_ parameter: ParameterFact, _ property: PropertyID, in type: TypeIndex) -> [Edit]? {
    let fact = self[property]
    guard let seed = seeds(of: property, in: type).first, let assignment = seed.assignment, fact.type >= 0,
      initialValue(of: property) == nil, !fact.flags.contains(.hasObservers), isDeclaredAlone(property)
    else { return nil }
    let annotation = Place(file: property.file, start: fact.nameEnd, end: fact.end)
    return [
      Edit(above: fact.start, in: property.file, "private let \(seed.place)\(annotation)"),
      Edit(above: self[assignment].start, in: seed.file, "self.\(seed.place) = \(seed.place)"),
    ]
  }

  /// Runs the observer of a property in `.onChange(of:)`, which hears of the changes through a binding too. Empty where SwiftUI
  /// can't tell the values apart.
  func observingFixes(_ property: PropertyID, in type: TypeIndex) -> [Fix] {
    guard let body = bodyStart(of: type), areOneFile(body.file, property.file), hasChangeModifier(body.file), isComparable(property),
      isDeclaredAlone(property), let code = observer(of: property), let opening = opening(of: code)
    else { return [] }
    let name = namePlace(property)
    let rest = Place(file: code.file, start: self[code].start + 1, end: self[code].end)
    return [
      Fix("Run it in '.onChange(of: \(name))', after the update and only for another value", .review, [
        Edit(deletingObserversOf: place(property)), Edit(modifyingBody: body, ".onChange(of: \(name)) \(opening)\(rest)"),
      ])
    ]
  }

  /// Of a closure with the code of an observer: up to iOS 16 it is handed the new value alone.
  private func opening(of code: ScopeID) -> Message? {
    if hasNewChangeModifier(code.file) { return usesOldValue(code) ? "{ oldValue, _ in" : "{" }
    return usesOldValue(code) ? nil : "{ _ in"
  }
}

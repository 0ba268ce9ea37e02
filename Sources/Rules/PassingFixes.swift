import Ownership

/// Cures that hand a model to the one view that reads it.
extension Project {
  /// `@EnvironmentObject var cart: Cart` → `@ObservedObject var cart: Cart`, `CartList().environmentObject(cart)` →
  /// `CartList(cart: cart)`, previews included. Empty where some place that builds the view does not inject the model itself.
  func passingFixes(_ reader: EnvironmentReader) -> [Fix] {
    guard !reader.isOptional, allReaders(of: reader.model).count == 1, let declared = receivedEdits(reader),
      takesArguments(reader.type, besides: reader.property)
    else { return [] }
    let constructions = allConstructions(of: reader.type)
    let passed = constructions.compactMap { passingEdits(reader, at: $0) }
    guard passed.count == constructions.count else { return [] }
    return [Fix("Pass '\(namePlace(reader.property))' as an argument", .review, declared + passed.flatMap { $0 })]
  }

  private func receivedEdits(_ reader: EnvironmentReader) -> [Edit]? {
    let property = reader.property
    let fact = self[property]
    let isObject = modelKind(reader.model) == .observableObject
    let edits = isObject
      ? declaring(property, with: "@ObservedObject")
      : removingWrapper(of: property).map { [$0, Edit(at: keywordPlace(property), "let")] }
    // What a nested type is called depends on where.
    guard let edits, fact.type >= 0 || declaredTypes[reader.model].parent < 0 else { return nil }
    let annotation = fact.type < 0 ? [Edit(before: fact.nameEnd, in: property.file, ": \(namePlace(reader.model))")] : []
    return edits + annotation + (fact.access <= .fileprivate ? [Edit(deletingAccessOf: place(property))] : [])
  }

  private func passingEdits(_ reader: EnvironmentReader, at construction: EventID) -> [Edit]? {
    let injections = modifiers(of: construction).lazy.compactMap { self.injection(by: $0) }
    guard let injection = injections.first(where: { $0.key == .type(reader.model) }), let name = lastNamePlace(injection.call),
      let position = position(of: reader.property, inArgumentsOf: construction)
    else { return nil }
    let value = Place(file: injection.call.file, start: injection.value.start, end: injection.value.end)
    let modifier = Place(file: name.file, start: name.start - 1, end: place(injection.call).end)
    return [
      Edit(passing: "\(namePlace(reader.property)): \(value)", at: position, toCallOf: calleePlace(construction)),
      Edit(deletingModifier: modifier),
    ]
  }
}

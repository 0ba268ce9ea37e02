import Ownership

/// Cures that share a value in the place of a copy: whoever builds the view hands it a binding, previews included.
extension Project {
  /// `@State private var text: String` → `@Binding private var text: String`, `TitleField(title: title)` →
  /// `TitleField(title: $title)`. Empty where some place that builds the view has nothing to bind.
  func bindingFixes(_ property: PropertyID, in type: TypeIndex) -> [Fix] {
    guard initialValue(of: property) == nil, !self[property].flags.contains(.hasObservers),
      let value = self.type(of: property), let declared = declaring(property, with: "@Binding")
    else { return [] }
    let isMemberwise = initializers(of: type).isEmpty
    let received = isMemberwise ? memberwiseEdits(property, value, in: type) : initializerEdits(property, value, in: type)
    guard let edits = received else { return [] }
    return [Fix("Share '\(namePlace(property))' with the parent, as a '@Binding'", .review, declared + edits)]
  }

  private func memberwiseEdits(_ property: PropertyID, _ value: ResolvedType, in type: TypeIndex) -> [Edit]? {
    passedEdits(value, in: type) { argument(for: property, call: $0) }
  }

  private func initializerEdits(_ property: PropertyID, _ value: ResolvedType, in type: TypeIndex) -> [Edit]? {
    guard let (parameter, seed) = onlyParameter(behind: property, in: type), let initializer = seed.initializer,
      resolve(parameter.type, in: initializer.file, context: type) == value, let assignment = seed.assignment,
      let place = assignmentPlace(assignment),
      let passed = passedEdits(value, in: type, { argument(for: parameter.name, of: initializer, call: $0) })
    else { return nil }
    let name = Place(file: initializer.file, start: parameter.nameStart, end: parameter.nameEnd)
    return [
      Edit(beforeTypeOf: name, "Binding<"), Edit(behindTypeOf: name, ">"),
      Edit(at: place, "_\(namePlace(property)) = \(seed.place)"),
    ] + passed
  }

  /// The arguments of all places that build a view, as bindings; nil if one of them can't be.
  private func passedEdits(
    _ value: ResolvedType, in type: TypeIndex, _ argument: (EventID) -> ArgumentFact?
  ) -> [Edit]? {
    let constructions = allConstructions(of: type)
    let edits = constructions.compactMap { construction in
      argument(construction).flatMap { passedEdit($0, at: construction, value) }
    }
    return edits.count == constructions.count ? edits : nil
  }

  /// Nobody edits in a preview: what has no binding is a constant there.
  private func passedEdit(_ argument: ArgumentFact, at construction: EventID, _ value: ResolvedType) -> Edit? {
    if let start = projectionPlace(of: argument, at: construction, as: value) {
      return Edit(before: start, in: construction.file, "$")
    }
    guard isForDevelopment(construction), !argument.isTrailing else { return nil }
    let place = Place(file: construction.file, start: argument.expression.start, end: argument.expression.end)
    return Edit(at: place, ".constant(\(place))")
  }
}

import Ownership

/// Edits of what stands before the name of a declaration.
extension Project {
  /// Declares a property as a variable with an attribute, in the place of its wrapper if it has one: `@State private var`.
  /// Nil where one declaration holds several properties.
  func declaring(_ property: PropertyID, with attribute: Message, isPrivate: Bool = false) -> [Edit]? {
    guard isDeclaredAlone(property) else { return nil }
    let fact = self[property]
    let keyword = keywordPlace(property)
    let declared: Message = isPrivate ? "private var" : "var"
    let isKept = !isPrivate && !fact.flags.contains(.isLet)
    if let wrapper = wrapperPlace(property) {
      return [Edit(at: wrapper, attribute)] + (isKept ? [] : [Edit(at: keyword, declared)])
    }
    if isKept { return [adding(attribute, to: property)] }
    // One edit: of two that touch, tools differ on which comes first.
    if fact.start == fact.keywordStart { return [Edit(at: keyword, "\(attribute) \(declared)")] }
    return [adding(attribute, to: property), Edit(at: keyword, declared)]
  }

  /// `let` or `var`.
  func keywordPlace(_ property: PropertyID) -> Place {
    let start = self[property].keywordStart
    return Place(file: property.file, start: start, end: start + 3)
  }

  /// Puts an attribute before all that a declaration begins with.
  func adding(_ attribute: Message, to property: PropertyID) -> Edit {
    Edit(before: self[property].start, in: property.file, "\(attribute) ")
  }

  func adding(_ attribute: Message, to type: TypeIndex) -> Edit {
    let declared = declaredTypes[type]
    return Edit(before: files[Int(declared.file)].types[Int(declared.fact)].start, in: declared.file, "\(attribute) ")
  }

  /// Nil where a property has no wrapper, or where one declaration holds several properties.
  func removingWrapper(of property: PropertyID) -> Edit? {
    isDeclaredAlone(property) ? wrapperPlace(property).map { Edit(deleting: $0) } : nil
  }

  /// The wrapper's attribute, with its arguments.
  private func wrapperPlace(_ property: PropertyID) -> Place? {
    let use = wrapper(property)
    guard use.attribute >= 0 else { return nil }
    let attribute = files[Int(property.file)].attributes[Int(use.attribute)]
    return Place(file: property.file, start: attribute.start, end: attribute.end)
  }

  /// Not one of `let first: Model, second: Model`.
  func isDeclaredAlone(_ property: PropertyID) -> Bool {
    let properties = files[Int(property.file)].properties
    return ![property.index - 1, property.index + 1].contains { index in
      properties.indices.contains(Int(index)) && properties[Int(index)].keywordStart == self[property].keywordStart
    }
  }
}

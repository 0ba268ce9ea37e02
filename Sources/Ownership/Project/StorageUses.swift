import SwiftTree

/// A property that shows a stored value under a key: `@AppStorage("theme")`, `@SceneStorage("tab")`.
public struct StorageUse: Sendable {
  /// Where the value is stored: two uses of one slot show one value.
  public struct Slot: Hashable, Sendable {
    let program: Int32
    let wrapper: Wrapper
    let key: Name
    let store: Name
  }

  /// What the property shows while nothing is stored.
  public enum Default: Sendable {
    case literal(ExpressionFact.Kind, Name)
    /// A case of an enumeration of the project.
    case enumCase(TypeIndex, Name)
    case unknown
  }

  public let property: PropertyID
  public let slot: Slot
  /// The key's argument.
  public let keyPlace: Place
  public let defaultValue: Default
  /// The value's place; nil without one.
  public let defaultPlace: Place?
  /// The type that is stored, where it is one of those that a store keeps as they are.
  public let storedType: Name?

  public func storesOtherType(than other: StorageUse) -> Bool {
    guard let storedType, let otherType = other.storedType else { return false }
    return storedType != otherType
  }
}

/// Who shows which stored value.
extension Project {
  /// All uses of stored values whose key is known, in the order of the files; those of previews and tests left out.
  public func storageUses() -> [StorageUse] {
    tracker?.ask(.storedProperties)
    return storedProperties.compactMap { property in
      files[Int(property.file)].flags.isDisjoint(with: [.isTest, .isGenerated]) ? storageUse(property) : nil
    }
  }

  private func storageUse(_ property: PropertyID) -> StorageUse? {
    let use = wrapper(property)
    guard use.wrapper == .appStorage || use.wrapper == .sceneStorage, !self[property].flags.contains(.isPreview),
      !isForDevelopment(property)
    else { return nil }
    let facts = files[Int(property.file)]
    let arguments = facts.arguments[range(facts.attributes[Int(use.attribute)].arguments)]
    guard let key = arguments.first(where: { $0.label.isNone })?.expression, let text = text(of: key, in: property.file),
      let store = storeName(arguments.first { $0.label == Project.storeLabel }?.expression, in: property.file)
    else { return nil }
    let value = arguments.first { $0.label == Project.wrappedValueLabel }?.expression ?? initialValue(of: property)
    return StorageUse(
      property: property,
      slot: StorageUse.Slot(program: program(of: property.file), wrapper: use.wrapper, key: text, store: store),
      keyPlace: Place(file: property.file, start: key.start, end: key.end),
      defaultValue: value.map { defaultValue($0, of: property) } ?? .unknown,
      defaultPlace: value.map { Place(file: property.file, start: $0.start, end: $0.end) },
      storedType: storedType(of: property))
  }

  private func isForDevelopment(_ property: PropertyID) -> Bool {
    let owner = owner(of: property)
    return owner >= 0
      && (declaredTypes[owner].isForDevelopment || !declaredTypes[owner].traits.isDisjoint(with: [.previewProvider, .test]))
  }

  private static let storeLabel = Name("store")
  private static let wrappedValueLabel = Name("wrappedValue")

  /// The text of a string literal, or of the constant that an expression names.
  private func text(of expression: ExpressionFact, in file: FileIndex) -> Name? {
    if let literal = literal(expression, in: file) { return expression.kind == .string ? literal : nil }
    guard expression.kind == .chain, expression.root >= 0 else { return nil }
    let event = EventID(file: file, index: expression.root)
    guard self[event].kind == .read, self[event].receiver < 0,
      let property = property(at: Int(self[event].pathCount) - 1, of: event), self[property].flags.contains(.isLet),
      let value = initialValue(of: property), value.kind == .string
    else { return nil }
    return literal(value, in: property.file)
  }

  /// A literal's text, with its quotes.
  private func literal(_ expression: ExpressionFact, in file: FileIndex) -> Name? {
    let index = expression.literal
    return index >= 0 ? files[Int(file)].paths[Int(index)] : nil
  }

  /// What tells a store from others; none for the standard one, nil where that is unknown.
  private func storeName(_ expression: ExpressionFact?, in file: FileIndex) -> Name? {
    guard let expression else { return Name.none }
    guard expression.kind == .chain, expression.root >= 0 else { return nil }
    let event = files[Int(file)].events[Int(expression.root)]
    guard event.kind == .read, event.receiver < 0 else { return nil }
    let last = files[Int(file)].path(event).last
    return last == Project.standardStore ? Name.none : last
  }

  private static let standardStore = Name("standard")

  private func storedType(of property: PropertyID) -> Name? {
    guard let type = type(of: property), type.shape == .plain || type.shape == .optional,
      case .external(let name) = type.meaning, StorageTypes.names.contains(name)
    else { return nil }
    return name
  }

  private func defaultValue(_ value: ExpressionFact, of property: PropertyID) -> StorageUse.Default {
    if let text = literal(value, in: property.file) { return .literal(value.kind, text) }
    guard value.kind == .chain, value.root >= 0 else { return .unknown }
    let event = EventID(file: property.file, index: value.root)
    guard self[event].kind == .read, self[event].receiver < 0, let name = files[Int(property.file)].path(self[event]).last,
      let type = type(of: property)?.declared ?? namedType(event), declaredTypes[type].kind == .enum,
      self.property(name, of: type) == nil
    else { return .unknown }
    return .enumCase(type, name)
  }

  /// `Theme` of `Theme.dark`.
  private func namedType(_ event: EventID) -> TypeIndex? {
    guard self[event].pathCount == 2, case .type(let type) = target(of: event) else { return nil }
    return type.declared
  }
}

extension StorageUse.Default {
  /// Whether two defaults are different values for certain.
  public func differs(from other: StorageUse.Default) -> Bool {
    switch (self, other) {
    case (.literal(let kind, let text), .literal(let otherKind, let otherText)):
      kind == otherKind && text != otherText
    case (.enumCase(let type, let name), .enumCase(let otherType, let otherName)):
      type == otherType && name != otherName
    default: false
    }
  }
}

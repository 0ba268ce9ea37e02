import SwiftTree

/// A default of the environment that is evaluated at each read of a view that has no value above it.
public struct EnvironmentDefault: Sendable {
  /// The name of the entry, or of the key.
  public let name: Place
  /// `@Entry var theme = …` of `EnvironmentValues`; otherwise the computed `defaultValue` of an `EnvironmentKey`.
  public let isEntry: Bool
  /// What makes the value.
  public let place: Place
  public let property: PropertyID
}

/// What a piece of code gives that is another one each time.
public enum FreshValue: Sendable {
  case object(TypeIndex)
  /// an instance of a framework's class: the place of its name
  case frameworkObject(Place)
  /// a date, an id, a random number
  case value(Place)
}

/// The defaults of the environment (semantics.md, D4).
extension Project {
  /// The defaults in a file that are evaluated at each read and give another value each time.
  public func freshEnvironmentDefaults(in file: FileIndex) -> [(value: EnvironmentDefault, fresh: FreshValue)] {
    let facts = files[Int(file)]
    guard facts.flags.isDisjoint(with: [.isTest, .isGenerated]), seesSwiftUI[Int(file)] else { return [] }
    return facts.properties.indices.compactMap { index in
      let property = PropertyID(file: file, index: Int32(index))
      return freshEntry(property) ?? freshDefaultValue(property)
    }
  }

  /// `@Entry var theme = Theme()` in an extension of `EnvironmentValues`: the macro makes a getter of the value.
  private func freshEntry(_ property: PropertyID) -> (value: EnvironmentDefault, fresh: FreshValue)? {
    let fact = self[property]
    guard !fact.attributes.isEmpty, fact.owner >= 0, let value = initialValue(of: property) else { return nil }
    let facts = files[Int(property.file)]
    guard fact.attributes.contains(where: { facts.attributes[Int($0)].name == Defaults.entry }),
      Defaults.entryTypes.contains(facts.types[Int(fact.owner)].name)
    else { return nil }
    let place = Place(file: property.file, start: value.start, end: value.end)
    let made = freshInstance(value, in: property.file, expected: type(of: property)).flatMap(object)
    return (made ?? fresh(value.firstEvent..<value.endEvent, of: property, startingAt: value.start)).map {
      (EnvironmentDefault(name: namePlace(property), isEntry: true, place: place, property: property), $0)
    }
  }

  /// `static var defaultValue: Theme { Theme() }`.
  private func freshDefaultValue(_ property: PropertyID) -> (value: EnvironmentDefault, fresh: FreshValue)? {
    let fact = self[property]
    guard fact.name == Defaults.defaultValue, fact.isStatic, fact.getter >= 0 else { return nil }
    let type = owner(of: property)
    guard type >= 0, conforms(type, to: Defaults.environmentKey) else { return nil }
    let getter = files[Int(property.file)].scopes[Int(fact.getter)]
    guard getter.firstEvent < getter.endEvent else { return nil }
    let first = EventID(file: property.file, index: getter.firstEvent)
    let made = (product(ofGetter: property) ?? implicitProduct(first, self.type(of: property))).flatMap(object)
    return (made ?? fresh(getter.firstEvent..<getter.endEvent, of: property, startingAt: self[first].start)).map {
      (EnvironmentDefault(name: namePlace(type), isEntry: false, place: place(first), property: property), $0)
    }
  }

  /// The getter of `static var defaultValue: Theme { Theme() }` from its brace to the end, where it is nothing but the call
  /// that makes the value.
  public func getterPlace(_ value: EnvironmentDefault) -> Place? {
    guard !value.isEntry, hasStaticStorage(owner(of: value.property)) else { return nil }
    let getter = files[Int(value.property.file)].scopes[Int(self[value.property].getter)]
    return getterPlace(value.property, giving: EventID(file: value.property.file, index: getter.firstEvent))
  }

  /// The getter of a property that gives what a call makes, and does nothing else.
  public func getterPlace(_ property: PropertyID, giving call: EventID) -> Place? {
    let fact = self[property]
    guard fact.getter >= 0, fact.setter < 0, self[call].kind == .call, call.file == property.file else { return nil }
    let getter = files[Int(property.file)].scopes[Int(fact.getter)]
    let end = arguments(of: call).map(\.expression.endEvent).max() ?? 0
    // `get { … }` has braces around it.
    guard getter.end == fact.end, getter.firstEvent == call.index, getter.endEvent == max(call.index + 1, end),
      getter.firstLocal == getter.endLocal
    else { return nil }
    return Place(file: property.file, start: getter.start, end: fact.end)
  }

  /// The name of the type that an extension adds an entry to: `EnvironmentValues`.
  public func extendedName(_ value: EnvironmentDefault) -> Place {
    let type = files[Int(value.property.file)].types[Int(self[value.property].owner)]
    return Place(file: value.property.file, start: type.nameStart, end: type.nameEnd)
  }

  private func object(_ type: TypeIndex) -> FreshValue? {
    declaredTypes[type].kind == .class || declaredTypes[type].kind == .actor ? .object(type) : nil
  }

  /// What an expression that is one chain begins with, if nothing follows that may make the same of it each time:
  /// `Date()`, `DateFormatter()`; not `Calendar.current.startOfDay(for: Date())`.
  private func fresh(_ events: Range<EventIndex>, of property: PropertyID, startingAt start: UInt32) -> FreshValue? {
    guard events.count == 1, let index = events.first else { return nil }
    let event = EventID(file: property.file, index: index)
    guard self[event].start == start else { return nil }
    if makesFreshValue(event) { return .value(place(event)) }
    let name = files[Int(event.file)].typeName(ofCall: self[event])
    guard self[event].kind == .call, FrameworkClasses.names.contains(name), isFrameworkName(event) else { return nil }
    return lastNamePlace(event).map(FreshValue.frameworkObject)
  }
}

private enum Defaults {
  static let entry = Name("Entry")
  static let defaultValue = Name("defaultValue")
  static let environmentKey = Name("EnvironmentKey")
  static let entryTypes = NameSet(["EnvironmentValues", "ContainerValues", "Transaction"])
}

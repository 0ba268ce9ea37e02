import SwiftTree

/// What a wrapper attribute makes of a property, and where it stands.
public struct WrapperUse: Equatable, Sendable {
  public let wrapper: Wrapper
  /// An index into the file's `attributes`; -1 without.
  public let attribute: Int32

  static let none = WrapperUse(wrapper: .none, attribute: -1)
}

/// The members of types.
extension Project {
  /// None of what is no type of the project, -1: the owner of a global, of a member of a framework's type.
  public func properties(of type: TypeIndex) -> ArraySlice<PropertyID> {
    properties[declaredTypes.members(of: type).properties]
  }

  public func functions(of type: TypeIndex) -> ArraySlice<FunctionID> {
    functions[declaredTypes.members(of: type).functions]
  }

  /// The code of a type's members: bodies of functions, getters, setters, initial values.
  public func code(of type: TypeIndex) -> ArraySlice<ScopeID> {
    memberCode[declaredTypes.members(of: type).code]
  }

  /// All events in a type's code, whenever they happen.
  public func events(in type: TypeIndex) -> [EventID] {
    let code = code(of: type)
    var events: [EventID] = []
    events.reserveCapacity(code.reduce(0) { $0 + Int(self[$1].endEvent - self[$1].firstEvent) })
    for scope in code {
      for index in self[scope].firstEvent..<self[scope].endEvent { events.append(EventID(file: scope.file, index: index)) }
    }
    return events
  }

  public func initializers(of type: TypeIndex) -> [FunctionID] {
    functions(of: type).filter { self[$0].kind == .initializer }
  }

  /// The place of a property's name, of a type's, of a function's, of a parameter's.
  public func namePlace(_ property: PropertyID) -> Place {
    let fact = self[property]
    return Place(file: property.file, start: fact.nameStart, end: fact.nameEnd)
  }

  public func namePlace(_ type: TypeIndex) -> Place {
    let declared = declaredTypes[type]
    let fact = files[Int(declared.file)].types[Int(declared.fact)]
    return Place(file: declared.file, start: fact.nameStart, end: fact.nameEnd)
  }

  /// The place of a type's whole declaration.
  public func place(_ type: TypeIndex) -> Place {
    let declared = declaredTypes[type]
    let fact = files[Int(declared.file)].types[Int(declared.fact)]
    return Place(file: declared.file, start: fact.start, end: fact.end)
  }

  /// The place of a property's whole declaration.
  public func place(_ property: PropertyID) -> Place {
    Place(file: property.file, start: self[property].start, end: self[property].end)
  }

  public func namePlace(_ function: FunctionID) -> Place {
    let fact = self[function]
    return Place(file: function.file, start: fact.nameStart, end: fact.nameEnd)
  }

  public func place(_ event: EventID) -> Place {
    let fact = self[event]
    return Place(file: event.file, start: fact.receiver >= 0 ? fact.nameStart : fact.start, end: fact.end)
  }

  /// The place of a piece of code with its braces.
  public func place(ofCode scope: ScopeIndex, in file: FileIndex) -> Place {
    let fact = files[Int(file)].scopes[Int(scope)]
    return Place(file: file, start: fact.start, end: fact.end)
  }

  /// The place of the last name of an event's path; nil if it has none.
  public func lastNamePlace(_ event: EventID) -> Place? {
    let fact = self[event]
    guard fact.pathCount > 0 else { return nil }
    return Place(file: event.file, start: fact.nameStart, end: fact.nameEnd)
  }

  /// The place of what a call calls, without its arguments.
  public func calleePlace(_ event: EventID) -> Place {
    let fact = self[event]
    return Place(file: event.file, start: fact.start, end: fact.nameEnd)
  }

  /// The type that declares a property; -1 for a global or a member of a type outside of the project.
  public func owner(of property: PropertyID) -> TypeIndex {
    type(ofFact: self[property].owner, in: property.file)
  }

  public func owner(of function: FunctionID) -> TypeIndex {
    type(ofFact: self[function].owner, in: function.file)
  }

  // MARK: Lookup

  /// The property of a type, or of its project superclasses, that a word names: `model`, `$model`, `_model`.
  public func property(_ name: Name, of type: TypeIndex) -> PropertyID? {
    guard type >= 0 else { return nil }
    if let property = ownProperty(name, of: type) { return property }
    for ancestor in superclasses(of: type) {
      if let property = ownProperty(name, of: ancestor) { return property }
    }
    return nil
  }

  private func ownProperty(_ name: Name, of type: TypeIndex) -> PropertyID? {
    var elements = declarations(in: propertyIndex, NameIndex.key(name, in: type))
    return elements.next().map { properties[$0] }
  }

  /// The wrapped property of a type whose storage, `_name`, a word names.
  func wrappedProperty(behind name: Name, of type: TypeIndex) -> PropertyID? {
    properties(of: type).first { !self[$0].attributes.isEmpty && self[$0].backingName == name }
  }

  /// The methods of a type, or of its project superclasses, that bear a name.
  public func methods(_ name: Name, of type: TypeIndex) -> [FunctionID] {
    guard type >= 0 else { return [] }
    let own = ownMethods(name, of: type)
    return own.isEmpty ? superclasses(of: type).lazy.map { self.ownMethods(name, of: $0) }.first { !$0.isEmpty } ?? [] : own
  }

  private func ownMethods(_ name: Name, of type: TypeIndex) -> [FunctionID] {
    declarations(in: functionIndex, NameIndex.key(name, in: type)).map { functions[$0] }
  }

  /// The functions that the project adds to a type outside of it.
  func frameworkExtensions(_ name: Name, of type: Name, from file: FileIndex) -> [FunctionID] {
    declarations(in: frameworkExtensionIndex, NameIndex.key(name, inFramework: type)).map { frameworkExtensions[$0] }.filter {
      areTogether($0.file, file) || isPublicMember($0)
    }
  }

  /// The property that the project adds to a type outside of it; nil if there are several.
  func frameworkProperty(_ name: Name, of type: Name, from file: FileIndex) -> PropertyID? {
    choose(declarations(in: frameworkPropertyIndex, NameIndex.key(name, inFramework: type)), from: file) {
      (frameworkProperties[$0].file, self[frameworkProperties[$0]].access)
    }.map { frameworkProperties[$0] }
  }

  /// A member of a public extension is public unless it says otherwise.
  private func isPublicMember(_ function: FunctionID) -> Bool {
    let fact = self[function]
    if fact.access >= .public { return true }
    return fact.access == .internal && files[Int(function.file)].types[Int(fact.owner)].access >= .public
  }

  func globalProperty(_ name: Name, from file: FileIndex) -> PropertyID? {
    choose(declarations(in: globalPropertyIndex, NameIndex.key(name)), from: file) {
      (globalProperties[$0].file, self[globalProperties[$0]].access)
    }.map { globalProperties[$0] }
  }

  func globalFunctions(_ name: Name, from file: FileIndex) -> [FunctionID] {
    let all = declarations(in: globalFunctionIndex, NameIndex.key(name)).map { globalFunctions[$0] }
    let own = all.filter { areTogether($0.file, file) }
    return own.isEmpty ? all.filter { distance(from: file, to: $0.file, self[$0].access) == .imported } : own
  }

  // MARK: Wrappers

  /// What SwiftUI's wrapper makes of a property.
  public func wrapper(_ property: PropertyID) -> WrapperUse {
    self[property].attributes.isEmpty ? .none : wrapperUses[Int(property.file)][Int(property.index)]
  }

  /// Resolves the wrappers of all properties, once: nearly every question begins with one.
  func resolveWrappers() {
    wrapperUses = files.indices.map { wrapperUses(in: FileIndex($0)) }
    collectStoredProperties()
  }

  func collectStoredProperties() {
    storedProperties = []
    for (file, uses) in wrapperUses.enumerated() {
      for (index, use) in uses.enumerated() where use.wrapper == .appStorage || use.wrapper == .sceneStorage {
        storedProperties.append(PropertyID(file: FileIndex(file), index: Int32(index)))
      }
    }
  }

  func resolveWrappers(in file: FileIndex) {
    wrapperUses[Int(file)] = wrapperUses(in: file)
  }

  func wrapperUses(in file: FileIndex) -> [WrapperUse] {
    files[Int(file)].properties.map { property in
      property.attributes.isEmpty
        ? .none : wrapper(property.attributes, in: file, context: type(ofFact: property.owner, in: file))
    }
  }

  public func wrapper(_ local: LocalFact, in file: FileIndex, context: TypeIndex) -> WrapperUse {
    wrapper(local.attributes, in: file, context: context)
  }

  private func wrapper(_ attributes: Range<Int32>, in file: FileIndex, context: TypeIndex) -> WrapperUse {
    var use = WrapperUse.none
    for index in attributes {
      let found = wrapper(files[Int(file)].attributes[Int(index)], in: file, context: context)
      if found == .unknown { return WrapperUse(wrapper: .unknown, attribute: index) }
      if found != .none { use = WrapperUse(wrapper: found, attribute: index) }
    }
    return use
  }

  private func wrapper(_ attribute: AttributeFact, in file: FileIndex, context: TypeIndex) -> Wrapper {
    guard let known = Wrapper.names[attribute.name] else {
      return Wrapper.plainAttributes.contains(attribute.name) || isResultBuilder(attribute, in: file, context: context) ? .none : .unknown
    }
    if !attribute.qualifier.isNone {
      return Wrapper.modules.contains(attribute.qualifier) ? known : .unknown
    }
    if isHomonym(attribute.name, in: file, context: context) { return .unknown }
    return known == .published || seesSwiftUI[Int(file)] ? known : .unknown
  }

  /// A type of the project, or of a module that the file imports, bears the wrapper's name (semantics.md, X4).
  private func isHomonym(_ name: Name, in file: FileIndex, context: TypeIndex) -> Bool {
    if imports(.homonyms, in: file) { return true }
    if case .declared = lookUp(name, in: file, context: context)?.meaning { return true }
    return false
  }

  private func isResultBuilder(_ attribute: AttributeFact, in file: FileIndex, context: TypeIndex) -> Bool {
    guard case .declared(let type) = lookUp(attribute.name, in: file, context: context)?.meaning else { return false }
    let declared = declaredTypes[type]
    let facts = files[Int(declared.file)]
    return facts.types[Int(declared.fact)].attributes.contains {
      let name = facts.attributes[Int($0)].name
      return name == Project.resultBuilder || name == Project.globalActor
    }
  }

  private static let resultBuilder = Name("resultBuilder")
  private static let globalActor = Name("globalActor")

  /// `@Environment(Model.self)`: the model's type; nil for a key path.
  public func environmentType(_ property: PropertyID, depth: Int = 0) -> ResolvedType? {
    let use = wrapper(property)
    guard use.wrapper == .environment, use.attribute >= 0 else { return nil }
    let facts = files[Int(property.file)]
    guard let argument = facts.attributes[Int(use.attribute)].arguments.first else { return nil }
    let expression = facts.arguments[Int(argument)].expression
    guard expression.kind == .chain, expression.root >= 0 else { return nil }
    let event = EventID(file: property.file, index: expression.root)
    // `@Environment(theme.self) var theme` asks itself.
    guard let type = value(of: event, depth: depth + 1), type.shape == .metatype else { return nil }
    return ResolvedType(type.meaning)
  }

  /// `@Environment(\.modelContext)`: the key's name; nil for a type.
  public func environmentKey(_ property: PropertyID) -> Name? {
    let use = wrapper(property)
    guard use.wrapper == .environment, use.attribute >= 0 else { return nil }
    let facts = files[Int(property.file)]
    guard let argument = facts.attributes[Int(use.attribute)].arguments.first else { return nil }
    let expression = facts.arguments[Int(argument)].expression
    guard expression.kind == .keyPath, expression.root >= 0 else { return nil }
    return facts.path(facts.events[Int(expression.root)]).last
  }

  // MARK: Types of members

  /// The type of a property: as annotated, else as its initial value tells.
  public func type(of property: PropertyID, depth: Int = 0) -> ResolvedType? {
    let fact = self[property]
    let context = owner(of: property)
    if fact.type >= 0 { return resolve(fact.type, in: property.file, context: context) }
    if let type = environmentType(property, depth: depth) { return type }
    guard fact.initialValue >= 0 else { return nil }
    let expression = files[Int(property.file)].expressions[Int(fact.initialValue)]
    return value(of: expression, in: property.file, depth: depth + 1)
  }

  /// Whether a property without a value is nil: `var name: String?`.
  public func isNilAtFirst(_ property: PropertyID) -> Bool {
    let type = self[property].type
    return type >= 0 && files[Int(property.file)].typeReferences[Int(type)].shape == .optional
  }

  public func initialValue(of property: PropertyID) -> ExpressionFact? {
    let index = self[property].initialValue
    return index >= 0 ? files[Int(property.file)].expressions[Int(index)] : nil
  }
}

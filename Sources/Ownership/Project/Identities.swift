import SwiftTree

/// What tells an element from others: its `id`.
extension Project {
  /// Whether a type says that it is `Identifiable`, itself or through a protocol of the project.
  public func isIdentifiable(_ type: TypeIndex) -> Bool {
    conforms(type, to: Project.identifiable)
  }

  /// Whether a type can be encoded and decoded, or only the latter.
  public func isDecodable(_ type: TypeIndex) -> Bool {
    conforms(type, to: Project.codable) || conforms(type, to: Project.decodable)
  }

  public func isEncodable(_ type: TypeIndex) -> Bool {
    conforms(type, to: Project.codable) || conforms(type, to: Project.encodable)
  }

  /// Whether a type says itself what is decoded: by its coding keys, or by an initialiser.
  public func decodesByHand(_ type: TypeIndex) -> Bool {
    member(type: Project.codingKeys, of: type) != nil
      || initializers(of: type).contains { initializer in
        files[Int(initializer.file)].parameters[range(self[initializer].parameters)].first?.label == Project.from
      }
  }

  /// The property that is a type's identity.
  public func identity(of type: TypeIndex) -> PropertyID? {
    guard let property = property(RowCall.identifier, of: type), !self[property].isStatic else { return nil }
    return property
  }

  /// Where the getter of an identity makes another value each time it is asked; nil if it doesn't, or if it keeps what it
  /// has made.
  public func freshValue(inGetterOf identity: PropertyID) -> Reach.Moment? {
    guard self[identity].getter >= 0 else { return nil }
    let reached = reach(from: ScopeID(file: identity.file, index: self[identity].getter), depth: 2)
    guard !reached.contains(where: keepsResult) else { return nil }
    for reach in reached {
      if let event = reach.events.first(where: makesFreshValue) { return Reach.Moment(event: event, reach: reach) }
    }
    return nil
  }

  /// Whether code stores something in a property: what it gives may be the same the next time.
  private func keepsResult(_ reach: Reach) -> Bool {
    reach.events.contains { !self[$0].flags.isDisjoint(with: Event.Flags.written) && property(at: 0, of: $0) != nil }
  }

  /// What can tell views apart in a value that one of them is handed: the element that it is taken from, by its `id`, or the
  /// value itself. Nil for more than a name with members.
  public func identity(in expression: ExpressionFact, of file: FileIndex) -> (value: Place, isByID: Bool)? {
    guard expression.kind == .chain, expression.root >= 0 else { return nil }
    let event = EventID(file: file, index: expression.root)
    let fact = self[event]
    guard fact.kind == .read, fact.receiver < 0, fact.start == expression.start, fact.end == expression.end,
      fact.flags.isDisjoint(with: [.projected, .implicitMember, .onOther, .onSelf]), let type = value(of: event)
    else { return nil }
    if fact.pathCount > 1, let element = element(in: event) { return (element, true) }
    guard type.shape == .plain else { return nil }
    switch type.meaning {
    case .external(let name): return FrameworkValueTypes.equatable.contains(name) ? (place(event), false) : nil
    case .declared(let declared):
      if isIdentifiable(declared) { return (place(event), true) }
      return conforms(declared, to: Project.hashable) ? (place(event), false) : nil
    }
  }

  /// `selected` in `selected.name`, where it has an id.
  private func element(in event: EventID) -> Place? {
    let type: ResolvedType?
    let length: UInt32
    switch target(of: event) {
    case .local(let local):
      let fact = files[Int(event.file)].locals[Int(local)]
      type = self.type(ofLocal: local, in: event.file)
      length = fact.nameEnd - fact.nameStart
    case .property(let property):
      type = self.type(of: property)
      length = self[property].nameEnd - self[property].nameStart
    default: return nil
    }
    guard let type, type.shape == .plain, let declared = type.declared, isIdentifiable(declared) else { return nil }
    return Place(file: event.file, start: self[event].start, end: self[event].start + length)
  }

  /// From the name that is assigned to the end of the value.
  public func assignmentPlace(_ assignment: EventID) -> Place? {
    let fact = self[assignment]
    guard fact.value >= 0 else { return nil }
    return Place(
      file: assignment.file, start: fact.start, end: files[Int(assignment.file)].expressions[Int(fact.value)].end)
  }

  /// Whether each instance that a call makes has a new identity: `let id = UUID()`, or an initialiser that makes it.
  public func makesNewIdentity(_ call: EventID, of type: TypeIndex) -> Bool {
    guard let identity = identity(of: type), self[identity].isStored else { return false }
    let initializers = initializers(of: type)
    if let initializer = overload(initializers, call: call) {
      let seeds = seeds(of: identity, in: type).filter { $0.initializer == initializer }
      if !seeds.isEmpty { return seeds.allSatisfy { freshValue(in: $0.value, of: $0.file) != nil && isUnconditional($0) } }
      return hasFreshDefault(identity)
    }
    return initializers.isEmpty && hasFreshDefault(identity) && !arguments(of: call).contains { $0.label == RowCall.identifier }
  }

  /// Not `self.id = id ?? UUID()`.
  private func isUnconditional(_ seed: Seed) -> Bool { seed.value.kind == .chain }

  /// `let id = UUID()`.
  public func hasFreshDefault(_ identity: PropertyID) -> Bool {
    initialValue(of: identity).map { freshValue(in: $0, of: identity.file) != nil } ?? false
  }

  /// The stored properties that the identity of a type is made of: `var id: String { title }`.
  public func sources(ofIdentity type: TypeIndex) -> [PropertyID] {
    guard let identity = identity(of: type) else { return [] }
    guard self[identity].getter >= 0 else { return [identity] }
    return events(runningWith: ScopeID(file: identity.file, index: self[identity].getter)).compactMap { event in
      guard let property = property(at: 0, of: event), self[property].isStored, owner(of: property) == type else { return nil }
      return property
    }
  }

  private static let identifiable = Name("Identifiable")
  private static let hashable = Name("Hashable")
  private static let codable = Name("Codable")
  private static let decodable = Name("Decodable")
  private static let codingKeys = Name("CodingKeys")
  private static let from = Name("from")
  private static let encodable = Name("Encodable")
}

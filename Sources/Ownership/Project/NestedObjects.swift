import SwiftTree

/// ObservableObjects inside of others, and whether their changes get out.
extension Project {
  /// The ObservableObject that a stored property of a class holds; nil if it holds none, or one that Observation tracks.
  public func nestedObject(in property: PropertyID) -> TypeIndex? {
    let fact = self[property]
    let wrapper = wrapper(property).wrapper
    guard fact.isStored, !fact.isStatic, wrapper == .published || (wrapper == .none && fact.attributes.isEmpty),
      let type = type(of: property), type.shape == .plain || type.shape == .optional, let inner = type.declared,
      declaredTypes[inner].kind == .class, modelKind(inner) == .observableObject
    else { return nil }
    return inner
  }

  /// Whether a class listens to the objects inside it: it names an `objectWillChange`, or subscribes to what the property
  /// holds.
  public func forwardsChanges(of property: PropertyID, in type: TypeIndex) -> Bool {
    let forwards = events(in: type).contains { event in
      let path = files[Int(event.file)].path(self[event])
      if path.contains(Project.objectWillChange) { return true }
      return work(event)?.work == .subscribes && isUse(chainStart(of: event), of: property)
    }
    return forwards || protocols(of: type).contains(where: subscribes)
  }

  /// An extension of a protocol may subscribe to all that its classes hold.
  private func subscribes(_ type: TypeIndex) -> Bool {
    events(in: type).contains { work($0)?.work == .subscribes }
  }

  /// The protocols of the project that a type names itself.
  private func protocols(of type: TypeIndex) -> [TypeIndex] {
    parts[declaredTypes[type].parts].flatMap { part in
      let facts = files[Int(part.file)]
      return facts.types[Int(part.fact)].inherited.compactMap { argument in
        resolve(facts.typeArguments[Int(argument)], in: part.file, context: declaredTypes[type].parent)?.declared
      }
    }.filter { declaredTypes[$0].kind == .protocol }
  }

  /// The event that a chain of calls begins with: `model.$items` of `model.$items.map { … }.sink { … }`.
  public func chainStart(of event: EventID) -> EventID {
    var start = event
    while self[start].receiver >= 0 { start = EventID(file: start.file, index: self[start].receiver) }
    return start
  }

  /// Whether a view observes an object of the class itself as well, or receives its changes.
  public func observesItself(_ model: TypeIndex, _ view: TypeIndex) -> Bool {
    observers(of: model).contains { owner(of: $0) == view }
      || receivesChanges(view)
  }

  /// The names of what an ObservableObject announces: its published properties that change later, and what is computed
  /// from them.
  public func announcedNames(of model: TypeIndex) -> Set<Name> {
    properties(of: model).reduce(into: []) { names, property in
      let isWritten = isChangedByOthers(property) || self[property].flags.contains(.hasObservers)
      guard wrapper(property).wrapper == .published, isWritten else { return }
      names.formUnion(self.names(giving: property, in: model))
    }
  }

  /// Whether a view subscribes to publishers itself.
  public func receivesChanges(_ view: TypeIndex) -> Bool {
    events(in: view).contains { files[Int($0.file)].path(self[$0]).last == Project.receiveModifier }
  }

  private static let receiveModifier = Name("onReceive")
}

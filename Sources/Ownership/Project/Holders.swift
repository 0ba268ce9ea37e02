import SwiftTree

/// Which views hold which model.
extension Project {
  func indexHolders() {
    for type in declaredTypes.indices {
      forEachHolding(of: type) { holderIndex[$0, default: []].append($1) }
    }
  }

  /// The properties of a state owner that hold an instance of a class or of a subclass.
  func forEachHolding(of type: TypeIndex, _ body: (_ model: TypeIndex, PropertyID) -> Void) {
    guard isStateOwner(type) else { return }
    for property in properties(of: type) where !self[property].isStatic && self[property].isStored {
      guard let model = heldModel(property) else { continue }
      body(model, property)
      for held in superclasses(of: model) { body(held, property) }
    }
  }

  private func heldModel(_ property: PropertyID) -> TypeIndex? {
    guard let type = type(of: property), let model = type.declared, declaredTypes[model].kind == .class else { return nil }
    return type.shape == .plain || type.shape == .optional ? model : nil
  }

  /// The properties of views, of the app and the like that hold an instance of a class or of a subclass.
  public func holders(of model: TypeIndex) -> [PropertyID] {
    tracker?.ask(.holders(of: model))
    return holderIndex[model] ?? []
  }

  /// The holders that SwiftUI evaluates a view for when an ObservableObject announces a change.
  public func observers(of model: TypeIndex) -> [PropertyID] {
    holders(of: model).filter { wrapper($0).wrapper.observesObject }
  }

  /// Whether the instances of a class live as long as the program: the class keeps one itself, `static let shared`, or
  /// they are made by the app, its delegate, for static members and global variables only. Nothing that they leave running
  /// is left over. Looks at all files of the unit: ask it last.
  public func livesAsLongAsProgram(_ type: TypeIndex) -> Bool {
    let keepsItself = properties(of: type).contains { property in
      self[property].isStatic && self[property].isStored && self.type(of: property)?.declared == type
    }
    if keepsItself || isDelegate(type) { return true }
    let makers = instantiations(of: type)
    return !makers.isEmpty && makers.allSatisfy(isMadeForProgram)
  }

  /// The calls that make an instance of a class, those of previews and tests left out.
  private func instantiations(of type: TypeIndex) -> [EventID] {
    let declared = declaredTypes[type]
    var result: [EventID] = []
    for file in self.files(seeing: declared.file, declared.access, naming: declared.name) {
      let facts = files[Int(file)]
      for (index, event) in facts.events.enumerated() where event.kind == .call && event.receiver < 0 {
        guard facts.typeName(ofCall: event) == declared.name else { continue }
        let id = EventID(file: file, index: EventIndex(index))
        if constructedType(id) == type, !isForDevelopment(id) { result.append(id) }
      }
    }
    return result
  }

  private func isMadeForProgram(_ event: EventID) -> Bool {
    let code = root(of: ScopeID(file: event.file, index: self[event].scope))
    let context = context(of: code)
    if context >= 0, isAppOrScene(context) || isEntryPoint(context) || isDelegate(context) { return true }
    guard self[code].kind == .initialValue, self[code].declaration >= 0 else { return false }
    let property = files[Int(code.file)].properties[Int(self[code].declaration)]
    return property.isStatic || property.owner < 0
  }

  /// `@main` stands on the type.
  private func isEntryPoint(_ type: TypeIndex) -> Bool {
    let declared = declaredTypes[type]
    let facts = files[Int(declared.file)]
    return facts.types[Int(declared.fact)].attributes.contains { facts.attributes[Int($0)].name == Project.main }
  }

  private func isDelegate(_ type: TypeIndex) -> Bool {
    Project.delegates.contains { inherits($0, type) }
  }

  private static let main = Name("main")
  private static let delegates = [
    Name("UIApplicationDelegate"), Name("NSApplicationDelegate"), Name("WKApplicationDelegate"), Name("WKExtensionDelegate"),
  ]
}

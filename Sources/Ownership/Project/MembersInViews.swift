import SwiftTree

/// What views show of the models that they hold.
extension Project {
  /// The first place where a view shows one of a model's members, given the names by which it can be asked for.
  /// - Parameters:
  ///   - path: the names between the model and the member, as in `store.settings.name`.
  ///   - inBindings: whether `$store.name` counts. A control that has the binding shows on its own what the user entered.
  public func shown(
    _ names: Set<Name>, behind path: [Name] = [], of holder: PropertyID, inBindings: Bool = true
  ) -> EventID? {
    let view = owner(of: holder)
    let length = path.count + 2
    let name = self[holder].name
    var shownCode: Set<ScopeID>?
    for event in events(in: view) {
      let fact = self[event]
      guard fact.pathCount >= length, fact.receiver < 0, !fact.flags.contains(.assigned),
        inBindings || !fact.flags.contains(.projected)
      else { continue }
      let words = files[Int(event.file)].path(fact)
      guard words.first == name, words.dropFirst().prefix(path.count).elementsEqual(path),
        names.contains(words[words.startIndex + length - 1]), isUse(event, of: holder), !isWatched(event)
      else { continue }
      let scope = ScopeID(file: event.file, index: fact.scope)
      switch phase(of: scope) {
      case .render: return event
      case .called:
        let code = shownCode ?? Set(renderCode(of: view))
        shownCode = code
        if code.contains(root(of: scope)) { return event }
      default: continue
      }
    }
    return nil
  }

  /// What `.onChange(of:)` and the like look at is not shown.
  private func isWatched(_ event: EventID) -> Bool {
    guard event.index > 0 else { return false }
    let call = EventID(file: event.file, index: event.index - 1)
    guard self[call].kind == .call, let name = files[Int(call.file)].path(self[call]).last, Project.watchers.contains(name)
    else { return false }
    return arguments(of: call).contains { $0.expression.firstEvent == event.index }
  }

  private static let watchers = NameSet(["onChange", "onReceive", "task", "animation"])

  /// The first place where a view that holds a model shows one of its members.
  public func shown(
    _ names: Set<Name>, behind path: [Name] = [], ofAny holders: [PropertyID], inBindings: Bool = true
  ) -> EventID? {
    for holder in holders {
      if let event = shown(names, behind: path, of: holder, inBindings: inBindings) { return event }
    }
    return nil
  }

  /// The names by which a property's value can be asked for: its own, and those of the type's computed properties that read
  /// it. What functions make of it is another thing.
  public func names(giving property: PropertyID, in type: TypeIndex) -> Set<Name> {
    var names: Set<Name> = [self[property].name]
    for getter in properties(of: type) where self[getter].getter >= 0 && !self[getter].isStatic {
      let code = ScopeID(file: getter.file, index: self[getter].getter)
      if events(runningWith: code).contains(where: { isUse($0, of: property) }) { names.insert(self[getter].name) }
    }
    return names
  }
}

import SwiftTree

/// Identities that change although the element stays.
extension Project {
  /// The `.id(…)` modifiers in a type's code.
  public func identityModifiers(in type: TypeIndex) -> [EventID] {
    code(of: type).flatMap { scope in
      let fact = self[scope]
      return (fact.firstEvent..<fact.endEvent).map { EventID(file: scope.file, index: $0) }.filter(isIdentityModifier)
    }
  }

  private func isIdentityModifier(_ event: EventID) -> Bool {
    let call = self[event]
    guard call.kind == .call, call.argumentCount == 1, call.receiver >= 0 || call.pathCount > 1 else { return false }
    let facts = files[Int(event.file)]
    return facts.path(call).last == RowCall.identifier && facts.arguments(call).first?.label.isNone == true
  }

  /// Whether a modifier stands on a view that shows a ProgressView and nothing with a place or a text to lose. In a list a
  /// ProgressView vanishes when its row is used again; a new id each time is the known way around.
  public func isProgressView(modifiedBy modifier: EventID) -> Bool {
    var base = modifier
    while self[base].receiver >= 0 { base = EventID(file: base.file, index: self[base].receiver) }
    if let view = constructedType(base) { return showsProgress(code(of: view).flatMap(allEvents)) }
    return showsProgress((base.index..<modifier.index).map { EventID(file: base.file, index: $0) })
      || callees(of: base).contains { showsProgress(allEvents(of: $0)) }
  }

  /// The code of a helper of the view itself, `progressRow` or `progressRow()`.
  private func callees(of event: EventID) -> [ScopeID] {
    guard let target = target(of: event) else { return [] }
    switch target {
    case .property(let property) where self[property].getter >= 0: return [ScopeID(file: property.file, index: self[property].getter)]
    case .functions(let functions):
      return functions.filter { self[$0].scope >= 0 }.map { ScopeID(file: $0.file, index: self[$0].scope) }
    default: return []
    }
  }

  private func showsProgress(_ events: [EventID]) -> Bool {
    events.contains(where: makesProgressView) && !events.contains(where: makesRowsOrEdits)
  }

  private func makesRowsOrEdits(_ event: EventID) -> Bool {
    guard self[event].kind == .call, let name = files[Int(event.file)].path(self[event]).first else { return false }
    return Project.rowMakers.contains(name) || isEditingControl(name, in: event.file)
  }

  private func makesProgressView(_ event: EventID) -> Bool {
    self[event].kind == .call && files[Int(event.file)].path(self[event]).first == Project.progressView
  }

  /// An element with a new identity that the data of rows makes whenever it is asked for; nil if it makes none.
  public func newElement(of row: RowCall, _ inspected: InspectedType) -> Creation? {
    if let element = elementMade(in: row) { return element }
    // Behind a computed property or a function that says what its elements are.
    guard let type = elementType(of: row)?.declared, let identity = identity(of: type), self[identity].isStored else { return nil }
    let data = row.data
    let reached = inspected.renderReach.filter { reach in
      reach.route.contains { $0.event.file == row.event.file && data.firstEvent <= $0.event.index && $0.event.index < data.endEvent }
    }
    guard !reached.contains(where: { $0.events.contains { !self[$0].flags.isDisjoint(with: Event.Flags.written) } }) else { return nil }
    for event in reached.lazy.flatMap(\.events) where constructedType(event) == type && makesNewIdentity(event, of: type) {
      return Creation(event: event, type: type)
    }
    return nil
  }

  /// `[Row("A"), Row("B")]`, `names.map { Row(name: $0) }`.
  private func elementMade(in row: RowCall) -> Creation? {
    for index in row.data.firstEvent..<max(row.data.endEvent, row.data.firstEvent) {
      let event = EventID(file: row.event.file, index: index)
      guard isElement(event, of: row), let type = constructedType(event), declaredTypes[type].traits.isDisjoint(with: .stateOwner),
        isIdentifiable(type) || row.identity != nil, makesNewIdentity(event, of: type)
      else { continue }
      return Creation(event: event, type: type)
    }
    return nil
  }

  /// Whether a call's result is what a literal lists, or what the closure of a `map` gives.
  private func isElement(_ event: EventID, of row: RowCall) -> Bool {
    guard self[event].kind == .call else { return false }
    let scope = self[event].scope
    if row.data.kind == .array { return scope == self[row.event].scope && !isArgument(event, from: row.data.firstEvent) }
    let fact = files[Int(event.file)].scopes[Int(scope)]
    guard fact.kind == .closure, fact.call >= row.data.firstEvent, fact.call < row.data.endEvent else { return false }
    guard let name = files[Int(event.file)].path(files[Int(event.file)].events[Int(fact.call)]).last else { return false }
    return Project.transformations.contains(name) && !isArgument(event, from: fact.firstEvent)
  }

  /// Whether an event stands in the arguments of a call before it.
  private func isArgument(_ event: EventID, from first: EventIndex) -> Bool {
    let facts = files[Int(event.file)]
    let end = self[event].end
    return (first..<event.index).contains { index in
      let call = facts.events[Int(index)]
      return call.kind == .call && call.end >= end && call.scope == self[event].scope
    }
  }

  /// Where a row binds what its identity is made of: `ForEach($names, id: \.self) { $name in TextField("", text: $name) }`.
  public func editOfIdentity(in row: RowCall) -> EventID? {
    guard let element = elementName(of: row), self[element].isProjected, let content = row.content else { return nil }
    let keys = identityPaths(of: row)
    guard !keys.isEmpty else { return nil }
    let fact = self[content]
    return (fact.firstEvent..<fact.endEvent).lazy.map { EventID(file: content.file, index: $0) }.first { event in
      guard self[event].flags.contains(.projected), isUse(event, of: element) else { return false }
      let edited = files[Int(event.file)].path(self[event]).dropFirst()
      return keys.contains { key in key.isEmpty || (!edited.isEmpty && key.elementsEqual(edited)) } && isBoundToControl(event)
    }
  }

  /// What the identity reads of the element; an empty path for the whole of it.
  private func identityPaths(of row: RowCall) -> [[Name]] {
    if row.usesWholeElement { return [[]] }
    if let path = row.identity, !row.usesOwnIdentity { return [path] }
    guard let type = elementType(of: row)?.declared else { return [] }
    return sources(ofIdentity: type).filter { !self[$0].flags.contains(.isLet) }.map { [self[$0].name] }
  }

  private func isUse(_ event: EventID, of local: LocalID) -> Bool {
    guard let name = files[Int(event.file)].path(self[event]).first, name == self[local].name,
      case .local(let index) = target(of: event)
    else { return false }
    return index == local.index
  }

  private static let progressView = Name("ProgressView")
  private static let transformations = NameSet(["map", "compactMap", "flatMap"])
}

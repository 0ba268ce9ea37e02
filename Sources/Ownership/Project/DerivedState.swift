import SwiftTree

/// State that code computes whenever something else changes.
public struct DerivedState: Sendable {
  /// What it is computed from: pieces of source, the new value that a handler is handed replaced by what the handler watches.
  public let value: [Place]
  /// What only computes it, with the call of the modifier.
  public let handlers: [LifeCycleHandler]
}

extension Project {
  /// The one expression that handlers set a property to and that could stand in its place; nil where they disagree, do
  /// something else, or remember what was at a moment.
  public func derivation(of property: PropertyID, in handlers: [LifeCycleHandler], of type: TypeIndex) -> DerivedState? {
    let setting = handlers.compactMap { handler in
      handler.code.flatMap { onlyAssignment(to: property, in: $0) }.map { (handler: handler, value: $0) }
    }
    let written = uses(of: property, in: type).filter { !self[$0].flags.isDisjoint(with: .written) }
    let derived = setting.compactMap { derivedValue($0.value, $0.handler) }
    guard written.count == setting.count, derived.count == setting.count, areEqual(derived),
      let changing = setting.first(where: { $0.handler.occasion == .change }), follows(changing.value, changing.handler),
      let value = derivedValue(changing.value, changing.handler)
    else { return nil }
    return DerivedState(value: value.pieces, handlers: setting.map(\.handler))
  }

  /// `name = value`, where that is all that a closure does.
  private func onlyAssignment(to property: PropertyID, in code: ScopeID) -> ExpressionFact? {
    let fact = self[code]
    guard fact.kind == .closure, fact.firstEvent < fact.endEvent else { return nil }
    let assignment = EventID(file: code.file, index: fact.firstEvent)
    guard self[assignment].flags.contains(.assigned), self[assignment].pathCount == 1, isUse(assignment, of: property),
      self[assignment].scope == code.index, self[assignment].value >= 0
    else { return nil }
    let value = files[Int(code.file)].expressions[Int(self[assignment].value)]
    return value.endEvent == fact.endEvent && !hasOtherLocals(code) ? value : nil
  }

  private func hasOtherLocals(_ code: ScopeID) -> Bool {
    let locals = files[Int(code.file)].locals
    return (self[code].firstLocal..<self[code].endLocal).contains { locals[Int($0)].kind != .closureParameter }
  }

  /// Whether a value uses what its handler watches.
  private func follows(_ value: ExpressionFact, _ handler: LifeCycleHandler) -> Bool {
    guard let watched = handler.watched, let path = statePath(of: watched, in: handler.call.file) else { return false }
    return depends(value, on: path.property, in: handler.call.file)
  }

  private struct DerivedValue {
    var pieces: [Place] = []
    var names: [[Name]] = []

    /// Nil where something is replaced.
    var lengthAsWritten: UInt32? { pieces.count == 1 ? pieces[0].end - pieces[0].start : nil }
  }

  /// By their names, and since facts know no operators, by their lengths.
  private func areEqual(_ values: [DerivedValue]) -> Bool {
    Set(values.map(\.names)).count == 1 && Set(values.compactMap(\.lengthAsWritten)).count < 2
  }

  private func derivedValue(_ value: ExpressionFact, _ handler: LifeCycleHandler) -> DerivedValue? {
    let file = handler.call.file
    let facts = files[Int(file)]
    var result = DerivedValue()
    var start = value.start
    var newValues: Set<Name> = []
    for index in value.firstEvent..<value.endEvent {
      let event = facts.events[Int(index)]
      let path = facts.path(event)
      guard let length = lengthOfClosureParameter(EventID(file: file, index: index)) else {
        result.names.append(Array(path))
        continue
      }
      guard let watched = handler.watched, let name = path.first, let names = watchedNames(watched, in: file)
      else { return nil }
      newValues.insert(name)
      result.names.append(names + path.dropFirst())
      result.pieces += [
        Place(file: file, start: start, end: event.start), Place(file: file, start: watched.start, end: watched.end),
      ]
      start = event.start + length
    }
    result.pieces.append(Place(file: file, start: start, end: value.end))
    return newValues.count < 2 ? result : nil
  }

  private func watchedNames(_ watched: ExpressionFact, in file: FileIndex) -> [Name]? {
    guard watched.kind == .chain, watched.endEvent - watched.firstEvent == 1 else { return nil }
    return Array(files[Int(file)].path(files[Int(file)].events[Int(watched.firstEvent)]))
  }

  /// Of the name that a closure gives to what it is handed, in bytes; nil for other names.
  private func lengthOfClosureParameter(_ event: EventID) -> UInt32? {
    guard self[event].receiver < 0 else { return nil }
    if case .local(let local) = target(of: event) {
      let fact = self[LocalID(file: event.file, index: local)]
      return fact.kind == .closureParameter ? fact.nameEnd - fact.nameStart : nil
    }
    return files[Int(event.file)].path(self[event]).first.map(Project.shorthandParameters.contains) == true ? 2 : nil
  }
}

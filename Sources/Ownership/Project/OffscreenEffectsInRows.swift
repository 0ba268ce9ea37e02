import SwiftTree

/// Shadows, blurs and masks in rows.
extension Project {
  /// The costly effects on views that stand in rows: those in a type's row closures, and all of its own if it is a row itself.
  public func rowEffects(in type: TypeIndex) -> [EventID] {
    let effects = code(of: type).flatMap { scope in
      let fact = self[scope]
      return (fact.firstEvent..<fact.endEvent).map { EventID(file: scope.file, index: $0) }.filter(isEffect)
    }
    guard !effects.isEmpty else { return [] }
    let isRow = constructions(of: type).contains(where: isInRow)
    return effects.filter { isRender($0) && (isRow || isInRow($0)) }
  }

  private func isEffect(_ event: EventID) -> Bool {
    let fact = self[event]
    guard fact.kind == .call, fact.receiver >= 0, let name = files[Int(event.file)].path(fact).last,
      OffscreenEffects.modifiers.contains(name)
    else { return false }
    return !isOnShape(event)
  }

  private func isOnShape(_ modifier: EventID) -> Bool {
    var base = modifier
    while self[base].receiver >= 0 { base = EventID(file: base.file, index: self[base].receiver) }
    return files[Int(base.file)].path(self[base]).first.map(OffscreenEffects.shapes.contains) ?? true
  }
}

import SwiftTree

/// Values that are other ones each time: a new `UUID`, the present time, a random number.
extension Project {
  /// The first event of an expression that gives a value of its own each time; nil if none is known to.
  public func freshValue(in expression: ExpressionFact, of file: FileIndex) -> EventID? {
    guard expression.closure < 0 else { return nil }
    return (expression.firstEvent..<max(expression.endEvent, expression.firstEvent)).lazy
      .map { EventID(file: file, index: $0) }.first(where: makesFreshValue)
  }

  /// Whether an event gives another value each time: `UUID()`, `Date.now`, `Int.random(in: …)`.
  public func makesFreshValue(_ event: EventID) -> Bool {
    let fact = self[event]
    let facts = files[Int(event.file)]
    guard fact.receiver < 0, fact.pathCount > 0, let last = facts.path(fact).last else { return false }
    if fact.kind == .call {
      if FreshValueNames.types.contains(facts.typeName(ofCall: fact)) { return fact.argumentCount == 0 && isFrameworkName(event) }
      return FreshValueNames.functions.contains(last) && isStaticOfFramework(event)
    }
    // `Date.now`, and `Date.now.description`.
    let path = facts.path(fact)
    return path.contains { FreshValueNames.properties[$0] == path.first } && isFrameworkName(event)
  }

  /// `Int.random(in: …)`, `.random(in: …)`; not a function that the project adds.
  private func isStaticOfFramework(_ event: EventID) -> Bool {
    let fact = self[event]
    guard fact.argumentCount > 0 else { return false }
    return fact.flags.contains(.implicitMember) || (fact.pathCount == 2 && isFrameworkName(event))
  }
}

import SwiftTree

/// A call that makes a row of each element of some data: `ForEach(items, id: \.name) { … }`.
public struct RowCall: Sendable {
  public let event: EventID
  /// The first argument.
  public let data: ExpressionFact
  /// The names behind `id: \`; nil without that argument.
  public let identity: [Name]?
  /// The closure that builds a row; nil if something else stands there.
  public let content: ScopeID?

  /// Whether the identity is the element's own `id`.
  public var usesOwnIdentity: Bool { identity.map { $0.count == 1 && $0.first == RowCall.identifier } ?? true }

  /// Whether the identity is the element itself: `id: \.self`.
  public var usesWholeElement: Bool { identity.map { $0.count == 1 && $0.first == Words.selfWord } ?? false }

  static let identifier = Name("id")
}

/// Calls that make rows.
extension Project {
  /// The functions that make rows of data. One table for all that ask.
  static let rowMakers = NameSet(["ForEach", "List", "Table", "OutlineGroup"])

  /// What a call makes rows of; nil if it makes none, or if its identity can't be read.
  public func rowCall(_ event: EventID) -> RowCall? {
    let fact = self[event]
    let facts = files[Int(event.file)]
    guard fact.kind == .call, fact.receiver < 0, fact.argumentCount > 0, let name = facts.path(fact).last,
      Project.rowMakers.contains(name), isFrameworkName(event)
    else { return nil }
    let arguments = facts.arguments(fact)
    guard let data = arguments.first, data.label.isNone, data.expression.closure < 0 else { return nil }
    var identity: [Name]?
    if let key = arguments.first(where: { $0.label == RowCall.identifier }) {
      guard key.expression.kind == .keyPath, key.expression.root >= 0 else { return nil }
      identity = Array(facts.path(facts.events[Int(key.expression.root)]))
    }
    let content = arguments.last { $0.expression.closure >= 0 && facts.scopes[Int($0.expression.closure)].container == .row }
    return RowCall(
      event: event, data: data.expression, identity: identity,
      content: content.map { ScopeID(file: event.file, index: $0.expression.closure) })
  }

  /// The calls in a type's code that make rows.
  func rowCalls(in type: TypeIndex) -> [RowCall] {
    code(of: type).flatMap { scope in
      let fact = self[scope]
      return (fact.firstEvent..<fact.endEvent).compactMap { rowCall(EventID(file: scope.file, index: $0)) }
    }
  }

  /// The name that stands for the element in a row's closure, as its first parameter.
  public func elementName(of call: RowCall) -> LocalID? {
    guard let content = call.content, let index = firstParameter(of: content) else { return nil }
    return LocalID(file: content.file, index: index)
  }

  private func firstParameter(of closure: ScopeID) -> Int32? {
    let facts = files[Int(closure.file)]
    let scope = facts.scopes[Int(closure.index)]
    guard scope.firstLocal < scope.endLocal else { return nil }
    let local = facts.locals[Int(scope.firstLocal)]
    return local.kind == .closureParameter && local.scope == closure.index ? scope.firstLocal : nil
  }

  /// The type of the elements; nil if that is unknown.
  public func elementType(of call: RowCall) -> ResolvedType? {
    guard call.data.kind == .chain, call.data.root >= 0 else { return nil }
    let root = EventID(file: call.event.file, index: call.data.root)
    // `$items` has no type here, what it projects has.
    let projected = self[root].flags.contains(.projected) && self[root].pathCount == 1 ? property(at: 0, of: root) : nil
    guard let type = projected.map({ self.type(of: $0) }) ?? value(of: root) else { return nil }
    return type.shape == .array ? ResolvedType(type.meaning) : nil
  }
}

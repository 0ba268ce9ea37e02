import SwiftTree

/// `AnyView` where a builder would do.
extension Project {
  /// The calls in a type's code that erase the type of a view while SwiftUI asks what to show, and that could do without:
  /// what is stored, handed to others as an `AnyView`, or required by a protocol, could not.
  public func avoidableErasures(in type: TypeIndex) -> [EventID] {
    code(of: type).flatMap { scope -> [EventID] in
      let fact = self[scope]
      let erasures = (fact.firstEvent..<fact.endEvent).map { EventID(file: scope.file, index: $0) }.filter(isErasure)
      return erasures.isEmpty || isRequired(scope, of: type) ? [] : erasures.filter { isRender($0) && !isHandedOver($0) && !isKept($0) }
    }
  }

  /// The code of the function, the getter or the like that an event stands in.
  public func declaration(around event: EventID) -> ScopeID {
    root(of: ScopeID(file: event.file, index: self[event].scope))
  }

  /// `AnyView(…)`, `.eraseToAnyView()`.
  private func isErasure(_ event: EventID) -> Bool {
    let fact = self[event]
    guard fact.kind == .call, let name = files[Int(event.file)].path(fact).last else { return false }
    if name == TypeErasure.method { return fact.receiver >= 0 || fact.pathCount > 1 }
    return name == TypeErasure.view && fact.receiver < 0 && isFrameworkName(event)
  }

  /// An argument of something that takes it as an `AnyView`: a hosting controller, a type of the project, a preference.
  private func isHandedOver(_ event: EventID) -> Bool {
    let facts = files[Int(event.file)]
    var scope = self[event].scope
    while scope >= 0 {
      if facts.scopes[Int(scope)].container == .sceneRoot { return true }
      scope = facts.scopes[Int(scope)].parent
    }
    guard let call = enclosingCall(of: event) else { return false }
    return constructedType(call) != nil || callee(of: call) != nil
      || facts.path(self[call]).last.map(TypeErasure.takers.contains) == true
  }

  /// `view.placeholder = AnyView(…)`: a member keeps it. The target stands before the value.
  private func isKept(_ event: EventID) -> Bool {
    let facts = files[Int(event.file)]
    let first = facts.scopes[Int(self[event].scope)].firstEvent
    return (first..<event.index).contains { index in
      let target = facts.events[Int(index)]
      guard target.flags.contains(.assigned), target.value >= 0,
        facts.expressions[Int(target.value)].root == event.index
      else { return false }
      return target.pathCount > 1 || property(at: 0, of: EventID(file: event.file, index: index)) != nil
    }
  }

  /// Whether a protocol of the project asks for the declaration.
  private func isRequired(_ scope: ScopeID, of type: TypeIndex) -> Bool {
    guard let name = declaredName(of: scope) else { return false }
    return parts[declaredTypes[type].parts].contains { part in
      let facts = files[Int(part.file)]
      return facts.types[Int(part.fact)].inherited.contains { argument in
        guard let ancestor = resolve(facts.typeArguments[Int(argument)], in: part.file, context: declaredTypes[type].parent)?.declared,
          declaredTypes[ancestor].kind == .protocol
        else { return false }
        return property(name, of: ancestor) != nil || !methods(name, of: ancestor).isEmpty
      }
    }
  }
}

/// What type erasure is called.
enum TypeErasure {
  static let view = Name("AnyView")
  static let method = Name("eraseToAnyView")
  /// What takes an erased view to keep it.
  static let takers = NameSet([
    "append", "insert", "environment", "preference", "UIHostingController", "NSHostingController", "NSHostingView",
  ])
}

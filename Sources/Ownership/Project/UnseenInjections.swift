import SwiftTree

/// What may put a model into the environment, though it does not say so where it stands: the project's own modifiers and
/// containers. Asked in order to be silent, so that "perhaps" is a yes.
extension Project {
  /// Whether a modifier may put a model into the environment of what it is called on.
  func mayInject(_ model: TypeIndex, by call: EventID, depth: Int = 0) -> Bool {
    guard self[call].kind == .call, depth < 4, let name = lastName(of: call) else { return false }
    if let injection = injection(by: call) { return mayBe(injection.key, model) }
    if name == Project.modifierWord { return arguments(of: call).contains { mayInject(model, $0, in: call.file, depth: depth) } }
    let functions = viewExtensions(named: name, at: call)
    guard functions.isEmpty else { return functions.contains { mayInject(model, in: $0, depth: depth + 1) } }
    // What another module does with a model that it is handed: `.inject(model)`.
    return constructedType(call) == nil && arguments(of: call).contains { hands(model, $0, in: call.file) }
  }

  /// Whether a view or view modifier of the project may put a model into the environment of its content.
  func mayInject(_ model: TypeIndex, in type: TypeIndex, depth: Int = 0) -> Bool {
    code(of: type).contains { mayInject(model, in: $0, depth: depth) }
  }

  private func mayInject(_ model: TypeIndex, in function: FunctionID, depth: Int) -> Bool {
    self[function].scope >= 0 && mayInject(model, in: ScopeID(file: function.file, index: self[function].scope), depth: depth)
  }

  private func mayInject(_ model: TypeIndex, in code: ScopeID, depth: Int) -> Bool {
    let fact = self[code]
    return (fact.firstEvent..<fact.endEvent).contains { index in
      let event = EventID(file: code.file, index: index)
      guard self[event].kind == .call else { return false }
      if mayInject(model, by: event, depth: depth) { return true }
      guard depth < 3, let type = constructedType(event), declaredTypes[type].traits.contains(.view) else { return false }
      return mayInject(model, in: type, depth: depth + 1)
    }
  }

  private func mayBe(_ key: Injection.Key, _ model: TypeIndex) -> Bool {
    switch key {
    case .type(let type): type == model || superclasses(of: type).contains(model) || superclasses(of: model).contains(type)
    case .unknown: true
    case .foreignType, .key: false
    }
  }

  /// The argument of `.modifier(…)`.
  private func mayInject(_ model: TypeIndex, _ argument: ArgumentFact, in file: FileIndex, depth: Int) -> Bool {
    guard argument.expression.kind == .chain, argument.expression.root >= 0,
      let type = constructedType(EventID(file: file, index: argument.expression.root))
    else { return true }
    return mayInject(model, in: type, depth: depth + 1)
  }

  private func hands(_ model: TypeIndex, _ argument: ArgumentFact, in file: FileIndex) -> Bool {
    argument.expression.kind == .chain && value(of: argument.expression, in: file)?.declared == model
  }

  /// The functions of the project that a call on a view may mean.
  func viewExtensions(named name: Name, at call: EventID) -> [FunctionID] {
    guard mayBeFunction.contains(name) else { return [] }
    let extensions = Project.extendedProtocols.flatMap { frameworkExtensions(name, of: $0, from: call.file) }
    return extensions + (callee(of: call).map { [$0] } ?? [])
  }

  private static let extendedProtocols = [Words.view, Name("Scene")]
  private static let modifierWord = Name("modifier")
}

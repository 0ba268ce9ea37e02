import SwiftTree

/// What may put a model into the environment, though it does not say so where it stands: the project's own modifiers and
/// containers. Asked in order to be silent, so that "perhaps" is a yes.
extension Project {
  /// Whether a modifier may put a model into the environment of what it is called on.
  func mayInject(_ model: TypeIndex, by call: EventID) -> Bool {
    var search = InjectionSearch(model: model, project: self)
    return search.mayInject(by: call)
  }

  /// Whether a view or view modifier of the project may put a model into the environment of its content.
  func mayInject(_ model: TypeIndex, in type: TypeIndex) -> Bool {
    var search = InjectionSearch(model: model, project: self)
    return search.mayInject(in: type)
  }

  /// Whether a piece of code may put a model into the environment of some view.
  func mayInject(_ model: TypeIndex, in code: ScopeID) -> Bool {
    var search = InjectionSearch(model: model, project: self)
    return search.mayInject(in: code)
  }

  /// The functions of the project that a call on a view may mean.
  func viewExtensions(named name: Name, at call: EventID) -> [FunctionID] {
    guard mayBeFunction.contains(name) else { return [] }
    let extensions = Project.extendedProtocols.flatMap { frameworkExtensions(name, of: $0, from: call.file) }
    return extensions + (callee(of: call).map { [$0] } ?? [])
  }

  private static let extendedProtocols = [Words.view, Name("Scene")]
  fileprivate static let modifierWord = Name("modifier")
}

/// A search for something that injects one model, through the declarations that a call leads into.
struct InjectionSearch {
  let model: TypeIndex
  let project: Project
  /// How many more calls are looked at. Modifiers are built of modifiers: a project with its own of every name has more
  /// ways through them than can be gone (8 of the 10 seconds of a run over 63 repositories at once). What was not looked at
  /// may inject.
  private(set) var callsLeft = 500

  init(model: TypeIndex, project: Project) {
    self.model = model
    self.project = project
  }

  mutating func mayInject(by call: EventID, depth: Int = 0) -> Bool {
    guard project[call].kind == .call, depth < 4, let name = project.lastName(of: call) else { return false }
    callsLeft -= 1
    if callsLeft < 0 { return true }
    if let injection = project.injection(by: call) { return mayBe(injection.key) }
    if name == Project.modifierWord { return mayInject(throughModifier: call, depth: depth) }
    let functions = project.viewExtensions(named: name, at: call)
    if functions.isEmpty { return hands(by: call) }
    for function in functions where mayInject(in: function, depth: depth + 1) { return true }
    return false
  }

  mutating func mayInject(in type: TypeIndex, depth: Int = 0) -> Bool {
    for code in project.code(of: type) where mayInject(in: code, depth: depth) { return true }
    return false
  }

  private mutating func mayInject(in function: FunctionID, depth: Int) -> Bool {
    let scope = project[function].scope
    return scope >= 0 && mayInject(in: ScopeID(file: function.file, index: scope), depth: depth)
  }

  mutating func mayInject(in code: ScopeID, depth: Int = 0) -> Bool {
    let fact = project[code]
    for index in fact.firstEvent..<fact.endEvent {
      let event = EventID(file: code.file, index: index)
      guard project[event].kind == .call else { continue }
      if mayInject(by: event, depth: depth) || mayInject(inViewBuiltBy: event, depth: depth) { return true }
    }
    return false
  }

  private mutating func mayInject(inViewBuiltBy call: EventID, depth: Int) -> Bool {
    guard depth < 3, let type = project.constructedType(call), project.declaredTypes[type].traits.contains(.view) else {
      return false
    }
    return mayInject(in: type, depth: depth + 1)
  }

  /// The argument of `.modifier(…)`.
  private mutating func mayInject(throughModifier call: EventID, depth: Int) -> Bool {
    for argument in project.arguments(of: call) {
      guard argument.expression.kind == .chain, argument.expression.root >= 0,
        let type = project.constructedType(EventID(file: call.file, index: argument.expression.root))
      else { return true }
      if mayInject(in: type, depth: depth + 1) { return true }
    }
    return false
  }

  private func mayBe(_ key: Injection.Key) -> Bool {
    switch key {
    case .type(let type):
      type == model || project.superclasses(of: type).contains(model) || project.superclasses(of: model).contains(type)
    case .unknown: true
    case .foreignType, .key: false
    }
  }

  /// What another module does with a model that it is handed: `.inject(model)`.
  private func hands(by call: EventID) -> Bool {
    project.constructedType(call) == nil
      && project.arguments(of: call).contains { argument in
        argument.expression.kind == .chain && project.value(of: argument.expression, in: call.file)?.declared == model
      }
  }
}

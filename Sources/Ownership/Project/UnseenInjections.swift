import SwiftTree

/// What may put a model into the environment, though it does not say so where it stands: the project's own modifiers and
/// containers. Asked in order to be silent, so that "perhaps" is a yes.
extension Project {
  /// Whether a view or view modifier of the project may put a model into the environment of its content.
  func mayInject(_ model: TypeIndex, in type: TypeIndex) -> Bool {
    UnseenInjections(in: self).mayInject(model, in: type)
  }

  /// Whether a piece of code may put a model into the environment of some view.
  func mayInject(_ model: TypeIndex, in code: ScopeID) -> Bool {
    UnseenInjections(in: self).mayInject(model, in: code)
  }

  /// The functions of the project that a call on a view may mean.
  func viewExtensions(named name: Name, at call: EventID) -> [FunctionID] {
    guard mayBeFunction(name) else { return [] }
    let extensions = Project.extendedProtocols.flatMap { frameworkExtensions(name, of: $0, from: call.file) }
    return extensions + (callee(of: call).map { [$0] } ?? [])
  }

  private static let extendedProtocols = [Words.view, Name("Scene")]
}

/// What the declarations that calls lead into may inject. It keeps what it has read, whatever the model: modifiers are
/// built of modifiers, and a project with its own of every name has more ways through them than can be gone for each model
/// anew (8 of the 10 seconds of a run over 63 repositories at once). Belongs to one thread.
public final class UnseenInjections {
  private let project: Project
  private var codeOfScope: [ScopeID: Code] = [:]
  private var contentsOfScope: [ScopeID: Contents] = [:]

  public init(in project: Project) {
    self.project = project
  }

  /// How many declarations deep it looks.
  private static let maximalDepth = 4

  /// What some code may put into the environment.
  fileprivate struct Contents {
    var models: Set<TypeIndex> = []
    /// a value whose type is not known: it may be any
    var isUnknown = false

    mutating func add(_ key: Injection.Key) {
      switch key {
      case .type(let model): models.insert(model)
      case .unknown: isUnknown = true
      case .foreignType, .key: break
      }
    }

    mutating func formUnion(_ other: Contents) {
      models.formUnion(other.models)
      isUnknown = isUnknown || other.isUnknown
    }
  }

  /// What a piece of code, or a call, says itself, and the code that it leads into.
  struct Code {
    fileprivate var contents = Contents()
    fileprivate var next: [ScopeID] = []
  }

  // MARK: Questions

  /// Whether a modifier may put a model into the environment of what it is called on.
  func mayInject(_ model: TypeIndex, by call: EventID) -> Bool {
    var code = Code()
    read(call, into: &code)
    return mayBe(model, in: code.contents) || code.next.contains { mayInject(model, in: $0) }
  }

  func mayInject(_ model: TypeIndex, in type: TypeIndex) -> Bool {
    project.code(of: type).contains { mayInject(model, in: $0) }
  }

  func mayInject(_ model: TypeIndex, in code: ScopeID) -> Bool {
    mayBe(model, in: contents(of: code))
  }

  private func mayBe(_ model: TypeIndex, in contents: Contents) -> Bool {
    if contents.isUnknown || contents.models.contains(model) { return true }
    if contents.models.isEmpty { return false }
    return project.superclasses(of: model).contains(where: contents.models.contains)
      || contents.models.contains { project.superclasses(of: $0).contains(model) }
  }

  // MARK: Reading

  /// All that can be reached from a piece of code, level by level.
  private func contents(of root: ScopeID) -> Contents {
    if let known = contentsOfScope[root] { return known }
    var contents = Contents()
    var visited: Set<ScopeID> = [root]
    var level = [root]
    for _ in 0..<UnseenInjections.maximalDepth where !level.isEmpty {
      var next: [ScopeID] = []
      for scope in level {
        let code = code(of: scope)
        contents.formUnion(code.contents)
        for inner in code.next where visited.insert(inner).inserted { next.append(inner) }
      }
      level = next
    }
    contentsOfScope[root] = contents
    return contents
  }

  private func code(of scope: ScopeID) -> Code {
    if let known = codeOfScope[scope] { return known }
    let code = project.tracker.map { kept(scope, $0) } ?? read(scope)
    codeOfScope[scope] = code
    return code
  }

  /// What a session has read before, of files that are not edited.
  private func kept(_ scope: ScopeID, _ tracker: DependencyTracker) -> Code {
    if let kept = tracker.unseenInjections[scope] {
      tracker.depend(on: kept.dependencies)
      return kept.answer
    }
    let code = tracker.tracked {
      let code = read(scope)
      // Their numbers are kept, and stand for others when their file changes.
      for next in code.next { tracker.touch(Int(next.file)) }
      return code
    }
    tracker.unseenInjections[scope] = code
    return code.answer
  }

  private func read(_ scope: ScopeID) -> Code {
    var code = Code()
    let fact = project[scope]
    for index in fact.firstEvent..<fact.endEvent {
      let event = EventID(file: scope.file, index: index)
      read(event, into: &code)
      if let type = project.constructedType(event), project.declaredTypes[type].traits.contains(.view) {
        code.next += project.code(of: type)
      }
    }
    return code
  }

  private func read(_ call: EventID, into code: inout Code) {
    guard project[call].kind == .call, let name = project.lastName(of: call) else { return }
    if let injection = project.injection(by: call) { return code.contents.add(injection.key) }
    if name == UnseenInjections.modifierWord { return readModifier(call, into: &code) }
    let functions = project.viewExtensions(named: name, at: call)
    if functions.isEmpty { return readArguments(of: call, into: &code) }
    for function in functions where project[function].scope >= 0 {
      code.next.append(ScopeID(file: function.file, index: project[function].scope))
    }
  }

  private static let modifierWord = Name("modifier")

  /// The argument of `.modifier(…)`.
  private func readModifier(_ call: EventID, into code: inout Code) {
    for argument in project.arguments(of: call) {
      guard argument.expression.kind == .chain, argument.expression.root >= 0,
        let type = project.constructedType(EventID(file: call.file, index: argument.expression.root))
      else {
        code.contents.isUnknown = true
        continue
      }
      code.next += project.code(of: type)
    }
  }

  /// What another module may do with a model that it is handed: `.inject(model)`.
  private func readArguments(of call: EventID, into code: inout Code) {
    let arguments = project.arguments(of: call)
    guard !arguments.isEmpty, project.constructedType(call) == nil else { return }
    for argument in arguments where argument.expression.kind == .chain {
      guard let model = project.value(of: argument.expression, in: call.file)?.declared,
        project.declaredTypes[model].kind == .class
      else { continue }
      code.contents.models.insert(model)
    }
  }
}

import SwiftTree

/// A value that code puts into the environment of the views below it (semantics.md, N6).
public struct Injection: Sendable {
  public enum Key: Hashable, Sendable {
    /// `.environment(model)`, `.environmentObject(model)`: the static type of the model
    case type(TypeIndex)
    /// a type that the project does not declare
    case foreignType
    /// `.environment(\.theme, theme)`
    case key(Name)
    /// a value whose type is not known here: it may be any
    case unknown
  }

  public let call: EventID
  public let key: Key
  public let value: ExpressionFact
  /// In a preview or a test.
  public let isForDevelopment: Bool
}

/// What is put into the environment, and where.
extension Project {
  /// Collects the injections of all files, once: the rules ask about those of the whole program.
  func indexInjections() {
    for file in files.indices { collectInjections(in: FileIndex(file), into: &allInjections) }
    for (index, injection) in allInjections.enumerated() { injectionIndex[injection.call] = index }
  }

  func collectInjections(in file: FileIndex, into injections: inout [Injection]) {
    let facts = files[Int(file)]
    guard Project.injectingNames.contains(where: facts.mayName) else { return }
    let (events, paths) = (facts.events, facts.paths)
    let modifiers = Project.injectingModifiers
    for index in 0..<events.count where events[index].argumentCount > 0 && events[index].pathCount > 0 {
      let event = events[index]
      guard modifiers.contains(paths[Int(event.firstPath) + Int(event.pathCount) - 1]) else { continue }
      if let injection = injection(EventID(file: file, index: EventIndex(index))) { injections.append(injection) }
    }
  }

  /// What is put into the environment, in the order of the files.
  public var injections: [Injection] {
    tracker?.ask(.injections)
    return allInjections
  }

  private static let injectingNames = [Name("environment"), Name("environmentObject")]
  private static let injectingModifiers = NameSet(injectingNames)

  private func injection(_ call: EventID) -> Injection? {
    let arguments = arguments(of: call)
    let isForDevelopment = isForDevelopment(call)
    guard let first = arguments.first, let last = arguments.last, first.label.isNone, last.label.isNone else { return nil }
    if arguments.count == 1 {
      let key = typeKey(first.expression, in: call.file)
      // `environment` is a word of servers and processes too.
      return key != .unknown || seesSwiftUI[Int(call.file)] ? Injection(call: call, key: key, value: first.expression, isForDevelopment: isForDevelopment) : nil
    }
    guard arguments.count == 2, first.expression.kind == .keyPath, first.expression.root >= 0 else { return nil }
    let facts = files[Int(call.file)]
    guard let key = facts.path(facts.events[Int(first.expression.root)]).last else { return nil }
    return Injection(call: call, key: .key(key), value: last.expression, isForDevelopment: isForDevelopment)
  }

  private func typeKey(_ value: ExpressionFact, in file: FileIndex) -> Injection.Key {
    guard value.kind == .chain || value.kind == .fallback, value.root >= 0 else { return .unknown }
    let root = EventID(file: file, index: value.root)
    guard let type = self.value(of: root), type.shape == .plain || type.shape == .optional else { return .unknown }
    switch type.meaning {
    case .declared(let model): return declaredTypes[model].kind == .class ? .type(model) : .unknown
    case .external(let name):
      // A function's generic parameter looks like a type of another module, and so does a name that several types bear.
      return mayBeType(name) || isParameter(root) ? .unknown : .foreignType
    }
  }

  private func isParameter(_ event: EventID) -> Bool {
    guard case .local(let local) = target(of: event) else { return false }
    return self[LocalID(file: event.file, index: local)].kind == .parameter
  }

  /// What a call puts into the environment; nil if it does not.
  public func injection(by call: EventID) -> Injection? {
    // Most events are none: their names say so at a tenth of the cost of a look into the index.
    let fact = self[call]
    guard fact.kind == .call, fact.argumentCount > 0, let name = files[Int(call.file)].path(fact).last,
      Project.injectingModifiers.contains(name)
    else { return nil }
    return injectionIndex[call].map { allInjections[$0] }
  }

  /// The injections of the program itself: not those of previews and tests.
  public func programInjections(of model: TypeIndex) -> [Injection] {
    injections.filter { $0.key == .type(model) && !$0.isForDevelopment }
  }

  /// The calls of a modifier that hand a model down, those of previews and tests included.
  public func injections(of model: TypeIndex, named modifier: StaticString) -> [EventID] {
    injections.filter { $0.key == .type(model) }.map(\.call).filter { call in
      files[Int(call.file)].path(self[call]).last == Name(modifier)
    }
  }

  /// Whether something is put into the environment that may be a model of this type, though that is not known.
  public func mayBeInjectedUnseen(_ model: TypeIndex) -> Bool {
    let unit = units[Int(declaredTypes[model].file)]
    return injections.contains { injection in
      injection.key == .unknown && !injection.isForDevelopment
        && (units[Int(injection.call.file)] == unit || isVisibleOutside(model))
    }
  }
}

extension Project {
  /// The model that an injection makes anew each time it runs; nil if it hands on one that somebody keeps.
  public func freshModel(injectedBy injection: Injection) -> TypeIndex? {
    if let made = creation(behind: injection.value, in: injection.call.file, expected: nil) { return made.type }
    guard injection.value.kind == .chain, injection.value.root >= 0 else { return nil }
    let root = EventID(file: injection.call.file, index: injection.value.root)
    guard self[root].pathCount == 1, self[root].kind == .read, case .property(let property) = target(of: root) else { return nil }
    return product(ofGetter: property)
  }
}

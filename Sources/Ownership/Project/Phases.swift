import SwiftTree

/// When a piece of code runs (architecture.md, terms).
public enum Phase: Sendable {
  /// in an initialiser or a stored property's initial value
  case initializer
  /// while SwiftUI asks what to show
  case render
  /// in `update…` of a representable: part of the view update too
  case update
  case action
  case appear
  /// soon after the code around it
  case deferred
  case later
  /// when whoever calls it runs
  case called
}

/// When pieces of code run.
extension Project {
  /// When a piece of code runs, by the closures around it up to the declaration it belongs to.
  public func phase(of scope: ScopeID) -> Phase {
    var current = scope
    while current.index >= 0 {
      let fact = self[current]
      switch fact.kind {
      case .branch: break
      case .closure:
        if let phase = Project.phase(role(of: current)) { return phase }
      default: return phase(ofDeclaration: fact, in: current)
      }
      current = ScopeID(file: current.file, index: fact.parent)
    }
    return .called
  }

  /// When an event happens.
  public func phase(of event: EventID) -> Phase {
    phase(of: ScopeID(file: event.file, index: self[event].scope))
  }

  private static func phase(_ role: ClosureRole) -> Phase? {
    switch role {
    case .inherited: nil
    case .action: .action
    case .appear: .appear
    case .deferred: .deferred
    case .later, .unresolved: .later
    }
  }

  private func phase(ofDeclaration fact: Scope, in scope: ScopeID) -> Phase {
    if fact.kind == .initialValue { return .initializer }
    let owner = context(of: scope)
    guard owner >= 0 else { return .called }
    if renderRoots(of: owner).contains(scope) { return .render }
    if updateRoots(of: owner).contains(scope) { return .update }
    return isInitializerBody(scope) ? .initializer : .called
  }

  /// The body of an initialiser.
  public func isInitializerBody(_ scope: ScopeID) -> Bool {
    let fact = self[scope]
    guard fact.kind == .function else { return false }
    return files[Int(scope.file)].functions[Int(fact.declaration)].kind == .initializer
  }

  /// The declaration's code that a piece of code stands in, closures and branches left behind.
  func root(of scope: ScopeID) -> ScopeID {
    var current = scope
    while self[current].parent >= 0, self[current].kind == .closure || self[current].kind == .branch {
      current = ScopeID(file: current.file, index: self[current].parent)
    }
    return current
  }

  /// The code that SwiftUI calls to learn what a type shows: `body`, `body(content:)`, `makeBody(configuration:)`.
  public func renderRoots(of type: TypeIndex) -> [ScopeID] {
    let traits = declaredTypes[type].traits
    guard !traits.isDisjoint(with: .stateOwner), !traits.contains(.representable) else { return [] }
    var roots: [ScopeID] = []
    for property in properties(of: type) where self[property].name == Words.body && self[property].getter >= 0 {
      roots.append(ScopeID(file: property.file, index: self[property].getter))
    }
    for function in functions(of: type) where Project.bodyFunctions.contains(self[function].name) && self[function].scope >= 0 {
      roots.append(ScopeID(file: function.file, index: self[function].scope))
    }
    return roots
  }

  private static let bodyFunctions = NameSet(["body", "makeBody"])

  /// The `update…` functions of a representable.
  public func updateRoots(of type: TypeIndex) -> [ScopeID] {
    guard declaredTypes[type].traits.contains(.representable) else { return [] }
    return functions(of: type).compactMap { function in
      let fact = self[function]
      return Project.updateFunctions.contains(fact.name) && fact.scope >= 0 ? ScopeID(file: function.file, index: fact.scope) : nil
    }
  }

  private static let updateFunctions = NameSet([
    "updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController", "updateWKInterfaceObject",
  ])

  // MARK: Closures of the project's own functions

  /// When a closure runs, seen from the code around it.
  public func role(of scope: ScopeID) -> ClosureRole {
    let fact = self[scope]
    guard fact.call >= 0 else { return fact.role }
    let call = EventID(file: scope.file, index: fact.call)
    let presumed = fact.role == .unresolved ? .later : fact.role
    // A type of the project may bear the name of one of SwiftUI's.
    if let type = constructedType(call) { return role(argument: Int(fact.argument), ofInitializer: type, call) ?? presumed }
    guard fact.role == .unresolved else { return fact.role }
    guard let function = callee(of: call) else { return .later }
    return role(argument: Int(fact.argument), of: function, call) ?? .later
  }

  private func role(argument: Int, of function: FunctionID, _ call: EventID) -> ClosureRole? {
    guard let parameters = parameters(of: function, call: call), argument < parameters.count else { return nil }
    let parameter = parameters[argument]
    if parameter.flags.contains(.isBuilder) { return .inherited }
    let isPlainClosure = parameter.type >= 0 && files[Int(function.file)].typeReferences[Int(parameter.type)].shape == .function
    return isPlainClosure && parameter.flags.isDisjoint(with: [.isEscaping, .isAutoclosure]) ? .inherited : .later
  }

  private func role(argument: Int, ofInitializer type: TypeIndex, _ call: EventID) -> ClosureRole? {
    // A representable calls its builders when it makes its view.
    if declaredTypes[type].traits.contains(.representable) { return .later }
    let initializers = initializers(of: type)
    if !initializers.isEmpty {
      return overload(initializers, call: call).flatMap { role(argument: argument, of: $0, call) }
    }
    // The memberwise initialiser takes the builder attribute from the property.
    let labels = files[Int(call.file)].arguments(self[call]).map(\.label)
    guard argument < labels.count else { return nil }
    let label = labels[argument]
    let taking = properties(of: type).filter { property in
      isClosure(property) && (label.isNone ? !labels.contains(self[property].name) : self[property].name == label)
    }
    guard !taking.isEmpty else { return nil }
    return taking.allSatisfy(hasBuilder) ? .inherited : .later
  }

  /// A stored closure, `@ViewBuilder` properties included.
  func isClosure(_ property: PropertyID) -> Bool {
    let fact = self[property]
    guard fact.isStored, !fact.isStatic, fact.type >= 0 else { return false }
    return files[Int(property.file)].typeReferences[Int(fact.type)].shape == .function || hasBuilder(property)
  }

  func hasBuilder(_ property: PropertyID) -> Bool {
    let facts = files[Int(property.file)]
    return self[property].attributes.contains { Project.builders.contains(facts.attributes[Int($0)].name) }
  }

  private static let builders = NameSet([
    "ViewBuilder", "ContentBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder",
  ])

  // MARK: Containers

  /// What stands around a view that is built, from the inside out, up to the body of the view that builds it; a helper
  /// (`func row()`, `var header`) is followed to where it is used.
  public func containers(around event: EventID) -> Set<Container> {
    var visited: Set<ScopeID> = []
    return containers(around: event, &visited, depth: 0)
  }

  private func containers(around event: EventID, _ visited: inout Set<ScopeID>, depth: Int) -> Set<Container> {
    var result: Set<Container> = []
    var current = ScopeID(file: event.file, index: self[event].scope)
    while current.index >= 0 {
      let fact = self[current]
      if fact.container != .none { result.insert(fact.container) }
      if fact.kind == .closure, fact.container == .none, role(of: current) == .later { result.insert(.unknown) }
      if fact.kind != .closure && fact.kind != .branch { break }
      current = ScopeID(file: current.file, index: fact.parent)
    }
    guard current.index >= 0, depth < 3, visited.insert(current).inserted else { return result }
    for use in uses(ofDeclarationAt: current) {
      result.formUnion(containers(around: use, &visited, depth: depth + 1))
    }
    return result
  }

  /// Where a type uses its own helper, given the helper's code.
  func uses(ofDeclarationAt scope: ScopeID) -> [EventID] {
    let owner = context(of: scope)
    guard owner >= 0, !renderRoots(of: owner).contains(scope), let name = declaredName(of: scope) else { return [] }
    return events(in: owner).filter { event in
      self[event].receiver < 0 && files[Int(event.file)].path(self[event]).first == name
    }
  }

  func declaredName(of scope: ScopeID) -> Name? {
    let fact = self[scope]
    let facts = files[Int(scope.file)]
    switch fact.kind {
    case .function: return facts.functions[Int(fact.declaration)].name
    case .getter: return facts.properties[Int(fact.declaration)].name
    default: return nil
    }
  }
}

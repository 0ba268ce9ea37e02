import SwiftTree

/// Who builds which type, where and with which arguments.
extension Project {
  /// The type that a call makes an instance of: `Model(…)`, `Store.Model(…)`, `Model.init(…)`.
  public func constructedType(_ event: EventID) -> TypeIndex? {
    let fact = self[event]
    guard fact.kind == .call, fact.receiver < 0, fact.pathCount > 0,
      fact.flags.isDisjoint(with: [.implicitMember, .onSelf, .onSuper, .onOther, .ofClosure, .projected])
    else { return nil }
    guard mayBeType(files[Int(event.file)].typeName(ofCall: fact)) else { return nil }
    guard case .type(let type) = target(of: event), var constructed = type.declared else { return nil }
    if fact.pathCount == 1 { return constructed }
    var names = files[Int(event.file)].path(fact).dropFirst()
    while let name = names.popFirst() {
      if name == Words.initWord { return names.isEmpty ? constructed : nil }
      guard let nested = member(type: name, of: constructed) else { return nil }
      constructed = nested
    }
    return constructed
  }

  /// The type that an expression makes a new instance of, each time it is evaluated.
  /// - Parameter expected: the declared type, for `.init(…)`.
  public func freshInstance(
    _ expression: ExpressionFact, in file: FileIndex, expected: @autoclosure () -> ResolvedType?
  ) -> TypeIndex? {
    guard expression.kind == .chain || expression.kind == .fallback, expression.root >= 0 else { return nil }
    let event = EventID(file: file, index: expression.root)
    guard self[event].kind == .call else { return nil }
    if let type = constructedType(event) { return type }
    if self[event].flags.contains(.implicitMember) { return implicitProduct(event, expected()) }
    // `post.copy()` depends on what it is called on; a factory does not.
    guard let function = callee(of: event), self[event].pathCount == 1 || self[function].isStatic else { return nil }
    return product(of: function)
  }

  /// `.init(…)`, `.makeModel()` where the type is known from outside.
  func implicitProduct(_ event: EventID, _ expected: ResolvedType?) -> TypeIndex? {
    guard let type = expected?.declared, expected?.shape == .plain, self[event].pathCount == 1,
      let name = files[Int(event.file)].path(self[event]).first
    else { return nil }
    if name == Words.initWord { return type }
    return overload(methods(name, of: type).filter { self[$0].isStatic }, call: event).flatMap(product)
  }

  /// The type that a function makes a new instance of at each call: `func makeModel() -> Model { Model() }`, or one that
  /// makes it first, sets it up and returns it.
  private func product(of function: FunctionID) -> TypeIndex? {
    self[function].scope >= 0 ? product(of: ScopeID(file: function.file, index: self[function].scope)) : nil
  }

  /// The type that a computed property makes a new instance of at each read: `var model: Model { Model() }`.
  func product(ofGetter property: PropertyID) -> TypeIndex? {
    self[property].getter >= 0 ? product(of: ScopeID(file: property.file, index: self[property].getter)) : nil
  }

  private func product(of code: ScopeID) -> TypeIndex? {
    let scope = self[code]
    guard scope.firstEvent < scope.endEvent else { return nil }
    let first = EventID(file: code.file, index: scope.firstEvent)
    let last = EventID(file: code.file, index: scope.endEvent - 1)
    guard let type = constructedType(first) else { return nil }
    if self[last].start < self[first].end { return type }
    guard case .local(let local) = target(of: last), self[last].pathCount == 1, self[last].kind == .read else { return nil }
    return isOwnInstance(LocalID(file: code.file, index: local)) ? type : nil
  }

  /// The names by which a type that may own state is built.
  func collectConstructedNames() {
    constructedNames = NameSet([Words.selfType])
    for type in declaredTypes where !type.traits.isDisjoint(with: .stateOwner) { constructedNames.insert(type.name) }
    for alias in typealiases { constructedNames.insert(files[Int(alias.file)].typealiases[Int(alias.index)].name) }
  }

  func indexConstructions(_ jobs: Int) {
    collectConstructedNames()
    let constructions = Workers.gather(from: files.count, jobs) { files in
      var found: [(type: TypeIndex, event: EventID)] = []
      for file in files { self.forEachConstruction(in: FileIndex(file)) { found.append(($0, $1)) } }
      return found
    }
    for (type, event) in constructions { constructionIndex[type, default: []].append(event) }
  }

  /// The calls in a file that make a type that may own state.
  func forEachConstruction(in file: FileIndex, _ body: (TypeIndex, EventID) -> Void) {
    let (events, paths) = (files[Int(file)].events, files[Int(file)].paths)
    let names = constructedNames
    for index in 0..<events.count where events[index].kind == .call && events[index].receiver < 0 {
      guard names.contains(FileFacts.typeName(ofCall: events[index], in: paths)) else { continue }
      let id = EventID(file: file, index: EventIndex(index))
      guard let type = constructedType(id), !declaredTypes[type].traits.isDisjoint(with: .stateOwner) else { continue }
      body(type, id)
    }
  }

  /// The calls that build a view, those of previews and tests left out.
  public func constructions(of type: TypeIndex) -> [EventID] {
    (everyConstruction(of: type) ?? []).filter { !isForDevelopment($0) }
  }

  /// With those of previews and tests; nil where nothing builds it.
  func everyConstruction(of type: TypeIndex) -> [EventID]? {
    tracker?.ask(.constructions(of: type))
    return constructionIndex[type]
  }

  /// Whether previews or tests build a view, and nothing else does.
  public func isBuiltForDevelopmentOnly(_ type: TypeIndex) -> Bool {
    everyConstruction(of: type) != nil && constructions(of: type).isEmpty
  }

  /// In a preview or a test (semantics.md, X1 and X2).
  public func isForDevelopment(_ event: EventID) -> Bool {
    if files[Int(event.file)].flags.contains(.isTest) { return true }
    let scope = self[event].scope
    if scope >= 0, files[Int(event.file)].scopes[Int(scope)].isPreview { return true }
    let context = context(of: event)
    guard context >= 0 else { return false }
    let declared = declaredTypes[context]
    return declared.isForDevelopment || !declared.traits.isDisjoint(with: [.previewProvider, .test])
  }

  /// The calls that follow on a call's result, from near to far: a view's modifiers.
  public func modifiers(of event: EventID) -> [EventID] {
    let facts = files[Int(event.file)]
    var result: [EventID] = []
    var current = event.index
    var index = Int(current) + 1
    let end = Int(facts.scopes[Int(self[event].scope)].endEvent)
    while index < end {
      if facts.events[index].receiver == current {
        guard facts.events[index].kind == .call else { break }
        current = EventIndex(index)
        result.append(EventID(file: event.file, index: current))
      }
      index += 1
    }
    return result
  }

  /// The function that a call means; nil if that is unknown.
  public func callee(of event: EventID) -> FunctionID? {
    let fact = self[event]
    guard fact.kind == .call else { return nil }
    let functions = candidates(of: event)
    return functions.isEmpty ? nil : overload(functions, call: event)
  }

  private func candidates(of event: EventID) -> [FunctionID] {
    let fact = self[event]
    guard let name = files[Int(event.file)].lastName(of: fact), mayBeFunction(name),
      !fact.flags.contains(.implicitMember)
    else { return [] }
    if fact.pathCount == 1, fact.flags.contains(.onSuper) {
      return superclasses(of: context(of: event)).first.map { methods(name, of: $0) } ?? []
    }
    if fact.pathCount == 1, fact.receiver < 0 {
      if case .functions(let functions) = target(of: event) { return functions }
      return []
    }
    guard let type = receiverType(of: event), type.shape == .plain || type.shape == .optional || type.shape == .metatype
    else { return [] }
    switch type.meaning {
    case .declared(let declared): return methods(name, of: declared)
    case .external(let framework): return frameworkExtensions(name, of: framework, from: event.file)
    }
  }

  /// The type of what a call's or a read's last name is a member of.
  public func receiverType(of event: EventID, depth: Int = 0) -> ResolvedType? {
    let fact = self[event]
    let names = files[Int(event.file)].path(fact).dropLast()
    return value(of: names, isCall: false, at: event, depth: depth)
  }
}

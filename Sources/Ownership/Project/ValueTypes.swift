import SwiftTree

/// What a word names where it stands.
public enum Target: Sendable {
  /// an index into the file's `locals`
  case local(Int32)
  case property(PropertyID)
  case functions([FunctionID])
  case type(ResolvedType)
}

/// Names and types of expressions, as far as they can be told without a type checker.
extension Project {
  /// The type whose code an event stands in; -1 outside of types.
  public func context(of event: EventID) -> TypeIndex {
    context(of: ScopeID(file: event.file, index: self[event].scope))
  }

  public func context(of scope: ScopeID) -> TypeIndex {
    scope.index < 0 ? -1 : type(ofFact: self[scope].owner, in: scope.file)
  }

  /// What the first name of an event's path names; nil if that is unknown.
  public func target(of event: EventID) -> Target? {
    let fact = self[event]
    guard fact.receiver < 0, fact.pathCount > 0, fact.flags.isDisjoint(with: [.implicitMember, .onSuper, .onOther, .ofClosure, .keyPath])
    else { return nil }
    guard let name = files[Int(event.file)].firstName(of: fact) else { return nil }
    let isOnSelf = fact.flags.contains(.onSelf)
    if !isOnSelf, let local = local(name, at: event) { return .local(local) }
    let context = context(of: event)
    if let member = member(name, of: context, flags: fact.flags) { return member }
    guard !isOnSelf, !fact.flags.contains(.projected) else { return nil }
    if mayBeProperty(name), let property = globalProperty(name, from: event.file) { return .property(property) }
    if mayBeFunction(name) {
      let functions = localFunctions(name, at: event) + globalFunctions(name, from: event.file)
      if !functions.isEmpty { return .functions(functions) }
    }
    if name == Words.selfType, context >= 0 { return .type(ResolvedType(.declared(context), .metatype)) }
    if let type = lookUp(name, in: event.file, context: context), type.shape != .generic {
      return .type(ResolvedType(type.meaning, .metatype))
    }
    return nil
  }

  private func member(_ name: Name, of context: TypeIndex, flags: Event.Flags) -> Target? {
    guard context >= 0 else { return nil }
    if mayBeProperty(name), let property = property(name, of: context),
      !flags.contains(.projected) || !self[property].attributes.isEmpty
    {
      return .property(property)
    }
    guard !flags.contains(.projected) else { return nil }
    if flags.contains(.underscored), let property = wrappedProperty(behind: name, of: context) { return .property(property) }
    guard mayBeFunction(name) else { return nil }
    let methods = methods(name, of: context)
    return methods.isEmpty ? nil : .functions(methods)
  }

  /// The local name that a word names at an event: the last one declared before it in the pieces of code around it.
  public func local(_ name: Name, at event: EventID) -> Int32? {
    let facts = files[Int(event.file)]
    let fact = facts.events[Int(event.index)]
    let (scopes, locals) = (facts.scopes, facts.locals)
    // A shorthand `if let x` reads what was there before.
    let limit = fact.flags.contains(.shorthand) ? fact.start : fact.start &+ 1
    var scope = fact.scope
    while scope >= 0 {
      let current = scopes[Int(scope)]
      var index = current.endLocal
      while index > current.firstLocal {
        index -= 1
        let local = locals[Int(index)]
        if local.name == name, local.scope == scope, local.validFrom < limit, fact.start < local.validTo { return index }
      }
      // A type declared in a function sees the function's constants no more.
      if current.kind != .closure && current.kind != .branch && !isLocalFunction(current, in: facts) { break }
      scope = current.parent
    }
    return nil
  }

  private func isLocalFunction(_ scope: Scope, in facts: FileFacts) -> Bool {
    switch scope.kind {
    case .function: facts.functions[Int(scope.declaration)].flags.contains(.isLocal)
    // The initial value of a local variable's accessor and the like.
    case .initialValue: false
    default: false
    }
  }

  /// The functions of that name that are declared in the pieces of code around an event.
  private func localFunctions(_ name: Name, at event: EventID) -> [FunctionID] {
    declarations(in: localFunctionIndex, NameIndex.key(name, in: Int(event.file))).lazy.map { self.localFunctions[$0] }.filter { function in
      self[function].scope >= 0 && self.isInside(event, self.files[Int(event.file)].scopes[Int(self[function].scope)].parent)
    }
  }

  private func isInside(_ event: EventID, _ scope: ScopeIndex) -> Bool {
    guard scope >= 0 else { return false }
    let outer = files[Int(event.file)].scopes[Int(scope)]
    return outer.firstEvent <= event.index && event.index < outer.endEvent
  }

  // MARK: Values

  private static func literalTypeName(_ kind: ExpressionFact.Kind) -> StaticString? {
    switch kind {
    case .boolean: "Bool"
    case .integer: "Int"
    case .float: "Double"
    case .string: "String"
    default: nil
    }
  }

  private static func literalType(_ kind: ExpressionFact.Kind) -> ResolvedType? {
    switch kind {
    case .array: ResolvedType(.external(Name("Array")), .array)
    case .dictionary: ResolvedType(.external(Name("Dictionary")), .dictionary)
    default: literalTypeName(kind).map { ResolvedType(.external(Name($0))) }
    }
  }

  /// The name of a literal's type, as far as it has one of its own.
  public func literalType(_ literal: ExpressionFact) -> String? {
    Project.literalTypeName(literal.kind)?.description
  }

  /// The type of an expression; nil if that is unknown.
  public func value(of expression: ExpressionFact, in file: FileIndex, depth: Int = 0) -> ResolvedType? {
    if let literal = Project.literalType(expression.kind) { return literal }
    guard expression.kind == .chain, expression.root >= 0 else { return nil }
    return value(of: EventID(file: file, index: expression.root), depth: depth)
  }

  /// The type of what a chain gives up to and including an event.
  public func value(of event: EventID, depth: Int = 0) -> ResolvedType? {
    let fact = self[event]
    return value(of: files[Int(event.file)].path(fact), isCall: fact.kind == .call, at: event, depth: depth)
  }

  /// The type of a path, or of the beginning of one, where an event has it.
  func value(of names: FactSlice<Name>, isCall: Bool, at event: EventID, depth: Int) -> ResolvedType? {
    // In a chain of modifiers no name is one of the project's: nobody has to go through what they are called on.
    guard depth < 8, self[event].receiver < 0 || names.allSatisfy(mayBeMember) else { return nil }
    var names = names
    guard var current = base(of: event, &names, isCall: isCall, depth: depth) else { return nil }
    while let name = names.popFirst() {
      guard let next = member(name, of: current, isCall: isCall && names.isEmpty, event: event, depth: depth) else { return nil }
      current = next
    }
    return current
  }

  private func mayBeMember(_ name: Name) -> Bool {
    mayBeProperty(name) || mayBeFunction(name) || mayBeType(name)
      || Project.commonMembers.contains(name) || Project.sharedInstances.contains(name)
  }

  /// The type of what a path begins with; takes from the names what it has used.
  private func base(of event: EventID, _ names: inout FactSlice<Name>, isCall: Bool, depth: Int) -> ResolvedType? {
    let fact = self[event]
    if fact.receiver >= 0 { return value(of: EventID(file: event.file, index: fact.receiver), depth: depth + 1) }
    if names.isEmpty {
      let context = context(of: event)
      return fact.flags.contains(.onSelf) && context >= 0 ? ResolvedType(.declared(context)) : nil
    }
    guard let target = target(of: event) else { return sharedInstance(&names) }
    names = names.dropFirst()
    let isCall = isCall && names.isEmpty
    switch target {
    case .local(let index):
      let type = type(ofLocal: index, in: event.file, depth: depth + 1)
      return isCall ? called(type) : type
    case .property(let property):
      let type = fact.flags.contains(.projected) ? nil : type(of: property, depth: depth + 1)
      return isCall ? called(type) : type
    case .functions(let functions):
      return isCall ? result(of: functions, call: event) : nil
    case .type(let type):
      return isCall ? ResolvedType(type.meaning) : type
    }
  }

  /// `Bundle.main`: a name that the project does not declare, before one that only a type has.
  private func sharedInstance(_ names: inout FactSlice<Name>) -> ResolvedType? {
    guard let type = names.first, let member = names.dropFirst().first, Project.sharedInstances.contains(member) else { return nil }
    names = names.dropFirst()
    return ResolvedType(.external(type), .metatype)
  }

  private func called(_ type: ResolvedType?) -> ResolvedType? {
    guard let type, type.shape == .function else { return nil }
    return ResolvedType(type.meaning)
  }

  private func member(_ name: Name, of type: ResolvedType, isCall: Bool, event: EventID, depth: Int) -> ResolvedType? {
    if name == Words.subscriptStep { return element(of: type) }
    // `model?.name` and `model!.name` go through the optional.
    guard type.shape == .plain || type.shape == .optional || type.shape == .metatype || type.shape == .existential,
      let declared = type.declared
    else {
      return metatypeMember(name, of: type, isCall: isCall)
        ?? frameworkMember(name, of: type, isCall: isCall, event: event, depth: depth)
    }
    if type.shape == .metatype, let found = metatypeMember(name, of: type, isCall: isCall) { return found }
    if let property = property(name, of: declared) {
      let value = self.type(of: property, depth: depth + 1)
      return isCall ? called(value) : value
    }
    let methods = methods(name, of: declared)
    if isCall, !methods.isEmpty { return result(of: methods, call: event) }
    if type.shape == .metatype, let nested = member(type: name, of: declared) {
      return ResolvedType(.declared(nested), isCall ? .plain : .metatype)
    }
    return nil
  }

  private func frameworkMember(_ name: Name, of type: ResolvedType, isCall: Bool, event: EventID, depth: Int) -> ResolvedType? {
    guard case .external(let framework) = type.meaning, type.shape == .plain || type.shape == .optional else { return nil }
    guard isCall else {
      return frameworkProperty(name, of: framework, from: event.file).flatMap { self.type(of: $0, depth: depth + 1) }
    }
    let functions = frameworkExtensions(name, of: framework, from: event.file)
    return functions.isEmpty ? nil : result(of: functions, call: event)
  }

  private func element(of type: ResolvedType) -> ResolvedType? {
    switch type.shape {
    case .array where type.meaning != .external(Name("Array")): ResolvedType(type.meaning)
    case .dictionary where type.meaning != .external(Name("Dictionary")): ResolvedType(type.meaning, .optional)
    default: nil
    }
  }

  /// `Model.self` is the type, `Model.init(…)` an instance.
  private func metatypeMember(_ name: Name, of type: ResolvedType, isCall: Bool) -> ResolvedType? {
    guard type.shape == .metatype else { return nil }
    if name == Words.selfWord { return type }
    if name == Words.initWord, isCall { return ResolvedType(type.meaning) }
    // `Bundle.main`, `FileManager.default`: the frameworks' way to name the one instance.
    if case .external = type.meaning, !isCall, Project.sharedInstances.contains(name) { return ResolvedType(type.meaning) }
    return nil
  }

  private static let sharedInstances = NameSet(["main", "shared", "default", "standard", "current"])

  /// The members that are understood of every type.
  private static let commonMembers = NameSet([Words.selfWord, Words.initWord, Words.subscriptStep])

  /// The result of the function that a call means.
  private func result(of functions: [FunctionID], call: EventID) -> ResolvedType? {
    guard let function = overload(functions, call: call) else { return nil }
    let fact = self[function]
    return fact.result >= 0 ? resolve(fact.result, in: function.file, context: owner(of: function)) : nil
  }

  /// The type of a local name.
  public func type(ofLocal index: Int32, in file: FileIndex, depth: Int = 0) -> ResolvedType? {
    guard depth < 8 else { return nil }
    let facts = files[Int(file)]
    let local = facts.locals[Int(index)]
    let context = context(of: ScopeID(file: file, index: local.scope))
    if local.type >= 0 { return resolve(local.type, in: file, context: context) }
    if local.value >= 0 {
      guard let type = value(of: facts.expressions[Int(local.value)], in: file, depth: depth + 1) else { return nil }
      // `if let model`, `guard let model`: without the optional.
      return type.shape == .optional ? ResolvedType(type.meaning) : type
    }
    return local.kind == .closureParameter ? elementType(ofParameter: local, in: file, depth: depth + 1) : nil
  }

  /// The parameter of a row's closure is an element of the data.
  private func elementType(ofParameter local: LocalFact, in file: FileIndex, depth: Int) -> ResolvedType? {
    let facts = files[Int(file)]
    let scope = facts.scopes[Int(local.scope)]
    guard scope.container == .row, scope.call >= 0, scope.firstLocal < scope.endLocal,
      facts.locals[Int(scope.firstLocal)].nameStart == local.nameStart
    else { return nil }
    guard let data = facts.arguments(facts.events[Int(scope.call)]).first, data.label.isNone,
      let collection = value(of: data.expression, in: file, depth: depth + 1), collection.shape == .array
    else { return nil }
    return ResolvedType(collection.meaning)
  }

  // MARK: Overloads

  /// The one function of several that a call can mean by its labels; nil if none or several fit.
  public func overload(_ functions: [FunctionID], call: EventID) -> FunctionID? {
    if functions.count == 1 { return functions.first }
    var fitting: FunctionID?
    for function in functions where accepts(function, call) {
      if fitting != nil { return nil }
      fitting = function
    }
    return fitting
  }

  /// Whether a function's parameters take a call's arguments: in order, what is left out has a default value.
  private func accepts(_ function: FunctionID, _ call: EventID) -> Bool {
    match(function, call) { _ in }
  }

  /// For each argument of a call the parameter that takes it; nil if they don't fit.
  public func parameters(of function: FunctionID, call: EventID) -> [ParameterFact]? {
    var result: [ParameterFact] = []
    return match(function, call) { result.append($0) } ? result : nil
  }

  /// - Parameter take: what is done with the parameter that takes an argument, for one after the other.
  private func match(_ function: FunctionID, _ call: EventID, _ take: (ParameterFact) -> Void) -> Bool {
    let facts = files[Int(function.file)]
    var rest = facts.parameters[range(self[function].parameters)]
    var last: ParameterFact?
    for argument in files[Int(call.file)].arguments(self[call]) {
      let isMore = last?.flags.contains(.isVariadic) ?? false && argument.label.isNone && !argument.isTrailing
      guard let parameter = isMore ? last : self.take(argument, from: &rest) else { return false }
      take(parameter)
      last = parameter
    }
    return rest.allSatisfy { $0.defaultValue >= 0 || $0.flags.contains(.isVariadic) }
  }

  private func take(_ argument: ArgumentFact, from rest: inout FactSlice<ParameterFact>) -> ParameterFact? {
    while let parameter = rest.popFirst() {
      let label = parameter.label == Words.wildcard ? Name.none : parameter.label
      if label == argument.label { return parameter }
      if argument.isTrailing, argument.label.isNone, takesClosure(parameter) { return parameter }
      guard parameter.defaultValue >= 0 || parameter.flags.contains(.isVariadic) else { return nil }
    }
    return nil
  }

  private func takesClosure(_ parameter: ParameterFact) -> Bool {
    parameter.defaultValue < 0 || !parameter.flags.isDisjoint(with: [.isEscaping, .isBuilder])
  }

  func range(_ range: Range<Int32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
  }
}

import SwiftTree

/// A piece of code that a view hands to SwiftUI, to be run on an occasion of the view's life.
public struct LifeCycleHandler: Sendable {
  public let occasion: Occasion
  /// The call of the modifier.
  public let call: EventID
  /// What it watches: the value of `.task(id:)` and of `.onChange(of:)`, the publisher of `.onReceive`.
  public let watched: ExpressionFact?
  /// The closure, or the function that is named in its place; nil if that is unknown.
  public let code: ScopeID?

  /// Runs when the view appears and never again while it stays.
  public var runsOncePerAppearance: Bool { occasion == .appear || (occasion == .task && watched == nil) }

  /// Runs when a value changes while the view stays.
  public var runsOnChange: Bool {
    switch occasion {
    case .change, .receive: true
    case .task: watched != nil
    case .appear, .disappear: false
    }
  }
}

/// What views do on the occasions of their life.
extension Project {
  /// The life-cycle modifiers in a type's code, in the order of the source.
  public func lifeCycleHandlers(of type: TypeIndex) -> [LifeCycleHandler] {
    code(of: type).flatMap { scope in
      let fact = self[scope]
      return (fact.firstEvent..<fact.endEvent).compactMap { lifeCycleHandler(EventID(file: scope.file, index: $0)) }
    }
  }

  /// The modifier that a call is, if it is one of these.
  func lifeCycleHandler(_ event: EventID) -> LifeCycleHandler? {
    let fact = self[event]
    guard fact.kind == .call, fact.argumentCount > 0, fact.receiver >= 0 || fact.pathCount > 1,
      let name = files[Int(event.file)].path(fact).last, let occasion = LifeCycleModifiers.occasions[name],
      callee(of: event) == nil
    else { return nil }
    let arguments = arguments(of: event)
    let watched = arguments.first { isWatched($0, on: occasion) }
    let code = arguments.lazy.filter { $0.expression.start != watched?.expression.start }.compactMap { self.code(of: $0, in: event.file) }
    return LifeCycleHandler(occasion: occasion, call: event, watched: watched?.expression, code: code.first)
  }

  /// The name of a modifier, without what it is handed.
  public func modifierPlace(_ call: EventID) -> Place {
    lastNamePlace(call) ?? place(call)
  }

  private func isWatched(_ argument: ArgumentFact, on occasion: Occasion) -> Bool {
    if occasion == .receive { return argument.label.isNone && argument.expression.closure < 0 }
    return LifeCycleModifiers.watchedLabels[argument.label] == occasion
  }

  /// The code of an argument: a closure's, or that of a function which is named: `.onChange(of: value, perform: reset)`.
  func code(of argument: ArgumentFact, in file: FileIndex) -> ScopeID? {
    if argument.expression.closure >= 0 { return ScopeID(file: file, index: argument.expression.closure) }
    guard argument.expression.kind == .chain, argument.expression.root >= 0,
      let function = functions(named: EventID(file: file, index: argument.expression.root)).first, self[function].scope >= 0
    else { return nil }
    return ScopeID(file: function.file, index: self[function].scope)
  }

  /// `reset`, `model.reset`, without a call.
  private func functions(named event: EventID) -> [FunctionID] {
    let path = files[Int(event.file)].path(self[event])
    guard self[event].kind == .read, let name = path.last, mayBeFunction(name) else { return [] }
    if path.count == 1, case .functions(let functions) = target(of: event) { return functions }
    guard path.count > 1, let type = receiverType(of: event)?.declared else { return [] }
    return methods(name, of: type)
  }

  /// Whether an expression, closures in it left out, uses a property.
  public func uses(_ property: PropertyID, in expression: ExpressionFact, of file: FileIndex) -> Bool {
    guard expression.closure < 0 else { return false }
    return (expression.firstEvent..<expression.endEvent).contains { isUse(EventID(file: file, index: $0), of: property) }
  }
}

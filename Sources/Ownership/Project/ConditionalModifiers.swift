import SwiftTree

/// `func if(_ condition: Bool, transform: (Self) -> Content) -> some View`.
extension Project {
  /// The functions that the project adds to `View` and that give the view itself or what a closure makes of it, as a
  /// condition says: two types, and so two identities.
  public func conditionalModifiers() -> [FunctionID] {
    tracker?.ask(.frameworkExtensions)
    return frameworkExtensions.filter { function in
      let type = files[Int(function.file)].types[Int(self[function].owner)]
      return type.name == Words.view && self[function].scope >= 0 && !files[Int(function.file)].flags.contains(.isTest)
        && conditionParameter(of: function) != nil && transformsSelfInOneArm(function)
    }
  }

  /// The first parameter that is a Bool or an optional.
  public func conditionParameter(of function: FunctionID) -> ParameterFact? {
    let facts = files[Int(function.file)]
    return facts.parameters[range(self[function].parameters)].first { parameter in
      guard parameter.type >= 0 else { return false }
      let type = facts.typeReferences[Int(parameter.type)]
      return type.shape == .optional || (type.shape == .named && type.name == Words.bool)
    }
  }

  private func transformsSelfInOneArm(_ function: FunctionID) -> Bool {
    let facts = files[Int(function.file)]
    let closures = facts.parameters[range(self[function].parameters)].filter { parameter in
      parameter.type >= 0 && facts.typeReferences[Int(parameter.type)].shape == .function
    }.map(\.name)
    guard !closures.isEmpty else { return false }
    let scope = facts.scopes[Int(self[function].scope)]
    let events = (scope.firstEvent..<scope.endEvent).map { facts.events[Int($0)] }
    let transforms = events.filter { event in
      event.kind == .call && event.pathCount == 1 && facts.path(event).first.map(closures.contains) == true
        && facts.scopes[Int(event.scope)].choice >= 0
    }
    let isSelf = { (event: Event) in event.kind == .read && event.pathCount == 0 && event.flags.contains(.onSelf) }
    return transforms.contains { transform in
      events.contains { isSelf($0) && $0.scope != transform.scope }
    }
  }

  /// Where such a function is called, outside of previews and tests.
  public func calls(of modifiers: [FunctionID]) -> [(call: EventID, function: FunctionID)] {
    let named = Set(modifiers.map { self[$0].name }).flatMap { name in
      files(naming: name).flatMap { file in
        namings(of: name, in: file).map { EventID(file: file, index: $0.event) }
      }
    }
    return Set(named).sorted { ($0.file, $0.index) < ($1.file, $1.index) }.compactMap { call in
      function(of: modifiers, calledBy: call).map { (call, $0) }
    }
  }

  private func function(of modifiers: [FunctionID], calledBy call: EventID) -> FunctionID? {
    let fact = self[call]
    guard fact.kind == .call, let name = files[Int(call.file)].path(fact).last, !isForDevelopment(call) else { return nil }
    return modifiers.first { function in
      let isVisible = units[Int(function.file)] == units[Int(call.file)] || self[function].access >= .public
      return self[function].name == name && isVisible && parameters(of: function, call: call) != nil
    }
  }

  /// Whether the condition that a call hands over can change while the view is there.
  public func canChangeCondition(_ call: EventID, of function: FunctionID) -> Bool {
    guard let parameter = conditionParameter(of: function), let argument = argument(for: parameter.name, of: function, call: call),
      argument.expression.closure < 0
    else { return false }
    return (argument.expression.firstEvent..<argument.expression.endEvent).contains { canChange(EventID(file: call.file, index: $0)) }
  }
}

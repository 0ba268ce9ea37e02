import SwiftTree

/// `.environment(model)`, `.environmentObject(model)`: a model that a call hands down.
public struct EnvironmentCall: Sendable {
  public let call: EventID
  public let model: TypeIndex
  /// The wrapper that reads what this call hands down.
  public let wrapper: Wrapper
}

extension Project {
  /// The models that a type's code hands down, where their types are known. Methods of the project's own that bear these
  /// names may do anything.
  public func environmentCalls(in type: TypeIndex) -> [EnvironmentCall] {
    guard isStateOwner(type) else { return [] }
    return events(in: type).compactMap(environmentCall)
  }

  private func environmentCall(_ call: EventID) -> EnvironmentCall? {
    guard let injection = injection(by: call), case .type(let model) = injection.key, let name = lastName(of: call),
      let wrapper = Project.environmentModifiers[name], !mayBeFunction(name), !isForDevelopment(call)
    else { return nil }
    return EnvironmentCall(call: call, model: model, wrapper: wrapper)
  }

  private static let environmentModifiers = NameTable<Wrapper>([
    (Name("environment"), .environment), (Name("environmentObject"), .environmentObject),
  ])
}

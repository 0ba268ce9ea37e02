import SwiftTree

/// A call that loads something by an input of a view.
public struct LoadedInput: Sendable {
  public let property: PropertyID
  public let load: EventID
}

/// What a view is given by whoever builds it.
extension Project {
  /// The first load that a piece of code starts with an argument from one of the view's inputs, in the view's own code.
  public func loadedInput(in code: ScopeID, of view: TypeIndex) -> LoadedInput? {
    let inputs = properties(of: view).filter(isInput)
    guard !inputs.isEmpty else { return nil }
    for scope in self.code(startedBy: code) where context(of: scope) == view {
      for event in events(startedBy: scope) where isLoad(event) {
        if let input = inputs.first(where: { isArgument($0, of: event) }) { return LoadedInput(property: input, load: event) }
      }
    }
    return nil
  }

  /// A value, no service and no action, that the view is given and that may be another the next time.
  private func isInput(_ property: PropertyID) -> Bool {
    let fact = self[property]
    guard fact.isStored, !fact.isStatic, let type = type(of: property), isValue(type) else { return false }
    switch wrapper(property).wrapper {
    case .binding: return true
    case .none: return fact.attributes.isEmpty && (initialValue(of: property) == nil || !fact.flags.contains(.isLet))
    default: return false
    }
  }

  private func isArgument(_ property: PropertyID, of call: EventID) -> Bool {
    files[Int(call.file)].arguments(self[call]).contains { uses(property, in: $0.expression, of: call.file) }
  }

  /// How an input can vary while the view that gets it stays on the screen. Nobody knows of a view that nothing builds.
  public func variation(ofInput property: PropertyID, of view: TypeIndex) -> Variation {
    let constructions = constructions(of: view)
    guard !constructions.isEmpty else { return .withIdentity }
    return constructions.filter(isPartOfView).reduce(.constant) { result, construction in
      guard let argument = receivedArgument(for: property, of: view, at: construction) else { return result }
      return max(result, variation(of: argument.expression, at: construction))
    }
  }

  /// Whether a view is built as a part of another one; what a function makes and shows itself keeps its first values.
  private func isPartOfView(_ construction: EventID) -> Bool {
    let scope = root(of: ScopeID(file: construction.file, index: self[construction].scope))
    let owner = context(of: scope)
    return givesView(scope) || (owner >= 0 && renderRoots(of: owner).contains(scope))
  }

  /// Whether a view makes a property the identity of something in it: `.id(item)`.
  public func isIdentity(_ property: PropertyID, in view: TypeIndex) -> Bool {
    events(in: view).contains { event in
      isIdentity(event) && isArgument(property, of: event)
    }
  }
}

import SwiftTree

/// A call that loads something by a value that may change while the view is there.
public struct LoadedInput: Sendable {
  /// What the view holds: the value, or the model that has it.
  public let property: PropertyID
  /// The model's member; nil if the view holds the value itself.
  public let member: PropertyID?
  public let load: EventID

  public var value: PropertyID { member ?? property }
}

/// What a view is given by whoever builds it.
extension Project {
  /// The first load that a piece of code starts, in the view's own code, with an argument from one of the view's inputs.
  public func loadedInput(in code: ScopeID, of view: TypeIndex) -> LoadedInput? {
    for scope in self.code(startedBy: code) where context(of: scope) == view {
      for event in events(startedBy: scope) where isLoad(event) {
        if let input = loadedInput(of: event, in: view) { return input }
      }
    }
    return nil
  }

  private func loadedInput(of load: EventID, in view: TypeIndex) -> LoadedInput? {
    for argument in files[Int(load.file)].arguments(self[load]) where argument.expression.closure < 0 {
      for index in argument.expression.firstEvent..<argument.expression.endEvent {
        let event = EventID(file: load.file, index: index)
        // A binding is handed over to be written, not to say what to load.
        guard !self[event].flags.contains(.projected), let property = property(at: 0, of: event), owner(of: property) == view
        else { continue }
        if isInput(property) { return LoadedInput(property: property, member: nil, load: load) }
        if let member = changingMember(event, of: property) { return LoadedInput(property: property, member: member, load: load) }
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

  /// The value of a model that somebody else owns: `session.userID`.
  private func changingMember(_ event: EventID, of property: PropertyID) -> PropertyID? {
    switch wrapper(property).wrapper {
    case .observedObject, .environmentObject, .environment, .bindable: break
    default: return nil
    }
    guard self[event].pathCount > 1, let member = self.property(at: 1, of: event), announces(member),
      mayBeChanged(self[member].name), let type = type(of: member), isValue(type)
    else { return nil }
    return member
  }

  /// How an input can vary while the view that gets it stays on the screen. Nobody knows of a view that nothing builds, nor
  /// when a model is changed.
  public func variation(of input: LoadedInput, in view: TypeIndex) -> Variation {
    input.member == nil ? variation(ofInput: input.property, of: view) : .withIdentity
  }

  private func variation(ofInput property: PropertyID, of view: TypeIndex) -> Variation {
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
      isIdentity(event) && arguments(of: event).contains { uses(property, in: $0.expression, of: event.file) }
    }
  }
}

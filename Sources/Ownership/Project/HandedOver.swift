import SwiftTree

/// What becomes of an object that a view hands to its children.
extension Project {
  /// Whether all that a view does with a property is to hand it to children that keep the first object they get.
  public func isKeptByChildren(_ property: PropertyID, in type: TypeIndex) -> Bool {
    let uses = events(in: type).filter { isUse($0, of: property) && self[$0].flags.isDisjoint(with: .written) }
    guard !uses.isEmpty else { return false }
    let kept = Set(events(in: type).flatMap(keptArguments))
    return uses.allSatisfy(kept.contains)
  }

  /// The arguments of a view's construction that the view keeps in `@State` or `@StateObject`.
  private func keptArguments(of call: EventID) -> [EventID] {
    guard let child = constructedType(call), isStateOwner(child) else { return [] }
    return arguments(of: call).compactMap { argument in
      guard argument.expression.kind == .chain, argument.expression.root >= 0, keeps(argument, call, child) else { return nil }
      return EventID(file: call.file, index: argument.expression.root)
    }
  }

  private func keeps(_ argument: ArgumentFact, _ call: EventID, _ child: TypeIndex) -> Bool {
    if let property = receivingProperty(of: argument, call: call, type: child) {
      return wrapper(property).wrapper == .state || wrapper(property).wrapper == .stateObject
    }
    guard initializers(of: child).isEmpty else { return false }
    return properties(of: child).contains { self[$0].name == argument.label && wrapper($0).wrapper == .stateObject }
  }

  /// Whether a view does no more with a property than to read what it holds: it binds, changes and calls nothing of it, and
  /// hands it to no other view.
  public func isOnlyRead(_ property: PropertyID, in type: TypeIndex) -> Bool {
    let all = events(in: type)
    let handedOn = Set(all.flatMap(viewArguments))
    return all.allSatisfy { event in
      guard isUse(event, of: property) else { return true }
      let fact = self[event]
      if fact.flags.contains(.assigned), fact.pathCount == 1 { return true }
      return (fact.kind == .read || asksMember(event)) && !handedOn.contains(event)
        && fact.flags.isDisjoint(with: Event.Flags.written.union(.projected))
    }
  }

  /// `note.title.prefix(1)`: a value that the object holds is asked, and not the object.
  private func asksMember(_ call: EventID) -> Bool {
    guard self[call].pathCount > 2, let name = files[Int(call.file)].path(self[call]).last, let member = property(at: 1, of: call)
    else { return false }
    return holdsValue(member) && !MutatingMethods.names.contains(name)
  }

  /// The arguments of a view's construction that are chains.
  private func viewArguments(of call: EventID) -> [EventID] {
    guard let child = constructedType(call), isStateOwner(child) else { return [] }
    return arguments(of: call).compactMap { argument in
      argument.expression.kind == .chain && argument.expression.root >= 0
        ? EventID(file: call.file, index: argument.expression.root) : nil
    }
  }

  /// Whether all arguments of a call are constants.
  public func hasConstantArguments(_ call: EventID) -> Bool {
    arguments(of: call).allSatisfy { $0.expression.closure < 0 && variation(of: $0.expression, at: call) == .constant }
  }

  /// Whether a view is only there to be looked at: `.disabled(true)`, `.allowsHitTesting(false)`.
  public func isInert(_ construction: EventID) -> Bool {
    modifiers(of: construction).contains { modifier in
      guard let name = files[Int(modifier.file)].path(self[modifier]).last, Project.inertModifiers.contains(name) else { return false }
      return arguments(of: modifier).first?.expression.kind == .boolean
    }
  }

  private static let inertModifiers = NameSet(["disabled", "allowsHitTesting"])

  /// Whether a class is there to navigate: its name says so.
  public func isRouter(_ type: TypeIndex) -> Bool {
    let declared = declaredTypes[type]
    return files[Int(declared.file)].types[Int(declared.fact)].hasRouterName
  }
}

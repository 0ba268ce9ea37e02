import SwiftTree

/// A write that SwiftUI hears of.
public struct StateWrite: Sendable {
  public let event: EventID
  /// The name of what is written, where it is declared: a view's state or binding, a model's member.
  public let declaration: Place
}

/// Who writes what.
extension Project {
  /// The write that an event is, if a view may show what it writes: state and the like of the view whose code it is, a
  /// binding, or a member of a model that announces its changes.
  public func stateWrite(_ event: EventID) -> StateWrite? {
    guard let length = writtenLength(event), length > 0 else { return nil }
    switch target(of: event) {
    case .property(let property): return stateWrite(event, through: property, length: length)
    case .local(let local): return stateWrite(event, through: LocalID(file: event.file, index: local), length: length)
    case .functions, .type, nil: return nil
    }
  }

  private func stateWrite(_ event: EventID, through property: PropertyID, length: Int) -> StateWrite? {
    guard !isInitialization(event, of: property) else { return nil }
    let isState = wrapper(property).wrapper.isWrittenState
    if isState, isValueWrite(property, event, length: length) || announces(property) {
      return StateWrite(event: event, declaration: namePlace(property))
    }
    return announces(property) ? StateWrite(event: event, declaration: namePlace(property)) : memberWrite(event, length: length)
  }

  /// A parameter may be a binding or a model that others show; what the code has just made, nobody shows yet.
  private func stateWrite(_ event: EventID, through local: LocalID, length: Int) -> StateWrite? {
    let fact = self[local]
    guard length > 1, !isOwnInstance(local) else { return nil }
    if let type = type(ofLocal: local.index, in: local.file), type.shape == .binding {
      let isValue = files[Int(event.file)].path(self[event]).dropFirst().first == Project.wrappedValue
      return isValue
        ? StateWrite(event: event, declaration: Place(file: local.file, start: fact.nameStart, end: fact.nameEnd)) : nil
    }
    return memberWrite(event, length: length)
  }

  /// Whether an event writes what a property holds: all of it, or a part of a value.
  func writesValue(_ event: EventID, of property: PropertyID) -> Bool {
    writtenLength(event).map { $0 > 0 && isValueWrite(property, event, length: $0) } ?? false
  }

  private static let wrappedValue = Name("wrappedValue")

  private func memberWrite(_ event: EventID, length: Int) -> StateWrite? {
    guard length > 1 else { return nil }
    for position in 1..<length {
      guard let member = property(at: position, of: event) else { return nil }
      if announces(member) { return StateWrite(event: event, declaration: namePlace(member)) }
    }
    return nil
  }

  /// `self.model = model` in an initialiser of the property's own type.
  private func isInitialization(_ event: EventID, of property: PropertyID) -> Bool {
    let scope = root(of: ScopeID(file: event.file, index: self[event].scope))
    return isInitializerBody(scope) && context(of: scope) == owner(of: property)
  }

  /// Whether a write is to a view's own storage: before the view is installed, in its initialiser, that reaches nothing.
  public func isOwnStorage(_ write: StateWrite, of type: TypeIndex) -> Bool {
    guard let property = property(at: 0, of: write.event), owner(of: property) == type else { return false }
    return wrapper(property).wrapper.ownsValue && namePlace(property) == write.declaration
  }

  /// A write through a wrapper reaches the wrapped value: `state = …`, `state.name = …` where the value is no object.
  private func isValueWrite(_ property: PropertyID, _ event: EventID, length: Int) -> Bool {
    if length == 1 { return true }
    let isStorage = !self[event].flags.isDisjoint(with: [.projected, .underscored])
    if isStorage { return files[Int(event.file)].path(self[event]).dropFirst().first == Project.wrappedValue }
    guard let type = type(of: property) else { return false }
    return isValue(type)
  }

  /// Whether a type is a value for certain: a copy of it is a copy.
  public func isValue(_ type: ResolvedType) -> Bool {
    switch type.shape {
    case .array, .dictionary: return true
    case .plain, .optional, .binding: break
    case .generic:
      guard case .external(let name) = type.meaning else { return false }
      return FrameworkValueTypes.constraints.contains(name)
    case .function, .existential, .metatype: return false
    }
    switch type.meaning {
    case .declared(let declared): return modelKind(declared) == .value
    case .external(let name): return FrameworkValueTypes.names.contains(name)
    }
  }

  /// Whether a write to a model's property is announced: `@Published`, or tracked by Observation.
  public func announces(_ property: PropertyID) -> Bool {
    let fact = self[property]
    let type = owner(of: property)
    guard type >= 0, fact.isStored, !fact.isStatic, !fact.flags.contains(.isLet) else { return false }
    let kind = modelKind(type)
    if wrapper(property).wrapper == .published { return kind == .observableObject || kind == .both }
    guard kind.usesObservation, fact.attributes.isEmpty, !fact.flags.contains(.isLazy) else { return false }
    return true
  }

  /// How many names of an event's path make up what it writes; nil if it writes nothing.
  func writtenLength(_ event: EventID) -> Int? {
    let fact = self[event]
    let count = Int(fact.pathCount)
    guard fact.receiver < 0 else { return nil }
    if fact.kind == .read { return fact.flags.isDisjoint(with: .written) ? nil : count }
    guard count > 1, let name = files[Int(event.file)].path(fact).last, MutatingMethods.names.contains(name) else { return nil }
    return isMutatingCall(event) ? count - 1 : nil
  }

  /// A method of that name changes its receiver if the receiver is one of the standard library's values.
  private func isMutatingCall(_ event: EventID) -> Bool {
    guard let type = receiverType(of: event) else { return false }
    switch type.shape {
    case .array, .dictionary: return true
    case .plain, .optional:
      guard case .external(let name) = type.meaning else { return false }
      return FrameworkValueTypes.names.contains(name)
    default: return false
    }
  }
}

import SwiftTree

/// A place in a type's code that uses one of its properties.
public struct MemberUse: Sendable {
  public enum Kind: Sendable {
    /// reads the value, or a part of it
    case read
    /// calls a method of the value, or of a part of it
    case called
    /// assigns or changes the value or a part of it, or hands it over `inout`
    case written
    /// takes the binding, `$x` and what follows it
    case projected
    /// takes the storage, `_x`
    case storage
  }

  public let event: EventID
  public let kind: Kind
  /// In the body of an initialiser.
  public let isInitialization: Bool
}

/// Who reads, writes and projects the properties of a type: its own code, extensions in all files included.
public struct MemberUses: Sendable {
  private var uses: [PropertyID: [MemberUse]] = [:]
  /// All that begins with `$`, of properties and of local names, in the order of the code.
  public private(set) var projections: [EventID] = []
  /// The code hands the whole value on, as in `Coordinator(self)`: others may use any property then.
  public private(set) var handsSelfOn = false
  /// The properties that a key path names, `\.isOpen`.
  private var keyPathNames = NameSet()

  init(of type: TypeIndex, in project: Project) {
    var names = NameSet()
    for property in project.properties(of: type) {
      names.insert(project[property].name)
      if !project[property].attributes.isEmpty { names.insert(project[property].backingName) }
    }
    for scope in project.code(of: type) {
      let isInitialization = project.isInitializerBody(scope)
      let fact = project[scope]
      for index in fact.firstEvent..<fact.endEvent {
        let event = EventID(file: scope.file, index: index)
        add(event, isInitialization: isInitialization, names, in: project)
      }
    }
  }

  private mutating func add(_ event: EventID, isInitialization: Bool, _ names: NameSet, in project: Project) {
    let fact = project[event]
    let path = project.files[Int(event.file)].path(fact)
    if fact.flags.contains(.keyPath) {
      for name in path { keyPathNames.insert(name) }
      return
    }
    guard let first = path.first else {
      handsSelfOn = handsSelfOn || fact.flags.contains(.onSelf)
      return
    }
    if fact.flags.contains(.projected) { projections.append(event) }
    guard names.contains(first), let property = project.property(at: 0, of: event) else { return }
    let use = MemberUse(event: event, kind: MemberUses.kind(of: fact), isInitialization: isInitialization)
    uses[property, default: []].append(use)
  }

  private static func kind(of event: Event) -> MemberUse.Kind {
    if event.flags.contains(.projected) { return .projected }
    if event.flags.contains(.underscored) { return .storage }
    if !event.flags.isDisjoint(with: .written) { return .written }
    return event.kind == .call && event.pathCount > 1 ? .called : .read
  }

  /// The uses of a property, in the order of the code.
  public subscript(property: PropertyID) -> [MemberUse] { uses[property] ?? [] }

  /// Whether a key path in the type's code has the property's name in it.
  func mayBeInKeyPath(_ name: Name) -> Bool { keyPathNames.contains(name) }
}

/// Properties that nobody changes.
extension Project {
  /// What a type's code does with its properties. While the rules ask about one type, `InspectedType` keeps the answer.
  public func memberUses(of type: TypeIndex) -> MemberUses { MemberUses(of: type, in: self) }

  /// Whether a projection is used as a binding, not only to read or to write the value at once: `$text.wrappedValue`.
  public func isBindingUse(_ projection: EventID) -> Bool {
    !files[Int(projection.file)].path(self[projection]).contains(Project.wrappedValueMember)
  }

  private static let wrappedValueMember = Name("wrappedValue")

  /// Whether no code can change the value that a property holds once its instance is made: none assigns it, takes its
  /// binding or its storage, or calls what may change it. What is not certain counts as a change.
  public func isNeverChanged(_ property: PropertyID, _ uses: MemberUses) -> Bool {
    guard !uses.handsSelfOn, !uses.mayBeInKeyPath(self[property].name) else { return false }
    return uses[property].allSatisfy { use in
      switch use.kind {
      case .read: true
      case .called: isReadingCall(use.event)
      case .written, .projected, .storage: use.isInitialization
      }
    }
  }

  /// Whether a method call is known to leave its receiver as it is.
  private func isReadingCall(_ call: EventID) -> Bool {
    guard let name = files[Int(call.file)].path(self[call]).last, !MutatingMethods.names.contains(name) else { return false }
    if let function = callee(of: call) { return !self[function].flags.contains(.isMutating) }
    guard let receiver = receiverType(of: call) else { return false }
    if receiver.shape == .function { return true }
    return isStandardValue(receiver)
  }

  /// A value of the standard library whose changing methods are all known.
  private func isStandardValue(_ type: ResolvedType) -> Bool {
    switch type.shape {
    case .array, .dictionary: return true
    case .plain, .optional:
      guard case .external(let name) = type.meaning else { return false }
      return MutatingMethods.knownTypes.contains(name)
    default: return false
    }
  }

  /// Whether code in other files than the one that declares it uses a property: extensions, those who build the type.
  public func isUsedInOtherFiles(_ property: PropertyID, of type: TypeIndex, _ uses: MemberUses) -> Bool {
    if uses[property].contains(where: { !areOneFile($0.event.file, property.file) }) { return true }
    let others = parts[declaredTypes[type].parts].map(\.file) + (everyConstruction(of: type) ?? []).map(\.file)
    return wholeFiles(others).contains { !areOneFile($0, property.file) && mentions(property, in: $0) }
  }

  private func mentions(_ property: PropertyID, in file: FileIndex) -> Bool {
    namings(of: self[property].name, in: file).contains { naming in
      self.property(at: naming.position, of: EventID(file: file, index: naming.event)) == property
    }
  }

  /// A construction that hands a value for a property to the memberwise initialiser, previews included.
  public func memberwiseConstruction(passing property: PropertyID, of type: TypeIndex) -> EventID? {
    guard initializers(of: type).isEmpty else { return nil }
    return (everyConstruction(of: type) ?? []).first { argument(for: property, call: $0) != nil }
  }
}

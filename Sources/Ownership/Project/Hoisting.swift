import SwiftTree

/// What has to be known to move a value out of the code that makes it again and again, into a member of the type.
extension Project {
  /// Whether some code means the same wherever it stands: no instance, no parameter and no variable has a part in it.
  /// - Parameters:
  ///   - place: the code; its own names go along.
  ///   - local: another name that goes along.
  public func isIndependent(_ events: Range<EventIndex>, at place: Place, besides local: LocalID? = nil) -> Bool {
    events.allSatisfy { index in
      let event = EventID(file: place.file, index: index)
      return events.contains(self[event].receiver) || isIndependent(event, at: place, local)
    }
  }

  private func isIndependent(_ event: EventID, at place: Place, _ own: LocalID?) -> Bool {
    let fact = self[event]
    guard fact.receiver < 0, fact.flags.isDisjoint(with: [.onSelf, .onSuper, .awaited, .passedInout, .projected]) else {
      return false
    }
    if !fact.flags.isDisjoint(with: [.implicitMember, .keyPath, .ofClosure, .onOther]) { return true }
    switch target(of: event) {
    case .local(let local):
      let start = files[Int(event.file)].locals[Int(local)].nameStart
      return LocalID(file: event.file, index: local) == own || (place.start..<place.end).contains(start)
    case .property(let property): return self[property].isStatic && self[property].flags.contains(.isLet)
    case .type: return true
    case .functions: return false
    case nil:
      let name = files[Int(event.file)].path(fact).first ?? .none
      return FormatterNames.parts.contains(name) || FormatterNames.variable(for: name) != nil
    }
  }

  /// Whether a call and its arguments mean the same wherever they stand.
  public func isIndependentCall(_ call: EventID) -> Bool {
    let arguments = arguments(of: call)
    let end = arguments.map(\.expression.endEvent).max() ?? 0
    return self[call].receiver < 0 && arguments.allSatisfy { $0.expression.closure < 0 }
      && isIndependent(call.index + 1..<max(call.index + 1, end), at: place(call))
  }

  /// Whether it takes work to make an instance that a call makes.
  public func makesWithWork(_ call: EventID, _ type: TypeIndex) -> Bool {
    work(ofMaking: Creation(event: call, type: type)) != nil
  }

  /// Whether a key path in the type's code may name a property.
  public func mayBeInKeyPath(_ property: PropertyID, _ uses: MemberUses) -> Bool { uses.mayBeInKeyPath(self[property].name) }

  /// The calls that build a view, those of previews and tests with them.
  public func allConstructions(of type: TypeIndex) -> [EventID] { everyConstruction(of: type) ?? [] }

  /// Where the method or the computed property begins whose code an event stands in; nil for other code.
  public func memberStart(around event: EventID) -> UInt32? {
    let root = root(of: ScopeID(file: event.file, index: self[event].scope))
    let fact = self[root]
    guard fact.owner >= 0, fact.declaration >= 0 else { return nil }
    switch fact.kind {
    case .function: return files[Int(root.file)].functions[Int(fact.declaration)].start
    case .getter, .setter: return files[Int(root.file)].properties[Int(fact.declaration)].start
    default: return nil
    }
  }

  /// The property whose value at its declaration an event stands in.
  public func storedProperty(around event: EventID) -> PropertyID? {
    let root = root(of: ScopeID(file: event.file, index: self[event].scope))
    return self[root].kind == .initialValue ? PropertyID(file: root.file, index: self[root].declaration) : nil
  }

  /// Where `body` begins, if it stands in the type's own declaration: state can be declared above it.
  public func bodyStart(of type: TypeIndex) -> Place? {
    let declared = declaredTypes[type]
    guard let body = property(Words.body, of: type), body.file == declared.file, self[body].owner == declared.fact else {
      return nil
    }
    return Place(file: body.file, start: self[body].start, end: self[body].end)
  }

  /// Whether a type can have static stored properties: neither it nor a type around it has generic parameters.
  public func hasStaticStorage(_ type: TypeIndex) -> Bool {
    var current = type
    while current >= 0 {
      let declared = declaredTypes[current]
      guard declared.kind != .protocol, declared.kind != .actor,
        files[Int(declared.file)].types[Int(declared.fact)].genericParameters.isEmpty
      else { return false }
      current = declared.parent
    }
    return true
  }

  /// Whether nothing in a type bears a name, and its code names nothing so.
  public func isUnused(_ name: Name, in type: TypeIndex) -> Bool {
    isUndeclared(name, in: type)
      && !events(in: type).contains { files[Int($0.file)].path(self[$0]).first == name && self[$0].receiver < 0 }
  }

  /// Whether nothing in a type bears a name that a fix brings along.
  public func isUnused(_ word: StaticString, in type: TypeIndex) -> Bool { isUnused(Name(word), in: type) }

  /// Whether a type has no member of a name.
  public func isUndeclared(_ name: Name, in type: TypeIndex) -> Bool {
    property(name, of: type) == nil && methods(name, of: type).isEmpty
  }

  // MARK: Formatters

  /// What a formatter is called where it is made: a local constant, or else after its class. Nil for one of no known class.
  private func sharedName(_ made: EventID) -> Name? {
    let facts = files[Int(made.file)]
    guard let variable = FormatterNames.variable(for: facts.typeName(ofCall: self[made])) else { return nil }
    return constant(madeBy: made).map { self[$0].name } ?? Name(variable)
  }

  /// The local constant whose value is what a call makes.
  public func constant(madeBy made: EventID) -> LocalID? {
    let facts = files[Int(made.file)]
    let scope = self[ScopeID(file: made.file, index: self[made].scope)]
    let index = (scope.firstLocal..<scope.endLocal).first { index in
      let local = facts.locals[Int(index)]
      guard local.kind == .constant, local.value >= 0 else { return false }
      let value = facts.expressions[Int(local.value)]
      return value.root == made.index && value.start == self[made].start
    }
    return index.map { LocalID(file: made.file, index: $0) }
  }

  /// Whether a formatter can be kept in a static property of its name: no member has it, and none of the formatters that
  /// the type makes before.
  public func isFirstOfItsName(_ made: EventID, in type: TypeIndex) -> Bool {
    guard let name = sharedName(made), isUndeclared(name, in: type) else { return false }
    return events(in: type).first { self[$0].kind == .call && sharedName($0) == name } == made
  }

  /// The name of a variable for an instance of a formatter's class.
  public func formatterVariable(_ made: EventID) -> String? {
    FormatterNames.variable(for: files[Int(made.file)].typeName(ofCall: self[made])).map { "\($0)" }
  }

  /// A formatter that a piece of code makes, sets up and uses.
  public struct LocalFormatter: Sendable {
    public let name: LocalID
    /// From its value to the end of what sets it up.
    public let setup: Place
    public let isSetUp: Bool
  }

  /// `let formatter = DateFormatter()` and the lines that set it up, all of which mean the same in other code; nil if
  /// something else has a say in it.
  public func localFormatter(_ made: EventID) -> LocalFormatter? {
    let facts = files[Int(made.file)]
    let scope = self[ScopeID(file: made.file, index: self[made].scope)]
    guard scope.kind == .function || scope.kind == .getter, let local = constant(madeBy: made) else { return nil }
    let uses = (made.index + 1..<scope.endEvent).filter { index in
      if case .local(local.index) = target(of: EventID(file: made.file, index: index)) { true } else { false }
    }
    let settings = uses.prefix { index in
      facts.events[Int(index)].scope == self[made].scope && setsUp(facts.events[Int(index)], in: facts)
    }
    let isSetUpLater = uses.dropFirst(settings.count).contains { index in
      setsUp(facts.events[Int(index)], in: facts) || facts.events[Int(index)].pathCount < 2
    }
    let end = settings.last.map { endOfSetting($0, in: facts) } ?? (offset: self[made].end, event: made.index + 1)
    let setup = Place(file: made.file, start: self[made].start, end: end.offset)
    let code = made.index..<end.event
    guard !isSetUpLater, !hasOtherLocals(setup, besides: local.index, in: scope, facts),
      code.allSatisfy({ facts.events[Int($0)].scope == self[made].scope }), isIndependent(code, at: setup, besides: local)
    else { return nil }
    return LocalFormatter(name: local, setup: setup, isSetUp: !settings.isEmpty)
  }

  /// `formatter.dateStyle = …`, `formatter.setLocalizedDateFormatFromTemplate(…)`.
  private func setsUp(_ event: Event, in facts: FileFacts) -> Bool {
    guard event.pathCount > 1 else { return false }
    return !event.flags.isDisjoint(with: .written) || facts.path(event).last == Project.templateSetter
  }

  private static let templateSetter = Name("setLocalizedDateFormatFromTemplate")

  private func endOfSetting(_ index: EventIndex, in facts: FileFacts) -> (offset: UInt32, event: EventIndex) {
    let event = facts.events[Int(index)]
    if event.value >= 0 {
      let value = facts.expressions[Int(event.value)]
      return (value.end, max(index + 1, value.endEvent))
    }
    let last = facts.arguments(event).map(\.expression.endEvent).max() ?? 0
    return (event.end, max(index + 1, last))
  }

  private func hasOtherLocals(_ place: Place, besides own: Int32, in scope: Scope, _ facts: FileFacts) -> Bool {
    (scope.firstLocal..<scope.endLocal).contains { index in
      index != own && (place.start..<place.end).contains(facts.locals[Int(index)].nameStart)
    }
  }
}

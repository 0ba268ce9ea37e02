import Ownership

/// An object built before `@State` or `StateObject(wrappedValue:)` could decide whether it needs it (semantics.md, B3).
enum InjectedObjectInState: Rule {
  static let identity = RuleIdentity(
    "injected-object-in-state", .initialValues, .warning, "an object that is made before the state wants one is wasted")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    return project.properties(of: type).flatMap { property -> [Finding] in
      guard project.isInstanceProperty(property, wrapper: .stateObject) || project.isInstanceProperty(property, wrapper: .state),
        let model = model(in: property, of: project)
      else { return [] }
      let injections = injections(property, in: type, of: project)
      // The view of a widget is a picture.
      let limit: Severity = injections.isEmpty || project.isWidgetContent(type) ? .hint : .warning
      return injections.map { finding($0, model, property, min($0.severity, limit), in: inspected, of: project) }
    }
  }

  /// The class whose changes the views hear of, or the protocol that stands for it.
  private static func model(in property: PropertyID, of project: Project) -> TypeIndex? {
    guard let type = project.type(of: property), let model = type.declared, project.modelKind(model).isObservable else { return nil }
    return type.shape == .plain || type.shape == .generic || type.shape == .existential ? model : nil
  }

  // MARK: Injections

  private struct Injection {
    let place: Place
    let severity: Severity
    let reason: Reason
    /// Where the object is made or handed in.
    let source: Place?
    /// What the wrapper is given; nil through the memberwise initialiser.
    var seed: Seed?
  }

  private enum Reason {
    /// a constant of the initialiser, which the lazy wrapper comes too late for
    case madeBefore
    /// the caller makes one with each evaluation
    case madeByCaller
    /// the default of the parameter makes one with each evaluation
    case madeByDefault
    /// the caller may hand in another one later
    case changes
    /// it is the caller's
    case owned
  }

  private static func injections(_ property: PropertyID, in type: TypeIndex, of project: Project) -> [Injection] {
    guard !project.initializers(of: type).isEmpty else {
      return memberwiseInjection(property, in: type, of: project).map { [$0] } ?? []
    }
    let hasDefault = project.initialValue(of: property) != nil
    return project.seeds(of: property, in: type).compactMap { seed in
      // With a default the plain assignment is dropped: another mistake.
      guard seed.isThroughStorage || !hasDefault, let local = project.namedLocal(seed.value, in: seed.file) else { return nil }
      let isReceived = project[local].kind == .parameter
      var injection = isReceived
        ? injection(seed, local, property, in: type, of: project) : localInjection(seed, local, property, in: type, of: project)
      injection?.seed = seed
      return injection
    }
  }

  /// `let model = Model()` before `StateObject(wrappedValue: model)`. For `@State` it makes no difference where it is made.
  private static func localInjection(
    _ seed: Seed, _ local: LocalID, _ property: PropertyID, in type: TypeIndex, of project: Project
  ) -> Injection? {
    guard project.wrapper(property).wrapper == .stateObject, let assignment = seed.assignment,
      let made = project.creation(behind: seed.value, in: seed.file, expected: project.type(of: property))
    else { return nil }
    let constructions = project.constructions(of: type)
    let isRepeated = constructions.isEmpty || constructions.contains(where: project.isBuiltInPlace)
    return Injection(
      place: Place(file: seed.file, start: project.place(assignment).start, end: seed.value.end),
      severity: isRepeated ? .warning : .hint, reason: .madeBefore, source: project.place(made.event))
  }

  private static func injection(
    _ seed: Seed, _ local: LocalID, _ property: PropertyID, in type: TypeIndex, of project: Project
  ) -> Injection? {
    guard let initializer = seed.initializer, let assignment = seed.assignment,
      let parameter = project.parameter(local, of: initializer), !parameter.flags.contains(.isAutoclosure)
    else { return nil }
    let place = Place(file: seed.file, start: project.place(assignment).start, end: seed.value.end)
    let constructions = project.constructions(of: type, through: initializer)
    let injected = constructions.map { call in
      let argument = project.argument(for: parameter.name, of: initializer, call: call)
      return argument.map { handedIn($0, at: call, place, property, of: project) }
        ?? defaulted(parameter, of: initializer, at: call, place, in: project)
    }
    return injected.max { $0.severity < $1.severity }
  }

  private static func memberwiseInjection(_ property: PropertyID, in type: TypeIndex, of project: Project) -> Injection? {
    guard project.wrapper(property).wrapper == .state, project[property].access > .fileprivate else { return nil }
    let injected = project.constructions(of: type).compactMap { call in
      project.argument(for: property, call: call).map {
        handedIn($0, at: call, project.namePlace(property), property, of: project)
      }
    }
    return injected.max { $0.severity < $1.severity }
  }

  private static func handedIn(
    _ argument: ArgumentFact, at call: EventID, _ place: Place, _ property: PropertyID, of project: Project
  ) -> Injection {
    if let made = project.creation(behind: argument.expression, in: call.file, expected: project.type(of: property)) {
      let isRepeated = project.isRender(call) && project.isInBuiltOwner(call) && project.isBuiltInPlace(call)
      return Injection(
        place: place, severity: isRepeated ? .warning : .hint, reason: .madeByCaller, source: project.place(made.event))
    }
    let changes = project.isReplacedObject(argument, at: call)
    return Injection(
      place: place, severity: changes ? .warning : .hint, reason: changes ? .changes : .owned, source: project.place(call))
  }

  /// A default that costs nothing is made for nothing too, but nobody notices.
  private static func defaulted(
    _ parameter: ParameterFact, of initializer: FunctionID, at call: EventID, _ place: Place, in project: Project
  ) -> Injection {
    let made = project.defaultInstance(of: parameter, of: initializer)
    let work = made.flatMap { project.startedWork(ofInitializer: $0.type) }
    let isCostly = work != nil && project.isBuiltInPlace(call)
    return Injection(
      place: place, severity: isCostly ? .warning : .hint, reason: .madeByDefault, source: made?.place)
  }

  // MARK: The finding

  private static func finding(
    _ injection: Injection, _ model: TypeIndex, _ property: PropertyID, _ severity: Severity, in inspected: InspectedType,
    of project: Project
  ) -> Finding {
    Finding(
      identity, severity: severity, at: injection.place,
      message(injection.reason, project.namePlace(property), project.namePlace(model)),
      related: injection.source.map { [Related(at: $0, "it comes from here")] } ?? [],
      fixes: fixes(injection, model, property, in: inspected, of: project))
  }

  private static func fixes(
    _ injection: Injection, _ model: TypeIndex, _ property: PropertyID, in inspected: InspectedType, of project: Project
  ) -> [Fix] {
    switch injection.reason {
    case .changes, .owned: return receivingFixes(property, model, in: inspected, of: project)
    case .madeBefore: return injection.seed.map { project.makingLaterFixes($0, in: inspected.type) } ?? []
    case .madeByCaller, .madeByDefault:
      guard project.wrapper(property).wrapper == .stateObject else { return [] }
      return injection.seed.map { project.askingLaterFixes($0, in: inspected.type) } ?? []
    }
  }

  /// The wrapper of a model that somebody else owns, and initialisers that set the property as it is.
  private static func receivingFixes(
    _ property: PropertyID, _ model: TypeIndex, in inspected: InspectedType, of project: Project
  ) -> [Fix] {
    let uses = inspected.memberUses[property]
    let isSet = uses.contains { $0.kind == .written && project[$0.event].pathCount == 1 && !$0.isInitialization }
    let isBound = uses.contains { $0.kind == .projected }
    guard !isSet, project.type(of: property)?.shape == .plain else { return [] }
    let name = project.namePlace(property)
    let isTracked = project.modelKind(model).usesObservation
    let wrapper: Message? = isTracked ? (isBound ? "@Bindable" : nil) : "@ObservedObject"
    guard let edits = project.receiving(property, with: wrapper, in: inspected.type, { ("self.\(name)", "\($0.place)") })
    else { return [] }
    let title: Message = wrapper.map { "Receive '\(name)' from its owner with '\($0)'" } ?? "Receive '\(name)' from its owner"
    return [Fix(title, .review, edits)]
  }

  private static func message(_ reason: Reason, _ name: Place, _ model: Place) -> Message {
    switch reason {
    case .madeBefore:
      """
      the '\(model)' for '\(name)' is made each time the parent is evaluated, and all but the first are thrown away: make it \
      inside 'StateObject(wrappedValue:)', which asks for it once
      """
    case .madeByCaller:
      """
      '\(name)' keeps the first '\(model)' and its parent makes another one at each evaluation, for nothing; make it in this \
      view, or take it as an '@autoclosure' and hand it to 'StateObject(wrappedValue:)'
      """
    case .madeByDefault:
      """
      '\(name)' keeps the first '\(model)' and the parameter's default makes another one each time the parent is evaluated; \
      make it at the declaration of '\(name)'
      """
    case .changes:
      """
      '\(name)' keeps the first '\(model)' that it is given: when the parent passes another one, this view goes on with the \
      first; the parent owns it, so receive it without '@State' or '@StateObject'
      """
    case .owned:
      """
      '\(name)' keeps a '\(model)' that somebody else owns: a different one that is passed later is ignored; receive it \
      without '@State' or '@StateObject'
      """
    }
  }
}

import Ownership

/// An owned model built from a parameter that can change (semantics.md, B2).
enum StateObjectFromParameter: Rule {
  static let identity = RuleIdentity(
    "state-object-from-parameter", .initialValues, .warning, "a model built from a parameter ignores its later values")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type) else { return [] }
    return project.properties(of: type).flatMap { property -> [Finding] in
      guard project.isInstanceProperty(property, wrapper: .stateObject) || project.isInstanceProperty(property, wrapper: .state)
      else { return [] }
      let built = builtModels(property, in: type, of: project)
      guard !built.isEmpty, !project.isToldOnChange(property, in: type) else { return [] }
      return built.map { finding($0, property, in: type, of: project) }
    }
  }

  // MARK: Models from parameters

  private struct BuiltModel {
    let model: TypeIndex
    let place: Place
    /// The parameter's name, if an initialiser takes it.
    let parameter: Place?
    let varying: VaryingConstruction
    /// What the construction hands over for the parameter.
    let argument: ArgumentFact?
  }

  private static func builtModels(_ property: PropertyID, in type: TypeIndex, of project: Project) -> [BuiltModel] {
    guard !project.initializers(of: type).isEmpty else {
      return memberwiseModel(property, in: type, of: project).map { [$0] } ?? []
    }
    let hasDefault = project.initialValue(of: property) != nil
    return project.seeds(of: property, in: type).compactMap { seed in
      // With a default the plain assignment is dropped: another mistake.
      guard seed.isThroughStorage || !hasDefault else { return nil }
      return builtModel(seed, property, in: type, of: project)
    }
  }

  private static func builtModel(
    _ seed: Seed, _ property: PropertyID, in type: TypeIndex, of project: Project
  ) -> BuiltModel? {
    guard let initializer = seed.initializer, let assignment = seed.assignment,
      let model = project.freshInstance(seed.value, in: seed.file, expected: project.type(of: property)),
      project.modelKind(model).isObservable
    else { return nil }
    let constructions = project.constructions(of: type, through: initializer)
    var built: BuiltModel?
    for local in project.parameters(behind: seed.value, in: seed.file) {
      guard let parameter = project.parameter(local, of: initializer), let data = data(parameter, of: initializer, in: project),
        let varying = project.mostVarying(constructions, { call in
          project.argument(for: parameter.name, of: initializer, call: call).map { argument in
            data == .value || project.isReplacedObject(argument, at: call) ? [argument] : []
          } ?? []
        }), varying.variation > built?.varying.variation ?? .constant
      else { continue }
      built = BuiltModel(
        model: model, place: Place(file: seed.file, start: project.place(assignment).start, end: seed.value.end),
        parameter: Place(file: initializer.file, start: parameter.nameStart, end: parameter.nameEnd), varying: varying,
        argument: project.argument(for: parameter.name, of: initializer, call: varying.construction))
    }
    return built
  }

  /// What a model shows or works on.
  private enum Data {
    case value, object
  }

  /// A closure, a binding and a service stay right for as long as the model lives.
  private static func data(_ parameter: ParameterFact, of initializer: FunctionID, in project: Project) -> Data? {
    guard !parameter.flags.contains(.hasDraftName), !parameter.flags.contains(.isAutoclosure),
      let type = project.resolve(parameter.type, in: initializer.file, context: project.owner(of: initializer)),
      type.shape != .binding
    else { return nil }
    if project.isValue(type) { return .value }
    return type.declared.map { project.modelKind($0).isObservable } == true ? .object : nil
  }

  /// The memberwise initialiser's parameter for a `@StateObject` is an autoclosure: the caller's expression runs once.
  private static func memberwiseModel(_ property: PropertyID, in type: TypeIndex, of project: Project) -> BuiltModel? {
    guard project.wrapper(property).wrapper == .stateObject, project[property].access > .fileprivate,
      let model = project.type(of: property)?.declared
    else { return nil }
    let varying = project.mostVarying(project.constructions(of: type)) { call in
      project.argument(for: property, call: call).map { argument in
        project.creation(behind: argument.expression, in: call.file, expected: project.type(of: property)) == nil ? [] : [argument]
      } ?? []
    }
    return varying.map { varying in
      BuiltModel(
        model: model, place: project.namePlace(property), parameter: nil, varying: varying,
        argument: project.argument(for: property, call: varying.construction))
    }
  }

  // MARK: The finding

  private static func finding(
    _ built: BuiltModel, _ property: PropertyID, in type: TypeIndex, of project: Project
  ) -> Finding {
    let source: Message = built.parameter.map { "'\($0)'" } ?? "what the parent passes"
    return Finding(
      identity, severity: severity(built, property, in: type, of: project), at: built.place,
      """
      '\(project.namePlace(property))' is made once, from the first value of \(source): when the parent passes another one, \
      this view goes on with the first '\(project.namePlace(built.model))'; give the view an '.id' where it is built, or \
      tell the model in '.task(id:)'
      """,
      related: [Related(at: project.place(built.varying.construction), "built here")],
      fixes: project.identityFixes(built.varying.construction, argument: built.argument, built.varying.variation))
  }

  /// A model that is edited and handed back is a draft, and the view of a widget is a picture.
  private static func severity(
    _ built: BuiltModel, _ property: PropertyID, in type: TypeIndex, of project: Project
  ) -> Severity {
    let isDraft = project.writesBack(type) || project.isShownOnlyInPresentations(property, in: type)
    return built.varying.variation == .live && !isDraft && !project.isWidgetContent(type) ? .warning : .hint
  }
}

import Ownership

/// Environment, state or a state object used in `init` (semantics.md, B6).
enum DynamicPropertyReadInInit: Rule {
  static let identity = RuleIdentity(
    "dynamic-property-read-in-init", .initialValues, .error, "init uses what SwiftUI provides only once the view is there")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isStateOwner(type), project.properties(of: type).contains(where: { reason($0, of: project) != nil })
    else { return [] }
    var seen: Set<PropertyID> = []
    return inspected.initializerReach.filter { project.context(of: $0.scope) == type }.flatMap { reach in
      reach.events.compactMap { event in
        guard let use = use(event, in: type, of: project), !seen.contains(use.property) else { return nil }
        seen.insert(use.property)
        return finding(use, reach, of: project)
      }
    }
  }

  // MARK: Uses

  private struct Use {
    let event: EventID
    let property: PropertyID
    let severity: Severity
    let reason: Message
  }

  private static func use(_ event: EventID, in type: TypeIndex, of project: Project) -> Use? {
    guard project.usesWrappedValue(event), let property = project.property(at: 0, of: event),
      project.owner(of: property) == type, let reason = reason(property, of: project)
    else { return nil }
    guard project.wrapper(property).wrapper == .state else {
      return Use(event: event, property: property, severity: identity.severity, reason: reason)
    }
    return stateUse(event, of: property, in: type, reason, of: project)
  }

  /// Why the value is not there yet; nil for what may be used at once: bindings, observed objects, user defaults.
  private static func reason(_ property: PropertyID, of project: Project) -> Message? {
    switch project.wrapper(property).wrapper {
    case .environmentObject: "no object has been handed to the view yet, so this traps"
    case .environment where project.environmentKey(property) != nil:
      "the environment is not there yet, so this is the default value"
    case .environment: "the environment is not there yet, so this traps or is nil"
    case .stateObject: "the view has no storage yet, so this makes an object that is thrown away"
    case .state: "the view has no storage yet, so this is the initial value, never the current one"
    default: nil
    }
  }

  /// The initial value is all that there is of state that nothing changes.
  private static func stateUse(
    _ event: EventID, of property: PropertyID, in type: TypeIndex, _ reason: Message, of project: Project
  ) -> Use? {
    let isBinding = project[event].flags.contains(.projected)
    guard isBinding || (isReadValue(event, property, of: project) && project.isWrittenOrBound(property, in: type)) else {
      return nil
    }
    return isBinding
      ? Use(
        event: event, property: property, severity: .error,
        reason: "the view has no storage yet, so what is written through this binding is lost")
      : Use(event: event, property: property, severity: .warning, reason: reason)
  }

  /// Of a value, which the same initialiser has not just set.
  private static func isReadValue(_ event: EventID, _ property: PropertyID, of project: Project) -> Bool {
    guard project.initialValue(of: property) != nil, let type = project.type(of: property) else { return false }
    return project[event].flags.isDisjoint(with: Event.Flags.written) && project.isValue(type)
  }

  private static func finding(_ use: Use, _ reach: Reach, of project: Project) -> Finding {
    Finding(
      identity, severity: use.severity, at: project.place(use.event),
      """
      '\(project.namePlace(use.property))' is used while the view is made\(project.routeText(reach)): \(use.reason); do it in \
      '.task' or '.onAppear', or in body
      """,
      related: reach.route.prefix(1).map { Related(at: project.place($0.event), "called here") })
  }
}

import SwiftTree

/// A place where an environment of its own begins.
public struct EnvironmentRoot: Sendable {
  /// The scene, the hosting controller.
  public let call: EventID
  /// The view that is built there.
  public let view: EventID
}

/// Through which places a view gets its environment, from the view up to where the environment begins.
extension Project {
  /// The roots from which a view is reached although nothing on the way puts a model into the environment. A way that is
  /// not known in full counts as one where it is put there.
  /// - Parameter unseen: one for all questions of a rule: what it has read for one counts for all.
  public func rootsWithout(
    _ model: TypeIndex, above view: TypeIndex, _ unseen: UnseenInjections
  ) -> [EnvironmentRoot] {
    EnvironmentClimb(model: model, project: self, injections: unseen).roots(above: view)
  }

  /// Whether a type looks at a property on each platform that another piece of code is compiled for, as far as is known.
  public func isUsed(_ property: PropertyID, in type: TypeIndex, alongside event: EventID) -> Bool {
    let platforms = platforms(of: event)
    guard !self[property].flags.contains(.isForSomePlatforms) else { return false }
    return uses(of: property, in: type).contains { self.platforms(of: $0).isSuperset(of: platforms) }
  }
}

/// One search from a view upwards.
private struct EnvironmentClimb {
  let model: TypeIndex
  let project: Project
  let injections: UnseenInjections

  /// Where the search stands.
  private struct Position {
    /// A call or read that gives a view.
    var event: EventID
    /// The view that was built last.
    var view: EventID
    /// The scene around it.
    var scene: EventID?
    /// What a navigation stack pushes has the environment of the stack, and not that of the place that pushes it.
    var isPushed = false
    /// Something was put into the environment between the place that pushes and the stack.
    var isPassedBy = false
    /// Somewhere below, a condition decides whether the view is shown.
    var isConditional = false

    init(_ construction: EventID) {
      event = construction
      view = construction
    }

    func moved(to event: EventID) -> Position {
      var position = self
      position.event = event
      return position
    }
  }

  /// Where a step leads.
  private enum Step {
    case on([Position])
    case root(EnvironmentRoot)
    /// the model is there, or it is unknown whether it is
    static let end = Step.on([])
  }

  func roots(above view: TypeIndex) -> [EnvironmentRoot] {
    var roots: [EnvironmentRoot] = []
    var visited: Set<EventID> = []
    var pending = project.constructions(of: view).map(Position.init)
    while let position = pending.popLast(), visited.count < 1000 {
      guard visited.insert(position.event).inserted else { continue }
      switch step(from: position) {
      case .on(let positions): pending += positions
      case .root(let root): roots.append(root)
      }
    }
    return roots.sorted { ($0.view.file, $0.view.index) < ($1.view.file, $1.view.index) }
  }

  // MARK: Steps

  private func step(from start: Position) -> Step {
    var position = start
    let event = position.event
    if isInjected(at: event) {
      guard position.isPushed else { return .end }
      position.isPassedBy = true
    }
    let scope = ScopeID(file: event.file, index: project[event].scope)
    if let call = project.call(around: event.index, in: scope) { return step(intoArgumentOf: call, from: position) }
    if let local = project.local(holding: event) { return .on(project.uses(of: local).map(position.moved)) }
    return step(outOf: scope, from: position)
  }

  private func isInjected(at event: EventID) -> Bool {
    injections.mayInject(model, by: event) || project.modifiers(of: event).contains { injections.mayInject(model, by: $0) }
  }

  /// From a piece of code to what it is a part of.
  private func step(outOf scope: ScopeID, from position: Position) -> Step {
    let fact = project[scope]
    let outer = ScopeID(file: scope.file, index: fact.parent)
    switch fact.kind {
    case .branch:
      var position = position
      position.isConditional = true
      return step(outOf: outer, from: position)
    case .closure where fact.call >= 0: return step(intoClosure: scope, from: position)
    case .closure:
      // An argument that is a piece of code of its own: `sheet(content: Editor())`.
      guard fact.role == .inherited, let call = project.call(around: fact.firstEvent, in: outer) else { return .end }
      return step(intoArgumentOf: call, from: position, through: fact.container)
    case .getter, .function: return step(outOfDeclaration: scope, from: position)
    default: return .end
    }
  }

  private func step(outOfDeclaration scope: ScopeID, from position: Position) -> Step {
    let owner = project.context(of: scope)
    guard owner >= 0 else { return .end }
    guard project.renderRoots(of: owner).contains(scope) else {
      return .on(project.uses(ofDeclarationAt: scope).map(position.moved))
    }
    guard !project.declaredTypes[owner].traits.contains(.app) else {
      return position.scene.map { root(at: $0, position) } ?? .end
    }
    let constructions = project.constructions(of: owner)
    // What is shown in several places may know by its data in which of them it is.
    if position.isConditional, constructions.count > 1 { return .end }
    return .on(
      constructions.map { construction in
        var next = position.moved(to: construction)
        // What a scene shows is what its author would look at.
        if position.scene == nil { next.view = construction }
        return next
      })
  }

  /// Where an environment begins; what is pushed by a stack that was not in sight may have got the model on the way.
  private func root(at call: EventID, _ position: Position) -> Step {
    position.isPassedBy ? .end : .root(EnvironmentRoot(call: call, view: position.view))
  }

  /// From a view to the call whose closure it is built in.
  private func step(intoClosure closure: ScopeID, from position: Position) -> Step {
    let fact = project[closure]
    let call = EventID(file: closure.file, index: fact.call)
    if let step = step(intoKnown: call, label: .none, from: position) { return step }
    guard fact.role == .inherited else { return .end }
    return .on([moved(position, to: call, through: fact.container)])
  }

  /// From a view to what contains it.
  private func moved(_ position: Position, to call: EventID, through container: Container) -> Position {
    var next = position.moved(to: call)
    switch container {
    case .sceneRoot: next.scene = call
    case .destination: next.isPushed = true
    default: break
    }
    if let name = project.lastName(of: call), EnvironmentRoots.stacks.contains(name) {
      next.isPushed = false
      next.isPassedBy = false
    }
    return next
  }

  /// From a view to the call that it is handed to.
  private func step(
    intoArgumentOf call: (event: EventID, label: Name), from position: Position, through container: Container = .none
  ) -> Step {
    if let step = step(intoKnown: call.event, label: call.label, from: position) { return step }
    let passesOn = project.lastName(of: call.event).map(EnvironmentRoots.passing.contains) ?? false
    return passesOn ? .on([moved(position, to: call.event, through: container)]) : .end
  }

  /// Into what begins an environment, and into what the project declares.
  private func step(intoKnown call: EventID, label: Name, from position: Position) -> Step? {
    if let type = project.constructedType(call) {
      return project.isStateOwner(type) && project.declaredTypes[type].traits.isDisjoint(with: .representable)
        && !injections.mayInject(model, in: type) ? .on([position.moved(to: call)]) : .end
    }
    guard let name = project.lastName(of: call), project.viewExtensions(named: name, at: call).isEmpty else { return .end }
    guard EnvironmentRoots.begins(at: name, label: label) else { return nil }
    return isOwnHost(call) ? .end : root(at: call, position)
  }

  /// `self.init(rootView: …)`, `super.init(rootView: …)` where the project declares what that runs.
  private func isOwnHost(_ call: EventID) -> Bool {
    let flags = project[call].flags
    return flags.contains(.onSelf) || (flags.contains(.onSuper) && !project.superclasses(of: project.context(of: call)).isEmpty)
  }
}

/// One type while the rules ask about it: what several of them ask is answered once. Belongs to one thread.
public final class InspectedType {
  public let type: TypeIndex
  let project: Project
  /// What calls lead to, read once for all types that share it.
  public let unseenInjections: UnseenInjections

  /// - Parameter unseenInjections: of the thread that inspects; one of its own without.
  public init(_ type: TypeIndex, of project: Project, _ unseenInjections: UnseenInjections? = nil) {
    self.type = type
    self.project = project
    self.unseenInjections = unseenInjections ?? UnseenInjections(in: project)
  }

  /// Answers what several rules ask of most types, before the first of them does.
  public func answerSharedQuestions() {
    guard project.isStateOwner(type) else { return }
    _ = renderReach
    _ = holdings
    _ = lifeCycleHandlers
    _ = memberUses
  }

  /// The code that runs while SwiftUI asks what the type shows.
  public private(set) lazy var renderReach = reach(from: project.renderRoots(of: type))

  /// The code that runs when SwiftUI updates what a representable shows.
  public private(set) lazy var updateReach = reach(from: project.updateRoots(of: type))

  /// The models that its properties hold.
  public private(set) lazy var holdings = project.holdings(of: type)

  /// The models that its code hands down in the environment.
  public private(set) lazy var environmentCalls = project.environmentCalls(in: type)

  /// The code that runs when an instance is made: values at declarations, initialisers.
  public private(set) lazy var initializerReach = reach(from: project.initializerCode(of: type))

  /// The calls in the type's code that make rows.
  public private(set) lazy var rowCalls = project.rowCalls(in: type)

  /// What the type hands to SwiftUI's life-cycle modifiers.
  public private(set) lazy var lifeCycleHandlers = project.lifeCycleHandlers(of: type)

  /// Who reads, writes and projects its properties.
  public private(set) lazy var memberUses = project.memberUses(of: type)

  private func reach(from roots: [ScopeID]) -> [Reach] {
    // Mostly one, whose list need not be copied.
    roots.count == 1 ? project.reach(from: roots[0]) : roots.flatMap { project.reach(from: $0) }
  }
}

import Ownership

/// The same stateful view in several arms of a condition (semantics.md, F4).
enum StateLostInBranch: Rule {
  static let identity = RuleIdentity(
    "state-lost-in-branch", .identity, .warning, "a view in two arms of a condition loses its state when that changes")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type), !project.constructions(of: type).isEmpty, let input = project.ownedInput(of: type)
    else { return [] }
    let splits = project.splits(of: type).filter { changes($0.second, of: project) }
    return splits.map { finding($0, input, in: type, of: project) }
      + hidden(type, but: splits, of: project).map { finding($0, input, in: type, of: project) }
  }

  private static func changes(_ arm: Arm, of project: Project) -> Bool {
    project.conditions(of: arm).contains(where: project.canChange)
  }

  // MARK: In several arms

  private static func finding(_ split: SplitView, _ input: PropertyID, in type: TypeIndex, of project: Project) -> Finding {
    let name = project.namePlace(type)
    return Finding(
      identity, severity: severity(split, input, in: type, of: project), at: project.place(split.first.event),
      """
      '\(name)' stands in several arms of this condition, and each is another view: when the condition changes, what the user \
      has entered in '\(project.namePlace(input))' is lost; build it once and change what is around it, or keep the value in the \
      parent
      """,
      related: [
        Related(at: project.place(split.second.event), "and here"), Related(at: project.namePlace(input), "the state that is lost"),
      ])
  }

  /// With other arguments it may be meant to be another view, and what comes from elsewhere comes again.
  private static func severity(
    _ split: SplitView, _ input: PropertyID, in type: TypeIndex, of project: Project
  ) -> Severity {
    let containers = project.containers(around: split.first.event).union(project.containers(around: split.second.event))
    let isLost = !project.writesBack(type) && !project.isMirrored(input, in: type)
    return isLost && containers.isSubset(of: [.branch]) && project.haveSameArguments(split.first.event, split.second.event)
      ? .warning : .hint
  }

  // MARK: In one arm

  /// The places where a flag of the parent itself shows and hides the view. A selection shows another subject.
  private static func hidden(_ type: TypeIndex, but splits: [SplitView], of project: Project) -> [Arm] {
    guard !project.writesBack(type) else { return [] }
    return project.constructions(of: type).compactMap { construction in
      guard project.isRender(construction), project.containers(around: construction).isSubset(of: [.branch]),
        let arm = project.arms(around: construction).first, !splits.contains(where: { $0.first.choice == arm.choice }),
        project.conditions(of: arm).contains(where: { isOwnFlag($0, of: project) })
      else { return nil }
      return arm
    }
  }

  private static func isOwnFlag(_ event: EventID, of project: Project) -> Bool {
    guard project[event].pathCount == 1, let property = project.property(at: 0, of: event) else { return false }
    return project.wrapper(property).wrapper == .state && project.isFlag(property) && project.canChange(event)
  }

  private static func finding(_ arm: Arm, _ input: PropertyID, in type: TypeIndex, of project: Project) -> Finding {
    Finding(
      identity, severity: .hint, at: project.place(arm.event),
      """
      '\(project.namePlace(type))' ends when this condition hides it, and what the user has entered in \
      '\(project.namePlace(input))' with it; if that should stay, keep it in the parent and pass a binding
      """,
      related: [Related(at: project.namePlace(input), "the state that is lost")])
  }
}

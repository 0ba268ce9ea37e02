import Ownership

/// Equatable views that do not do what they look like (semantics.md, F10 and K14).
enum EquatableView: Rule {
  static let identity = RuleIdentity(
    "equatable-view", .identity, .hint, on: false, "an Equatable view whose == is incomplete or never asked")

  static func findings(in inspected: InspectedType, of project: Project) -> [Finding] {
    let type = inspected.type
    guard project.isRebuiltOwner(type), let comparison = project.comparison(of: type) else { return [] }
    let omitted = omittedInputs(comparison, in: inspected, of: project)
    if let first = omitted.first { return [incomplete(comparison, first, omitted, in: type, of: project)] }
    if let storage = comparison.compared.sorted(by: { $0.index < $1.index }).first(where: { project.wrapper($0).wrapper.updatesView }) {
      return [comparesStorage(comparison, storage, of: project)]
    }
    return project.isUsedAsEquatable(type) || project.constructions(of: type).isEmpty ? [] : [unused(comparison, in: type, of: project)]
  }

  /// What the view is given and shows, and what `==` does not look at.
  private static func omittedInputs(
    _ comparison: Comparison, in inspected: InspectedType, of project: Project
  ) -> [PropertyID] {
    let candidates = project.properties(of: inspected.type).filter { property in
      project.isInstanceProperty(property, wrapper: .none) && project[property].attributes.isEmpty
        && !comparison.compared.contains(property) && isComparable(property, of: project)
    }
    guard !candidates.isEmpty else { return [] }
    let shown = inspected.renderReach.flatMap(\.events)
    return candidates.filter { property in shown.contains { project.isUse($0, of: property) } }
  }

  /// A value that can differ: no constant of the view's own, no closure, no object that may be the same one.
  private static func isComparable(_ property: PropertyID, of project: Project) -> Bool {
    let isConstant = project[property].flags.contains(.isLet) && project.initialValue(of: property) != nil
    return !isConstant && (project.type(of: property).map(project.isValue) ?? false)
  }

  private static func incomplete(
    _ comparison: Comparison, _ property: PropertyID, _ omitted: [PropertyID], in type: TypeIndex, of project: Project
  ) -> Finding {
    Finding(
      identity, severity: .warning, at: project.namePlace(comparison.function),
      """
      '==' leaves out '\(project.namePlace(property))', which the body of '\(project.namePlace(type))' shows: when only that changes, \
      the view stays as it was; compare it too
      """,
      related: omitted.map { Related(at: project.namePlace($0), "'\(project.namePlace($0))' is declared here") })
  }

  private static func comparesStorage(_ comparison: Comparison, _ property: PropertyID, of project: Project) -> Finding {
    Finding(
      identity, at: project.namePlace(comparison.function),
      """
      '==' compares '\(project.namePlace(property))', which SwiftUI follows by itself: both sides give the present value, or none \
      at all; compare what the parent passes
      """,
      related: [Related(at: project.namePlace(property), "'\(project.namePlace(property))' is declared here")])
  }

  private static func unused(_ comparison: Comparison, in type: TypeIndex, of project: Project) -> Finding {
    Finding(
      identity, at: project.namePlace(comparison.function),
      """
      nothing builds '\(project.namePlace(type))' with '.equatable()': SwiftUI may compare its fields itself and never call this \
      '=='; add '.equatable()' where it is built, or leave the conformance out
      """)
  }
}

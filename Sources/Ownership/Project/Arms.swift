import SwiftTree

/// A place in an arm of an `if` or a `switch`.
public struct Arm: Sendable {
  /// The construction of the view, or the use of the helper that builds it.
  public let event: EventID
  public let scope: ScopeID
  /// Where the `if` or `switch` begins.
  public let choice: Int32
}

/// Two places of one view in two arms of one choice.
public struct SplitView: Sendable {
  public let first: Arm
  public let second: Arm
}

/// The arms of conditions in which views stand.
extension Project {
  /// Where a view is built in several arms of one choice: each arm is an identity of its own (semantics.md, F4).
  public func splits(of type: TypeIndex) -> [SplitView] {
    let arms = constructions(of: type).filter(isRender).flatMap { self.arms(around: $0) }
    var splits: [SplitView] = []
    for (number, arm) in arms.enumerated() {
      let isSplit = splits.contains { $0.first.scope.file == arm.scope.file && $0.first.choice == arm.choice }
      guard !isSplit, let other = arms[(number + 1)...].first(where: { isOtherArm($0, of: arm) }) else { continue }
      splits.append(SplitView(first: arm, second: other))
    }
    return splits
  }

  private func isOtherArm(_ other: Arm, of arm: Arm) -> Bool {
    other.scope.file == arm.scope.file && other.choice == arm.choice && other.scope != arm.scope
      && self[other.scope].parent == self[arm.scope].parent
  }

  /// The arms that a view is built in, from the inside out; a helper, `var editor: some View`, is followed to its uses.
  public func arms(around event: EventID, depth: Int = 0) -> [Arm] {
    var arms: [Arm] = []
    var current = ScopeID(file: event.file, index: self[event].scope)
    while self[current].kind == .closure || self[current].kind == .branch, self[current].parent >= 0 {
      if self[current].choice >= 0 { arms.append(Arm(event: event, scope: current, choice: self[current].choice)) }
      current = ScopeID(file: current.file, index: self[current].parent)
    }
    guard depth < 2 else { return arms }
    return arms + uses(ofDeclarationAt: current).flatMap { self.arms(around: $0, depth: depth + 1) }
  }

  /// What a condition looks at before it chooses an arm.
  public func conditions(of arm: Arm) -> [EventID] {
    let parent = self[arm.scope].parent
    let outer = self[ScopeID(file: arm.scope.file, index: parent)]
    let facts = files[Int(arm.scope.file)]
    return (outer.firstEvent..<self[arm.scope].firstEvent).filter { index in
      let event = facts.events[Int(index)]
      return event.scope == parent && event.start >= UInt32(arm.choice) && event.end <= self[arm.scope].start
    }.map { EventID(file: arm.scope.file, index: $0) }
  }

  /// Whether a property is a Bool.
  public func isFlag(_ property: PropertyID) -> Bool {
    type(of: property) == ResolvedType(.external(Words.bool))
  }

  /// Whether two calls are handed the same, as far as can be seen: the same names and calls in the same places.
  public func haveSameArguments(_ one: EventID, _ other: EventID) -> Bool {
    arguments(of: one).elementsEqual(arguments(of: other)) { first, second in
      first.label == second.label && isSame(first.expression, in: one.file, as: second.expression, in: other.file)
    }
  }

  private func isSame(_ one: ExpressionFact, in file: FileIndex, as other: ExpressionFact, in otherFile: FileIndex) -> Bool {
    guard one.kind == other.kind, one.end - one.start == other.end - other.start else { return false }
    return (one.firstEvent..<one.endEvent).elementsEqual(other.firstEvent..<other.endEvent) { first, second in
      let facts = files[Int(file)]
      let otherFacts = files[Int(otherFile)]
      return facts.path(facts.events[Int(first)]).elementsEqual(otherFacts.path(otherFacts.events[Int(second)]))
    }
  }
}

import SwiftTree

/// Files' declarations anew: what is known of the others is taken over, and what depends on the change is joined again.
extension Project {
  /// This project with other facts of files that follow one another. The project itself is good for nothing any more.
  /// - Parameter replaced: the files in their order, with their new facts.
  /// - Returns: nil where all has to be joined again: types have come or gone, or imports.
  public func joinedAnew(_ replaced: [(file: FileIndex, facts: FileFacts)]) -> (project: Project, change: ProjectChange)? {
    guard let tracker, contributions != nil, hasTypesInOrder(replaced) else { return nil }
    self.tracker = nil
    let joined = Project(self, with: replaced)
    contributions = nil
    let replacement = Replacement(of: self, by: joined, replaced.map(\.file), tracker)
    guard let change = replacement.change() else { return nil }
    joined.tracker = tracker
    tracker.forget(after: change)
    return (joined, change)
  }

  /// Whether other facts declare as many types. Between parts of one file they may move: their order stays, and so their
  /// numbers.
  private func hasTypesInOrder(_ replaced: [(file: FileIndex, facts: FileFacts)]) -> Bool {
    let old = replaced.map { files[Int($0.file)] }
    let areSeenAlike = zip(old, replaced).allSatisfy { old, new in
      old.flags == new.facts.flags && old.imports.elementsEqual(new.facts.imports)
    }
    return areSeenAlike && old.flatMap(\.areExtensions) == replaced.flatMap(\.facts.areExtensions)
  }
}

extension FileFacts {
  /// Of each of its types.
  fileprivate var areExtensions: [Bool] { types.map { $0.kind == .extension } }
}

/// The step from one project to the next, in the order in which the tables depend on each other. Each table is compared with
/// what it was before the next one asks who has asked it.
private struct Replacement {
  private let before: Project
  private let after: Project
  private let replaced: [FileIndex]
  private let tracker: DependencyTracker
  private let comparison: ProjectComparison

  init(of before: Project, by after: Project, _ replaced: [FileIndex], _ tracker: DependencyTracker) {
    self.before = before
    self.after = after
    self.replaced = replaced
    self.tracker = tracker
    comparison = ProjectComparison(before: before, after: after, Set(replaced))
  }

  /// - Returns: nil where all has to be joined again.
  func change() -> ProjectChange? {
    var change = ProjectChange(files: Set(replaced))
    for file in replaced { after.replaceNames(before.files[Int(file)], after.files[Int(file)], &change) }
    let hasTypes = replaced.allSatisfy { before.hasTypes(of: after.files[Int($0)], in: $0) }
    let types = hasTypes ? [] : after.redeclareTypes(in: replaced, after: before)
    if !hasTypes { comparison.compare(types, &change) }
    replaceMembers(&change)
    let builders = hasTypes ? [] : renew(types, &change)
    tracking { after.renewWrappers(after: &change) }
    comparison.compareStoredProperties(&change)
    guard tracking({ after.renewContributions(after: &change, in: Set(replaced), besides: builders) }) else { return nil }
    return hasTypes || after.arePreviewPartsTheSame ? change : nil
  }

  private func tracking<Result>(_ body: () -> Result) -> Result {
    after.tracker = tracker
    defer { after.tracker = nil }
    return body()
  }

  private func replaceMembers(_ change: inout ProjectChange) {
    after.redeclareMembers(in: replaced, after: before)
    comparison.compareMembers(&change)
    replaceChangedNames(&change)
    replaceMemberChanges(&change)
    comparison.compareNamings(&change)
  }

  /// What code changes, as far as names tell. Which functions change what they are called on is asked of all calls.
  private func replaceChangedNames(_ change: inout ProjectChange) {
    if after.mutatingFunctions.names.isFilled(like: before.mutatingFunctions.names) {
      for file in replaced { after.replaceChangedNames(of: file, before.files[Int(file)], after.files[Int(file)], &change) }
    } else {
      after.collectChangedNames()
      after.countChangedNames()
      comparison.compareChangedNames(&change)
    }
  }

  private func replaceMemberChanges(_ change: inout ProjectChange) {
    if after.classVariables.names.isFilled(like: before.classVariables.names) {
      for file in replaced { after.replaceMemberChanges(in: file, &change) }
    } else {
      after.recollectMemberChanges(in: comparison.filesNamingOtherClassVariables)
      comparison.compareMemberChanges(&change)
    }
  }

  /// What the types are, and what depends on that.
  /// - Parameter declared: those that have been declared anew.
  /// - Returns: the files that may build what is now, or is no longer, a type that may own state.
  private func renew(_ declared: [TypeIndex], _ change: inout ProjectChange) -> Set<Int> {
    let conforming = tracking { after.renewConformances(after: change) }
    comparison.compareTraits(of: conforming, &change)
    if comparison.mayDifferInDevelopment(declared + conforming) {
      after.remarkDevelopment()
      comparison.compareDevelopment(&change)
    }
    after.collectConstructedNames()
    return comparison.filesNamingOtherConstructions
  }
}

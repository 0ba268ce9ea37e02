import SwiftTree

/// One file's code anew, without joining the project again: an editor's next keystroke.
extension Project {
  /// Whether a file's declarations are the same in other facts of it, so that these can take the place of its own.
  public func hasDeclarations(of new: FileFacts, in file: FileIndex) -> Bool {
    hasTypes(of: new, in: file) && hasMembers(of: new, in: file)
  }

  func hasTypes(of new: FileFacts, in file: FileIndex) -> Bool { files[Int(file)].typeOutline == new.typeOutline }
  func hasMembers(of new: FileFacts, in file: FileIndex) -> Bool { files[Int(file)].memberOutline == new.memberOutline }

  /// Takes other facts of a file, whose declarations are the same as before (`hasDeclarations`).
  /// - Returns: what has changed; nil where more than the file's own code has after all, and then the project is good for
  ///   nothing any more.
  public func replace(_ file: FileIndex, with new: FileFacts) -> ProjectChange? {
    let old = files[Int(file)]
    countChangedNames()
    var change = ProjectChange(files: [file])
    files.replace(file, with: new)
    replaceCode(of: file)
    resolveWrappers(in: file)
    replaceChangedNames(of: file, old, new, &change)
    replaceMemberChanges(in: file, &change)
    for name in old.pathNames.symmetricDifference(new.pathNames) { change.questions.insert(.naming(name)) }
    guard renewContributions(after: &change, in: [file]) else { return nil }
    tracker?.forget(after: change)
    return change
  }

  // MARK: What all files answer together

  func replaceChangedNames(of file: FileIndex, _ old: FileFacts, _ new: FileFacts, _ change: inout ProjectChange) {
    var (before, after) = (NameSet(), NameSet())
    var (oldMoves, newMoves): ([EventIndex], [EventIndex]) = ([], [])
    old.collectChangedNames(mutating: mutatingFunctions, into: &before, &oldMoves)
    new.collectChangedNames(mutating: mutatingFunctions, into: &after, &newMoves)
    let names = (Set(before.names), Set(after.names))
    if names.0 != names.1 { replaceChangedNames(in: file, names.0, names.1, &change) }
    for moves in [(old, oldMoves), (new, newMoves)] {
      for event in moves.1 { change.questions.insert(.moves(in: moves.0.path(moves.0.events[Int(event)]).dropLast().last ?? .none)) }
    }
    if !oldMoves.isEmpty || !newMoves.isEmpty {
      replaceReorderings(in: file, with: newMoves.map { EventID(file: file, index: $0) })
    }
  }

  private func replaceChangedNames(in file: FileIndex, _ before: Set<Name>, _ after: Set<Name>, _ change: inout ProjectChange) {
    for name in before { changedNameCounts[name, default: 1] -= 1 }
    for name in after { changedNameCounts[name, default: 0] += 1 }
    for name in before.symmetricDifference(after) { change.questions.insert(.changes(of: name)) }
    changedNames = NameSet(changedNameCounts.lazy.filter { $0.value > 0 }.map(\.key))
  }

  /// How many files change something of a name is counted when one is replaced for the first time.
  func countChangedNames() {
    guard changedNameCounts.isEmpty else { return }
    for facts in files {
      var (changed, moves) = (NameSet(), [EventIndex]())
      facts.collectChangedNames(mutating: mutatingFunctions, into: &changed, &moves)
      for name in changed.names { changedNameCounts[name, default: 0] += 1 }
    }
  }

  /// The keys of the others are not looked up again: in a project that is being replaced their files may be others already.
  private func replaceReorderings(in file: FileIndex, with new: [EventID]) {
    let all = zip(reorderings, reorderingIndex.keys).map { (event: $0, key: $1) }
    let replaced = all.replacing(in: file, with: new.map { ($0, reorderingKey($0)) }) { $0.event.file }
    reorderings = replaced.map(\.event)
    reorderingIndex = NameIndex(replaced.map(\.key))
  }

  func replaceMemberChanges(in file: FileIndex, _ change: inout ProjectChange) {
    var new: [(event: EventID, name: Name)] = []
    collectMemberChanges(in: file, of: classVariables, into: &new)
    let places = memberChanges.indices.filter { memberChanges[$0].file == file }
    let names = places.map { Name(value: memberChangeIndex.keys[$0]) }
    guard names != new.map(\.name) else {
      for (place, change) in zip(places, new) { memberChanges[place] = change.event }
      return
    }
    let (before, after) = (counts(of: names), counts(of: new.map(\.name)))
    for name in Set(names).union(after.keys) where before[name] != after[name] {
      change.questions.insert(.changes(of: name))
    }
    let all = zip(memberChanges, memberChangeIndex.keys).map { (event: $0, name: Name(value: $1)) }
    indexMemberChanges(all.replacing(in: file, with: new) { $0.event.file })
  }

  private func counts(of names: some Sequence<Name>) -> [Name: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension Injection {
  /// Whether another one says the same, perhaps at another place of its file.
  func isSame(as other: Injection) -> Bool { key == other.key && isForDevelopment == other.isForDevelopment }
}

extension FileFacts {
  /// All names of its events' paths.
  var pathNames: Set<Name> { Set(paths) }

  /// Whether a piece of code is a member's, and not a part of another one's.
  func isMemberCode(_ index: Int) -> Bool {
    let scope = scopes[index]
    guard scope.owner >= 0, scope.kind != .closure, scope.kind != .branch else { return false }
    return scope.parent < 0 || scopes[Int(scope.parent)].owner != scope.owner
  }
}

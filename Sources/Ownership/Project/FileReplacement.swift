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
    old.collectChangedNames(mutating: mutatingFunctions.names, into: &before, &oldMoves)
    new.collectChangedNames(mutating: mutatingFunctions.names, into: &after, &newMoves)
    for name in changedNames.replace(before.names, with: after.names) { change.questions.insert(.changes(of: name)) }
    for moves in [(old, oldMoves), (new, newMoves)] {
      for event in moves.1 { change.questions.insert(.moves(in: moves.0.path(moves.0.events[Int(event)]).dropLast().last ?? .none)) }
    }
    if !oldMoves.isEmpty || !newMoves.isEmpty {
      replaceReorderings(in: file, with: newMoves.map { EventID(file: file, index: $0) })
    }
  }

  /// In how many files something of a name is changed is counted when a session begins, and when another function has come
  /// to change what it is called on.
  func countChangedNames() {
    for facts in files {
      var (changed, moves) = (NameSet(), [EventIndex]())
      facts.collectChangedNames(mutating: mutatingFunctions.names, into: &changed, &moves)
      for name in changed.names { changedNames.count(name) }
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
    collectMemberChanges(in: file, of: classVariables.names, into: &new)
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

  /// Looks again for what changes variables of classes, in some files.
  func recollectMemberChanges(in files: Set<FileIndex>) {
    var kept = zip(memberChanges, memberChangeIndex.keys).map { (event: $0, name: Name(value: $1)) }[...]
    var changes: [(event: EventID, name: Name)] = []
    for file in files.sorted() {
      changes += kept.prefix { $0.event.file < file }
      kept = kept.drop { $0.event.file <= file }
      collectMemberChanges(in: file, of: classVariables.names, into: &changes)
    }
    indexMemberChanges(changes + kept)
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

import SwiftTree

/// One file's code anew, without joining the project again: an editor's next keystroke.
extension Project {
  /// Whether a file's declarations are the same in other facts of it, so that these can take the place of its own.
  public func hasDeclarations(of new: FileFacts, in file: FileIndex) -> Bool {
    files[Int(file)].declarationOutline == new.declarationOutline
  }

  /// Takes other facts of a file, whose declarations are the same as before (`hasDeclarations`).
  /// - Returns: what has changed; nil where more than the file's own code has after all, and then the project is good for
  ///   nothing any more.
  public func replace(_ file: FileIndex, with new: FileFacts) -> ProjectChange? {
    let old = files[Int(file)]
    guard let scopes = replacedCode(of: file, old, new) else { return nil }
    let inferred = inferredTypes(in: file)
    let oldConstructions = constructions(in: file)
    let oldInjections = injections(in: file)
    var change = ProjectChange(files: [file])

    files.replace(file, with: new)
    replaceCode(of: file, with: scopes)
    resolveWrappers(in: file)
    guard inferredTypes(in: file) == inferred else { return nil }
    replaceInjections(in: file, before: oldInjections, &change)
    replaceChanges(of: file, old, new, &change)
    guard replaceConstructions(in: file, before: oldConstructions, &change) else { return nil }
    for name in old.pathNames.symmetricDifference(new.pathNames) { change.questions.insert(.naming(name)) }
    tracker?.forget(after: change)
    return change
  }

  // MARK: Code of members

  private func memberScopes(of facts: FileFacts) -> [(owner: Int32, scope: ScopeIndex)] {
    facts.scopes.indices.compactMap { index in
      facts.isMemberCode(index) ? (facts.scopes[index].owner, ScopeIndex(index)) : nil
    }
  }

  /// The pieces of code of the file's members by their types; nil if some member has more or less of them than before.
  private func replacedCode(of file: FileIndex, _ old: FileFacts, _ new: FileFacts) -> [Int32: [ScopeIndex]]? {
    let before = memberScopes(of: old)
    let after = memberScopes(of: new)
    guard before.map(\.owner) == after.map(\.owner) else { return nil }
    return Dictionary(grouping: after) { Int32(type(ofFact: $0.owner, in: file)) }.mapValues { $0.map(\.scope) }
  }

  private func replaceCode(of file: FileIndex, with scopes: [Int32: [ScopeIndex]]) {
    for (type, scopes) in scopes where type >= 0 {
      var next = scopes.makeIterator()
      for place in declaredTypes.members(of: Int(type)).code where memberCode[place].file == file {
        if let scope = next.next() { memberCode[place] = ScopeID(file: file, index: scope) }
      }
    }
  }

  /// The types of the properties that do not say theirs: other files' properties may get theirs from them.
  private func inferredTypes(in file: FileIndex) -> [ResolvedType?] {
    let properties = files[Int(file)].properties
    return properties.indices.filter { properties[$0].type < 0 }.map { type(of: PropertyID(file: file, index: Int32($0))) }
  }

  // MARK: What all files answer together

  private func constructions(in file: FileIndex) -> [TypeIndex: [EventID]] {
    var constructions: [TypeIndex: [EventID]] = [:]
    forEachConstruction(in: file) { constructions[$0, default: []].append($1) }
    return constructions
  }

  /// False where a private view is, or no longer is, for previews alone.
  private func replaceConstructions(
    in file: FileIndex, before: [TypeIndex: [EventID]], _ change: inout ProjectChange
  ) -> Bool {
    let after = constructions(in: file)
    for type in Set(before.keys).union(after.keys) {
      let new = replaced(constructionIndex[type] ?? [], in: file, by: after[type] ?? []) { $0.file }
      if before[type]?.count != after[type]?.count { change.questions.insert(.constructions(of: type)) }
      constructionIndex[type] = new.isEmpty ? nil : new
      guard declaredTypes[type].access > .fileprivate || isStillPreviewPart(type) else { return false }
    }
    return true
  }

  /// Whether what builds a private view says the same as before.
  private func isStillPreviewPart(_ type: TypeIndex) -> Bool {
    guard let constructions = constructionIndex[type] else { return true }
    return constructions.allSatisfy(isForDevelopment) == declaredTypes[type].isForDevelopment
  }

  private func injections(in file: FileIndex) -> [Injection] { allInjections.filter { $0.call.file == file } }

  private func replaceInjections(in file: FileIndex, before: [Injection], _ change: inout ProjectChange) {
    var new: [Injection] = []
    collectInjections(in: file, into: &new)
    if new.isEmpty, before.isEmpty { return }
    allInjections = replaced(allInjections, in: file, by: new) { $0.call.file }
    injectionIndex = Dictionary(uniqueKeysWithValues: allInjections.enumerated().map { ($0.element.call, $0.offset) })
    if !new.elementsEqual(before, by: { $0.isSame(as: $1) }) { change.questions.insert(.injections) }
  }

  private func replaceChanges(of file: FileIndex, _ old: FileFacts, _ new: FileFacts, _ change: inout ProjectChange) {
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
    replaceMemberChanges(in: file, &change)
  }

  /// How many files change something of a name is counted when it is needed for the first time.
  private func replaceChangedNames(in file: FileIndex, _ before: Set<Name>, _ after: Set<Name>, _ change: inout ProjectChange) {
    if changedNameCounts.isEmpty { countChangedNames(besides: file, before) }
    for name in before { changedNameCounts[name, default: 1] -= 1 }
    for name in after { changedNameCounts[name, default: 0] += 1 }
    for name in before.symmetricDifference(after) { change.questions.insert(.changes(of: name)) }
    changedNames = NameSet(changedNameCounts.lazy.filter { $0.value > 0 }.map(\.key))
  }

  private func countChangedNames(besides file: FileIndex, _ names: Set<Name>) {
    for index in files.indices where index != Int(file) {
      var (changed, moves) = (NameSet(), [EventIndex]())
      files[index].collectChangedNames(mutating: mutatingFunctions, into: &changed, &moves)
      for name in changed.names { changedNameCounts[name, default: 0] += 1 }
    }
    for name in names { changedNameCounts[name, default: 0] += 1 }
  }

  private func replaceReorderings(in file: FileIndex, with new: [EventID]) {
    reorderings = replaced(reorderings, in: file, by: new) { $0.file }
    indexReorderings()
  }

  private func replaceMemberChanges(in file: FileIndex, _ change: inout ProjectChange) {
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
    indexMemberChanges(replaced(all, in: file, by: new) { $0.event.file })
  }

  private func counts(of names: some Sequence<Name>) -> [Name: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// A list in the order of the files, with other elements of one of them.
  private func replaced<Element>(
    _ all: [Element], in file: FileIndex, by new: [Element], _ fileOf: (Element) -> FileIndex
  ) -> [Element] {
    let others = all.filter { fileOf($0) != file }
    let start = others.firstIndex { fileOf($0) > file } ?? others.count
    return others[..<start] + new + others[start...]
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

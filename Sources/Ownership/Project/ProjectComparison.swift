import SwiftTree

/// Which answers differ between two joinings of the same files, of which some have another text. Types have the same indices
/// in both.
struct ProjectComparison {
  let before: Project
  let after: Project
  /// Those with another text.
  let replaced: Set<FileIndex>

  init(before: Project, after: Project, _ replaced: Set<FileIndex>) {
    self.before = before
    self.after = after
    self.replaced = replaced
  }

  /// Before it is known what the types are.
  func compare(_ types: [TypeIndex], _ change: inout ProjectChange) {
    for type in types {
      let (old, new) = (before.declaredTypes[type], after.declaredTypes[type])
      let isSame =
        old.name == new.name && old.kind == new.kind && old.access == new.access && old.parent == new.parent
        && old.file == new.file && old.fact == new.fact && before.parts[old.parts].elementsEqual(after.parts[new.parts], by: ==)
      if !isSame { change.questions.insert(.type(type)) }
    }
    compareKeys(\.typeIndex, &change)
    compareKeys(\.typealiasIndex, &change)
    guard before.typeOfFact != after.typeOfFact || before.firstFact != after.firstFact else { return }
    // An extension extends something else.
    for other in before.files.indices where before.typesOfFacts(in: other) != after.typesOfFacts(in: other) {
      change.files.insert(FileIndex(other))
    }
  }

  func compareTraits(of types: [TypeIndex], _ change: inout ProjectChange) {
    for type in types {
      let traits = before.declaredTypes[type].traits.symmetricDifference(after.declaredTypes[type].traits)
      if traits.isEmpty { continue }
      change.questions.insert(.type(type))
      change.questions.formUnion(traits.elements.map { .types(with: $0) })
    }
  }

  /// Whether other types may be for previews or tests now, by what some types are and where they stand.
  func mayDifferInDevelopment(_ types: [TypeIndex]) -> Bool {
    types.contains { type in
      let (old, new) = (before.declaredTypes[type], after.declaredTypes[type])
      return old.parent != new.parent
        || !old.traits.symmetricDifference(new.traits).isDisjoint(with: .development)
        || before.isDeclaredForDevelopment(type) != after.isDeclaredForDevelopment(type)
    }
  }

  func compareDevelopment(_ change: inout ProjectChange) {
    for type in before.types where before.declaredTypes[type].isForDevelopment != after.declaredTypes[type].isForDevelopment {
      change.questions.insert(.type(type))
    }
  }

  /// Nobody asks a table whether a call may build something: most calls don't.
  var filesNamingOtherConstructions: Set<Int> {
    Set(files(naming: changedNames(before.constructedNames, after.constructedNames)).map { Int($0) })
  }

  /// Those with another text too.
  var filesNamingOtherClassVariables: Set<FileIndex> {
    replaced.union(files(naming: changedNames(before.classVariables.names, after.classVariables.names)))
  }

  private func files(naming names: [Name]) -> [FileIndex] {
    if names.isEmpty { return [] }
    return after.files.indices.map { FileIndex($0) }.filter { file in names.contains { after.files.mayName($0, in: file) } }
  }

  func compareMembers(_ change: inout ProjectChange) {
    let isConcerned = { (project: Project) in replaced.flatMap { project.typesOfFacts(in: Int($0)) } }
    let types = before.typeOfFact == after.typeOfFact ? Set(isConcerned(before)) : Set(before.types.map { Int32($0) })
    for type in types where type >= 0 && !hasSameMembers(TypeIndex(type)) {
      change.questions.insert(.members(of: TypeIndex(type)))
    }
    compareKeys(\.propertyIndex, &change)
    compareKeys(\.functionIndex, &change)
    compareKeys(\.frameworkExtensionIndex, &change)
    compareKeys(\.frameworkPropertyIndex, &change)
    compareKeys(\.globalPropertyIndex, &change)
    compareKeys(\.globalFunctionIndex, &change)
    compareKeys(\.localFunctionIndex, &change)
    if !isSame(before.frameworkExtensions, after.frameworkExtensions, \.file, ==) {
      change.questions.insert(.frameworkExtensions)
    }
  }

  private func hasSameMembers(_ type: TypeIndex) -> Bool {
    let (old, new) = (before.declaredTypes[type].members, after.declaredTypes[type].members)
    return isSame(before.properties[old.properties], after.properties[new.properties], \.file, ==)
      && isSame(before.functions[old.functions], after.functions[new.functions], \.file, ==)
      && isSame(before.memberCode[old.code], after.memberCode[new.code], \.file, ==)
  }

  func compareMemberChanges(_ change: inout ProjectChange) {
    for key in changedKeys(\.memberChangeIndex) { change.questions.insert(.changes(of: Name(value: key))) }
  }

  func compareChangedNames(_ change: inout ProjectChange) {
    for name in changedNames(before.changedNames.names, after.changedNames.names) { change.questions.insert(.changes(of: name)) }
    for project in [before, after] {
      for (call, key) in zip(project.reorderings, project.reorderingIndex.keys) where replaced.contains(call.file) {
        change.questions.insert(.moves(in: Name(value: key)))
      }
    }
    for key in changedKeys(\.reorderingIndex) { change.questions.insert(.moves(in: Name(value: key))) }
  }

  func compareNamings(_ change: inout ProjectChange) {
    for file in replaced.map({ Int($0) }) {
      let (old, new) = (before.files[file].pathNames, after.files[file].pathNames)
      for name in old.symmetricDifference(new) { change.questions.insert(.naming(name)) }
    }
  }

  func compareStoredProperties(_ change: inout ProjectChange) {
    if !isSame(before.storedProperties, after.storedProperties, \.file, ==) { change.questions.insert(.storedProperties) }
  }

  private func compareKeys(_ index: KeyPath<Project, NameIndex>, _ change: inout ProjectChange) {
    for key in changedKeys(index) { change.questions.insert(.declarations(key)) }
  }

  // MARK: Lists

  /// Whether two lists are the same. What lies in a changed file has other numbers there, so it is only counted: who has
  /// looked at it depends on the file anyway.
  private func isSame<Element, Elements: RandomAccessCollection<Element>>(
    _ old: Elements, _ new: Elements, _ fileOf: (Element) -> FileIndex, _ areEqual: (Element, Element) -> Bool
  ) -> Bool {
    old.elementsEqual(new) { replaced.contains(fileOf($0)) ? fileOf($1) == fileOf($0) : areEqual($0, $1) }
  }

  private func changedNames(_ old: NameSet, _ new: NameSet) -> [Name] {
    if old.isFilled(like: new) { return [] }
    return old.names.filter { !new.contains($0) } + new.names.filter { !old.contains($0) }
  }

  /// The keys under which more or fewer elements stand. Mostly the lists differ in a few places that lie close together.
  private func changedKeys(_ index: KeyPath<Project, NameIndex>) -> [UInt64] {
    let (old, new) = (before[keyPath: index].keys, after[keyPath: index].keys)
    if old == new { return [] }
    let shared = min(old.count, new.count)
    let start = (0..<shared).first { old[$0] != new[$0] } ?? shared
    let end = (0..<shared - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shared - start
    var counts: [UInt64: Int] = [:]
    for key in old[start..<old.count - end] { counts[key, default: 0] += 1 }
    for key in new[start..<new.count - end] { counts[key, default: 0] -= 1 }
    return counts.filter { $0.value != 0 }.map(\.key)
  }
}

import SwiftTree

/// Files' declarations anew: the project is joined again, and compared with what it was.
extension Project {
  /// This project with other facts of files that follow one another.
  /// - Parameter replaced: the files in their order, with their new facts.
  /// - Returns: nil where what the other files see of each other may have changed: types have come or gone, or imports. The
  ///   project itself is not changed.
  public func joinedAnew(_ replaced: [(file: FileIndex, facts: FileFacts)]) -> (project: Project, change: ProjectChange)? {
    let old = replaced.map { files[Int($0.file)] }
    let isSameFile = { (old: FileFacts, new: FileFacts) in
      old.flags == new.flags && old.imports.elementsEqual(new.imports)
    }
    // Between parts of one file types may move: their order stays, and so their numbers.
    guard zip(old, replaced).allSatisfy({ isSameFile($0, $1.facts) }),
      old.flatMap(\.areExtensions) == replaced.flatMap(\.facts.areExtensions)
    else { return nil }
    var facts = Array(files)
    for (file, new) in replaced { facts[Int(file)] = new }
    let tracker = tracker
    self.tracker = nil
    defer { self.tracker = tracker }
    let joined = Project(files: facts, units: units, folders: folders, writtenFiles: writtenFiles, builds: builds)
    let change = ProjectComparison(before: self, after: joined, Set(replaced.map(\.file))).change
    joined.tracker = tracker
    tracker?.forget(after: change)
    return (joined, change)
  }
}

extension FileFacts {
  /// Of each of its types.
  fileprivate var areExtensions: [Bool] { types.map { $0.kind == .extension } }
}

/// Which answers differ between two joinings of the same files, of which some have another text. Types have the same indices
/// in both.
private struct ProjectComparison {
  private let before: Project
  private let after: Project
  /// Those with another text.
  private let replaced: Set<FileIndex>
  private(set) var change: ProjectChange

  init(before: Project, after: Project, _ replaced: Set<FileIndex>) {
    self.before = before
    self.after = after
    self.replaced = replaced
    change = ProjectChange(files: replaced)
    compareFiles()
    compareTypes()
    compareDeclarations()
    compareNames()
    compareEnvironment()
    compareIndex(\.constructionIndex, \.file) { .constructions(of: $0) }
    compareIndex(\.holderIndex, \.file) { .holders(of: $0) }
    if !isSame(\.storedProperties, \.file) { change.questions.insert(.storedProperties) }
    if !isSame(\.frameworkExtensions, \.file) { change.questions.insert(.frameworkExtensions) }
  }

  /// Files in which an extension extends something else, or a wrapper's name means something else.
  private mutating func compareFiles() {
    for other in before.files.indices where before.wrapperUses[other] != after.wrapperUses[other] {
      change.files.insert(FileIndex(other))
    }
    guard before.typeOfFact != after.typeOfFact else { return }
    for other in before.files.indices where before.typesOfFacts(in: other) != after.typesOfFacts(in: other) {
      change.files.insert(FileIndex(other))
    }
  }

  private mutating func compareTypes() {
    for type in before.types {
      let (old, new) = (before.declaredTypes[type], after.declaredTypes[type])
      let isSameType =
        old.name == new.name && old.kind == new.kind && old.access == new.access && old.parent == new.parent
        && old.traits == new.traits && old.isForDevelopment == new.isForDevelopment
        && isSame(before.parts[old.parts], after.parts[new.parts], \.file) { $0 == $1 }
      if !isSameType { change.questions.formUnion([.type(type), .allTypes]) }
      let (oldMembers, newMembers) = (old.members, new.members)
      let areSameMembers =
        isSame(before.properties[oldMembers.properties], after.properties[newMembers.properties], \.file, ==)
        && isSame(before.functions[oldMembers.functions], after.functions[newMembers.functions], \.file, ==)
        && isSame(before.memberCode[oldMembers.code], after.memberCode[newMembers.code], \.file, ==)
      if !areSameMembers { change.questions.insert(.members(of: type)) }
    }
  }

  private mutating func compareDeclarations() {
    let indices: [KeyPath<Project, NameIndex>] = [
      \.typeIndex, \.typealiasIndex, \.propertyIndex, \.functionIndex, \.frameworkExtensionIndex, \.frameworkPropertyIndex,
      \.globalPropertyIndex, \.globalFunctionIndex, \.localFunctionIndex,
    ]
    for index in indices {
      for key in changedKeys(index) { change.questions.insert(.declarations(key)) }
    }
  }

  private mutating func compareNames() {
    for names in [\Project.typeNames, \.functionNames, \.propertyNames, \.computedNames] {
      for name in changedNames(names) { change.questions.insert(.kinds(of: name)) }
    }
    for name in changedNames(\.changedNames) { change.questions.insert(.changes(of: name)) }
    for key in changedKeys(\.memberChangeIndex) { change.questions.insert(.changes(of: Name(value: key))) }
    for project in [before, after] {
      for (call, key) in zip(project.reorderings, project.reorderingIndex.keys) where replaced.contains(call.file) {
        change.questions.insert(.moves(in: Name(value: key)))
      }
    }
    for key in changedKeys(\.reorderingIndex) { change.questions.insert(.moves(in: Name(value: key))) }
    for file in replaced.map({ Int($0) }) {
      let (old, new) = (before.files[file].pathNames, after.files[file].pathNames)
      for name in old.symmetricDifference(new) { change.questions.insert(.naming(name)) }
    }
  }

  private mutating func compareEnvironment() {
    compareIndex(\.environmentReaders, \.property.file) { .readers(of: $0) }
    if before.environmentReaders.keys != after.environmentReaders.keys
      || before.hasReadersOfUnknownModels != after.hasReadersOfUnknownModels
    {
      change.questions.insert(.modelsRead)
    }
    let (old, new) = (before.allInjections, after.allInjections)
    if old.elementsEqual(new, by: { $0.isSame(as: $1) && $0.call.file == $1.call.file }) { return }
    change.questions.insert(.injections)
    for injections in [old, new] { change.files.formUnion(injections.map(\.call.file)) }
  }

  // MARK: Lists

  /// Whether two lists are the same. What lies in a changed file has other numbers there, so it is only counted: who has
  /// looked at it depends on the file anyway.
  private func isSame<Element, Elements: RandomAccessCollection<Element>>(
    _ old: Elements, _ new: Elements, _ fileOf: (Element) -> FileIndex, _ areEqual: (Element, Element) -> Bool
  ) -> Bool {
    old.elementsEqual(new) { replaced.contains(fileOf($0)) ? fileOf($1) == fileOf($0) : areEqual($0, $1) }
  }

  private func isSame<Element: Equatable>(
    _ list: KeyPath<Project, [Element]>, _ fileOf: (Element) -> FileIndex
  ) -> Bool {
    isSame(before[keyPath: list], after[keyPath: list], fileOf, ==)
  }

  private mutating func compareIndex<Element: Equatable>(
    _ index: KeyPath<Project, [TypeIndex: [Element]]>, _ fileOf: (Element) -> FileIndex,
    _ question: (TypeIndex) -> ProjectQuestion
  ) {
    let (old, new) = (before[keyPath: index], after[keyPath: index])
    for (type, elements) in old where !isSame(elements, new[type] ?? [], fileOf, ==) {
      change.questions.insert(question(type))
    }
    for type in new.keys where old[type] == nil { change.questions.insert(question(type)) }
  }

  private func changedNames(_ names: KeyPath<Project, NameSet>) -> [Name] {
    let (old, new) = (before[keyPath: names], after[keyPath: names])
    if old.isFilled(like: new) { return [] }
    return old.names.filter { !new.contains($0) } + new.names.filter { !old.contains($0) }
  }

  /// The keys under which more or fewer elements stand. Mostly the lists differ in a few places that lie close together.
  private func changedKeys(_ index: KeyPath<Project, NameIndex>) -> [UInt64] {
    let (old, new) = (before[keyPath: index].keys, after[keyPath: index].keys)
    let shared = min(old.count, new.count)
    let start = (0..<shared).first { old[$0] != new[$0] } ?? shared
    let end = (0..<shared - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shared - start
    var counts: [UInt64: Int] = [:]
    for key in old[start..<old.count - end] { counts[key, default: 0] += 1 }
    for key in new[start..<new.count - end] { counts[key, default: 0] -= 1 }
    return counts.filter { $0.value != 0 }.map(\.key)
  }
}

extension Project {
  /// The declared types of a file's type facts.
  fileprivate func typesOfFacts(in file: Int) -> ArraySlice<Int32> {
    typeOfFact[firstFact[file]..<firstFact[file] + files[file].types.count]
  }
}

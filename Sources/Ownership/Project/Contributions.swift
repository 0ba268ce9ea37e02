import SwiftTree

/// What a file adds to the answers that all files give together.
struct FileContribution {
  fileprivate(set) var constructions: [TypeIndex: [EventID]] = [:]
  fileprivate(set) var injections: [Injection] = []
  fileprivate(set) var readers: [TypeIndex: [EnvironmentReader]] = [:]
  fileprivate(set) var hasReadersOfUnknownModels = false
}

/// What a type adds to them: its properties, by the model that they hold.
typealias TypeContribution = [TypeIndex: [PropertyID]]

/// What files and types have added, in a session: where one file changes, what the others add mostly stays.
struct KeptContributions {
  /// What types are, and what the wrappers of files' properties mean, stands in the project itself.
  fileprivate var traits: Column<Void>
  fileprivate var wrappers: Column<Void>
  /// Types inherit from each other in a circle. What they are depends on where one begins, not on what is written alone.
  fileprivate var hasCycle = false
  fileprivate var ofFiles: Column<FileContribution>
  fileprivate var ofTypes: Column<TypeContribution>

  /// Beside each one what it depends on.
  fileprivate struct Column<Contribution> {
    private(set) var contributions: [Contribution] = []
    private var dependencies = KeptDependencies()

    init(count: Int, _ contribution: (Int) -> (answer: Contribution, dependencies: Dependencies)) {
      for index in 0..<count {
        let tracked = contribution(index)
        contributions.append(tracked.answer)
        dependencies.append(tracked.dependencies)
      }
    }

    func touched(by change: ProjectChange) -> [Int] { dependencies.touched(by: change) }

    mutating func replace(_ index: Int, with tracked: (answer: Contribution, dependencies: Dependencies)) {
      contributions[index] = tracked.answer
      dependencies.replace(index, with: tracked.dependencies)
    }
  }
}

extension Project {
  /// Takes down what each file and each type has added, and what that depends on.
  func keepContributions() {
    var closure = ConformanceClosure(typeCount: declaredTypes.count)
    let types = declaredTypes.count
    var kept = KeptContributions(
      traits: .init(count: types) { type in trackedTraits(of: type, &closure) },
      wrappers: .init(count: files.count) { file in tracked { _ = wrapperUses(in: FileIndex(file)) } },
      ofFiles: .init(count: files.count) { file in tracked { contribution(of: FileIndex(file)) } },
      ofTypes: .init(count: types) { type in tracked { contribution(of: type) } })
    kept.hasCycle = closure.hasCycle
    if kept.hasCycle { closeConformances() }
    contributions = kept
  }

  private func trackedTraits(
    of type: TypeIndex, _ closure: inout ConformanceClosure
  ) -> (answer: Void, dependencies: Dependencies) {
    defer { closure.beginAnew() }
    return tracked { _ = close(type, &closure) }
  }

  private func contribution(of file: FileIndex) -> FileContribution {
    var contribution = FileContribution()
    forEachConstruction(in: file) { contribution.constructions[$0, default: []].append($1) }
    collectInjections(in: file, into: &contribution.injections)
    var readers: [EnvironmentReader] = []
    collectReaders(in: file, ofUnknownModels: &contribution.hasReadersOfUnknownModels) { readers.append($0) }
    contribution.readers = Dictionary(grouping: readers, by: \.model)
    return contribution
  }

  private func contribution(of type: TypeIndex) -> TypeContribution {
    var held: TypeContribution = [:]
    forEachHolding(of: type) { held[$0, default: []].append($1) }
    return held
  }

  // MARK: After a change

  /// What the types are whose own declarations, or those of what they inherit from, have changed.
  /// - Returns: the types that may be something else now.
  func renewConformances(after change: ProjectChange) -> [TypeIndex] {
    var closure = ConformanceClosure(typeCount: declaredTypes.count)
    let touched = contributions?.traits.touched(by: change) ?? []
    for type in touched { contributions?.traits.replace(type, with: trackedTraits(of: type, &closure)) }
    if closure.hasCycle { contributions?.hasCycle = true }
    guard contributions?.hasCycle != false else { return touched }
    closeConformances()
    return Array(types)
  }

  /// What the wrappers of properties mean where a name has come to mean something else.
  func renewWrappers(after change: inout ProjectChange) {
    for index in contributions?.wrappers.touched(by: change) ?? [] {
      let old = wrapperUses[index]
      contributions?.wrappers.replace(
        index, with: tracked { wrapperUses[index] = wrapperUses(in: FileIndex(index)) })
      // Which wrapper a property has is asked of its file alone.
      if wrapperUses[index] != old { change.files.insert(FileIndex(index)) }
    }
    collectStoredProperties()
  }

  /// Asks again what depends on a change, and adds what that changes.
  /// - Parameters:
  ///   - edited: the files with another text.
  ///   - builders: files that may build what could not be built before, or can no longer be.
  /// - Returns: false where a private view is, or no longer is, for previews alone.
  func renewContributions(
    after change: inout ProjectChange, in edited: Set<FileIndex>, besides builders: Set<Int> = []
  ) -> Bool {
    if contributions == nil { return false }
    let first = change
    var builtTypes: Set<TypeIndex> = []
    for index in builders.union(contributions?.ofFiles.touched(by: first) ?? []).sorted() {
      let file = FileIndex(index)
      let new = tracked { contribution(of: file) }
      let old = contributions?.ofFiles.contributions[index] ?? FileContribution()
      contributions?.ofFiles.replace(index, with: new)
      let isEdited = edited.contains(file)
      builtTypes.formUnion(replace(\.constructionIndex, old.constructions, new.answer.constructions, in: file, \.file))
      ask(about: old.constructions, new.answer.constructions, { isEdited || $0 == $1 }, &change) { .constructions(of: $0) }
      replaceReaders(in: file, old, new.answer, isEdited, &change)
      replaceInjections(in: file, old.injections, new.answer.injections, &change)
    }
    var holdings: [(type: TypeIndex, old: TypeContribution, new: TypeContribution)] = []
    for type in contributions?.ofTypes.touched(by: first) ?? [] {
      let new = tracked { contribution(of: type) }
      holdings.append((type, contributions?.ofTypes.contributions[type] ?? [:], new.answer))
      contributions?.ofTypes.replace(type, with: new)
    }
    for model in Set(holdings.flatMap { $0.old.keys }).union(holdings.flatMap { $0.new.keys }) {
      replaceHolders(of: model, holdings.map { ($0.type, $0.old[model] ?? [], $0.new[model] ?? []) }, edited, &change)
    }
    return builtTypes.allSatisfy(isStillPreviewPart)
  }

  /// Puts what a file adds now in the place of what it added before.
  /// - Returns: the types that are concerned.
  private func replace<Element>(
    _ index: ReferenceWritableKeyPath<Project, [TypeIndex: [Element]]>, _ old: [TypeIndex: [Element]],
    _ new: [TypeIndex: [Element]], in file: FileIndex, _ fileOf: (Element) -> FileIndex
  ) -> Set<TypeIndex> {
    let types = Set(old.keys).union(new.keys)
    for type in types {
      let all = (self[keyPath: index][type] ?? []).replacing(in: file, with: new[type] ?? [], fileOf)
      self[keyPath: index][type] = all.isEmpty ? nil : all
    }
    return types
  }

  /// - Parameter areAlike: the numbers of what lies in an edited file don't matter: who has looked at it depends on the file
  ///   anyway.
  private func ask<Element>(
    about old: [TypeIndex: [Element]], _ new: [TypeIndex: [Element]], _ areAlike: (Element, Element) -> Bool,
    _ change: inout ProjectChange, _ question: (TypeIndex) -> ProjectQuestion
  ) {
    for type in Set(old.keys).union(new.keys) where !(old[type] ?? []).elementsEqual(new[type] ?? [], by: areAlike) {
      change.questions.insert(question(type))
    }
  }

  private func replaceReaders(
    in file: FileIndex, _ old: FileContribution, _ new: FileContribution, _ isEdited: Bool, _ change: inout ProjectChange
  ) {
    let models = replace(\.environmentReaders, old.readers, new.readers, in: file) { $0.property.file }
    ask(
      about: old.readers, new.readers,
      { $0.type == $1.type && $0.isOptional == $1.isOptional && (isEdited || $0.property == $1.property) }, &change
    ) { .readers(of: $0) }
    let isKnown = models.allSatisfy { old.readers[$0] != nil && new.readers[$0] != nil }
    if !isKnown || old.hasReadersOfUnknownModels != new.hasReadersOfUnknownModels { change.questions.insert(.modelsRead) }
    if old.hasReadersOfUnknownModels != new.hasReadersOfUnknownModels {
      hasReadersOfUnknownModels = contributions?.ofFiles.contributions.contains(where: \.hasReadersOfUnknownModels) ?? true
    }
  }

  private func replaceInjections(
    in file: FileIndex, _ old: [Injection], _ new: [Injection], _ change: inout ProjectChange
  ) {
    if old.isEmpty, new.isEmpty { return }
    allInjections = allInjections.replacing(in: file, with: new) { $0.call.file }
    injectionIndex = Dictionary(uniqueKeysWithValues: allInjections.enumerated().map { ($0.element.call, $0.offset) })
    if new.elementsEqual(old, by: { $0.isSame(as: $1) }) { return }
    change.questions.insert(.injections)
    // Whether a call injects something is asked of its file alone.
    change.files.insert(file)
  }

  /// - Parameter holdings: of all types whose properties may have other numbers now.
  private func replaceHolders(
    of model: TypeIndex, _ holdings: [(type: TypeIndex, old: [PropertyID], new: [PropertyID])], _ edited: Set<FileIndex>,
    _ change: inout ProjectChange
  ) {
    let old = Set(holdings.flatMap(\.old))
    let others = (holderIndex[model] ?? []).filter { !old.contains($0) }
    let all = others.map { (type: owner(of: $0), property: $0) } + holdings.flatMap { holding in
      holding.new.map { (type: holding.type, property: $0) }
    }
    holderIndex[model] = all.isEmpty ? nil : all.sorted { $0.type < $1.type }.map(\.property)
    let isSame = holdings.allSatisfy { holding in
      holding.old.elementsEqual(holding.new) { edited.contains($0.file) ? $0.file == $1.file : $0 == $1 }
    }
    if !isSame { change.questions.insert(.holders(of: model)) }
  }
}

extension Array {
  /// A list in the order of the files, with other elements of one of them.
  func replacing(in file: FileIndex, with new: [Element], _ fileOf: (Element) -> FileIndex) -> [Element] {
    let start = firstIndex { fileOf($0) >= file } ?? count
    let end = self[start...].firstIndex { fileOf($0) > file } ?? count
    return self[..<start] + new + self[end...]
  }
}

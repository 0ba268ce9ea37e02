import SwiftTree

/// The index of a declared type in the project.
public typealias TypeIndex = Int

/// A property of the project: a file and an index into its `properties`.
public struct PropertyID: Hashable, Sendable {
  public let file: FileIndex
  public let index: Int32

  public init(file: FileIndex, index: Int32) {
    self.file = file
    self.index = index
  }
}

/// A function of the project: a file and an index into its `functions`.
public struct FunctionID: Hashable, Sendable {
  public let file: FileIndex
  public let index: Int32

  public init(file: FileIndex, index: Int32) {
    self.file = file
    self.index = index
  }
}

/// A piece of code of the project: a file and an index into its `scopes`.
public struct ScopeID: Hashable, Sendable {
  public let file: FileIndex
  public let index: ScopeIndex

  public init(file: FileIndex, index: ScopeIndex) {
    self.file = file
    self.index = index
  }

  /// Both in one number.
  var bits: UInt64 { UInt64(UInt32(bitPattern: file)) &<< 32 | UInt64(UInt32(bitPattern: index)) }
}

/// An event of the project: a file and an index into its `events`.
public struct EventID: Hashable, Sendable {
  public let file: FileIndex
  public let index: EventIndex

  public init(file: FileIndex, index: EventIndex) {
    self.file = file
    self.index = index
  }
}

/// A type that the project declares, with its extensions in all files.
public struct DeclaredType: Sendable {
  public let file: FileIndex
  /// Its declaration, an index into the file's `types`.
  public let fact: Int32
  public private(set) var name: Name
  public private(set) var kind: TypeFact.Kind
  public private(set) var access: Access
  /// The type it is nested in; -1 at the top.
  public internal(set) var parent: TypeIndex
  public internal(set) var traits: Traits = []
  /// Built for previews or for tests only.
  public internal(set) var isForDevelopment: Bool
  /// Indices into the project's list of declarations and extensions.
  var parts: Range<Int> = 0..<0
  var members = Members()

  init(_ fact: TypeFact, at index: Int32, in file: FileIndex, parent: TypeIndex, isForDevelopment: Bool) {
    (self.file, self.fact) = (file, index)
    (name, kind, access) = (fact.name, fact.kind, fact.access)
    (self.parent, self.isForDevelopment) = (parent, isForDevelopment)
  }

  /// Takes another text of its declaration.
  mutating func redeclare(_ fact: TypeFact) {
    (name, kind, access) = (fact.name, fact.kind, fact.access)
  }
}

/// Indices into the project's lists of properties, of functions and of members' code.
struct Members: Sendable {
  var properties = 0..<0
  var functions = 0..<0
  var code = 0..<0
}

/// The facts of all files, joined. Answers the rules' questions; each stands once, in the file named after it.
///
/// A class, because every question hands it on and closures capture it: as a value its thirty arrays cost a fifth of the
/// rules' time in retains and releases (callgrind). Unchecked, because it is written in `init` alone, where each thread
/// has parts of it for itself; from then on it changes only in an editor's session, which has all of it to itself
/// (`replace`). For the same reason no access is checked at run time: that cost 3 of 68 instructions a byte.
public final class Project: @unchecked Sendable {
  public let files: FileTable
  let units: [Int32]
  /// For each file the number of the one that it is a part of; empty where each is whole.
  let writtenFiles: [FileIndex]
  let folders: [Int32]
  /// What is known of each unit.
  let builds: [BuildUnit]
  let unitTable: UnitTable
  /// The whole names that configurations add to tables, by unit; empty where none does.
  let ownNames: [[WordTable: NameSet]]
  /// A bit for each target of a unit; several targets share one. Units that share none don't meet, and most don't: in a
  /// folder of four hundred apps each `ContentView` is compared with all others.
  let targetBits: [UInt64]
  /// The modules that each unit may be, and those that each file may see.
  let moduleBits: [UInt64]
  @exclusivity(unchecked) var visibleModules: [UInt64] = []
  /// Whether a file sees the internal names of a module that it imports.
  let seesInternalNames: [Bool]
  /// What modules export of others' names, by module.
  @exclusivity(unchecked) var exportedModules: [Name: [Name]] = [:]
  /// Whether SwiftUI's names mean SwiftUI in a file.
  let seesSwiftUI: [Bool]
  public let declaredTypes = TypeTable()
  /// For each file, where its types begin in `typeOfFact`.
  @exclusivity(unchecked) var firstFact: [Int] = []
  /// The declared type of each type fact of each file; -1 for an extension of a type outside of the project.
  @exclusivity(unchecked) var typeOfFact: [Int32] = []
  @exclusivity(unchecked) var parts: [(file: FileIndex, fact: Int32)] = []
  @exclusivity(unchecked) var properties: [PropertyID] = []
  @exclusivity(unchecked) var functions: [FunctionID] = []
  @exclusivity(unchecked) var memberCode: [ScopeID] = []
  @exclusivity(unchecked) var globalProperties: [PropertyID] = []
  @exclusivity(unchecked) var globalFunctions: [FunctionID] = []
  /// Functions that are declared in other code.
  @exclusivity(unchecked) var localFunctions: [FunctionID] = []
  @exclusivity(unchecked) var typealiases: [(file: FileIndex, index: Int32)] = []
  /// Types by name and enclosing type, and so on.
  @exclusivity(unchecked) var typeIndex = NameIndex([])
  @exclusivity(unchecked) var typealiasIndex = NameIndex([])
  @exclusivity(unchecked) var propertyIndex = NameIndex([])
  @exclusivity(unchecked) var functionIndex = NameIndex([])
  /// What SwiftUI's wrappers make of each property of each file.
  @exclusivity(unchecked) var wrapperUses: [[WrapperUse]] = []
  /// The properties that show a stored value, in the order of the files.
  @exclusivity(unchecked) var storedProperties: [PropertyID] = []
  /// Members of extensions of types outside of the project, by name and by the type's name.
  @exclusivity(unchecked) var frameworkExtensions: [FunctionID] = []
  @exclusivity(unchecked) var frameworkExtensionIndex = NameIndex([])
  @exclusivity(unchecked) var frameworkProperties: [PropertyID] = []
  @exclusivity(unchecked) var frameworkPropertyIndex = NameIndex([])
  @exclusivity(unchecked) var globalPropertyIndex = NameIndex([])
  @exclusivity(unchecked) var globalFunctionIndex = NameIndex([])
  /// By name and file.
  @exclusivity(unchecked) var localFunctionIndex = NameIndex([])
  /// The names of types, typealiases and generic parameters, of functions, of properties, of computed ones. Most words
  /// of the source are none of them; asking here first saves the lookup of what the word stands for (a third of a run,
  /// callgrind).
  @exclusivity(unchecked) var typeNames = CountedNames()
  @exclusivity(unchecked) var functionNames = CountedNames()
  @exclusivity(unchecked) var propertyNames = CountedNames()
  @exclusivity(unchecked) var computedNames = CountedNames()
  /// The names of the functions that change what they are called on, of the stored variables of classes, and of the types
  /// that may own state and of what stands for a type.
  @exclusivity(unchecked) var mutatingFunctions = CountedNames()
  @exclusivity(unchecked) var classVariables = CountedNames()
  @exclusivity(unchecked) var constructedNames = NameSet()
  /// The names of which it depends what extensions extend; empty but in a session.
  @exclusivity(unchecked) var extensionNames = CountedNames()
  /// The names of all that some code may change: a variable whose name is not among them keeps its first value.
  @exclusivity(unchecked) var changedNames = CountedNames()
  /// The calls after which a collection's elements may stand at other positions, by the collection's name.
  @exclusivity(unchecked) var reorderings: [EventID] = []
  @exclusivity(unchecked) var reorderingIndex = NameIndex([])
  /// What changes variables of classes, by the names of the variables.
  @exclusivity(unchecked) var memberChanges: [EventID] = []
  @exclusivity(unchecked) var memberChangeIndex = NameIndex([])
  /// The constructions of each type that may own state.
  @exclusivity(unchecked) var constructionIndex: [TypeIndex: [EventID]] = [:]
  /// The private types that only previews build.
  @exclusivity(unchecked) private(set) var previewParts: Set<TypeIndex> = []
  /// The properties of state owners that hold an instance of each class.
  @exclusivity(unchecked) var holderIndex: [TypeIndex: [PropertyID]] = [:]
  /// What is put into the environment, in the order of the files, and the place there of each call that does it.
  @exclusivity(unchecked) var allInjections: [Injection] = []
  @exclusivity(unchecked) var injectionIndex: [EventID: Int] = [:]
  /// Who reads each model from the environment.
  @exclusivity(unchecked) var environmentReaders: [TypeIndex: [EnvironmentReader]] = [:]
  /// Something reads a model whose type is not known here: it may be any.
  @exclusivity(unchecked) var hasReadersOfUnknownModels = false
  /// Which file and type has added what to the tables above; nil but in a session.
  @exclusivity(unchecked) var contributions: KeptContributions?

  /// Joins files. The index of a file in `files` is its `FileIndex` from now on.
  /// - Parameters:
  ///   - units: for each file, the number of the unit that it is built with.
  ///   - folders: for each file, the number of the folder it lies in. Of several types of one name the one in the same
  ///     folder is meant: targets that share a unit are told apart by it.
  ///   - writtenFiles: where several are parts of one file, in its order: for each the number of that file.
  ///   - builds: what is known of each unit, by its number.
  ///   - jobs: the number of threads. The project doesn't depend on it.
  public init(
    files: [FileFacts], units: [Int32], folders: [Int32]? = nil, writtenFiles: [FileIndex] = [], builds: [BuildUnit] = [],
    jobs: Int = 1
  ) {
    self.files = FileTable(files)
    self.units = units
    self.folders = folders ?? units
    self.writtenFiles = writtenFiles
    let known = Int(units.max() ?? -1) + 1
    self.builds = builds + Array(repeating: BuildUnit(), count: max(0, known - builds.count))
    unitTable = UnitTable(self.builds)
    let hasOwnWords = self.builds.contains { !$0.settings.words.isEmpty }
    ownNames = hasOwnWords ? self.builds.map(\.settings.words.names) : []
    targetBits = self.builds.map { $0.targets.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
    moduleBits = Project.moduleBits(unitTable, count: self.builds.count)
    seesInternalNames = files.map { $0.imports.contains(where: \.isTestable) }
    seesSwiftUI = Project.visibility(files, units, unitTable)
    collectExportedModules()
    collectVisibleModules()
    // What is done at the same time has nothing to do with each other: nobody writes what another one reads.
    Workers.runAll([{ self.collectDeclarations() }, { self.collectMemberNames() }], jobs)
    Workers.runAll([{ self.indexMemberChanges() }, { self.resolveWrappers() }], jobs)
    indexConstructions(jobs)
    markPreviewParts()
    Workers.runAll([{ self.indexInjections() }, { self.indexHolders() }, { self.indexEnvironmentReaders() }], jobs)
  }

  /// Takes over all that is known of other versions of the same files: what differs is then joined anew.
  init(_ other: Project, with replaced: [(file: FileIndex, facts: FileFacts)]) {
    files = FileTable(other.files, with: replaced)
    units = other.units
    writtenFiles = other.writtenFiles
    folders = other.folders
    builds = other.builds
    unitTable = other.unitTable
    ownNames = other.ownNames
    targetBits = other.targetBits
    moduleBits = other.moduleBits
    visibleModules = other.visibleModules
    seesInternalNames = other.seesInternalNames
    exportedModules = other.exportedModules
    seesSwiftUI = other.seesSwiftUI
    declaredTypes.fill(with: other.declaredTypes)
    (firstFact, typeOfFact, parts) = (other.firstFact, other.typeOfFact, other.parts)
    typeIndex = other.typeIndex
    (typealiases, typealiasIndex) = (other.typealiases, other.typealiasIndex)
    (properties, propertyIndex) = (other.properties, other.propertyIndex)
    (functions, functionIndex) = (other.functions, other.functionIndex)
    memberCode = other.memberCode
    (globalProperties, globalPropertyIndex) = (other.globalProperties, other.globalPropertyIndex)
    (globalFunctions, globalFunctionIndex) = (other.globalFunctions, other.globalFunctionIndex)
    (localFunctions, localFunctionIndex) = (other.localFunctions, other.localFunctionIndex)
    (frameworkExtensions, frameworkExtensionIndex) = (other.frameworkExtensions, other.frameworkExtensionIndex)
    (frameworkProperties, frameworkPropertyIndex) = (other.frameworkProperties, other.frameworkPropertyIndex)
    for names in NameKind.allCases.map(\.table) + [\.changedNames] { self[keyPath: names] = other[keyPath: names].handedOver() }
    (reorderings, reorderingIndex) = (other.reorderings, other.reorderingIndex)
    (memberChanges, memberChangeIndex) = (other.memberChanges, other.memberChangeIndex)
    (wrapperUses, storedProperties) = (other.wrapperUses, other.storedProperties)
    (constructedNames, constructionIndex) = (other.constructedNames, other.constructionIndex)
    (holderIndex, previewParts) = (other.holderIndex, other.previewParts)
    (allInjections, injectionIndex) = (other.allInjections, other.injectionIndex)
    (environmentReaders, hasReadersOfUnknownModels) = (other.environmentReaders, other.hasReadersOfUnknownModels)
    contributions = other.contributions
  }

  /// All types that are declared in the files.
  public var types: Range<TypeIndex> { declaredTypes.indices }

  /// What a file is built with and for.
  public func settings(of file: FileIndex) -> Settings {
    builds[Int(units[Int(file)])].settings
  }

  public subscript(property: PropertyID) -> PropertyFact {
    files[Int(property.file)].properties[Int(property.index)]
  }

  public subscript(function: FunctionID) -> FunctionFact {
    files[Int(function.file)].functions[Int(function.index)]
  }

  public subscript(scope: ScopeID) -> Scope {
    @inline(__always) get { files[Int(scope.file)].scopes[Int(scope.index)] }
  }

  public subscript(event: EventID) -> Event {
    @inline(__always) get { files[Int(event.file)].events[Int(event.index)] }
  }

  // MARK: Joining

  /// Types, what they consist of and what they are.
  private func collectDeclarations() {
    declareTypes()
    collectNames([.type])
    attachExtensions()
    collectMembers()
    closeConformances()
    markDevelopment()
  }

  /// The declared type of a type fact; -1 for an extension of something else.
  func type(ofFact fact: Int32, in file: FileIndex) -> TypeIndex {
    fact < 0 ? -1 : Int(typeOfFact[firstFact[Int(file)] + Int(fact)])
  }

  private func collectMemberNames() {
    collectNames(NameKind.members)
    collectChangedNames()
  }

  /// What code changes, as far as names tell.
  func collectChangedNames() {
    var (names, moves) = (NameSet(), [EventID]())
    for (file, facts) in files.enumerated() {
      var found: [EventIndex] = []
      facts.collectChangedNames(mutating: mutatingFunctions.names, into: &names, &found)
      moves += found.map { EventID(file: FileIndex(file), index: $0) }
    }
    (changedNames, reorderings) = (CountedNames(names), moves)
    indexReorderings()
  }

  func indexReorderings() {
    reorderingIndex = NameIndex(reorderings.map(reorderingKey))
  }

  func reorderingKey(_ call: EventID) -> UInt64 { NameIndex.key(nameBeforeLast(call)) }

  /// `items` in `model.items.remove(…)`.
  private func nameBeforeLast(_ call: EventID) -> Name {
    files[Int(call.file)].path(self[call]).dropLast().last ?? .none
  }

  /// A private view that only previews build is a part of them, and what only such a one builds.
  private func markPreviewParts() {
    var candidates = constructionIndex.filter { type, _ in
      declaredTypes[type].access <= .fileprivate && !declaredTypes[type].isForDevelopment
    }
    while true {
      let found = candidates.filter { $0.value.allSatisfy(isForDevelopment) }.keys
      if found.isEmpty { return }
      previewParts.formUnion(found)
      markOwnPreviewParts()
      for type in found { candidates[type] = nil }
    }
  }

  private func markOwnPreviewParts() {
    for type in previewParts { declaredTypes[type].isForDevelopment = true }
  }

  var arePreviewPartsTheSame: Bool {
    constructionIndex.keys.allSatisfy(isStillPreviewPart) && previewParts.allSatisfy(isStillPreviewPart)
  }

  /// Whether what builds a private view says the same of it as before.
  func isStillPreviewPart(_ type: TypeIndex) -> Bool {
    guard declaredTypes[type].access <= .fileprivate, let constructions = constructionIndex[type] else {
      return !previewParts.contains(type)
    }
    let isPart = constructions.allSatisfy(isForDevelopment)
    return previewParts.contains(type) ? isPart : !isPart || declaredTypes[type].isForDevelopment
  }

  /// What previews and tests contain is for development, types nested there too (semantics.md, X1 and X2).
  private func markDevelopment() {
    for index in declaredTypes.indices {
      var type = index
      // Nesting is bounded by the tree's depth.
      while type >= 0, !declaredTypes[index].isForDevelopment {
        let enclosing = declaredTypes[type]
        declaredTypes[index].isForDevelopment = enclosing.isForDevelopment || !enclosing.traits.isDisjoint(with: .development)
        type = enclosing.parent
      }
    }
  }

  /// Says again what is for previews and tests alone.
  func remarkDevelopment() {
    for type in types { declaredTypes[type].isForDevelopment = isDeclaredForDevelopment(type) }
    markDevelopment()
    markOwnPreviewParts()
  }

  /// Whether a type itself is written in a preview or in a test.
  func isDeclaredForDevelopment(_ type: TypeIndex) -> Bool {
    let facts = files[Int(declaredTypes[type].file)]
    return facts.types[Int(declaredTypes[type].fact)].isPreview || facts.flags.contains(.isTest)
  }
}

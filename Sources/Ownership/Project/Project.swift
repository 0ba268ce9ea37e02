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
  public let name: Name
  public let kind: TypeFact.Kind
  public let access: Access
  /// The type it is nested in; -1 at the top.
  public internal(set) var parent: TypeIndex
  public internal(set) var traits: Traits = []
  /// Built for previews or for tests only.
  public internal(set) var isForDevelopment: Bool
  /// Indices into the project's list of declarations and extensions.
  var parts: Range<Int> = 0..<0
  var members = Members()
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
  @exclusivity(unchecked) var typeNames = NameSet()
  @exclusivity(unchecked) var functionNames = NameSet()
  @exclusivity(unchecked) var propertyNames = NameSet()
  @exclusivity(unchecked) var computedNames = NameSet()
  /// The names of the functions that change what they are called on, of the stored variables of classes, and of the types
  /// that may own state and of what stands for a type.
  @exclusivity(unchecked) var mutatingFunctions = NameSet()
  @exclusivity(unchecked) var classVariables = NameSet()
  @exclusivity(unchecked) var constructedNames = NameSet()
  /// In how many files something of a name is changed; empty until a file is replaced.
  @exclusivity(unchecked) var changedNameCounts: [Name: Int] = [:]
  /// The names of all that some code may change: a variable whose name is not among them keeps its first value.
  @exclusivity(unchecked) var changedNames = NameSet()
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
    Workers.runAll([{ self.collectDeclarations() }, { self.collectNames() }], jobs)
    Workers.runAll([{ self.indexMemberChanges() }, { self.resolveWrappers() }], jobs)
    indexConstructions(jobs)
    markPreviewParts()
    Workers.runAll([{ self.indexInjections() }, { self.indexHolders() }, { self.indexEnvironmentReaders() }], jobs)
  }

  /// Takes over all that is known of other versions of the same files: what differs is then joined anew.
  init(_ other: Project, files: [FileFacts]) {
    self.files = FileTable(files)
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
    (typeNames, typeIndex) = (other.typeNames, other.typeIndex)
    (typealiases, typealiasIndex) = (other.typealiases, other.typealiasIndex)
    (properties, propertyIndex) = (other.properties, other.propertyIndex)
    (functions, functionIndex) = (other.functions, other.functionIndex)
    memberCode = other.memberCode
    (globalProperties, globalPropertyIndex) = (other.globalProperties, other.globalPropertyIndex)
    (globalFunctions, globalFunctionIndex) = (other.globalFunctions, other.globalFunctionIndex)
    (localFunctions, localFunctionIndex) = (other.localFunctions, other.localFunctionIndex)
    (frameworkExtensions, frameworkExtensionIndex) = (other.frameworkExtensions, other.frameworkExtensionIndex)
    (frameworkProperties, frameworkPropertyIndex) = (other.frameworkProperties, other.frameworkPropertyIndex)
    (functionNames, propertyNames, computedNames) = (other.functionNames, other.propertyNames, other.computedNames)
    (mutatingFunctions, classVariables) = (other.mutatingFunctions, other.classVariables)
    (changedNames, changedNameCounts) = (other.changedNames, other.changedNameCounts)
    (reorderings, reorderingIndex) = (other.reorderings, other.reorderingIndex)
    (memberChanges, memberChangeIndex) = (other.memberChanges, other.memberChangeIndex)
    (wrapperUses, storedProperties) = (other.wrapperUses, other.storedProperties)
    (constructedNames, constructionIndex) = (other.constructedNames, other.constructionIndex)
    (holderIndex, previewParts) = (other.holderIndex, other.previewParts)
    (allInjections, injectionIndex) = (other.allInjections, other.injectionIndex)
    (environmentReaders, hasReadersOfUnknownModels) = (other.environmentReaders, other.hasReadersOfUnknownModels)
    contributions = other.contributions
  }

  /// Declares the types of the files anew. Their numbers stay, and their members until those are declared anew.
  func redeclareTypes(after before: Project) {
    (firstFact, typeOfFact, typealiases, typeNames) = ([], [], [], NameSet())
    // What an extension extends is said before members are known.
    propertyIndex = NameIndex([])
    declareTypes()
    attachExtensions()
    propertyIndex = before.propertyIndex
    for type in types {
      declaredTypes[type].members = before.declaredTypes[type].members
      declaredTypes[type].traits = before.declaredTypes[type].traits
    }
  }

  /// Says again what is for previews and tests alone.
  func remarkDevelopment() {
    markDevelopment()
    markOwnPreviewParts()
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
    attachExtensions()
    collectMembers()
    closeConformances()
    markDevelopment()
  }

  private func declareTypes() {
    var declared: [DeclaredType] = []
    declared.reserveCapacity(files.reduce(0) { $0 + $1.types.count { $0.kind != .extension } })
    typeOfFact.reserveCapacity(files.reduce(0) { $0 + $1.types.count })
    firstFact.reserveCapacity(files.count)
    for (file, facts) in files.enumerated() {
      firstFact.append(typeOfFact.count)
      for (fact, type) in facts.types.enumerated() {
        guard type.kind != .extension else {
          typeOfFact.append(-1)
          continue
        }
        typeOfFact.append(Int32(declared.count))
        let parent = type.parent >= 0 ? Int(typeOfFact[firstFact[file] + Int(type.parent)]) : -1
        declared.append(
          DeclaredType(
            file: FileIndex(file), fact: Int32(fact), name: type.name, kind: type.kind, access: type.access,
            parent: parent, isForDevelopment: type.isPreview || facts.flags.contains(.isTest)))
      }
    }
    declaredTypes.fill(with: declared)
    for (file, facts) in files.enumerated() {
      for index in facts.typealiases.indices { typealiases.append((FileIndex(file), Int32(index))) }
    }
    collectTypeNames()
    indexTypes()
  }

  private func collectTypeNames() {
    typeNames.insert(Words.selfType)
    for facts in files {
      for type in facts.types where type.kind != .extension { typeNames.insert(type.name) }
      for alias in facts.typealiases { typeNames.insert(alias.name) }
      for parameter in facts.genericParameters { typeNames.insert(parameter.name) }
    }
  }

  private func indexTypes() {
    typeIndex = NameIndex(declaredTypes.map { NameIndex.key($0.name, in: isLocal($0) ? -2 : $0.parent) })
    typealiasIndex = NameIndex(
      typealiases.map { file, index in
        let fact = files[Int(file)].typealiases[Int(index)]
        return NameIndex.key(fact.name, in: fact.parent >= 0 ? type(ofFact: fact.parent, in: file) : -1)
      })
  }

  /// A type that a function declares is nobody else's; the key of no type keeps it out of the index of the top.
  private func isLocal(_ type: DeclaredType) -> Bool {
    guard type.parent < 0 else { return false }
    let fact = files[Int(type.file)].types[Int(type.fact)]
    guard fact.scope >= 0 else { return false }
    return files[Int(type.file)].scopes[Int(fact.scope)].kind != .file
  }

  /// Extensions of types, then the types that they nest, once more for what is nested in those.
  private func attachExtensions() {
    for _ in 0..<2 {
      for (file, facts) in files.enumerated() {
        for (fact, type) in facts.types.enumerated() where type.kind == .extension {
          attach(extension: type, at: firstFact[file] + fact, in: FileIndex(file))
        }
      }
      var isNested = false
      for index in declaredTypes.indices where declaredTypes[index].parent < 0 {
        let type = declaredTypes[index]
        let parent = files[Int(type.file)].types[Int(type.fact)].parent
        let enclosing = self.type(ofFact: parent, in: type.file)
        guard isPlaced(enclosing) else { continue }
        declaredTypes[index].parent = enclosing
        isNested = true
      }
      if isNested { indexTypes() }
    }
    groupParts()
  }

  /// Whether it is known where a type is nested. `extension A { struct A {} }` extends an `A` that is not in sight: its
  /// names must not nest the inner one in itself.
  private func isPlaced(_ type: TypeIndex) -> Bool {
    guard type >= 0 else { return false }
    let declared = declaredTypes[type]
    return declared.parent >= 0 || files[Int(declared.file)].types[Int(declared.fact)].parent < 0
  }

  private func attach(extension type: TypeFact, at slot: Int, in file: FileIndex) {
    guard typeOfFact[slot] < 0, type.extended >= 0 else { return }
    guard let extended = declaredType(type.extended, in: file, context: -1) else { return }
    typeOfFact[slot] = Int32(extended)
  }

  private func groupParts() {
    var owned: [(owner: Int32, element: (file: FileIndex, fact: Int32))] = []
    owned.reserveCapacity(typeOfFact.count)
    for (file, facts) in files.enumerated() {
      for fact in facts.types.indices {
        owned.append((typeOfFact[firstFact[file] + fact], (FileIndex(file), Int32(fact))))
      }
    }
    let groups = Grouping(owned, ownerCount: declaredTypes.count)
    parts = groups.elements
    for (type, range) in groups.ranges.enumerated() { declaredTypes[type].parts = range }
  }

  /// The declared type of a type fact; -1 for an extension of something else.
  func type(ofFact fact: Int32, in file: FileIndex) -> TypeIndex {
    fact < 0 ? -1 : Int(typeOfFact[firstFact[Int(file)] + Int(fact)])
  }

  private func collectNames() {
    collectDeclaredNames()
    collectChangedNames()
  }

  func collectDeclaredNames() {
    (functionNames, propertyNames, computedNames, mutatingFunctions) = (NameSet(), NameSet(), NameSet(), NameSet())
    for facts in files {
      for function in facts.functions {
        functionNames.insert(function.name)
        if function.flags.contains(.isMutating) { mutatingFunctions.insert(function.name) }
      }
      for property in facts.properties {
        propertyNames.insert(property.name)
        if property.getter >= 0 { computedNames.insert(property.name) }
      }
    }
  }

  /// What code changes, as far as names tell.
  func collectChangedNames() {
    (changedNames, changedNameCounts, reorderings) = (NameSet(), [:], [])
    for (file, facts) in files.enumerated() {
      var moves: [EventIndex] = []
      facts.collectChangedNames(mutating: mutatingFunctions, into: &changedNames, &moves)
      reorderings += moves.map { EventID(file: FileIndex(file), index: $0) }
    }
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
        declaredTypes[index].isForDevelopment =
          enclosing.isForDevelopment || !enclosing.traits.isDisjoint(with: [.previewProvider, .test])
        type = enclosing.parent
      }
    }
  }
}

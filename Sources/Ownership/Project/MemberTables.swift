import SwiftTree

/// The members of all types, by type and by name.
extension Project {
  func collectMembers() {
    collectProperties()
    collectFunctions()
    groupCode()
  }

  private func collectProperties() {
    globalProperties = []
    var owned: [(owner: Int32, element: PropertyID)] = []
    owned.reserveCapacity(files.reduce(0) { $0 + $1.properties.count })
    for (file, facts) in files.enumerated() {
      for (index, property) in facts.properties.enumerated() {
        let id = PropertyID(file: FileIndex(file), index: Int32(index))
        if property.owner < 0 { globalProperties.append(id) } else { owned.append((owner(property.owner, in: file), id)) }
      }
    }
    let groups = Grouping(owned, ownerCount: declaredTypes.count)
    properties = groups.elements
    for (type, range) in groups.ranges.enumerated() { declaredTypes[type].members.properties = range }
    propertyIndex = NameIndex(keys(of: groups) { self[$0].name })
    frameworkProperties = owned.lazy.filter { $0.owner < 0 }.map(\.element)
    indexOtherProperties()
  }

  /// Those that are members of no type of the project.
  private func indexOtherProperties() {
    frameworkPropertyIndex = NameIndex(
      frameworkProperties.map { NameIndex.key(self[$0].name, inFramework: extendedName(self[$0].owner, in: $0.file)) })
    globalPropertyIndex = NameIndex(globalProperties.map { NameIndex.key(self[$0].name) })
  }

  private func collectFunctions() {
    (globalFunctions, localFunctions) = ([], [])
    var owned: [(owner: Int32, element: FunctionID)] = []
    owned.reserveCapacity(files.reduce(0) { $0 + $1.functions.count })
    for (file, facts) in files.enumerated() {
      for (index, function) in facts.functions.enumerated() {
        let id = FunctionID(file: FileIndex(file), index: Int32(index))
        guard !function.flags.contains(.isLocal) else {
          localFunctions.append(id)
          continue
        }
        if function.owner < 0 { globalFunctions.append(id) } else { owned.append((owner(function.owner, in: file), id)) }
      }
    }
    let groups = Grouping(owned, ownerCount: declaredTypes.count)
    functions = groups.elements
    for (type, range) in groups.ranges.enumerated() { declaredTypes[type].members.functions = range }
    functionIndex = NameIndex(keys(of: groups) { self[$0].name })
    frameworkExtensions = owned.lazy.filter { $0.owner < 0 && self[$0.element].kind == .function }.map(\.element)
    indexOtherFunctions()
  }

  /// Those that are members of no type of the project.
  private func indexOtherFunctions() {
    frameworkExtensionIndex = NameIndex(
      frameworkExtensions.map { NameIndex.key(self[$0].name, inFramework: extendedName(self[$0].owner, in: $0.file)) })
    globalFunctionIndex = NameIndex(globalFunctions.map { NameIndex.key(self[$0].name) })
    localFunctionIndex = NameIndex(localFunctions.map { NameIndex.key(self[$0].name, in: Int($0.file)) })
  }

  private func extendedName(_ fact: Int32, in file: FileIndex) -> Name { files[Int(file)].types[Int(fact)].name }

  /// The declared type of a member's type fact; -1 for an extension of a type outside of the project.
  private func owner(_ fact: Int32, in file: Int) -> Int32 { typeOfFact[firstFact[file] + Int(fact)] }

  private func keys<Element>(of groups: Grouping<Element>, _ name: (Element) -> Name) -> [UInt64] {
    var keys: [UInt64] = []
    keys.reserveCapacity(groups.elements.count)
    for (type, range) in groups.ranges.enumerated() {
      for element in groups.elements[range] { keys.append(NameIndex.key(name(element), in: type)) }
    }
    return keys
  }

  /// The code of the members: bodies of functions, getters, initial values.
  private func groupCode() {
    var owned: [(owner: Int32, element: ScopeID)] = []
    owned.reserveCapacity(properties.count + functions.count)
    for (file, facts) in files.enumerated() {
      for (index, scope) in facts.scopes.enumerated() where facts.isMemberCode(index) {
        owned.append((owner(scope.owner, in: file), ScopeID(file: FileIndex(file), index: ScopeIndex(index))))
      }
    }
    let groups = Grouping(owned, ownerCount: declaredTypes.count)
    memberCode = groups.elements
    for (type, range) in groups.ranges.enumerated() { declaredTypes[type].members.code = range }
  }

  // MARK: Members anew

  /// The members of files that have been replaced. Where as many belong to the same types as before, they have other names at
  /// most: to group them all is most of the work.
  func redeclareMembers(in replaced: [FileIndex], after before: Project) {
    let isSameGrouping = typeOfFact == before.typeOfFact && firstFact == before.firstFact
    let hasSameMembers = { (file: FileIndex) in
      before.hasMembers(of: self.files[Int(file)], in: file)
        && before.files[Int(file)].nestingOutline == self.files[Int(file)].nestingOutline
    }
    if isSameGrouping, replaced.allSatisfy(hasSameMembers) {
      for file in replaced { replaceCode(of: file) }
      return
    }
    let hasSame = { (shape: (FileFacts) -> [Int32]) in
      isSameGrouping && replaced.allSatisfy { shape(before.files[Int($0)]) == shape(self.files[Int($0)]) }
    }
    if hasSame(\.ownersOfProperties) {
      propertyIndex = renamed(propertyIndex, properties, \.properties, in: replaced, \.file) { self[$0].name }
      indexOtherProperties()
    } else {
      collectProperties()
    }
    if hasSame(\.ownersOfFunctions) {
      functionIndex = renamed(functionIndex, functions, \.functions, in: replaced, \.file) { self[$0].name }
      indexOtherFunctions()
    } else {
      collectFunctions()
    }
    if hasSame(\.ownersOfCode) {
      for file in replaced { replaceCode(of: file) }
    } else {
      groupCode()
    }
  }

  private func renamed<Element>(
    _ index: NameIndex, _ elements: [Element], _ members: KeyPath<Members, Range<Int>>, in files: [FileIndex],
    _ fileOf: (Element) -> FileIndex, _ name: (Element) -> Name
  ) -> NameIndex {
    var keys = index.keys
    for type in Set(files.flatMap { typesOfFacts(in: Int($0)) }).map({ Int($0) }) where type >= 0 {
      for place in declaredTypes[type].members[keyPath: members] where files.contains(fileOf(elements[place])) {
        keys[place] = NameIndex.key(name(elements[place]), in: type)
      }
    }
    return index.with(keys)
  }

  /// The declared types of a file's type facts.
  func typesOfFacts(in file: Int) -> ArraySlice<Int32> {
    typeOfFact[firstFact[file]..<firstFact[file] + files[file].types.count]
  }

  /// Puts the pieces of code that a file's members have now in the place of those that they had.
  func replaceCode(of file: FileIndex) {
    let facts = files[Int(file)]
    let scopes = facts.scopes.indices.filter(facts.isMemberCode)
    for (type, scopes) in Dictionary(grouping: scopes, by: { type(ofFact: facts.scopes[$0].owner, in: file) }) where type >= 0 {
      var next = scopes.makeIterator()
      for place in declaredTypes.members(of: type).code where memberCode[place].file == file {
        if let scope = next.next() { memberCode[place] = ScopeID(file: file, index: ScopeIndex(scope)) }
      }
    }
  }
}

extension FileFacts {
  fileprivate var ownersOfProperties: [Int32] { properties.map(\.owner) }

  /// Local functions apart, and what is no function where that matters.
  fileprivate var ownersOfFunctions: [Int32] {
    functions.flatMap { [$0.owner, $0.flags.contains(.isLocal) ? 1 : 0, $0.kind == .function ? 1 : 0] }
  }

  fileprivate var ownersOfCode: [Int32] { scopes.indices.filter(isMemberCode).map { scopes[$0].owner } }
}

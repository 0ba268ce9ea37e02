import SwiftTree

/// The types of all files, with their extensions, and by name.
extension Project {
  func declareTypes() {
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
            type, at: Int32(fact), in: FileIndex(file), parent: parent,
            isForDevelopment: type.isPreview || facts.flags.contains(.isTest)))
      }
    }
    declaredTypes.fill(with: declared)
    for (file, facts) in files.enumerated() {
      for index in facts.typealiases.indices { typealiases.append((FileIndex(file), Int32(index))) }
    }
    indexTypes()
  }

  private func indexTypes() {
    typeIndex = NameIndex(types.map(typeKey))
    typealiasIndex = NameIndex(
      typealiases.map { file, index in
        let fact = files[Int(file)].typealiases[Int(index)]
        return NameIndex.key(fact.name, in: fact.parent >= 0 ? type(ofFact: fact.parent, in: file) : -1)
      })
  }

  /// A type that a function declares is nobody else's; the key of no type keeps it out of the index of the top.
  private func typeKey(_ type: TypeIndex) -> UInt64 {
    let declared = declaredTypes[type]
    let isLocal = declared.parent < 0 && files[Int(declared.file)].isLocal(declared.fact)
    return NameIndex.key(declared.name, in: isLocal ? -2 : declared.parent)
  }

  /// Extensions of types, then the types that they nest, once more for what is nested in those.
  func attachExtensions() {
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

  // MARK: Types anew

  /// The types of files that have been replaced. Their numbers stay, and so does what they are, and their members, until that
  /// is declared anew.
  /// - Returns: those that may be others now.
  func redeclareTypes(in replaced: [FileIndex], after before: Project) -> [TypeIndex] {
    guard replaced.allSatisfy({ hasSameNesting($0, before.files[Int($0)], files[Int($0)]) }) else {
      redeclareTypes(after: before)
      return Array(types)
    }
    let concerned = replaced.flatMap(typesDeclared)
    var keys = typeIndex.keys
    for type in concerned {
      declaredTypes[type].redeclare(files[Int(declaredTypes[type].file)].types[Int(declaredTypes[type].fact)])
      keys[type] = typeKey(type)
    }
    typeIndex = typeIndex.with(keys)
    return concerned
  }

  /// Whether types are nested in each other, and extensions belong to them, as before: what a file says about that is the
  /// same, and no name of which it depends elsewhere has changed.
  private func hasSameNesting(_ file: FileIndex, _ old: FileFacts, _ new: FileFacts) -> Bool {
    guard old.nestingOutline == new.nestingOutline else { return false }
    return zip(old.types.indices, new.types.indices).allSatisfy { one, other in
      let names = [old.types[one].name, new.types[other].name]
      let isSeenAlike =
        names[0] == names[1] && old.types[one].access == new.types[other].access
        && old.isLocal(Int32(one)) == new.isLocal(Int32(other))
      return isSeenAlike || !names.contains(where: extensionNames.names.contains)
    }
  }

  private func typesDeclared(in file: FileIndex) -> [TypeIndex] {
    let types = files[Int(file)].types
    return types.indices.filter { types[$0].kind != .extension }.map { type(ofFact: Int32($0), in: file) }
  }

  private func redeclareTypes(after before: Project) {
    (firstFact, typeOfFact, typealiases) = ([], [], [])
    // What an extension extends is said before members are known.
    propertyIndex = NameIndex([])
    declareTypes()
    attachExtensions()
    propertyIndex = before.propertyIndex
    for type in types {
      let old = before.declaredTypes[type]
      declaredTypes[type].members = old.members
      declaredTypes[type].traits = old.traits
      declaredTypes[type].isForDevelopment = old.isForDevelopment
    }
  }
}

extension FileFacts {
  /// Whether a type is declared by a function.
  func isLocal(_ type: Int32) -> Bool {
    let scope = types[Int(type)].scope
    return scope >= 0 && scopes[Int(scope)].kind != .file
  }
}

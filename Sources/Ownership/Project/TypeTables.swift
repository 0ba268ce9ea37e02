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
  }

  /// - Parameter onlyPlaced: leaves out what is declared in an extension as long as it is not known what that extends.
  private func indexTypes(onlyPlaced: Bool = false) {
    typeIndex = NameIndex(types.map { typeKey($0, onlyPlaced: onlyPlaced) })
    typealiasIndex = NameIndex(typealiases.map { typealiasKey($0.index, in: $0.file, onlyPlaced: onlyPlaced) })
  }

  /// A type that a function declares is nobody else's; the key of no type keeps it out of the index of the top.
  private func typeKey(_ type: TypeIndex, onlyPlaced: Bool = false) -> UInt64 {
    let declared = declaredTypes[type]
    let isLeftOut = declared.parent < 0 && (files[Int(declared.file)].isLocal(declared.fact) || onlyPlaced && !isPlaced(type))
    return NameIndex.key(declared.name, in: isLeftOut ? -2 : declared.parent)
  }

  private func typealiasKey(_ index: Int32, in file: FileIndex, onlyPlaced: Bool) -> UInt64 {
    let fact = files[Int(file)].typealiases[Int(index)]
    let parent = type(ofFact: fact.parent, in: file)
    return NameIndex.key(fact.name, in: onlyPlaced && fact.parent >= 0 && parent < 0 ? -2 : parent)
  }

  /// Extensions of types, then the types that they nest, once more for what is nested in those. `extension Color` is one of
  /// SwiftUI's, though an extension of a theme declares a `Color`: its name is not looked up at the top.
  func attachExtensions() {
    for _ in 0..<Project.longestNesting {
      indexTypes(onlyPlaced: true)
      attachEachExtension { _ in true }
      if !nestTypesOfExtensions() { break }
    }
    indexTypes()
    // `extension UIView.Badge`: what the other type is nested in is not in sight.
    attachEachExtension { $0.qualifier >= 0 }
    groupParts()
  }

  /// Deeper nesting of extensions' types in extensions of extensions' types does not occur.
  private static let longestNesting = 8

  private func attachEachExtension(where isMeant: (TypeReference) -> Bool) {
    for (file, facts) in files.enumerated() {
      for (fact, type) in facts.types.enumerated() where type.kind == .extension && type.extended >= 0 {
        let slot = firstFact[file] + fact
        guard typeOfFact[slot] < 0, isMeant(facts.typeReferences[Int(type.extended)]) else { continue }
        typeOfFact[slot] = Int32(declaredType(type.extended, in: FileIndex(file), context: -1) ?? -1)
      }
    }
  }

  /// - Returns: false where nothing was left to be nested.
  private func nestTypesOfExtensions() -> Bool {
    var isNested = false
    for index in declaredTypes.indices where declaredTypes[index].parent < 0 {
      let type = declaredTypes[index]
      let enclosing = self.type(ofFact: files[Int(type.file)].types[Int(type.fact)].parent, in: type.file)
      guard enclosing >= 0, isPlaced(enclosing) else { continue }
      declaredTypes[index].parent = enclosing
      isNested = true
    }
    return isNested
  }

  /// Whether it is known where a type is nested. `extension A { struct A {} }` extends an `A` that is not in sight: its
  /// names must not nest the inner one in itself.
  private func isPlaced(_ type: TypeIndex) -> Bool {
    let declared = declaredTypes[type]
    return declared.parent >= 0 || files[Int(declared.file)].types[Int(declared.fact)].parent < 0
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
    guard replaced.allSatisfy({ hasSameNesting(before.files[Int($0)], files[Int($0)]) }) else {
      redeclareAllTypes(after: before)
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
  private func hasSameNesting(_ old: FileFacts, _ new: FileFacts) -> Bool {
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

  private func redeclareAllTypes(after before: Project) {
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

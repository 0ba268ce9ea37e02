import SwiftTree

/// What a name may be asked for as: a table of the project's, and what in a file adds to it.
struct NameKind: Sendable {
  /// Each has another one.
  let number: UInt64
  let table: any ReferenceWritableKeyPath<Project, CountedNames> & Sendable
  fileprivate let forEachName: @Sendable (FileFacts, (Name) -> Void) -> Void

  /// Types, typealiases and generic parameters, and `Self` everywhere.
  static let type = NameKind(number: 0, table: \.typeNames) { facts, body in
    body(Words.selfType)
    for type in facts.types where type.kind != .extension { body(type.name) }
    for alias in facts.typealiases { body(alias.name) }
    for parameter in facts.genericParameters { body(parameter.name) }
  }

  static let function = NameKind(number: 1, table: \.functionNames) { facts, body in
    for function in facts.functions { body(function.name) }
  }

  static let mutatingFunction = NameKind(number: 2, table: \.mutatingFunctions) { facts, body in
    for function in facts.functions where function.flags.contains(.isMutating) { body(function.name) }
  }

  static let property = NameKind(number: 3, table: \.propertyNames) { facts, body in
    for property in facts.properties { body(property.name) }
  }

  static let computedProperty = NameKind(number: 4, table: \.computedNames) { facts, body in
    for property in facts.properties where property.getter >= 0 { body(property.name) }
  }

  /// Extensions store nothing.
  static let classVariable = NameKind(number: 5, table: \.classVariables) { facts, body in
    for property in facts.properties where property.owner >= 0 && facts.types[Int(property.owner)].kind == .class {
      if property.isStored, !property.isStatic, !property.flags.contains(.isLet) { body(property.name) }
    }
  }

  /// What extensions extend, and what typealiases stand for, by which those may be resolved.
  static let extended = NameKind(number: 6, table: \.extensionNames) { facts, body in
    for type in facts.types { facts.forEachName(in: type.extended, body) }
    for alias in facts.typealiases { facts.forEachName(in: alias.type, body) }
  }

  static let members = [function, mutatingFunction, property, computedProperty, classVariable]
  /// All that an editor's session replaces.
  static let all = members + [type, extended]
}

extension Project {
  func collectNames(_ kinds: [NameKind]) {
    for kind in kinds {
      var names = NameSet()
      for facts in files { kind.forEachName(facts) { names.insert($0) } }
      self[keyPath: kind.table] = CountedNames(names)
    }
  }

  /// How often each name stands is counted when a session begins.
  func countNames() {
    collectNames([.extended])
    for kind in NameKind.all {
      for facts in files { kind.forEachName(facts) { self[keyPath: kind.table].count($0) } }
    }
  }

  /// Puts the names that a file declares now in the place of those that it has declared before.
  func replaceNames(_ old: FileFacts, _ new: FileFacts, _ change: inout ProjectChange) {
    for kind in NameKind.all {
      let changed = self[keyPath: kind.table].replace(old.names(of: kind), with: new.names(of: kind))
      for name in changed { change.questions.insert(.names(name, kind)) }
    }
  }
}

extension FileFacts {
  fileprivate func names(of kind: NameKind) -> [Name] {
    var names: [Name] = []
    kind.forEachName(self) { names.append($0) }
    return names
  }

  /// The names of which a written type consists.
  fileprivate func forEachName(in reference: TypeReferenceIndex, _ body: (Name) -> Void) {
    guard reference >= 0 else { return }
    let type = typeReferences[Int(reference)]
    body(type.name)
    forEachName(in: type.qualifier, body)
    for number in 0..<type.argumentCount { forEachName(in: typeArguments[Int(type.firstArgument + number)], body) }
  }
}

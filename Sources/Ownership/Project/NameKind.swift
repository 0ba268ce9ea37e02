import SwiftTree

/// What a name may be asked for as. For each there is a table of the project's.
enum NameKind: UInt64, CaseIterable {
  /// Types, typealiases and generic parameters, and `Self` everywhere.
  case type
  case function, mutatingFunction
  case property, computedProperty
  /// A variable that a class stores. Extensions store nothing.
  case classVariable
  /// What extensions extend, and what typealiases stand for, by which those may be resolved.
  case extended

  static let members: [NameKind] = [.function, .mutatingFunction, .property, .computedProperty, .classVariable]

  var table: ReferenceWritableKeyPath<Project, CountedNames> {
    switch self {
    case .type: \.typeNames
    case .function: \.functionNames
    case .mutatingFunction: \.mutatingFunctions
    case .property: \.propertyNames
    case .computedProperty: \.computedNames
    case .classVariable: \.classVariables
    case .extended: \.extensionNames
    }
  }
}

extension FileFacts {
  /// The names that a file adds to a table, each as often as it stands.
  fileprivate func forEachName(of kind: NameKind, _ body: (Name) -> Void) {
    switch kind {
    case .type:
      body(Words.selfType)
      for type in types where type.kind != .extension { body(type.name) }
      for alias in typealiases { body(alias.name) }
      for parameter in genericParameters { body(parameter.name) }
    case .function: for function in functions { body(function.name) }
    case .mutatingFunction: for function in functions where function.flags.contains(.isMutating) { body(function.name) }
    case .property: for property in properties { body(property.name) }
    case .computedProperty: for property in properties where property.getter >= 0 { body(property.name) }
    case .classVariable: for property in properties where isClassVariable(property) { body(property.name) }
    case .extended:
      for type in types { forEachName(in: type.extended, body) }
      for alias in typealiases { forEachName(in: alias.type, body) }
    }
  }

  private func isClassVariable(_ property: PropertyFact) -> Bool {
    property.owner >= 0 && types[Int(property.owner)].kind == .class && property.isStored && !property.isStatic
      && !property.flags.contains(.isLet)
  }

  fileprivate func names(of kind: NameKind) -> [Name] {
    var names: [Name] = []
    forEachName(of: kind) { names.append($0) }
    return names
  }

  /// The names of which a written type consists.
  private func forEachName(in reference: TypeReferenceIndex, _ body: (Name) -> Void) {
    guard reference >= 0 else { return }
    let type = typeReferences[Int(reference)]
    body(type.name)
    forEachName(in: type.qualifier, body)
    for number in 0..<type.argumentCount { forEachName(in: typeArguments[Int(type.firstArgument + number)], body) }
  }
}

extension Project {
  func collectNames(_ kinds: [NameKind]) {
    for kind in kinds {
      var names = NameSet()
      for facts in files { facts.forEachName(of: kind) { names.insert($0) } }
      self[keyPath: kind.table] = CountedNames(names)
    }
  }

  /// How often each name stands is counted when a session begins.
  func countNames() {
    collectNames([.extended])
    for kind in NameKind.allCases {
      for facts in files { facts.forEachName(of: kind) { self[keyPath: kind.table].count($0) } }
    }
  }

  /// Puts the names that a file declares now in the place of those that it has declared before.
  func replaceNames(_ old: FileFacts, _ new: FileFacts, _ change: inout ProjectChange) {
    for kind in NameKind.allCases {
      let changed = self[keyPath: kind.table].replace(old.names(of: kind), with: new.names(of: kind))
      for name in changed { change.questions.insert(.names(name, kind)) }
    }
  }
}

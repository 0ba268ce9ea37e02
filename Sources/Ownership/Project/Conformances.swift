import SwiftTree

/// How a class tells the views about its changes.
public enum ModelKind: UInt8, Sendable {
  case value, plainClass, observableObject, observable
  /// `@Observable` or `@Model`, and ObservableObject
  case both
  /// `@Model` of SwiftData: observable
  case model
  case actor
  /// Answers every question with "no finding".
  case unknown

  /// The views hear of its changes, one way or the other.
  public var isObservable: Bool {
    switch self {
    case .observableObject, .observable, .both, .model: true
    default: false
    }
  }

  /// Observation tracks what a body reads of it.
  public var usesObservation: Bool { self == .observable || self == .both || self == .model }
}

/// The conformance closure: what each type is by all of its declarations.
extension Project {
  func closeConformances() {
    var closure = ConformanceClosure(typeCount: declaredTypes.count)
    for type in declaredTypes.indices { close(type, &closure) }
  }

  /// How far the closure has come.
  struct ConformanceClosure {
    fileprivate enum Visit {
      case new, open, closed
    }

    fileprivate var visits: [Visit]
    private var visited: [TypeIndex] = []
    /// A type inherits from itself, which does not compile: what it is depends on where one begins.
    fileprivate(set) var hasCycle = false

    init(typeCount: Int) {
      visits = Array(repeating: .new, count: typeCount)
    }

    fileprivate mutating func open(_ type: TypeIndex) {
      visits[type] = .open
      visited.append(type)
    }

    /// So that the next type is closed with all that it inherits from.
    mutating func beginAnew() {
      for type in visited { visits[type] = .new }
      visited.removeAll(keepingCapacity: true)
    }
  }

  @discardableResult
  func close(_ type: TypeIndex, _ closure: inout ConformanceClosure, depth: Int = 0) -> Traits {
    switch closure.visits[type] {
    case .closed: return declaredTypes[type].traits
    // A cycle of protocols does not compile; a very long chain is cut.
    case .open:
      closure.hasCycle = true
      return []
    case .new: break
    }
    guard depth < 64 else { return [] }
    closure.open(type)
    var traits: Traits = []
    for part in parts[declaredTypes[type].parts] {
      let fact = files[Int(part.file)].types[Int(part.fact)]
      traits.formUnion(macros(fact, in: part.file))
      for argument in fact.inherited {
        let reference = files[Int(part.file)].typeArguments[Int(argument)]
        traits.formUnion(inheritedTraits(reference, in: part.file, of: type, &closure, depth))
      }
    }
    closure.visits[type] = .closed
    declaredTypes[type].traits = traits
    return traits
  }

  private func inheritedTraits(
    _ reference: TypeReferenceIndex, in file: FileIndex, of type: TypeIndex, _ closure: inout ConformanceClosure, _ depth: Int
  ) -> Traits {
    guard depth < 64 else { return [] }
    let written = files[Int(file)].typeReferences[Int(reference)]
    if written.shape == .composition {
      var traits: Traits = []
      for number in 0..<written.argumentCount {
        let element = files[Int(file)].typeArguments[Int(written.firstArgument + number)]
        traits.formUnion(inheritedTraits(element, in: file, of: type, &closure, depth))
      }
      return traits
    }
    if let alias = alias(of: reference, in: file, context: declaredTypes[type].parent) {
      return inheritedTraits(alias.type, in: alias.file, of: type, &closure, depth + 1)
    }
    // `Screen.Row` in the clause of `Screen` is looked up from the outside: the type itself is not searched.
    guard let resolved = resolve(reference, in: file, context: declaredTypes[type].parent) else { return [] }
    switch resolved.meaning {
    case .declared(let ancestor) where isInheritable(ancestor):
      return ancestor == type ? [] : close(ancestor, &closure, depth: depth + 1).intersection(.inherited)
    // A struct of the same name, in a part of the project that this file does not see.
    case .declared: return frameworkTraits(written.name, qualifier: written.qualifier, in: file)
    case .external(let name):
      return frameworkTraits(name, qualifier: written.qualifier, in: file)
    }
  }

  private func isInheritable(_ type: TypeIndex) -> Bool {
    switch declaredTypes[type].kind {
    case .class, .protocol: true
    case .struct, .enum, .actor, .extension: false
    }
  }

  /// What a framework's type of this name adds.
  private func frameworkTraits(_ name: Name, qualifier: TypeReferenceIndex, in file: FileIndex) -> Traits {
    let facts = files[Int(file)]
    if imports(.homonyms, in: file) { return .unknownAncestor }
    if qualifier >= 0, !Wrapper.modules.contains(facts.typeReferences[Int(qualifier)].name) { return .unknownAncestor }
    if let traits = FrameworkTypes.anywhere[name] { return traits }
    if let traits = FrameworkTypes.swiftUI[name] { return seesSwiftUI[Int(file)] ? traits : .unknownAncestor }
    return FrameworkTypes.neutral.contains(name) ? [] : .unknownAncestor
  }

  private func macros(_ fact: TypeFact, in file: FileIndex) -> Traits {
    guard fact.kind != .extension else { return [] }
    var traits: Traits = []
    for index in fact.attributes {
      let attribute = files[Int(file)].attributes[Int(index)]
      guard attribute.qualifier.isNone || Wrapper.modules.contains(attribute.qualifier) else { continue }
      switch attribute.name {
      case Project.observableMacro: traits.insert(.observableMacro)
      case Project.modelMacro: traits.insert(.modelMacro)
      case Project.propertyWrapper: traits.insert(.propertyWrapper)
      case Project.previewable: break
      default: if Project.observableLookalikes.contains(attribute.name) { traits.insert(.unknownAncestor) }
      }
    }
    return traits
  }

  private static let observableMacro = Name("Observable")
  private static let modelMacro = Name("Model")
  private static let propertyWrapper = Name("propertyWrapper")
  static let previewable = Name("Previewable")
  /// Macros of others that make a class observable in their own way.
  private static let observableLookalikes = NameSet([
    "Perceptible", "ObservableDefaults", "ObservableCloud", "ViewAction", "ObservableState", "Spyable",
  ])

  /// How the type tells the views about its changes.
  public func modelKind(_ type: TypeIndex) -> ModelKind {
    let declared = declaredTypes[type]
    let traits = declared.traits
    switch declared.kind {
    case .struct, .enum: return .value
    case .actor: return .actor
    case .extension: return .unknown
    case .protocol:
      if traits.contains(.observableObject) { return .observableObject }
      return traits.contains(.observableConformance) ? .observable : .unknown
    case .class: break
    }
    let isObservableObject = traits.contains(.observableObject)
    if traits.contains(.modelMacro) { return isObservableObject ? .both : .model }
    if traits.contains(.observableMacro) { return isObservableObject ? .both : .observable }
    if isObservableObject { return .observableObject }
    // Below an `@Observable` class, by hand, or below something that we don't know: not for certain.
    if !traits.isDisjoint(with: [.unknownAncestor, .observableConformance]) { return .unknown }
    return superclasses(of: type).contains { declaredTypes[$0].traits.contains(.observableMacro) } ? .unknown : .plainClass
  }

  /// The project's superclasses of a class, from near to far.
  public func superclasses(of type: TypeIndex) -> [TypeIndex] {
    var result: [TypeIndex] = []
    var current = type
    while result.count < 32, let next = superclass(of: current), !result.contains(next), next != type {
      result.append(next)
      current = next
    }
    return result
  }

  private func superclass(of type: TypeIndex) -> TypeIndex? {
    guard type >= 0 else { return nil }
    let declared = declaredTypes[type]
    guard declared.kind == .class else { return nil }
    let facts = files[Int(declared.file)]
    guard let first = facts.types[Int(declared.fact)].inherited.first else { return nil }
    let reference = facts.typeArguments[Int(first)]
    guard let ancestor = declaredType(reference, in: declared.file, context: declared.parent),
      declaredTypes[ancestor].kind == .class
    else { return nil }
    return ancestor
  }
}

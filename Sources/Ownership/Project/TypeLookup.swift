import SwiftTree

/// What a written type names.
public enum TypeMeaning: Hashable, Sendable {
  /// a type of the project
  case declared(TypeIndex)
  /// a type that the project does not declare, by its last name
  case external(Name)
}

/// A written type, resolved: what it names, and what is around that.
public struct ResolvedType: Hashable, Sendable {
  public enum Shape: UInt8, Sendable {
    case plain, optional, array, dictionary
    /// a closure or function that returns it
    case function
    /// `any P`
    case existential
    /// `some P` or a generic parameter: some type that conforms to it
    case generic
    /// the type itself, `Model.self`
    case metatype
    case binding
  }

  public var meaning: TypeMeaning
  public var shape: Shape

  public init(_ meaning: TypeMeaning, _ shape: Shape = .plain) {
    self.meaning = meaning
    self.shape = shape
  }

  public var declared: TypeIndex? {
    if case .declared(let type) = meaning { return type }
    return nil
  }

  func shaped(_ shape: Shape) -> ResolvedType? {
    self.shape == .plain || self.shape == shape ? ResolvedType(meaning, shape) : nil
  }
}

/// Name lookup: by nesting, by unit, by file.
extension Project {
  /// The project's type that a written type names plainly.
  func declaredType(_ reference: TypeReferenceIndex, in file: FileIndex, context: TypeIndex, depth: Int = 0) -> TypeIndex? {
    let resolved = resolve(reference, in: file, context: context, depth: depth)
    return resolved?.shape == .plain ? resolved?.declared : nil
  }

  /// What a written type means at a place.
  /// - Parameter context: the type whose code it stands in; -1 at the top of a file.
  /// - Returns: nil for what has no single name: tuples, compositions, nested collections.
  public func resolve(_ reference: TypeReferenceIndex, in file: FileIndex, context: TypeIndex, depth: Int = 0) -> ResolvedType? {
    guard reference >= 0, depth < 8 else { return nil }
    let facts = files[Int(file)]
    let type = facts.typeReferences[Int(reference)]
    func argument(_ number: UInt32) -> ResolvedType? {
      guard number < type.argumentCount else { return nil }
      let index = facts.typeArguments[Int(type.firstArgument + number)]
      return resolve(index, in: file, context: context, depth: depth + 1)
    }
    switch type.shape {
    case .named: return resolveNamed(type, argument(0), in: file, context: context, depth: depth)
    case .optional: return argument(0)?.shaped(.optional)
    case .array: return argument(0)?.shaped(.array)
    case .dictionary: return argument(1)?.shaped(.dictionary)
    case .function: return argument(0)?.shaped(.function)
    case .existential: return argument(0)?.shaped(.existential)
    case .opaque: return argument(0)?.shaped(.generic)
    case .tuple, .composition, .other: return nil
    }
  }

  private func resolveNamed(
    _ type: TypeReference, _ argument: ResolvedType?, in file: FileIndex, context: TypeIndex, depth: Int
  ) -> ResolvedType? {
    if type.qualifier >= 0 {
      if let outer = declaredType(type.qualifier, in: file, context: context, depth: depth + 1) {
        return nested(type.name, in: outer, depth: depth)
      }
      let module = files[Int(file)].typeReferences[Int(type.qualifier)].name
      return resolveQualified(type.name, module: module, in: file, depth: depth)
    }
    if type.name == Words.selfType, context >= 0 { return ResolvedType(.declared(context)) }
    if let found = lookUp(type.name, in: file, context: context, depth: depth) { return found }
    if let wrapped = Project.wrappers[type.name] { return argument?.shaped(wrapped) }
    return ResolvedType(.external(type.name))
  }

  private static let wrappers = NameTable<ResolvedType.Shape>([
    (Name("Optional"), .optional), (Name("Array"), .array), (Name("Set"), .array), (Name("Dictionary"), .dictionary),
    (Name("Binding"), .binding),
  ])

  private func nested(_ name: Name, in outer: TypeIndex, depth: Int) -> ResolvedType? {
    if let type = member(type: name, of: outer) { return ResolvedType(.declared(type)) }
    return aliased(name, in: outer, depth: depth) ?? (name == Words.identifierType ? identifier(of: outer, depth: depth) : nil)
  }

  /// What `Element.ID` stands for: the type that the element's `id` is declared with.
  private func identifier(of type: TypeIndex, depth: Int) -> ResolvedType? {
    guard let identity = identity(of: type) else { return nil }
    return resolve(self[identity].type, in: identity.file, context: type, depth: depth + 1)
  }

  /// `Module.Type`: a type at the top of that module, which is a type of the project if only one bears the name.
  private func resolveQualified(_ name: Name, module: Name, in file: FileIndex, depth: Int) -> ResolvedType? {
    if Wrapper.modules.contains(module) { return ResolvedType(.external(name)) }
    return lookUp(name, in: file, context: -1, depth: depth) ?? ResolvedType(.external(name))
  }

  /// Looks a name up from the inside out: generic parameters and nested types, then the top of the files.
  public func lookUp(_ name: Name, in file: FileIndex, context: TypeIndex, depth: Int = 0) -> ResolvedType? {
    guard mayBeType(name) else { return nil }
    var enclosing = context
    while enclosing >= 0 {
      if let generic = genericParameter(name, of: enclosing) { return generic }
      if let type = member(type: name, of: enclosing) { return ResolvedType(.declared(type)) }
      if let type = aliased(name, in: enclosing, depth: depth) { return type }
      if declaredTypes[enclosing].name == name { return ResolvedType(.declared(enclosing)) }
      enclosing = declaredTypes[enclosing].parent
    }
    if let type = top(name, from: file) { return ResolvedType(.declared(type)) }
    return aliased(name, in: -1, from: file, depth: depth)
  }

  private func genericParameter(_ name: Name, of type: TypeIndex) -> ResolvedType? {
    let declared = declaredTypes[type]
    let facts = files[Int(declared.file)]
    for index in facts.types[Int(declared.fact)].genericParameters {
      let parameter = facts.genericParameters[Int(index)]
      guard parameter.name == name else { continue }
      let constraint = resolve(parameter.constraint, in: declared.file, context: declared.parent, depth: 6)
      return constraint.map { ResolvedType($0.meaning, .generic) } ?? ResolvedType(.external(name), .generic)
    }
    return nil
  }

  /// A nested type.
  func member(type name: Name, of type: TypeIndex) -> TypeIndex? {
    var elements = declarations(in: typeIndex, NameIndex.key(name, in: type))
    guard let first = elements.next() else { return nil }
    return first
  }

  /// The type of a name at the top of the files, seen from one of them: this file's, else the unit's only one, else the
  /// project's only public one.
  func top(_ name: Name, from file: FileIndex) -> TypeIndex? {
    choose(declarations(in: typeIndex, NameIndex.key(name)), from: file) { candidate in
      (declaredTypes[candidate].file, declaredTypes[candidate].access)
    }
  }

  /// The type that a typealias stands for, where a written type names one.
  func alias(of reference: TypeReferenceIndex, in file: FileIndex, context: TypeIndex) -> (file: FileIndex, type: TypeReferenceIndex)? {
    let written = files[Int(file)].typeReferences[Int(reference)]
    guard written.shape == .named, written.qualifier < 0, let chosen = alias(written.name, in: file, context: context) else { return nil }
    let (aliasFile, index) = typealiases[chosen]
    return (aliasFile, files[Int(aliasFile)].typealiases[Int(index)].type)
  }

  /// From the inside out; nil where a type bears the name first.
  private func alias(_ name: Name, in file: FileIndex, context: TypeIndex) -> Int? {
    guard mayBeType(name) else { return nil }
    var enclosing = context
    while enclosing >= 0 {
      if member(type: name, of: enclosing) != nil { return nil }
      if let alias = declarations(in: typealiasIndex, NameIndex.key(name, in: enclosing)).first(where: { _ in true }) { return alias }
      enclosing = declaredTypes[enclosing].parent
    }
    guard top(name, from: file) == nil else { return nil }
    return choose(declarations(in: typealiasIndex, NameIndex.key(name)), from: file) { (typealiases[$0].file, .internal) }
  }

  private func aliased(_ name: Name, in type: TypeIndex, from file: FileIndex = -1, depth: Int) -> ResolvedType? {
    guard depth < 8 else { return nil }
    let elements = declarations(in: typealiasIndex, NameIndex.key(name, in: type))
    let chosen =
      type >= 0
      ? elements.first { _ in true }
      : choose(elements, from: file) { (typealiases[$0].file, .internal) }
    guard let chosen else { return nil }
    let (aliasFile, index) = typealiases[chosen]
    let fact = files[Int(aliasFile)].typealiases[Int(index)]
    return resolve(fact.type, in: aliasFile, context: type, depth: depth + 1)
  }

  /// Of several declarations at the top, the one that a file sees: its own, its folder's only one, the only one among the
  /// nearest; nil where that is not certain.
  func choose(
    _ candidates: NameIndex.Elements, from file: FileIndex, _ place: (Int) -> (file: FileIndex, access: Access)
  ) -> Int? {
    guard file >= 0, candidates.current >= 0 else { return candidates.first { _ in true } }
    let viewpoint = Viewpoint(of: file, in: self)
    var inFolder = OnlyOne()
    var nearest = OnlyOne()
    var distance = Distance.outOfSight
    for candidate in candidates {
      let (other, access) = place(candidate)
      if areOneFile(other, file) { return candidate }
      guard access > .fileprivate, viewpoint.maySee(units[Int(other)], access, in: self) else { continue }
      let next = self.distance(from: file, to: other, access)
      if next == .outOfSight { continue }
      if next <= .sameTarget, folders[Int(other)] == folders[Int(file)] { inFolder.add(candidate) }
      if next < distance {
        distance = next
        nearest = OnlyOne()
      }
      if next == distance { nearest.add(candidate) }
    }
    return inFolder.element ?? nearest.element
  }

  /// The one element that was added; none if there were several.
  private struct OnlyOne {
    private(set) var count = 0
    private var first = -1
    var element: Int? { count == 1 ? first : nil }

    mutating func add(_ element: Int) {
      count += 1
      first = element
    }
  }
}

import SwiftTree

/// What one file says, from its bytes alone: flat columns of small values, no text.
///
/// A class, because it is handed around by every question of the project: a value of sixteen arrays cost sixteen retains a
/// time, a third of a whole run (callgrind). One block of memory, because most files are small: what the allocator keeps
/// for each of sixteen arrays was 14 MB of the 280 that the corpus takes. Unchecked, because the block is written in `init`
/// alone; it never changes once it is made.
public final class FileFacts: @unchecked Sendable {
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// imports SwiftUI or a module that is known to re-export it
    public static let importsSwiftUI = Flags(rawValue: 1)
    /// imports a test framework: its functions' code is not in the facts
    public static let isTest = Flags(rawValue: 1 << 1)
    /// a comment at its top says that a tool wrote it
    public static let isGenerated = Flags(rawValue: 1 << 2)
  }

  public let flags: Flags
  public var imports: FactColumn<ImportFact> { importsPlace.column(in: block, of: self) }
  public var types: FactColumn<TypeFact> { typesPlace.column(in: block, of: self) }
  public var typealiases: FactColumn<TypealiasFact> { typealiasesPlace.column(in: block, of: self) }
  public var genericParameters: FactColumn<GenericParameterFact> { genericParametersPlace.column(in: block, of: self) }
  public var attributes: FactColumn<AttributeFact> { attributesPlace.column(in: block, of: self) }
  public var properties: FactColumn<PropertyFact> { propertiesPlace.column(in: block, of: self) }
  public var functions: FactColumn<FunctionFact> { functionsPlace.column(in: block, of: self) }
  public var parameters: FactColumn<ParameterFact> { parametersPlace.column(in: block, of: self) }
  public var locals: FactColumn<LocalFact> { localsPlace.column(in: block, of: self) }
  public var typeReferences: FactColumn<TypeReference> { typeReferencesPlace.column(in: block, of: self) }
  public var typeArguments: FactColumn<TypeReferenceIndex> { typeArgumentsPlace.column(in: block, of: self) }
  public var scopes: FactColumn<Scope> { scopesPlace.column(in: block, of: self) }
  public var events: FactColumn<Event> { eventsPlace.column(in: block, of: self) }
  public var paths: FactColumn<Name> { pathsPlace.column(in: block, of: self) }
  public var arguments: FactColumn<ArgumentFact> { argumentsPlace.column(in: block, of: self) }
  public var expressions: FactColumn<ExpressionFact> { expressionsPlace.column(in: block, of: self) }

  private var nameBits: FactColumn<UInt64> { nameBitsPlace.column(in: block, of: self) }

  private let block: UnsafeMutableRawPointer
  private let importsPlace: FactPlace<ImportFact>
  private let typesPlace: FactPlace<TypeFact>
  private let typealiasesPlace: FactPlace<TypealiasFact>
  private let genericParametersPlace: FactPlace<GenericParameterFact>
  private let attributesPlace: FactPlace<AttributeFact>
  private let propertiesPlace: FactPlace<PropertyFact>
  private let functionsPlace: FactPlace<FunctionFact>
  private let parametersPlace: FactPlace<ParameterFact>
  private let localsPlace: FactPlace<LocalFact>
  private let typeReferencesPlace: FactPlace<TypeReference>
  private let typeArgumentsPlace: FactPlace<TypeReferenceIndex>
  private let scopesPlace: FactPlace<Scope>
  private let eventsPlace: FactPlace<Event>
  private let pathsPlace: FactPlace<Name>
  private let argumentsPlace: FactPlace<ArgumentFact>
  private let expressionsPlace: FactPlace<ExpressionFact>
  private let nameBitsPlace: FactPlace<UInt64>

  /// Reads the facts off one tree.
  public convenience init(_ tree: Tree) {
    var collected = CollectedFacts()
    collected.read(tree)
    self.init(collected)
  }

  /// Copies what a walk has collected, without the room that was kept for more: over a large tree that room is half of
  /// the memory.
  init(_ collected: borrowing CollectedFacts) {
    flags = collected.flags
    var layout = FactLayout()
    importsPlace = layout.place(collected.imports)
    typesPlace = layout.place(collected.types)
    typealiasesPlace = layout.place(collected.typealiases)
    genericParametersPlace = layout.place(collected.genericParameters)
    attributesPlace = layout.place(collected.attributes)
    propertiesPlace = layout.place(collected.properties)
    functionsPlace = layout.place(collected.functions)
    parametersPlace = layout.place(collected.parameters)
    localsPlace = layout.place(collected.locals)
    typeReferencesPlace = layout.place(collected.typeReferences)
    typeArgumentsPlace = layout.place(collected.typeArguments)
    scopesPlace = layout.place(collected.scopes)
    eventsPlace = layout.place(collected.events)
    pathsPlace = layout.place(collected.paths)
    argumentsPlace = layout.place(collected.arguments)
    expressionsPlace = layout.place(collected.expressions)
    nameBitsPlace = layout.place(collected.nameBits)
    block = .allocate(byteCount: layout.byteCount, alignment: FactLayout.alignment)
    importsPlace.fill(block, with: collected.imports)
    typesPlace.fill(block, with: collected.types)
    typealiasesPlace.fill(block, with: collected.typealiases)
    genericParametersPlace.fill(block, with: collected.genericParameters)
    attributesPlace.fill(block, with: collected.attributes)
    propertiesPlace.fill(block, with: collected.properties)
    functionsPlace.fill(block, with: collected.functions)
    parametersPlace.fill(block, with: collected.parameters)
    localsPlace.fill(block, with: collected.locals)
    typeReferencesPlace.fill(block, with: collected.typeReferences)
    typeArgumentsPlace.fill(block, with: collected.typeArguments)
    scopesPlace.fill(block, with: collected.scopes)
    eventsPlace.fill(block, with: collected.events)
    pathsPlace.fill(block, with: collected.paths)
    argumentsPlace.fill(block, with: collected.arguments)
    expressionsPlace.fill(block, with: collected.expressions)
    nameBitsPlace.fill(block, with: collected.nameBits)
  }

  deinit {
    block.deallocate()
  }

  /// Whether some event's path may hold a name; false is certain. Who looks for a name in all files asks here first.
  func mayName(_ name: Name) -> Bool {
    let words = nameBits
    let bits = NameBits.bits(of: name)
    return words[NameBits.word(of: name, wordCount: words.count)] & bits == bits
  }

  /// Where a name stands in the events' paths.
  func namings(of name: Name) -> [Naming] {
    guard mayName(name) else { return [] }
    let (events, paths) = (events, paths)
    var namings: [Naming] = []
    for index in 0..<events.count {
      let event = events[index]
      let first = Int(event.firstPath)
      for place in first..<first + Int(event.pathCount) where paths[place] == name {
        namings.append(Naming(event: EventIndex(index), position: place - first))
      }
    }
    return namings
  }

  /// The first and the last name of an event's path; nil where it has none.
  func firstName(of event: Event) -> Name? { event.pathCount == 0 ? nil : paths[Int(event.firstPath)] }

  func lastName(of event: Event) -> Name? {
    event.pathCount == 0 ? nil : paths[Int(event.firstPath) + Int(event.pathCount) - 1]
  }

  /// The names of an event's path.
  public func path(_ event: Event) -> FactSlice<Name> {
    let first = Int(event.firstPath)
    return paths[first..<first + Int(event.pathCount)]
  }

  /// Adds the names of what the file's code may change after it is made: what it writes or binds, or calls a method of that
  /// changes it. What an initialiser sets for the first time is not among them.
  /// - Parameters:
  ///   - mutating: the project's functions that change what they are called on.
  ///   - moves: takes the calls after which a collection's elements may stand at other positions.
  func collectChangedNames(mutating: NameSet, into names: inout NameSet, _ moves: inout [EventIndex]) {
    let (events, paths) = (events, paths)
    let known = MutatingMethods.names
    for index in 0..<events.count {
      let event = events[index]
      let first = Int(event.firstPath)
      let end = first + Int(event.pathCount)
      if event.kind == .call {
        guard event.pathCount > 1, known.contains(paths[end - 1]) || mutating.contains(paths[end - 1]) else { continue }
        names.insert(paths[end - 2])
        if ReorderingMethods.names.contains(paths[end - 1]) { moves.append(EventIndex(index)) }
      } else if event.flags.contains(.projected) || !event.flags.isDisjoint(with: .written), !isInitialization(event) {
        for index in first..<end { names.insert(paths[index]) }
      }
    }
  }

  private func isInitialization(_ event: Event) -> Bool {
    guard event.pathCount == 1, event.scope >= 0 else { return false }
    let scope = scopes[Int(event.scope)]
    return scope.kind == .function && functions[Int(scope.declaration)].kind == .initializer
  }

  /// The last name of a call's path, `init` left out.
  func typeName(ofCall call: Event) -> Name { FileFacts.typeName(ofCall: call, in: paths) }

  static func typeName(ofCall call: Event, in paths: FactColumn<Name>) -> Name {
    let end = Int(call.firstPath) + Int(call.pathCount)
    guard call.pathCount > 1 else { return call.pathCount == 1 ? paths[end - 1] : .none }
    return paths[end - 1] == Words.initWord ? paths[end - 2] : paths[end - 1]
  }

  public func arguments(_ event: Event) -> FactSlice<ArgumentFact> {
    let first = Int(event.firstArgument)
    return arguments[first..<first + Int(event.argumentCount)]
  }
}

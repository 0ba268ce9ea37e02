import SwiftTree

/// What one file says, from its bytes alone: flat arrays of small values, no text.
///
/// A class, because it is handed around by every question of the project: a value of sixteen arrays cost sixteen retains a
/// time, a third of a whole run (callgrind). It never changes once it is made.
public final class FileFacts: Sendable {
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
  public let imports: [ImportFact]
  public let types: [TypeFact]
  public let typealiases: [TypealiasFact]
  public let genericParameters: [GenericParameterFact]
  public let attributes: [AttributeFact]
  public let properties: [PropertyFact]
  public let functions: [FunctionFact]
  public let parameters: [ParameterFact]
  public let locals: [LocalFact]
  public let typeReferences: [TypeReference]
  public let typeArguments: [TypeReferenceIndex]
  public let scopes: [Scope]
  public let events: [Event]
  public let paths: [Name]
  public let arguments: [ArgumentFact]
  public let expressions: [ExpressionFact]

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
    imports = collected.imports.copied()
    types = collected.types.copied()
    typealiases = collected.typealiases.copied()
    genericParameters = collected.genericParameters.copied()
    attributes = collected.attributes.copied()
    properties = collected.properties.copied()
    functions = collected.functions.copied()
    parameters = collected.parameters.copied()
    locals = collected.locals.copied()
    typeReferences = collected.typeReferences.copied()
    typeArguments = collected.typeArguments.copied()
    scopes = collected.scopes.copied()
    events = collected.events.copied()
    paths = collected.paths.copied()
    arguments = collected.arguments.copied()
    expressions = collected.expressions.copied()
  }

  /// The names of an event's path.
  public func path(_ event: Event) -> ArraySlice<Name> {
    let first = Int(event.firstPath)
    return paths[first..<first + Int(event.pathCount)]
  }

  /// Adds the names of what the file's code may change after it is made: what it writes or binds, or calls a method of that
  /// changes it. What an initialiser sets for the first time is not among them.
  /// - Parameter mutating: the project's functions that change what they are called on.
  func collectChangedNames(mutating: NameSet, into names: inout NameSet) {
    for event in events {
      let first = Int(event.firstPath)
      let end = first + Int(event.pathCount)
      if event.kind == .call {
        guard event.pathCount > 1, MutatingMethods.names.contains(paths[end - 1]) || mutating.contains(paths[end - 1]) else { continue }
        names.insert(paths[end - 2])
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
  func typeName(ofCall call: Event) -> Name {
    let end = Int(call.firstPath) + Int(call.pathCount)
    guard call.pathCount > 1 else { return call.pathCount == 1 ? paths[end - 1] : .none }
    return paths[end - 1] == Words.initWord ? paths[end - 2] : paths[end - 1]
  }

  public func arguments(_ event: Event) -> ArraySlice<ArgumentFact> {
    let first = Int(event.firstArgument)
    return arguments[first..<first + Int(event.argumentCount)]
  }
}

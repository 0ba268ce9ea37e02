import SwiftTree

/// Where the value of a stored property comes from (architecture.md, terms).
public enum Origin: Sendable {
  /// nothing at the declaration, and no initialiser of its own: whoever makes the instance hands it in
  case received
  /// the expression at the declaration
  case declaration
  /// made in an initialiser
  case initializer
  /// an initialiser makes it from a parameter
  case initializerArgument
  /// a static member of some type: somebody else keeps it
  case shared
  case unknown
}

extension Project {
  /// Where the value of a stored property comes from.
  public func origin(of property: PropertyID) -> Origin {
    if let value = initialValue(of: property) { return isShared(value, in: property.file) ? .shared : .declaration }
    let type = owner(of: property)
    guard type >= 0 else { return .unknown }
    let seeds = seeds(of: property, in: type)
    guard let seed = seeds.first else { return initializers(of: type).isEmpty ? .received : .unknown }
    if isShared(seed.value, in: seed.file) { return .shared }
    return parameters(behind: seed.value, in: seed.file).isEmpty ? .initializer : .initializerArgument
  }

  /// `Model.shared`: a member of a type that is no call (semantics.md, X6).
  private func isShared(_ value: ExpressionFact, in file: FileIndex) -> Bool {
    guard value.kind == .chain, value.root >= 0 else { return false }
    let event = EventID(file: file, index: value.root)
    guard self[event].kind == .read, self[event].receiver < 0 else { return false }
    if self[event].flags.contains(.implicitMember) { return true }
    guard case .type = target(of: event) else { return false }
    return true
  }
}

import SwiftTree

/// The index of a `TypeReference` in its file's pool.
public typealias TypeReferenceIndex = Int32

/// A type as it is written at one place, in a pool of the file: what it names is the project's business.
public struct TypeReference: Sendable {
  public enum Shape: UInt8, Sendable {
    /// `Model`, `Store.Model`, `Binding<Model>`
    case named
    /// `Model?`, `Model!`
    case optional
    /// `[Model]`
    case array
    /// `[Key: Model]`: two arguments
    case dictionary
    /// `(A, B)`: its elements as arguments
    case tuple
    /// `(A) -> B`: the result as its argument
    case function
    /// `some View`
    case opaque
    /// `any Model`
    case existential
    /// `A & B`
    case composition
    /// whatever else stands in a type's place
    case other
  }

  /// The last name of a `named` type.
  public var name: Name
  /// What stands before the last name, `Store` in `Store.Model`; -1 without.
  public var qualifier: TypeReferenceIndex
  /// Generic arguments, elements or the one wrapped type: indices into `FileFacts.typeArguments`.
  public var firstArgument: UInt32
  public var argumentCount: UInt32
  public var shape: Shape

  /// Whether it is just that name.
  func isPlain(_ name: Name) -> Bool {
    self.name == name && qualifier < 0 && argumentCount == 0 && shape == .named
  }
}

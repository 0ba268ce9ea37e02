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

  private let packedName: PackedName
  /// What stands before the last name, `Store` in `Store.Model`; -1 without.
  public let qualifier: TypeReferenceIndex
  /// Generic arguments, elements or the one wrapped type: indices into `FileFacts.typeArguments`.
  public let firstArgument: UInt32
  private let shortArgumentCount: UInt16
  public let shape: Shape

  init(name: Name, qualifier: TypeReferenceIndex, firstArgument: UInt32, argumentCount: UInt32, shape: Shape) {
    packedName = PackedName(name)
    self.qualifier = qualifier
    self.firstArgument = firstArgument
    shortArgumentCount = UInt16(clamping: argumentCount)
    self.shape = shape
  }

  /// The last name of a `named` type.
  public var name: Name { packedName.name }
  /// At most 65,535.
  public var argumentCount: UInt32 { UInt32(shortArgumentCount) }

  /// Whether it is just that name.
  func isPlain(_ name: Name) -> Bool {
    self.name == name && qualifier < 0 && argumentCount == 0 && shape == .named
  }
}

import SwiftTree

/// Who may use a declaration. Ordered from narrow to wide.
public enum Access: UInt8, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  public static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

/// A type or an extension of one, as one file declares it.
public struct TypeFact: Sendable {
  public enum Kind: UInt8, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  /// The declared name; for an extension the last name of the extended type.
  public var name: Name
  public var nameStart: UInt32
  public var nameEnd: UInt32
  public var start: UInt32
  public var end: UInt32
  /// The type it is nested in, an index into `FileFacts.types`; -1 at the top of a file or in a function.
  public var parent: Int32
  /// The piece of code that declares it; -1 outside of functions.
  public var scope: Int32
  /// An extension's type; -1 otherwise.
  public var extended: TypeReferenceIndex
  /// Indices into `FileFacts.attributes`.
  public var attributes: Range<Int32>
  /// Indices into `FileFacts.typeArguments`, each the index of a `TypeReference`.
  public var inherited: Range<Int32>
  /// Indices into `FileFacts.genericParameters`.
  public var genericParameters: Range<Int32>
  public var kind: Kind
  public var access: Access
  /// Inside `#Preview`.
  public var isPreview: Bool
  /// The name says that it loads something: `ThumbnailLoader`.
  public var hasLoaderName: Bool
  /// The name says that it navigates: `RouterPath`.
  public var hasRouterName: Bool
}

/// A generic parameter, or an associated type of a protocol.
public struct GenericParameterFact: Sendable {
  public var name: Name
  /// What it must conform to; -1 without.
  public var constraint: TypeReferenceIndex
}

/// `typealias Name = Type`.
public struct TypealiasFact: Sendable {
  public var name: Name
  public var type: TypeReferenceIndex
  /// The type it is declared in, -1 at the top of a file.
  public var parent: Int32
}

/// An attribute as written: `@State`, `@SwiftUI.State`, `@Environment(\.dismiss)`.
public struct AttributeFact: Sendable {
  /// The last name: `State`.
  public var name: Name
  /// The module before it, `Name.none` without.
  public var qualifier: Name
  public var start: UInt32
  public var end: UInt32
  /// Indices into `FileFacts.arguments`.
  public var arguments: Range<Int32>
}

/// `import SwiftUI`.
public struct ImportFact: Sendable {
  public var module: Name
  public var isExported: Bool
  public var isTestable: Bool
}

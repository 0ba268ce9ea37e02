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
  public let name: Name
  public let nameStart: UInt32
  public let start: UInt32
  public let end: UInt32
  /// The type it is nested in, an index into `FileFacts.types`; -1 at the top of a file or in a function.
  public let parent: Int32
  /// The piece of code that declares it; -1 outside of functions.
  public let scope: Int32
  /// An extension's type; -1 otherwise.
  public let extended: TypeReferenceIndex
  private let attributeRange: ShortRange
  public let kind: Kind
  public let access: Access
  /// Inside `#Preview`.
  public let isPreview: Bool
  private let inheritedRange: ShortRange
  /// The name says that it loads something: `ThumbnailLoader`.
  public let hasLoaderName: Bool
  /// The name says that it navigates: `RouterPath`.
  public let hasRouterName: Bool
  private let nameLength: UInt8
  private let genericParameterRange: ShortRange

  init(
    name: Name, place: Range<UInt32>, start: UInt32, end: UInt32, parent: Int32, scope: Int32, extended: TypeReferenceIndex,
    attributes: Range<Int32>, inherited: Range<Int32>, genericParameters: Range<Int32>, kind: Kind, access: Access,
    isPreview: Bool, hasLoaderName: Bool, hasRouterName: Bool
  ) {
    self.name = name
    nameStart = place.lowerBound
    nameLength = UInt8(clamping: place.count)
    self.start = start
    self.end = end
    self.parent = parent
    self.scope = scope
    self.extended = extended
    attributeRange = ShortRange(attributes)
    inheritedRange = ShortRange(inherited)
    genericParameterRange = ShortRange(genericParameters)
    self.kind = kind
    self.access = access
    self.isPreview = isPreview
    self.hasLoaderName = hasLoaderName
    self.hasRouterName = hasRouterName
  }

  /// Of a name of more than 255 bytes its beginning.
  public var nameEnd: UInt32 { nameStart + UInt32(nameLength) }
  /// Indices into `FileFacts.attributes`.
  public var attributes: Range<Int32> { attributeRange.range }
  /// Indices into `FileFacts.typeArguments`, each the index of a `TypeReference`.
  public var inherited: Range<Int32> { inheritedRange.range }
  /// Indices into `FileFacts.genericParameters`.
  public var genericParameters: Range<Int32> { genericParameterRange.range }
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
public struct ImportFact: Equatable, Sendable {
  public var module: Name
  public var isExported: Bool
  public var isTestable: Bool
}

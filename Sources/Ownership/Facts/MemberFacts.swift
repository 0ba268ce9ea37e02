import SwiftTree

/// A property or a global variable.
public struct PropertyFact: Sendable {
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public static let isLet = Flags(rawValue: 1)
    public static let isStatic = Flags(rawValue: 1 << 1)
    public static let isComputed = Flags(rawValue: 1 << 2)
    public static let isLazy = Flags(rawValue: 1 << 3)
    public static let isWeak = Flags(rawValue: 1 << 4)
    public static let hasObservers = Flags(rawValue: 1 << 5)
    public static let hasSetter = Flags(rawValue: 1 << 6)
    public static let isOverride = Flags(rawValue: 1 << 7)
    public static let isPreview = Flags(rawValue: 1 << 8)
    /// The name says that the value is a copy on purpose: `draftTitle`, `initialCount`.
    public static let hasDraftName = Flags(rawValue: 1 << 9)
    /// Declared for some platforms only, in `#if os(macOS)` or the like.
    public static let isForSomePlatforms = Flags(rawValue: 1 << 10)
    /// The name of a stored variable of a class is of what the screen shows for a moment: `isSheetPresented`, `showsFilter`.
    public static let hasInterfaceName = Flags(rawValue: 1 << 14)
  }

  public let name: Name
  /// `_name`: how its storage would be written.
  public let backingName: Name
  /// Of `let` or `var`, which stands behind attributes and modifiers; three bytes long.
  public let keywordStart: UInt32
  public let nameStart: UInt32
  /// The whole declaration, attributes included.
  public let start: UInt32
  public let end: UInt32
  /// The type that declares it; -1 for a global.
  public let owner: Int32
  public let type: TypeReferenceIndex
  /// The value after `=`, an index into `FileFacts.expressions`; -1 without.
  public internal(set) var initialValue: Int32 = -1
  /// The code of the getter, of the setter; indices into `FileFacts.scopes`, -1 without.
  public internal(set) var getter: Int32 = -1
  public internal(set) var setter: Int32 = -1
  private let attributeRange: ShortRange
  private let nameLength: UInt8
  public let flags: Flags
  public let access: Access
  public let setterAccess: Access

  init(
    name: Name, backingName: Name, place: Range<UInt32>, keywordStart: UInt32, start: UInt32, end: UInt32, owner: Int32,
    type: TypeReferenceIndex, attributes: Range<Int32>, flags: Flags, access: Access, setterAccess: Access
  ) {
    self.name = name
    self.backingName = backingName
    nameStart = place.lowerBound
    nameLength = UInt8(clamping: place.count)
    self.keywordStart = keywordStart
    self.start = start
    self.end = end
    self.owner = owner
    self.type = type
    attributeRange = ShortRange(attributes)
    self.flags = flags
    self.access = access
    self.setterAccess = setterAccess
  }

  /// Of a name of more than 255 bytes its beginning.
  public var nameEnd: UInt32 { nameStart + UInt32(nameLength) }
  /// Indices into `FileFacts.attributes`.
  public var attributes: Range<Int32> { attributeRange.range }
  public var isStored: Bool { !flags.contains(.isComputed) }
  public var isStatic: Bool { flags.contains(.isStatic) }
}

/// A function, an initialiser, a deinitialiser or a subscript.
public struct FunctionFact: Sendable {
  public enum Kind: UInt8, Sendable {
    case function, initializer, deinitializer, `subscript`
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let isStatic = Flags(rawValue: 1)
    public static let isAsync = Flags(rawValue: 1 << 1)
    public static let isMutating = Flags(rawValue: 1 << 2)
    public static let isOverride = Flags(rawValue: 1 << 3)
    /// declared inside a function
    public static let isLocal = Flags(rawValue: 1 << 4)
    public static let isPreview = Flags(rawValue: 1 << 5)
    /// The name says that it gets something from elsewhere: `loadItems`. Of functions with code.
    public static let hasLoadName = Flags(rawValue: 1 << 6)
  }

  /// `Name.none` for initialisers and the like.
  public let name: Name
  public let nameStart: UInt32
  public let start: UInt32
  public let end: UInt32
  public let owner: Int32
  public let result: TypeReferenceIndex
  /// The code, an index into `FileFacts.scopes`; -1 without a body.
  public internal(set) var scope: Int32 = -1
  private let attributeRange: ShortRange
  public let kind: Kind
  public let flags: Flags
  public let access: Access
  private var parameterRange = ShortRange(0..<0)
  /// 0 where it has no name.
  private let nameLength: UInt8

  /// A function without parameters and code, which are read later.
  /// - Parameter place: of its name; nil without.
  init(
    name: Name, place: Range<UInt32>?, start: UInt32, end: UInt32, owner: Int32, attributes: Range<Int32>,
    result: TypeReferenceIndex, kind: Kind, flags: Flags, access: Access
  ) {
    self.name = name
    nameStart = place?.lowerBound ?? start
    nameLength = UInt8(clamping: place?.count ?? 0)
    self.start = start
    self.end = end
    self.owner = owner
    attributeRange = ShortRange(attributes)
    self.result = result
    self.kind = kind
    self.flags = flags
    self.access = access
  }

  /// Of a name of more than 255 bytes its beginning; the end of an initialiser and the like, which begin where a name would.
  /// A name that is missing is an empty range further on.
  public var nameEnd: UInt32 { nameLength == 0 && nameStart == start ? end : nameStart + UInt32(nameLength) }
  /// Indices into `FileFacts.attributes`.
  public var attributes: Range<Int32> { attributeRange.range }

  /// Indices into `FileFacts.parameters`.
  public internal(set) var parameters: Range<Int32> {
    get { parameterRange.range }
    set { parameterRange = ShortRange(newValue) }
  }

  public var isStatic: Bool { flags.contains(.isStatic) }
}

/// A parameter of a function.
public struct ParameterFact: Sendable {
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let isAutoclosure = Flags(rawValue: 1)
    public static let isEscaping = Flags(rawValue: 1 << 1)
    public static let isVariadic = Flags(rawValue: 1 << 2)
    public static let isInout = Flags(rawValue: 1 << 3)
    /// carries an attribute whose name ends in `Builder`
    public static let isBuilder = Flags(rawValue: 1 << 4)
    /// The name says that the value is used once: `initialCount`.
    public static let hasDraftName = Flags(rawValue: 1 << 5)
    /// Carries another attribute, perhaps a property wrapper's.
    public static let isWrapped = Flags(rawValue: 1 << 6)
  }

  /// The argument label; `_` is the name of that word.
  public let label: Name
  /// The inner name.
  public let name: Name
  public let nameStart: UInt32
  public let type: TypeReferenceIndex
  /// An index into `FileFacts.expressions`; -1 without.
  public internal(set) var defaultValue: Int32 = -1
  private let nameLength: UInt8
  public let flags: Flags

  init(label: Name, name: Name, place: Range<UInt32>, type: TypeReferenceIndex, flags: Flags) {
    self.label = label
    self.name = name
    nameStart = place.lowerBound
    nameLength = UInt8(clamping: place.count)
    self.type = type
    self.flags = flags
  }

  /// Of a name of more than 255 bytes its beginning.
  public var nameEnd: UInt32 { nameStart + UInt32(nameLength) }
}

/// A name that is valid in a piece of code only: a local variable, a closure's parameter, a pattern's name.
public struct LocalFact: Sendable {
  public enum Kind: UInt8, Sendable {
    case constant, variable, parameter, closureParameter, pattern
  }

  /// Without the `$` of `{ $item in … }`.
  public var name: Name
  public var nameStart: UInt32
  /// Valid from this offset on, in `scope` and the pieces of code in it.
  public var validFrom: UInt32
  /// … up to this one: the end of the `if` that binds it, or of its piece of code.
  public var validTo: UInt32
  public var scope: Int32
  public var type: TypeReferenceIndex
  public var value: Int32
  private var firstAttribute: Int32
  private var nameLength: UInt8
  private var attributeCount: UInt8
  public var kind: Kind
  /// Declared as `$name`, by a closure over a binding, or as a parameter with a wrapper.
  public var isProjected: Bool

  init(
    name: Name, place: Range<UInt32>, validFrom: UInt32, scope: ScopeIndex,
    type: TypeReferenceIndex, value: Int32, attributes: Range<Int32>, kind: Kind, isProjected: Bool
  ) {
    self.name = name
    nameStart = place.lowerBound
    nameLength = UInt8(clamping: place.upperBound - place.lowerBound)
    self.validFrom = validFrom
    validTo = .max
    self.scope = scope
    self.type = type
    self.value = value
    firstAttribute = attributes.lowerBound
    attributeCount = UInt8(clamping: attributes.count)
    self.kind = kind
    self.isProjected = isProjected
  }

  /// Of a name of more than 255 bytes its beginning.
  public var nameEnd: UInt32 { nameStart + UInt32(nameLength) }

  /// Indices into `FileFacts.attributes`.
  public var attributes: Range<Int32> { firstAttribute..<firstAttribute + Int32(attributeCount) }
}

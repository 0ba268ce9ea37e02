import SwiftTree

/// The index of an event in its file.
public typealias EventIndex = Int32

/// Something that a piece of code does: it reads a name, calls, writes.
///
/// A chain is one event up to its first call, and one more for each further call and for what follows the last:
/// `store.items.filter { … }.count` is a call of the path `store.items.filter` and a read of `count` on its result.
/// Events stand in the order of the source, a call before its arguments, so that the events of an expression or of a
/// piece of code are one range.
public struct Event: Sendable {
  public enum Kind: UInt8, Sendable {
    case read
    case call
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// The path begins behind `self.`
    public static let onSelf = Flags(rawValue: 1)
    /// The path begins with a dot, its base is inferred.
    public static let implicitMember = Flags(rawValue: 1 << 1)
    /// Assigned, `x = …`.
    public static let assigned = Flags(rawValue: 1 << 2)
    /// Changed in place, `x += …`.
    public static let mutated = Flags(rawValue: 1 << 3)
    /// Handed over as `&x`.
    public static let passedInout = Flags(rawValue: 1 << 4)
    /// `$` stands before the first name, which is in the path without it.
    public static let projected = Flags(rawValue: 1 << 5)
    /// The first name begins with `_`, in the path too.
    public static let underscored = Flags(rawValue: 1 << 6)
    /// Part of the condition of an `if`, a `guard`, a `while`.
    public static let inCondition = Flags(rawValue: 1 << 7)
    /// The call's value is thrown away on purpose: `_ = f()`, `let _ = f()`.
    public static let discarded = Flags(rawValue: 1 << 8)
    public static let awaited = Flags(rawValue: 1 << 9)
    /// The callee is a closure written in place: `{ … }()`.
    public static let ofClosure = Flags(rawValue: 1 << 10)
    /// The path begins behind `super.`
    public static let onSuper = Flags(rawValue: 1 << 11)
    /// The base is something else: a literal, parentheses.
    public static let onOther = Flags(rawValue: 1 << 12)
    /// `?` stands in the path.
    public static let optionalChain = Flags(rawValue: 1 << 13)
    /// The name of `if let x` and the like: a read of what it shadows.
    public static let shorthand = Flags(rawValue: 1 << 14)

    /// The components of a key path, `\.dismiss`.
    public static let keyPath = Flags(rawValue: 1 << 15)

    public static let written: Flags = [.assigned, .mutated, .passedInout]
  }

  public var kind: Kind
  public var pathCount: UInt8
  public var flags: Flags
  /// The piece of code it stands in, an index into `FileFacts.scopes`.
  public var scope: Int32
  /// The event on whose result the path goes on; -1 without.
  public var receiver: EventIndex
  /// The names, from `FileFacts.paths` on. A subscript is a step of its own, with the name `[]`.
  public var firstPath: UInt32
  /// A call's first argument, a read's value: events are the most numerous of all facts, so what only some of them have
  /// shares its place.
  var link: Int32
  /// UTF-8 byte offsets: of the whole chain up to here, without what its receiver covers. At most 65,535 bytes before the
  /// last name: what stands further in front is left out.
  public var start: UInt32
  public var end: UInt32
  private var nameOffset: UInt16
  private var nameLength: UInt8
  /// At most 255: a call has no more arguments, what looks like one is a table of data.
  public var argumentCount: UInt8

  /// The last name of the path, of a name of more than 255 bytes its beginning.
  public var nameStart: UInt32 { start + UInt32(nameOffset) }
  public var nameEnd: UInt32 { nameStart + UInt32(nameLength) }

  /// An event without arguments and value, which are read later.
  init(
    kind: Kind, pathCount: UInt8, flags: Flags, scope: Int32, receiver: EventIndex, firstPath: UInt32,
    start: UInt32, nameStart: UInt32, nameEnd: UInt32, end: UInt32
  ) {
    self.kind = kind
    self.pathCount = pathCount
    self.flags = flags
    self.scope = scope
    self.receiver = receiver
    self.firstPath = firstPath
    link = -1
    nameOffset = UInt16(clamping: nameStart &- start)
    self.start = nameStart &- UInt32(nameOffset)
    self.end = end
    nameLength = UInt8(clamping: nameEnd &- nameStart)
    argumentCount = 0
  }

  /// `self` itself, not one of its members.
  public var isSelf: Bool { pathCount == 0 && receiver < 0 && flags.contains(.onSelf) }

  /// An index into `FileFacts.arguments`.
  public var firstArgument: Int32 { kind == .call ? link : 0 }

  /// The value of an assignment, an index into `FileFacts.expressions`; -1 without.
  public var value: Int32 { kind == .read ? link : -1 }
}

/// An expression that something else refers to: an argument, an initial value, the right side of an assignment.
public struct ExpressionFact: BitwiseCopyable, Sendable {
  public enum Kind: UInt8, Sendable {
    case boolean, integer, float, string, regex, `nil`
    /// `[1, 2]`, `[a: b]`
    case array, dictionary
    /// a chain: `root` is its last event
    case chain
    case closure
    case keyPath
    /// `a ?? b`: `root` is the last event of `b`, if that is a chain
    case fallback
    case other

    /// `true`, `12`, `"text"`: the same value wherever it is written the same.
    public var isLiteral: Bool { rawValue <= Kind.nil.rawValue }
  }

  /// A closure's code, a literal's text, another expression's last event.
  var link: Int32
  public var firstEvent: EventIndex
  public var endEvent: EventIndex
  public let start: UInt32
  /// The kind in the lowest four bits, whether it is trailing in the next, above them the length: with places of their own
  /// each argument would take eight bytes more.
  private var form: UInt32

  init(link: Int32, firstEvent: EventIndex, endEvent: EventIndex, start: UInt32, end: UInt32, kind: Kind) {
    self.link = link
    self.firstEvent = firstEvent
    self.endEvent = endEvent
    self.start = start
    form = min(end &- start, ExpressionFact.maximalLength) &<< 5 | UInt32(kind.rawValue)
  }

  /// In bytes. What is longer is no code.
  private static let maximalLength: UInt32 = 1 << 27 - 1

  public var end: UInt32 { start &+ form &>> 5 }

  public var kind: Kind {
    get { Kind(rawValue: UInt8(form & 0xF)) ?? .other }
    set { form = form & ~0xF | UInt32(newValue.rawValue) }
  }

  /// A closure behind the parentheses of a call.
  fileprivate var isTrailing: Bool {
    get { form & 0x10 != 0 }
    set { form = form & ~0x10 | (newValue ? 0x10 : 0) }
  }

  public var root: EventIndex { kind == .closure || kind.isLiteral ? -1 : link }

  /// A closure's code, an index into `FileFacts.scopes`; -1 otherwise.
  public var closure: Int32 { kind == .closure ? link : -1 }

  /// A literal's text as it is written, an index into `FileFacts.paths`. Kept for values of properties and arguments of
  /// attributes; -1 for all others.
  public var literal: Int32 { kind.isLiteral ? link : -1 }
}

/// An argument of a call, of a subscript or of an attribute; a trailing closure too.
public struct ArgumentFact: BitwiseCopyable, Sendable {
  private let packedLabel: PackedName
  public var expression: ExpressionFact

  init(label: Name, expression: ExpressionFact, isTrailing: Bool) {
    packedLabel = PackedName(label)
    self.expression = expression
    self.expression.isTrailing = isTrailing
  }

  public var label: Name { packedLabel.name }
  public var isTrailing: Bool { expression.isTrailing }

  /// What stands in the place of an argument that broken code leaves without a value.
  static var missing: ArgumentFact {
    ArgumentFact(
      label: .none, expression: ExpressionFact(link: -1, firstEvent: 0, endEvent: 0, start: 0, end: 0, kind: .other),
      isTrailing: false)
  }
}

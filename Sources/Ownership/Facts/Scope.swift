import SwiftTree

/// The index of a piece of code in its file.
public typealias ScopeIndex = Int32

/// A piece of code: the body of a function, a getter, an initial value, a closure, a branch.
public struct Scope: Sendable {
  public enum Kind: UInt8, Sendable {
    /// `declaration` is a function
    case function
    /// `declaration` is a property
    case getter, setter, observer, initialValue
    /// `declaration` is a function: the value of one of its parameters
    case defaultArgument
    /// `call` is the call it is handed to
    case closure
    /// an arm of an `if`, a `guard`'s `else`, a case of a `switch`
    case branch
    /// the arguments of an attribute of a member
    case attribute
    /// statements at the top of a file
    case file
  }

  /// Of a function, a getter, a closure; its branches' traits are its own.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `[weak self]` or `[unowned self]` stands before the code.
    public static let capturesSelfWeakly = Traits(rawValue: 1)
    /// `while true`, `while !Task.isCancelled`, `for await` over what never ends by itself
    public static let endlessLoop = Traits(rawValue: 1 << 1)
    /// `guard let self` stands before such a loop, which keeps the object for as long as it runs.
    public static let unwrapsSelfBeforeLoop = Traits(rawValue: 1 << 2)
  }

  public var kind: Kind
  /// When a closure runs, seen from the code around it; `.inherited` for everything that is no closure.
  public var role: ClosureRole
  /// What it means for a view that is built in it.
  public var container: Container
  /// Inside `#Preview`.
  public var isPreview: Bool
  /// Where it is compiled.
  public var platforms: Platforms
  /// What stands in it that decides how long it runs and what it keeps alive.
  // Not `[]`, for which the compiler makes and releases an array.
  public var traits = Traits(rawValue: 0)
  /// Which of its call's arguments a closure is; -1 for one that is no argument.
  public var argument: Int16
  public var parent: ScopeIndex
  /// The index behind the last piece of code in it.
  public var endScope: ScopeIndex
  /// The type whose code it is, -1 outside of types.
  public var owner: Int32
  /// A closure's call, a branch's choice, another piece's declaration.
  var link: Int32
  public var firstEvent: EventIndex
  public var endEvent: EventIndex
  /// Indices into `FileFacts.locals`, those of the pieces of code in it included.
  public var firstLocal: Int32
  public var endLocal: Int32
  public var start: UInt32
  public var end: UInt32

  /// What it belongs to, as its kind says; -1 for nothing.
  public var declaration: Int32 { kind == .closure || kind == .branch ? -1 : link }

  /// Where the `if` or `switch` begins that a branch is an arm of, the same for all of its arms; -1 without.
  public var choice: Int32 { kind == .branch ? link : -1 }

  /// The call that a closure is handed to; -1 for a closure that is no argument.
  public var call: EventIndex { kind == .closure ? link : -1 }
}

/// When a closure runs, seen from the code that hands it over.
public enum ClosureRole: UInt8, Sendable {
  /// as part of the code around it: a builder, `map`, `withAnimation`
  case inherited
  /// when the user does something, or a value changes
  case action
  /// when the view appears, disappears, or while it is there
  case appear
  /// soon after, started by the code around it: `Task`, `DispatchQueue.main.async`
  case deferred
  /// at a time we don't know
  case later
  /// as the callee's declaration in this project says, `later` if there is none
  case unresolved
}

/// What a piece of code means for the identity of a view that is built in it.
public enum Container: UInt8, Sendable {
  case none
  /// one of many, by the identity of its element
  case row
  /// there or not there
  case branch
  /// a sheet, a cover, a popover, an alert: a new identity each time
  case presentation
  /// what a link pushes
  case destination
  /// the content of a window
  case sceneRoot
  /// what a function that we don't know makes of it
  case unknown
}

/// The platforms for which code is compiled, as far as `#if` says.
public struct Platforms: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let iOS = Platforms(rawValue: 1)
  public static let macOS = Platforms(rawValue: 1 << 1)
  public static let watchOS = Platforms(rawValue: 1 << 2)
  public static let tvOS = Platforms(rawValue: 1 << 3)
  public static let visionOS = Platforms(rawValue: 1 << 4)
  public static let other = Platforms(rawValue: 1 << 5)
  public static let all: Platforms = [.iOS, .macOS, .watchOS, .tvOS, .visionOS, .other]
}

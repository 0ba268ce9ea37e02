/// What a token is.
///
/// The order is part of the meaning: words that may be names anywhere come first (`identifier` … `weak`), then the
/// reserved words, then everything else, and what is asked for together stands together, so that the questions below
/// are comparisons.
@frozen
public enum TokenKind: UInt8, Sendable, CaseIterable {
  // Names, and words that are keywords only where the grammar asks for them
  /// A name, a backticked name, an editor placeholder.
  case identifier
  /// `$0`, `$model`
  case dollarIdentifier
  case actor, any, await, consume, copy, discard, each, macro, reasync, sending, some, underscoreOwned
  case underscoreShared, unsafe, using, yield
  // … of accessors
  case borrow, didSet, get, set, underscoreModify, underscoreRead, unsafeAddress, unsafeMutableAddress, willSet
  // … of modifiers
  case async, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix, isolated, lazy, mutating
  case nonisolated, nonmutating, open, optional, override, package, postfix, prefix, required, underscoreConst
  case underscoreLocal, unowned, weak

  // Reserved words that can stand for a value or a type
  case anyType, falseWord, nilWord, selfType, selfWord, superWord, trueWord, wildcard

  // Reserved words of modifiers
  case fileprivateWord, internalWord, privateWord, publicWord, staticWord
  // … that begin a declaration wherever they stand
  case associatedtypeWord, classWord, deinitWord, enumWord, extensionWord, funcWord, importWord, inoutWord, letWord
  case operatorWord, precedencegroupWord, protocolWord, structWord, subscriptWord, typealiasWord, varWord
  // … and all others
  case asWord, breakWord, caseWord, catchWord, continueWord, defaultWord, deferWord, doWord, elseWord, fallthroughWord
  case forWord, guardWord, ifWord, inWord, initWord, isWord, repeatWord, rethrowsWord, returnWord, switchWord
  case throwWord, throwsWord, tryWord, whereWord, whileWord

  // Literals
  case integer, float
  /// A whole string literal without interpolation, its delimiters included.
  case string
  /// The parts of an interpolated string literal: up to and including `\(`, from `)` to `\(`, from `)` to the end.
  case stringHead, stringMiddle, stringTail
  case regex

  // Punctuation
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, doubleColon, semicolon, period
  /// `#` before a name
  case pound
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation

  // Operators
  case equal, arrow
  /// `&` before an operand
  case ampersand
  /// `?` directly behind an operand; `!` likewise
  case question, exclamation
  /// `?` between operands
  case infixQuestion
  /// `<` or `>` alone. An operator that contains one is cut there (`>>` gives two tokens, `<=` too), because the same
  /// bytes may close generic arguments; `TokenFlags.joined` tells the pieces that belong together.
  case less, greater
  case prefixOperator, infixOperator, postfixOperator

  // What begins an attribute, a key path
  case atSign, backslash
  /// Bytes that fit nowhere.
  case unknown
  case endOfFile

  /// An identifier, a keyword or `_`: whatever has a `Name`.
  @inlinable public var isWord: Bool { rawValue <= TokenKind.whileWord.rawValue }

  /// A word that is a name unless the grammar asks for it as a keyword.
  @inlinable public var canBeName: Bool { rawValue <= TokenKind.weak.rawValue }

  /// A word that is never a name of its own.
  @inlinable public var isReserved: Bool { isWord && !canBeName }

  /// A word that can stand where a value stands.
  @inlinable var isReference: Bool { rawValue <= TokenKind.wildcard.rawValue }

  /// A word that names an accessor, `init` excepted.
  var isAccessor: Bool { rawValue >= TokenKind.borrow.rawValue && rawValue <= TokenKind.willSet.rawValue }

  /// A word that may stand before a declaration's keyword. `class` and the words of accessors are not among them.
  var isModifier: Bool {
    rawValue >= TokenKind.async.rawValue && rawValue <= TokenKind.weak.rawValue
      || rawValue >= TokenKind.fileprivateWord.rawValue && rawValue <= TokenKind.staticWord.rawValue
  }

  /// A word that begins a declaration wherever it stands.
  var isDeclarationWord: Bool {
    rawValue >= TokenKind.associatedtypeWord.rawValue && rawValue <= TokenKind.varWord.rawValue
  }

  @inlinable var isOperator: Bool {
    rawValue >= TokenKind.equal.rawValue && rawValue <= TokenKind.postfixOperator.rawValue
  }

  /// A literal, a bracket, a mark between items.
  @inlinable var isLiteralOrPunctuation: Bool {
    rawValue >= TokenKind.integer.rawValue && rawValue < TokenKind.equal.rawValue
  }

  /// A bracket that closes what stands around the token before it, or the end of the file.
  @inlinable var isCloser: Bool {
    switch self {
    case .rightParenthesis, .rightBracket, .rightBrace, .stringMiddle, .stringTail, .endOfFile: true
    case .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  /// The kind of `(`, `[` or `{`.
  @inline(__always)
  init(bracket byte: UInt8) {
    self = byte == UInt8(ascii: "(") ? .leftParenthesis : byte == UInt8(ascii: "[") ? .leftBracket : .leftBrace
  }

  /// A bracket with a partner.
  @inlinable var isOpener: Bool {
    switch self {
    case .leftParenthesis, .leftBracket, .leftBrace, .stringHead, .stringMiddle: true
    case .poundIf, .poundElseif, .poundElse: true
    default: false
    }
  }
}

/// Small facts about a token that the parser and its readers ask often.
@frozen
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break stands between it and the token before it (also for the first token of a file).
  public static var newlineBefore: TokenFlags { @inlinable get { TokenFlags(rawValue: 1) } }
  /// White space or a comment stands before it (a line break counts).
  public static var spaceBefore: TokenFlags { @inlinable get { TokenFlags(rawValue: 2) } }
  /// An operator's piece that belongs to the same operator as the token behind it.
  public static var joined: TokenFlags { @inlinable get { TokenFlags(rawValue: 4) } }
  /// A name in backticks.
  public static var backticked: TokenFlags { @inlinable get { TokenFlags(rawValue: 8) } }
  /// An operator that something touches on its left, on its right.
  public static var leftBound: TokenFlags { @inlinable get { TokenFlags(rawValue: 16) } }
  public static var rightBound: TokenFlags { @inlinable get { TokenFlags(rawValue: 32) } }
}

/// A comment's place, in UTF-8 byte offsets, with its delimiters and without the line break that ends it.
@frozen
public struct Comment: Sendable, Equatable {
  public let start: Int
  public let end: Int
  /// `/* … */`
  public let isBlock: Bool
  /// `///` or `/**`
  public let isDocumentation: Bool
}

/// A place where the source is not Swift, in UTF-8 byte offsets.
@frozen
public struct SyntaxProblem: Sendable, Equatable {
  public enum Kind: Sendable {
    case unterminatedString, unterminatedComment, unterminatedRegex, invalidCharacter
    /// A token that the grammar has no place for.
    case unexpectedToken
    /// Something that the grammar needs before this token is not there.
    case missing
    /// A bracket without its partner.
    case unbalanced
  }
  public let start: Int
  public let end: Int
  public let kind: Kind
}

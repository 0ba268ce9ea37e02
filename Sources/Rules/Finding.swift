import Ownership

/// How certain and how bad a finding is.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  /// advice
  case hint
  /// very probably wrong at run time
  case warning
  /// wrong at run time for certain, or does not compile
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }

  /// One level lower; a hint stays one.
  public var lowered: Severity { self == .error ? .warning : .hint }
}

/// A mistake in the source, as a rule reports it: places and words, no lines and no files.
public struct Finding: Sendable {
  /// The rule's id.
  public let rule: String
  public let severity: Severity
  /// What to underline.
  public let place: Place
  public let message: Message
  /// Where a reader can check the reasoning.
  public let related: [Related]
  public let fixes: [Fix]

  public init(
    _ identity: RuleIdentity, severity: Severity? = nil, at place: Place, _ message: Message,
    related: [Related] = [], fixes: [Fix] = []
  ) {
    self.rule = identity.id
    self.severity = severity ?? identity.severity
    self.place = place
    self.message = message
    self.related = related
    self.fixes = fixes
  }

  /// The same finding at another severity.
  public func with(_ severity: Severity) -> Finding {
    Finding(rule: rule, severity: severity, place: place, message: message, related: related, fixes: fixes)
  }

  private init(
    rule: String, severity: Severity, place: Place, message: Message, related: [Related], fixes: [Fix]
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.related = related
    self.fixes = fixes
  }
}

/// A second place that belongs to a finding.
public struct Related: Sendable {
  public let place: Place
  public let message: Message

  public init(at place: Place, _ message: Message) {
    self.place = place
    self.message = message
  }
}

/// A cure: edits that belong together.
public struct Fix: Sendable {
  public enum Safety: Sendable {
    /// local, and behaviour is kept or restored
    case safe
    /// one of several, or behaviour changes
    case review
  }

  public let title: Message
  public let safety: Safety
  public let edits: [Edit]

  public init(_ title: Message, _ safety: Safety, _ edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// The replacement of a range of bytes.
public struct Edit: Sendable {
  public let place: Place
  /// A place in it stands for its source, word for word but for the indentation of further lines.
  public let text: Message
  public let reach: Reach

  /// What goes with the place: how far it reaches is known when the source is.
  public enum Reach: Sendable {
    case place
    /// the blanks behind it, line breaks included
    case blanksBehind
    /// the `=` before it, with the blanks around that
    case equalsSignBefore
    /// the blanks before it, line breaks included
    case blanksBefore
    /// the place in a closure's capture list, where it has one, or where one can begin
    case captures
    /// the whole lines, if nothing else stands on them
    case lines
    /// a new line above the one where it begins, and above the comments there
    case lineAbove
  }

  private init(_ place: Place, _ reach: Reach, _ text: Message) {
    self.place = place
    self.reach = reach
    self.text = text
  }

  public init(at place: Place, _ text: Message) {
    self.init(place, .place, text)
  }

  /// Deletes a word, and the blanks between it and the next one.
  public init(deleting place: Place) {
    self.init(place, .blanksBehind, "")
  }

  /// Adds to what a closure captures, at its opening brace.
  public init(capturing capture: Message, in closure: Place) {
    self.init(closure, .captures, capture)
  }

  /// Deletes a statement, and its lines if nothing else stands there.
  public init(deletingLines place: Place) {
    self.init(place, .lines, "")
  }

  /// Puts text in the place of what stands behind a declaration, with one blank between.
  public init(behindDeclaration place: Place, _ text: Message) {
    self.init(place, .blanksBefore, " \(text)")
  }

  /// Deletes the value of a declaration, ` = 1.0`.
  public init(deletingValue place: Place) {
    self.init(place, .equalsSignBefore, "")
  }

  /// Puts a declaration above the one that begins at an offset, on lines of its own: `\n` in the text's words is the file's
  /// line break with the indentation of that declaration, `\t` one more step of it.
  public init(above offset: UInt32, in file: FileIndex, _ text: Message) {
    self.init(Place(file: file, start: offset, end: offset), .lineAbove, text)
  }

  /// Puts text before what begins at an offset.
  public init(before offset: UInt32, in file: FileIndex, _ text: Message) {
    self.init(at: Place(file: file, start: offset, end: offset), text)
  }
}

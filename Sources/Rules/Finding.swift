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

  /// The same finding at other places.
  public func moved(_ place: (Place) -> Place) -> Finding {
    Finding(
      rule: rule, severity: severity, place: place(self.place), message: message.moved(place),
      related: related.map { Related(at: place($0.place), $0.message.moved(place)) }, fixes: fixes.map { $0.moved(place) })
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

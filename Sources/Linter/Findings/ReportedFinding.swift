import Rules

/// A finding with all that a report can show: lines, columns, words.
public struct ReportedFinding: Sendable, Equatable {
  public let rule: String
  public let severity: Severity
  /// One line.
  public let message: String
  public let place: ReportedPlace
  /// Equal for the same mistake after code around it has moved. 16 hexadecimal digits.
  public let fingerprint: String
  /// GitHub's hash of the place's first line, by which it knows an alert again: `f179c31b5f890b18:1`. Empty unless the run
  /// was asked for it.
  public let lineHash: String
  /// The tokens that the fingerprint is of.
  let lineTokens: [UInt8]
  /// The rule's page.
  public let url: String
  public let fixes: [ReportedFix]
  public let related: [ReportedRelated]

  public init(
    rule: String, severity: Severity, message: String, place: ReportedPlace, fingerprint: String,
    lineHash: String = "", fixes: [ReportedFix] = [], related: [ReportedRelated] = []
  ) {
    self.init(
      rule: rule, severity: severity, message: message, place: place, fingerprint: fingerprint, lineHash: lineHash,
      lineTokens: [], fixes: fixes, related: related)
  }

  init(
    rule: String, severity: Severity, message: String, place: ReportedPlace, fingerprint: String, lineHash: String,
    lineTokens: [UInt8], fixes: [ReportedFix], related: [ReportedRelated]
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.fingerprint = fingerprint
    self.lineHash = lineHash
    self.lineTokens = lineTokens
    self.url = Tool.page(of: rule)
    self.fixes = fixes
    self.related = related
  }
}

/// A range of a file, with the line of source around it.
public struct ReportedPlace: Sendable, Equatable {
  /// As it was given.
  public let path: String
  /// From the root of the repository, or else from the working directory: what services want.
  public let rootPath: String
  public let start: Position
  /// After the last byte.
  public let end: Position
  public let excerpt: Excerpt

  /// - Parameter rootPath: nil where it is the path.
  public init(path: String, rootPath: String? = nil, start: Position, end: Position, excerpt: Excerpt) {
    self.path = path
    self.rootPath = rootPath ?? path
    self.start = start
    self.end = end
    self.excerpt = excerpt
  }
}

/// The first line of a place, in three parts. Very long lines are cut around the place.
public struct Excerpt: Sendable, Equatable {
  public let before: String
  public let marked: String
  public let after: String

  public init(before: String, marked: String, after: String) {
    self.before = before
    self.marked = marked
    self.after = after
  }
}

public struct ReportedRelated: Sendable, Equatable {
  public let place: ReportedPlace
  public let message: String

  public init(place: ReportedPlace, message: String) {
    self.place = place
    self.message = message
  }
}

/// Edits that cure it, of its own file and of others.
public struct ReportedFix: Sendable, Equatable {
  public let title: String
  /// Whether it may be applied without being looked at.
  public let isSafe: Bool
  public let edits: [ReportedEdit]

  public init(title: String, isSafe: Bool, edits: [ReportedEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// The replacement of a place's source by other text.
public struct ReportedEdit: Sendable, Equatable {
  public let place: ReportedPlace
  public let text: String

  public init(at place: ReportedPlace, text: String) {
    self.place = place
    self.text = text
  }
}

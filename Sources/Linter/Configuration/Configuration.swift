import Ownership
import Rules

/// What one `.custody.json` says, what it extends included.
public struct Configuration: Sendable, Equatable {
  /// As it was found.
  public let path: String
  /// Whether no file further up has a say, for tools that look further.
  public internal(set) var isRoot = false
  public internal(set) var include = PathPatterns([])
  public internal(set) var exclude = PathPatterns([])
  /// In their order: the last word about a rule decides.
  public internal(set) var levels: [RuleLevel] = []
  public internal(set) var overrides: [Override] = []
  public internal(set) var settings = Settings.unknown
  /// Whether a suppression needs a reason.
  public internal(set) var requiresReasons = false
  /// Whether `swiftlint:disable` counts for rules that SwiftLint has, too.
  public internal(set) var hearsSwiftLint = false

  public init(path: String) {
    self.path = path
  }

  /// Where what is said stands, by its keys: `settings.xcode`.
  var places: [String: Place] = [:]

  /// A line of a configuration.
  public struct Place: Sendable, Equatable, CustomStringConvertible {
    public let path: String
    /// From 1.
    public let line: Int

    public var description: String { "\(path):\(line)" }
  }

  /// What is said about a rule.
  public struct RuleLevel: Sendable, Equatable {
    public let rule: String
    public let level: Level
    public let place: Place
  }

  public enum Level: Sendable, Equatable {
    case off
    /// as the catalogue has it
    case on
    case severity(Severity)

    static let words: [(word: String, level: Level)] = [
      ("off", .off), ("on", .on), ("hint", .severity(.hint)), ("warning", .severity(.warning)), ("error", .severity(.error)),
    ]

    public var word: String { Level.words.first { $0.level == self }?.word ?? "" }
  }

  /// Other levels for some files.
  public struct Override: Sendable, Equatable {
    public let files: PathPatterns
    public let levels: [RuleLevel]
  }

  /// What it says about a rule in a file; nil if nothing.
  /// - Parameter path: from the configuration's folder.
  func level(of rule: String, in path: some StringProtocol) -> Level? { lastWord(on: rule, in: path)?.level }

  /// The same, and where it stands.
  func lastWord(on rule: String, in path: some StringProtocol) -> RuleLevel? {
    for override in overrides.reversed() where override.files.match(path) {
      if let level = override.levels.last(where: { $0.rule == rule }) { return level }
    }
    return levels.last { $0.rule == rule }
  }

  /// The rules that it may turn on somewhere.
  var ruleIDsTurnedOn: Set<String> {
    Set((levels + overrides.flatMap(\.levels)).filter { $0.level != .off }.map(\.rule))
  }

  /// Whether a file below its folder is to be linted.
  func includes(_ path: some StringProtocol) -> Bool {
    (include.patterns.isEmpty || include.match(path)) && !exclude.match(path)
  }
}

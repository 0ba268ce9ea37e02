import Ownership

/// The groups of the catalogue: what is at stake. The raw value is the name that `--select` takes.
public enum RuleGroup: String, Sendable, CaseIterable {
  case ownership
  case wrapper
  case bindings
  case initialValues = "initial-values"
  case environment
  case work
  case lifeCycle = "life-cycle"
  case models
  case identity
  /// What the tool itself says: syntax errors, suppressions.
  case tool

  public var title: String {
    switch self {
    case .ownership: "Ownership"
    case .wrapper: "Wrapper"
    case .bindings: "Bindings"
    case .initialValues: "Initial values"
    case .environment: "Environment"
    case .work: "Work and side effects"
    case .lifeCycle: "Life cycle"
    case .models: "Models"
    case .identity: "Identity and structure"
    case .tool: "Tool"
    }
  }
}

/// What a rule is called and what it claims.
public struct RuleIdentity: Sendable {
  /// As in `--select` and in suppressions: `observed-object-created`. Also the name of the page in `rules/`.
  public let id: String
  public let group: RuleGroup
  /// The severity of most of its findings; a finding may differ where the rule's page says so.
  public let severity: Severity
  public let isOnByDefault: Bool
  /// One line for a list, no full stop.
  public let summary: String

  public init(_ id: String, _ group: RuleGroup, _ severity: Severity, on: Bool = true, _ summary: String) {
    self.id = id
    self.group = group
    self.severity = severity
    self.isOnByDefault = on
    self.summary = summary
  }
}

/// A question to the project. Rules keep no state and know nothing of each other, of files or of configuration:
/// any order and any number of threads give the same findings.
public protocol Rule: Sendable {
  static var identity: RuleIdentity { get }

  /// The findings about one type that the project declares, its extensions in all files included.
  static func findings(in inspected: InspectedType, of project: Project) -> [Finding]

  /// The findings about code of one file that is of no type: local variables, extensions of types outside of the project.
  static func findings(in file: FileIndex, of project: Project) -> [Finding]

  /// The findings that are about no single type and no single file: what several types say of one key. Asked once.
  static func findings(in project: Project) -> [Finding]
}

extension Rule {
  public static func findings(in inspected: InspectedType, of project: Project) -> [Finding] { [] }

  public static func findings(in file: FileIndex, of project: Project) -> [Finding] { [] }

  public static func findings(in project: Project) -> [Finding] { [] }
}

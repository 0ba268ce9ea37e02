import Ownership
import Rules

@testable import Linter

/// Rules that find nothing, for what depends on their identity alone.
enum SampleRules {
  enum First: Rule {
    static let identity = RuleIdentity("first-fault", .ownership, .error, "the first")
    static func findings(in type: InspectedType, of project: Project) -> [Finding] { [] }
  }

  enum Second: Rule {
    static let identity = RuleIdentity("second-fault", .ownership, .warning, "the second")
    static func findings(in type: InspectedType, of project: Project) -> [Finding] { [] }
  }

  enum Hint: Rule {
    static let identity = RuleIdentity("small-fault", .models, .hint, on: false, "advice")
    static func findings(in type: InspectedType, of project: Project) -> [Finding] { [] }
  }

  static let all: [any Rule.Type] = [First.self, Second.self, Hint.self]

  static func selection(_ steps: SelectionStep...) throws -> RuleSelection {
    try RuleSelection(steps, of: all)
  }
}

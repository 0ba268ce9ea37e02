import Linter
import Reports
import Rules

/// `custody rules`: the catalogue.
struct RulesCommand {
  private let format: RuleList.Format

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.choice(.format, default: .text)
    if let operand = arguments.operands.first {
      throw UsageError(message: "'rules' takes no argument; for one rule: custody explain \(operand)")
    }
  }

  func run() -> ExitCode {
    StandardStream.output.write(RuleList().bytes(as: format))
    return .success
  }
}

/// `custody explain RULE`: the rule's page.
struct ExplainCommand {
  private let page: String

  init(_ arguments: Arguments) throws(UsageError) {
    guard let rule = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "'explain' takes one rule; for a list of them: custody rules")
    }
    guard let page = Pages.text(of: rule) ?? ExplainCommand.summary(of: rule) else {
      let ids = ExplainCommand.identities.map(\.id)
      throw UsageError(message: "unknown rule '\(rule)'" + Spelling.suggestion(for: rule, among: ids))
    }
    self.page = page
  }

  func run() -> ExitCode {
    StandardStream.output.write(Array(page.utf8))
    return .success
  }

  private static var identities: [RuleIdentity] { Registry.rules.map { $0.identity } + ToolRule.all }

  /// For the tool's own rules: what there is to say fits on a line.
  private static func summary(of rule: String) -> String? {
    identities.first { $0.id == rule }.map { "# \($0.id)\n\n\($0.summary)\n" }
  }
}

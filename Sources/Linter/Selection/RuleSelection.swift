import Rules

/// One word of `--select` or `--ignore`: a rule's id, a group's name, `all` or `default`.
public enum SelectionStep: Sendable, Equatable {
  case select(String)
  case ignore(String)
}

/// The rules of a run.
public struct RuleSelection: Sendable {
  /// The rules to run, by id.
  let rules: [any Rule.Type]
  let ids: Set<String>
  /// The rules that were asked for by name, by group or by `all`: only their hints are reported.
  let askedIDs: Set<String>
  /// All ids that exist, whether they run or not.
  let knownIDs: Set<String>

  /// The rules that are on by default.
  public init() {
    self.init(of: Registry.rules, ids: RuleSelection.defaultIDs(of: Registry.rules), askedIDs: [])
  }

  /// Takes the steps in their order, so the last one that names a rule decides. The first step finds the default rules
  /// selected if it ignores, none if it selects.
  public init(_ steps: [SelectionStep], of catalogue: [any Rule.Type] = Registry.rules) throws(UnknownRule) {
    var ids: Set<String> = []
    var askedIDs: Set<String> = []
    if case .select = steps.first {} else { ids = RuleSelection.defaultIDs(of: catalogue) }
    for step in steps {
      switch step {
      case .select(let word):
        let selected = try RuleSelection.ids(for: word, of: catalogue)
        ids.formUnion(selected)
        if word != "default" { askedIDs.formUnion(selected) }
      case .ignore(let word): ids.subtract(try RuleSelection.ids(for: word, of: catalogue))
      }
    }
    self.init(of: catalogue, ids: ids, askedIDs: askedIDs)
  }

  /// Whether a finding counts: a hint is advice, and off unless its rule was asked for.
  func reports(_ finding: Finding) -> Bool {
    finding.severity > .hint || askedIDs.contains(finding.rule)
  }

  private init(of catalogue: [any Rule.Type], ids: Set<String>, askedIDs: Set<String>) {
    self.ids = ids
    self.askedIDs = askedIDs
    rules = catalogue.filter { ids.contains($0.identity.id) }
    knownIDs = Set(catalogue.map { $0.identity.id })
  }

  private static func defaultIDs(of catalogue: [any Rule.Type]) -> Set<String> {
    Set(catalogue.filter { $0.identity.isOnByDefault }.map { $0.identity.id })
  }

  private static func ids(for word: String, of catalogue: [any Rule.Type]) throws(UnknownRule) -> Set<String> {
    let identities = catalogue.map { $0.identity }
    let groups = RuleGroup.allCases.filter { $0 != .tool }
    if word == "all" { return Set(identities.map(\.id)) }
    if word == "default" { return defaultIDs(of: catalogue) }
    if identities.contains(where: { $0.id == word }) { return [word] }
    if let group = groups.first(where: { $0.rawValue == word }) {
      return Set(identities.filter { $0.group == group }.map(\.id))
    }
    if ToolRule.ids.contains(word) {
      throw UnknownRule(message: "'\(word)' is always on and can't be selected or ignored")
    }
    let words = identities.map(\.id) + groups.map(\.rawValue) + ["all", "default"]
    throw UnknownRule(message: "unknown rule '\(word)'" + Spelling.suggestion(for: word, among: words))
  }
}

/// A word that selects nothing.
public struct UnknownRule: Error, Equatable {
  /// One line for the person who wrote it.
  public let message: String
}

import Rules

/// One word of `--select` or `--ignore`: a rule's id, a group's name, `all` or `default`.
public enum SelectionStep: Sendable, Equatable {
  case select(String)
  case ignore(String)
}

/// The rules of a run.
public struct RuleSelection: Sendable {
  /// All rules that exist, by id.
  let catalogue: [any Rule.Type]
  let ids: Set<String>
  /// The rules that an option has switched off.
  let ignoredIDs: Set<String>
  /// Whether an option says what runs.
  let isExplicit: Bool
  /// The rules that were asked for by name, by group or by `all`: only their hints are reported.
  let askedIDs: Set<String>
  /// All ids that exist, whether they run or not.
  let knownIDs: Set<String>

  /// The rules that are on by default.
  public init() {
    let ids = RuleSelection.defaultIDs(of: Registry.rules)
    self.init(of: Registry.rules, ids: ids, askedIDs: [], ignoredIDs: [], isExplicit: false)
  }

  /// Takes the steps in their order, so the last one that names a rule decides. The first step finds the default rules
  /// selected if it ignores, none if it selects.
  public init(_ steps: [SelectionStep], of catalogue: [any Rule.Type] = Registry.rules) throws(UnknownRule) {
    var ids: Set<String> = []
    var askedIDs: Set<String> = []
    var ignoredIDs: Set<String> = []
    if case .select = steps.first {} else { ids = RuleSelection.defaultIDs(of: catalogue) }
    for step in steps {
      switch step {
      case .select(let word):
        let selected = try RuleSelection.ids(for: word, of: catalogue)
        ids.formUnion(selected)
        ignoredIDs.subtract(selected)
        if word != "default" { askedIDs.formUnion(selected) }
      case .ignore(let word):
        let ignored = try RuleSelection.ids(for: word, of: catalogue)
        ids.subtract(ignored)
        ignoredIDs.formUnion(ignored)
      }
    }
    let isExplicit = steps.contains { if case .select = $0 { true } else { false } }
    self.init(of: catalogue, ids: ids, askedIDs: askedIDs, ignoredIDs: ignoredIDs, isExplicit: isExplicit)
  }

  private init(
    of catalogue: [any Rule.Type], ids: Set<String>, askedIDs: Set<String>, ignoredIDs: Set<String>, isExplicit: Bool
  ) {
    self.catalogue = catalogue
    self.ids = ids
    self.askedIDs = askedIDs
    self.ignoredIDs = ignoredIDs
    self.isExplicit = isExplicit
    knownIDs = Set(catalogue.map { $0.identity.id })
  }

  private static func defaultIDs(of catalogue: [any Rule.Type]) -> Set<String> {
    Set(catalogue.filter { $0.identity.isOnByDefault }.map { $0.identity.id })
  }

  /// The rules that a word stands for.
  static func ids(
    for word: String, of catalogue: [any Rule.Type] = Registry.rules
  ) throws(UnknownRule) -> Set<String> {
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

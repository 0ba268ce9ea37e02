import Linter
import Rules

/// What a report says about a rule itself.
struct RuleDescription {
  let id: String
  /// `Observed object created`
  let title: String
  /// `ObservedObjectCreated`
  let name: String
  /// One line.
  let summary: String
  /// The group's word: `ownership`.
  let group: String
  let severity: Severity

  init(_ identity: RuleIdentity) {
    let words = identity.id.split(separator: "-")
    id = identity.id
    title = words.joined(separator: " ").capitalizingFirst
    name = words.map { String($0).capitalizingFirst }.joined()
    summary = identity.summary
    group = identity.group.rawValue
    severity = identity.severity
  }

  /// What happens at run time, as the rule's page says, in Markdown; nil for a rule without a page.
  var explanation: String? {
    guard let page = Pages.text(of: id) else { return nil }
    let sections = page.split(separator: "\n## ")
    let section = sections.first { $0.hasPrefix("What happens at run time\n") }
    return section.map { String($0.split(separator: "\n", maxSplits: 1).last ?? "") }
  }
}

/// The rules that can report something, as reports describe them.
public struct RuleDescriptions: Sendable {
  /// By id.
  let all: [RuleDescription]
  private let indices: [String: Int]

  /// - Parameter identities: those of the catalogue and of the tool, unless a test wants others.
  public init(_ identities: [RuleIdentity] = Registry.rules.map { $0.identity } + ToolRule.all) {
    all = identities.sorted { $0.id < $1.id }.map { RuleDescription($0) }
    indices = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  func index(of id: String) -> Int? { indices[id] }

  /// An unknown rule is described by its id.
  subscript(id: String) -> RuleDescription {
    indices[id].map { all[$0] } ?? RuleDescription(RuleIdentity(id, .tool, .warning, id))
  }
}

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}

import Ownership
import Rules

/// Which rules run, where their findings count, and how grave they are there: the options of the run and the
/// configuration of each file together.
///
/// `--select` says what runs, whatever a configuration has on or off; severities are the configuration's in any case.
struct RulePolicy {
  private let selection: RuleSelection
  private let configurations: Configurations
  private let files: [SourceFile]
  private let catalogue: [String: RuleIdentity]
  /// The rules to run: those that are on in some file.
  let rules: [any Rule.Type]

  /// - Parameter files: by `FileIndex`.
  init(_ selection: RuleSelection, _ configurations: Configurations = Configurations(), of files: [SourceFile] = []) {
    self.selection = selection
    self.configurations = configurations
    self.files = files
    let turnedOn = configurations.all.reduce(into: selection.ids) { ids, configuration in
      if !selection.isExplicit { ids.formUnion(configuration.ruleIDsTurnedOn) }
    }
    rules = selection.catalogue.filter { turnedOn.contains($0.identity.id) && !selection.ignoredIDs.contains($0.identity.id) }
    catalogue = Dictionary(selection.catalogue.map { ($0.identity.id, $0.identity) }) { first, _ in first }
  }

  /// All ids that exist.
  var knownIDs: Set<String> { selection.knownIDs }

  /// The finding as it counts; nil if it doesn't.
  func counting(_ finding: Finding) -> Finding? {
    // What the tool says about comments counts everywhere.
    guard let identity = catalogue[finding.rule] else { return finding }
    let level = level(of: finding.rule, in: finding.place.file)
    guard isOn(finding.rule, level) else { return nil }
    let severity = severity(of: finding, identity, level)
    // A hint is advice, and off unless its rule was asked for.
    guard severity > .hint || selection.askedIDs.contains(finding.rule) || level != nil else { return nil }
    return finding.with(severity)
  }

  /// Whether findings of a rule count in a file.
  func isOn(_ rule: String, in file: FileIndex) -> Bool {
    isOn(rule, level(of: rule, in: file))
  }

  /// Whether all rules are on in a file.
  func isEverythingOn(in file: FileIndex) -> Bool {
    catalogue.keys.allSatisfy { isOn($0, in: file) }
  }

  /// Whether suppressions in a file need a reason.
  func requiresReasons(in file: FileIndex) -> Bool {
    configuration(of: file).map { configurations.all[$0].requiresReasons } ?? false
  }

  /// Whether SwiftLint's comments count in a file.
  func hearsSwiftLint(in file: FileIndex) -> Bool {
    configuration(of: file).map { configurations.all[$0].hearsSwiftLint } ?? false
  }

  private func isOn(_ rule: String, _ level: Configuration.Level?) -> Bool {
    if selection.ignoredIDs.contains(rule) { return false }
    if selection.isExplicit { return selection.ids.contains(rule) }
    return level.map { $0 != .off } ?? selection.ids.contains(rule)
  }

  /// A configured severity replaces the rule's usual one; what a rule itself puts lower stays as much lower.
  private func severity(of finding: Finding, _ identity: RuleIdentity, _ level: Configuration.Level?) -> Severity {
    guard case .severity(let severity) = level else { return finding.severity }
    return finding.severity >= identity.severity ? severity : min(finding.severity, severity)
  }

  private func level(of rule: String, in file: FileIndex) -> Configuration.Level? {
    guard let index = configuration(of: file) else { return nil }
    let path = configurations.path(of: files[Int(file)], in: index)
    return configurations.all[index].level(of: rule, in: path)
  }

  private func configuration(of file: FileIndex) -> Int? {
    configurations.all.isEmpty ? nil : configurations.index(of: files[Int(file)])
  }
}

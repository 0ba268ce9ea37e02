import Ownership
import Rules

/// What holds for one file, in words.
public struct ConfigurationExplanation {
  public let problems: [ConfigurationProblem]
  private let configuration: Configuration?
  private let path: String

  /// - Parameter path: of a file, or of a folder for the files in it.
  public init(of path: String) {
    let isFolder = (try? FileSystem.kind(of: path)) == .directory
    let name = isFolder ? (path == "." ? "" : path + "/") + "any.swift" : path
    let file = Discovery.single(Discovery.normalized(name))
    let configurations = Configurations(of: [file], .nearest)
    let index = configurations.index(of: file)
    problems = configurations.problems
    configuration = index.map { configurations.all[$0] }
    self.path = index.map { String(configurations.path(of: file, in: $0)) } ?? file.path
  }

  public var text: String {
    guard let configuration else { return "no '\(Configuration.fileName)' holds here: the rules are as 'custody rules' lists them\n" }
    var lines = ["configuration: \(configuration.path)"]
    lines.append("linted: \(configuration.includes(path) ? "yes" : "no, 'include' or 'exclude' leaves it out")")
    if configuration.requiresReasons { lines.append("suppressions need a reason") }
    if configuration.hearsSwiftLint { lines.append("SwiftLint's comments count for rules that it has, too") }
    for table in WordTable.allCases where !configuration.settings.words[table].isEmpty {
      lines.append("words of \(table.rawValue): built in, and \(configuration.settings.words[table].joined(separator: ", "))")
    }
    lines.append("rules:")
    let identities = Registry.rules.map { $0.identity }
    let width = identities.map(\.id.count).max() ?? 0
    for identity in identities {
      let padding = String(repeating: " ", count: width - identity.id.count)
      lines.append("  \(identity.id)\(padding)  \(state(of: identity, configuration))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func state(of identity: RuleIdentity, _ configuration: Configuration) -> String {
    let standard = identity.isOnByDefault ? "\(identity.severity)" : "off"
    guard let level = configuration.level(of: identity.id, in: path) else { return "\(standard)  (default)" }
    let override = configuration.overrides.last { override in
      override.files.match(path) && override.levels.contains { $0.rule == identity.id }
    }
    let word = level == .on ? "\(identity.severity)" : level.word
    return word + (override.map { "  (override of \($0.files.patterns.joined(separator: ", ")))" } ?? "  (rules)")
  }
}

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
    let isIncluded = configuration.includes(path)
    let blocks = [
      ["configuration: \(configuration.path)"],
      ["linted: \(isIncluded ? "yes" : "no, 'include' or 'exclude' leaves it out")"],
      block("settings", ConfigurationExplanation.settings(of: configuration.settings), "settings", configuration),
      block("words, beside those that are built in", WordTable.allCases.map { table in
        (table.rawValue, configuration.settings.words[table].joined(separator: ", "))
      }, "words", configuration),
      block("suppressions", [
        ("requireReasons", configuration.requiresReasons ? "true" : ""),
        ("swiftlint", configuration.hearsSwiftLint ? "true" : ""),
      ], "suppressions", configuration),
      rules(of: configuration),
    ]
    return blocks.flatMap { $0 }.joined(separator: "\n") + "\n"
  }

  /// A title and a line for each entry that has words; nothing if none has.
  private func block(
    _ title: String, _ entries: [(key: String, words: String)], _ object: String, _ configuration: Configuration
  ) -> [String] {
    let said = entries.filter { !$0.words.isEmpty }
    if said.isEmpty { return [] }
    return ["\(title):"]
      + table(said.map { entry in
        (entry.key, entry.words, configuration.places["\(object).\(entry.key)"].map(\.description) ?? "")
      })
  }

  private static func settings(of settings: Settings) -> [(key: String, words: String)] {
    let floors = Settings.Platform.allCases.compactMap { platform in
      settings.deploymentFloors[platform].map { "\(platform.rawValue) \($0)" }
    }
    return [
      ("xcode", settings.xcode.map { "\($0)" } ?? ""), ("deploymentTargets", floors.joined(separator: ", ")),
      ("swiftVersion", settings.languageMode.map { "\($0)" } ?? ""),
      ("defaultIsolation", settings.defaultIsolation?.rawValue ?? ""), ("product", settings.product?.rawValue ?? ""),
    ]
  }

  private func rules(of configuration: Configuration) -> [String] {
    let identities = Registry.rules.map { $0.identity }
    return ["rules:"]
      + table(identities.map { identity in
        let (word, source) = state(of: identity, configuration)
        return (identity.id, word, source)
      })
  }

  private func state(of identity: RuleIdentity, _ configuration: Configuration) -> (word: String, source: String) {
    let standard = identity.isOnByDefault ? "\(identity.severity)" : "off"
    guard let said = configuration.lastWord(on: identity.id, in: path) else { return (standard, "default") }
    return (said.level == .on ? "\(identity.severity)" : said.level.word, "\(said.place)")
  }

  /// `  key  words  (source)`, the first column as wide as its widest entry.
  private func table(_ rows: [(key: String, words: String, source: String)]) -> [String] {
    let width = rows.map(\.key.count).max() ?? 0
    return rows.map { key, words, source in
      "  \(key)\(String(repeating: " ", count: width - key.count))  \(words)  (\(source))"
    }
  }
}

import Ownership

extension Configuration {
  /// The name of a configuration.
  public static let fileName = Configurations.fileName

  /// Folders that mostly hold what nobody wants to hear about.
  private static let usuallyExcluded = ["Generated", "Vendor", "ThirdParty", "Scripts"]
  private static let usuallyTests = ["Tests", "UITests", "TestSupport"]

  /// A configuration with comments.
  /// - Parameter folders: the names of those beside it.
  public static func template(for folders: [String]) -> String {
    let excluded = folders.filter { usuallyExcluded.contains($0) }
    let tests = folders.filter { name in usuallyTests.contains { name.hasSuffix($0) } }
    return """
      {
        // What holds here and below, until a folder has a file of its own. Comments and trailing commas are welcome.

        // Patterns as in a .gitignore, from this folder. What .gitignore excludes is never looked at.
        // "include": ["Sources"],
        "exclude": [\(list(excluded))],

        // A rule's id, a group or "all": "off", "on", "hint", "warning", "error". `custody rules` lists them.
        "rules": {
          // "state-not-private": "error",
        },

        // Other levels for some files; the last one that matches counts.
        "overrides": [
          \(tests.isEmpty ? "// " : ""){ "files": [\(tests.isEmpty ? "\"Tests\"" : list(tests))], "rules": { "all": "off" } },
        ],

        // What the project does not say itself.
        "settings": {
          // "xcode": 27,
          // "deploymentTargets": { "iOS": "17.0" },
        },

        // Words by which you name things, beside those that are built in.
        "words": {
      \(words)
        },
      }

      """
  }

  private static let wordExamples: [WordTable: String] = [
    .drafts: "snapshot", .loads: "hydrate", .loaders: "Prefetcher", .routers: "Coordinator", .interface: "visible",
    .controls: "PriceField", .formatters: "PriceFormatter", .inputOutput: "Realm", .reporting: "capture",
  ]

  private static var words: String {
    WordTable.allCases.map { table in
      let example = wordExamples[table].map { "\"\($0)\"" } ?? ""
      return "    // \"\(table.rawValue)\": [\(example)],  // \(table.meaning)"
    }.joined(separator: "\n")
  }

  private static func list(_ names: [String]) -> String {
    names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

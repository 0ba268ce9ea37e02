import Ownership

/// What the program can do. The raw value is the word on the command line.
enum Command: String, CaseIterable {
  case lint
  case fix
  case rules
  case explain
  case config
  case `init`
  case languageServer = "lsp"
  case completions
  case man
  case settings
  case syntax

  var operands: String {
    switch self {
    case .lint, .fix: "[PATH...]"
    case .rules: ""
    case .explain: "RULE"
    case .config: "[PATH]"
    case .`init`, .man, .languageServer: ""
    case .completions: "SHELL"
    case .settings: "[PATH...]"
    case .syntax: "[FILE...]"
    }
  }

  var summary: String {
    switch self {
    case .lint: "find mistakes below the paths (default: this folder)"
    case .fix: "apply the fixes that need no eye"
    case .rules: "list the rules"
    case .explain: "print a rule's page: what happens, examples, exemptions"
    case .config: "print what is configured for a file, and where"
    case .`init`: "write a configuration with comments to begin with"
    case .languageServer: "be a language server on standard input and output"
    case .completions: "print what bash, zsh or fish has to know"
    case .man: "print the manual page"
    case .settings: "print what is known of each module, and which line says it"
    case .syntax: "print what the parser sees, for those who work on it"
    }
  }

  var options: [Option] { Option.allCases.filter { $0.commands.contains(self) } }
}

/// The options of all commands.
enum Option: String, CaseIterable {
  case format
  case select
  case ignore
  case jobs
  case color
  case quiet
  case exitZero = "exit-zero"
  case strict
  case maxWarnings = "max-warnings"
  case config
  case noConfig = "no-config"
  case baseline
  case noBaseline = "no-baseline"
  case writeBaseline = "write-baseline"
  case baselinePrune = "baseline-prune"
  case changedSince = "changed-since"
  case changedFiles = "changed-files"
  case stdinFilename = "stdin-filename"
  case forceExclude = "force-exclude"
  case noIgnore = "no-ignore"
  case scriptInputFiles = "script-input-files"
  case sarifSuppressed = "sarif-suppressed"
  case statistics
  case timing
  case schema
  case diff
  case review
  case addSuppressions = "add-suppressions"
  case stdio
  case xcode
  case deploymentTarget = "deployment-target"
  case swiftVersion = "swift-version"
  case defaultIsolation = "default-isolation"
  case product
  case version
  case help

  /// As on the command line.
  var name: String { "--" + rawValue }

  var letter: Character? {
    switch self {
    case .jobs: "j"
    case .quiet: "q"
    case .help: "h"
    default: nil
    }
  }

  /// What stands for the value in the help; nil for an option without one.
  var value: String? {
    switch self {
    case .format: "FORMAT"
    case .select, .ignore: "RULES"
    case .jobs: "N"
    case .color: "WHEN"
    case .maxWarnings: "N"
    case .config, .baseline: "FILE"
    case .changedSince: "REF"
    case .addSuppressions: "WHY"
    case .stdinFilename: "PATH"
    case .xcode, .swiftVersion: "N"
    case .deploymentTarget: "V"
    case .defaultIsolation: "A"
    case .product: "KIND"
    default: nil
    }
  }

  /// The setting that the option states.
  var setting: Setting? { Setting(rawValue: rawValue) }

  var commands: [Command] {
    switch self {
    case .format: [.lint, .rules]
    case .xcode, .deploymentTarget, .swiftVersion, .defaultIsolation, .product: [.lint, .settings]
    case .version, .help: Command.allCases
    case .schema: [.config]
    case .diff, .review: [.fix]
    case .stdio: [.languageServer]
    case .addSuppressions: [.lint, .fix]
    case .select, .ignore, .jobs, .config, .noConfig, .baseline, .noBaseline, .changedSince, .changedFiles, .forceExclude,
      .noIgnore:
      [.lint, .fix]
    default: [.lint]
    }
  }

  var summary: String {
    switch self {
    case .format: "text (default), json, sarif, …; or FORMAT=FILE"
    case .select: "report these alone: rules, groups, all, default"
    case .ignore: "don't report these; the last of several counts"
    case .jobs: "use N threads (default: one per processor)"
    case .color: "auto (default), always or never"
    case .quiet: "no summary on standard error"
    case .exitZero: "exit with 0 when errors are found"
    case .strict: "exit with 1 when there are warnings, too"
    case .maxWarnings: "exit with 1 when there are more than N warnings"
    case .config: "use this configuration for all files"
    case .noConfig: "use no configuration"
    case .baseline: "excuse what FILE lists"
    case .noBaseline: "excuse nothing"
    case .writeBaseline: "write a baseline of all that is found"
    case .baselinePrune: "take out of the baseline what is no longer found"
    case .changedSince: "report what touches lines changed since REF"
    case .changedFiles: "with --changed-since: report all of a changed file"
    case .stdinFilename: "the file that standard input, '-', stands for"
    case .noIgnore: "take in what .gitignore excludes"
    case .scriptInputFiles: "lint the input files of an Xcode script phase"
    case .forceExclude: "leave out excluded files even if they are named"
    case .sarifSuppressed: "list in SARIF what comments and baseline excuse"
    case .statistics: "count findings by rule and by folder"
    case .addSuppressions: "comment on all that is found, with this reason"
    case .diff: "print a patch for 'git apply' and write nothing"
    case .review: "show each fix, the unsafe ones too, and ask"
    case .schema: "print the JSON Schema of configurations"
    case .timing: "say what took how long"
    case .stdio: "nothing: clients add it, and there is no other way"
    case .xcode: "Xcode's major version, whatever the project says"
    case .deploymentTarget: "the oldest system, as iOS=17; repeatable"
    case .swiftVersion: "Swift's language mode"
    case .defaultIsolation: "MainActor or nonisolated"
    case .product: "application, library or tests"
    case .version: "print the version"
    case .help: "print this help"
    }
  }
}

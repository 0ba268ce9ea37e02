/// What the program can do. The raw value is the word on the command line.
enum Command: String, CaseIterable {
  case lint
  case rules
  case explain
  case syntax

  var operands: String {
    switch self {
    case .lint: "[PATH...]"
    case .rules: ""
    case .explain: "RULE"
    case .syntax: "[FILE...]"
    }
  }

  var summary: String {
    switch self {
    case .lint: "find mistakes below the paths (default: this folder)"
    case .rules: "list the rules"
    case .explain: "print a rule's page: what happens, examples, exemptions"
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
  case version
  case help

  /// As on the command line.
  var name: String { "--" + rawValue }

  var letter: Character? {
    switch self {
    case .jobs: "j"
    case .quiet: "q"
    case .help: "h"
    case .format, .select, .ignore, .color, .exitZero, .version: nil
    }
  }

  /// What stands for the value in the help; nil for an option without one.
  var value: String? {
    switch self {
    case .format: "FORMAT"
    case .select, .ignore: "RULES"
    case .jobs: "N"
    case .color: "WHEN"
    case .quiet, .exitZero, .version, .help: nil
    }
  }

  var commands: [Command] {
    switch self {
    case .format: [.lint, .rules]
    case .select, .ignore, .jobs, .color, .quiet, .exitZero: [.lint]
    case .version, .help: Command.allCases
    }
  }

  var summary: String {
    switch self {
    case .format: "text (default), json, sarif, …; or FORMAT=FILE"
    case .select: "report these alone: rules, groups, 'all', 'default'"
    case .ignore: "don't report these; of several options the last counts"
    case .jobs: "use N threads (default: one per processor)"
    case .color: "auto (default), always or never"
    case .quiet: "no summary on standard error"
    case .exitZero: "exit with 0 when errors are found"
    case .version: "print the version"
    case .help: "print this help"
    }
  }
}

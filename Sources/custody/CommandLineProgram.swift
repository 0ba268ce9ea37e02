import Linter

/// The whole run of the program, from the words of the command line to the exit code.
struct CommandLineProgram {
  func run(_ words: some Sequence<String>) -> ExitCode {
    do throws(UsageError) {
      let arguments = try Arguments(words)
      if arguments.has(.help) { return print(Help.text(for: arguments.explicitCommand)) }
      if arguments.has(.version) { return print("\(Tool.name) \(Tool.version)\n") }
      switch arguments.command {
      case .lint where arguments.has(.addSuppressions): return try FixCommand(arguments).run()
      case .lint: return try LintCommand(arguments).run()
      case .fix: return try FixCommand(arguments).run()
      case .rules: return try RulesCommand(arguments).run()
      case .explain: return try ExplainCommand(arguments).run()
      case .config: return try ConfigCommand(arguments).run()
      case .`init`: return try InitCommand(arguments).run()
      case .languageServer: endProgram(LanguageServerCommand().run())
      case .completions: return try CompletionsCommand(arguments).run()
      case .man: return print(ManualPage.text)
      case .settings: return try SettingsCommand(arguments).run()
      case .syntax: return SyntaxCommand(arguments).run()
      }
    } catch {
      Announcement.error(error)
      return .failure
    }
  }

  private func print(_ text: String) -> ExitCode {
    StandardStream.output.write(Array(text.utf8))
    return .success
  }
}

/// How the program ends: a contract with scripts.
enum ExitCode: Int32 {
  /// no finding of severity error
  case success = 0
  /// at least one
  case findings = 1
  /// the program could not do all of its job
  case failure = 2
}

/// A command line that can't be carried out.
struct UsageError: Error {
  /// One line, with the nearest right spelling where there is one.
  let message: String
  /// Whether the message consists of lines that begin with the place of a mistake in a file, as compilers' do.
  var isPlaced = false

  init(message: String, isPlaced: Bool = false) {
    self.message = message
    self.isPlaced = isPlaced
  }

  init(_ problems: [ConfigurationProblem]) {
    self.init(message: problems.map(\.description).joined(separator: "\n"), isPlaced: true)
  }
}

/// Lines to people on standard error.
enum Announcement {
  static func error(_ error: UsageError) {
    if error.isPlaced {
      StandardStream.error.write(Array((error.message + "\n").utf8))
    } else {
      self.error(error.message)
    }
  }

  static func error(_ words: String) { line("error: " + words) }
  static func warning(_ words: String) { line("warning: " + words) }
  static func note(_ words: String) { line("note: " + words) }
  static func line(_ words: String) { StandardStream.error.write(Array("\(Tool.name): \(words)\n".utf8)) }
}

import Linter

/// The text of `--help`, at most 80 columns wide.
enum Help {
  /// - Parameter command: nil for the program as a whole.
  static func text(for command: Command?) -> String {
    guard let command else { return program }
    return [
      "\(usage(of: command))\n\n\(sentence(command.summary))\n",
      "Options:\n" + table(command.options.map { (form(of: $0), $0.summary) }),
      examples(for: command),
    ].joined(separator: "\n")
  }

  private static let program = [
    """
    Usage: custody COMMAND [OPTIONS] [ARGUMENTS]
           custody [OPTIONS] [PATH...]         the same as 'custody lint'

    Finds mistakes in who owns, borrows and updates state in SwiftUI code.

    """,
    "Commands:\n" + table(Command.allCases.map { ($0.rawValue + " " + $0.operands, $0.summary) }),
    "Options of 'lint':\n" + table(Command.lint.options.map { (form(of: $0), $0.summary) }),
    """
    Exit codes: 0 no errors found (warnings don't count), 1 errors found,
    2 the command could not be carried out in full.

    """,
    examples(for: .lint),
  ].joined(separator: "\n")

  private static func usage(of command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    return "Usage: custody \(command.rawValue) [OPTIONS]\(operands)"
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  /// `-j, --jobs N`
  private static func form(of option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.value.map { " " + $0 } ?? ""
    return letter + option.name + value
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      "  " + row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1 + "\n"
    }.joined()
  }

  private static func examples(for command: Command) -> String {
    let lines =
      switch command {
      case .lint:
        [
          "custody lint Sources",
          "custody --select ownership,missing-bindable App",
          "custody lint --format json > findings.json",
        ]
      case .fix: ["custody fix --diff | git apply", "custody fix --review --select missing-bindable"]
      case .rules: ["custody rules", "custody rules --format json"]
      case .explain: ["custody explain observed-object-created"]
      case .config: ["custody config App/Form.swift", "custody config --schema > custody.schema.json"]
      case .`init`: ["custody init"]
      case .languageServer: ["custody lsp"]
      case .completions: ["custody completions fish > ~/.config/fish/completions/custody.fish"]
      case .man: ["custody man | man -l -"]
      case .settings: ["custody settings", "custody settings --xcode 27 App"]
      case .syntax: ["custody syntax App.swift", "git ls-files '*.swift' | custody syntax"]
      }
    return "Examples:\n" + lines.map { "  \($0)\n" }.joined()
  }
}

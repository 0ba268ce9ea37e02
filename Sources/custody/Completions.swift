import Linter
import Ownership
import Reports
import Rules

/// What a shell completes behind `custody`, from the tables of commands and options.
enum Completions: String, CaseIterable {
  case bash
  case zsh
  case fish

  var script: String {
    switch self {
    case .bash: Completions.bashScript
    case .zsh: Completions.zshScript
    case .fish: Completions.fishScript
    }
  }

  /// The values of an option that has a few; nil for one that takes a file, empty for anything.
  private static func values(of option: Option) -> [String]? {
    switch option {
    case .format: ReportFormat.allCases.map(\.rawValue) + ["auto"]
    case .select, .ignore: ruleWords
    case .defaultIsolation: Settings.Isolation.allCases.map(\.rawValue)
    case .product: Settings.Product.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .config, .baseline, .stdinFilename: nil
    default: []
    }
  }

  private static var ruleWords: [String] {
    ["all", "default"] + RuleGroup.allCases.filter { $0 != .tool }.map(\.rawValue) + Registry.rules.map { $0.identity.id }
  }

  private static func operands(of command: Command) -> [String]? {
    switch command {
    case .explain: Registry.rules.map { $0.identity.id }
    case .completions: allCases.map(\.rawValue)
    case .rules, .`init`, .man, .languageServer: []
    case .lint, .fix, .config, .settings, .syntax: nil
    }
  }

  // MARK: bash

  private static var bashScript: String {
    let options = Option.allCases.filter { $0.value != nil }.map { option in
      "    \(option.name)) \(bashReply(values(of: option))); return ;;\n"
    }
    let commands = Command.allCases.map { command in
      let words = command.options.map(\.name).joined(separator: " ")
      return "    \(command.rawValue)) options=\"\(words)\"; \(bashReply(operands(of: command))) ;;\n"
    }
    return """
      # bash completion of custody
      _custody() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="lint" options
        [[ $COMP_CWORD -gt 1 ]] && case "${COMP_WORDS[1]}" in \(Command.allCases.map(\.rawValue).joined(separator: "|"))) command="${COMP_WORDS[1]}" ;; esac
        case "$previous" in
      \(options.joined())  esac
        case "$command" in
      \(commands.joined())  esac
        [[ $word == -* ]] && COMPREPLY=($(compgen -W "$options" -- "$word"))
        [[ $COMP_CWORD -eq 1 && $word != -* ]] && COMPREPLY+=($(compgen -W "\(Command.allCases.map(\.rawValue).joined(separator: " "))" -- "$word"))
      }
      complete -o filenames -F _custody custody

      """
  }

  private static func bashReply(_ words: [String]?) -> String {
    guard let words else { return "COMPREPLY=($(compgen -f -- \"$word\"))" }
    return "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
  }

  // MARK: zsh

  private static var zshScript: String {
    let commands = Command.allCases.map { "    '\($0.rawValue):\(quoted($0.summary))'\n" }
    let cases = Command.allCases.map { command in
      let options = command.options.map { "    '\(zshOption($0))' \\\n" }
      return "  \(command.rawValue)) _arguments \\\n\(options.joined())    '*:\(zshWords(operands(of: command), "argument"))' ;;\n"
    }
    return """
      #compdef custody
      # zsh completion of custody
      local -a commands=(
      \(commands.joined()))
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe command commands
        _files
        return
      fi
      local command=$words[2]
      if (( ! ${commands[(I)$command:*]} )); then command=lint; else shift words; (( CURRENT-- )); fi
      case $command in
      \(cases.joined())esac

      """
  }

  private static func zshOption(_ option: Option) -> String {
    let value = option.value == nil ? "" : ":" + zshWords(values(of: option), option.value ?? "")
    return "\(option.name)\(option.value == nil ? "" : "=")[\(quoted(option.summary))]\(value)"
  }

  private static func zshWords(_ words: [String]?, _ title: String) -> String {
    guard let words else { return "\(title):_files" }
    return words.isEmpty ? "\(title): " : "\(title):(\(words.joined(separator: " ")))"
  }

  /// Within single quotes and brackets.
  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "'" ? "'\\''" : $1 == ":" ? "\\:" : $1 == "[" || $1 == "]" ? "\\\($1)" : String($1) }
  }

  // MARK: fish

  private static var fishScript: String {
    let names = Command.allCases.map(\.rawValue).joined(separator: " ")
    let commands = Command.allCases.map { command in
      "complete -c custody -n __fish_use_subcommand -a \(command.rawValue) -d '\(fishQuoted(command.summary))'\n"
    }
    let arguments = Command.allCases.compactMap { command -> String? in
      guard let words = operands(of: command), !words.isEmpty else { return nil }
      return "complete -c custody -f -n '__fish_seen_subcommand_from \(command.rawValue)' -a '\(words.joined(separator: " "))'\n"
    }
    let options = Option.allCases.map { option in
      // What belongs to `lint` belongs to no command as well.
      let others = Command.allCases.filter { !option.commands.contains($0) }.map(\.rawValue).joined(separator: " ")
      let condition = others.isEmpty ? "" : " -n 'not __fish_seen_subcommand_from \(others)'"
      return "complete -c custody\(condition) -l \(option.rawValue)\(fishValue(option)) -d '\(fishQuoted(option.summary))'\n"
    }
    return "# fish completion of custody; commands: \(names)\n" + commands.joined() + arguments.joined() + options.joined()
  }

  private static func fishValue(_ option: Option) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    if option.value == nil { return letter }
    guard let words = values(of: option) else { return letter + " -r" }
    return letter + (words.isEmpty ? " -x" : " -x -a '\(words.joined(separator: " "))'")
  }

  private static func fishQuoted(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "'" ? "\\'" : String($1) }
  }
}

/// `custody completions SHELL`
struct CompletionsCommand {
  private let shell: Completions

  init(_ arguments: Arguments) throws(UsageError) {
    let shells = Completions.allCases.map(\.rawValue)
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "'completions' takes one of \(shells.joined(separator: ", "))")
    }
    guard let shell = Completions(rawValue: word) else {
      throw UsageError(message: "no completions for '\(word)'; there are \(shells.joined(separator: ", "))")
    }
    self.shell = shell
  }

  func run() -> ExitCode {
    StandardStream.output.write(Array(shell.script.utf8))
    return .success
  }
}

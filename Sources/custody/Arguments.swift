import Linter

/// The words of the command line, taken apart.
struct Arguments {
  /// The command that was named; nil if there was none, as in `custody PATH`.
  private(set) var explicitCommand: Command?
  /// In their order.
  private(set) var options: [(option: Option, value: String)] = []
  /// Paths, rules.
  private(set) var operands: [String] = []

  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = Array(words)[...]
    var onlyOperands = false
    while let word = words.popFirst() {
      if onlyOperands || !word.hasPrefix("-") || word == "-" {
        take(operand: word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try take(option: word, following: &words)
      }
    }
    try check()
  }

  var command: Command { explicitCommand ?? .lint }

  func has(_ option: Option) -> Bool { options.contains { $0.option == option } }

  /// The value of an option that counts once: the last.
  func value(_ option: Option) -> String? { options.last { $0.option == option }?.value }

  /// The value of an option among those it can have.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: Option, default standard: Choice
  ) throws(UsageError) -> Choice {
    guard let word = value(option) else { return standard }
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw UsageError(message: "\(option.name) takes \(words.joined(separator: ", ")), not '\(word)'")
  }

  private mutating func take(operand: String) {
    if explicitCommand == nil, operands.isEmpty, let command = Command(rawValue: operand) {
      explicitCommand = command
    } else {
      operands.append(operand)
    }
  }

  private mutating func take(option word: String, following words: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Arguments.option(parts[0]) else {
      let suggestion = Spelling.suggestion(for: parts[0], among: Option.allCases.map(\.name))
      throw UsageError(message: "unknown option '\(parts[0])'\(suggestion)")
    }
    guard option.value != nil else {
      if parts.count > 1 { throw UsageError(message: "\(option.name) takes no value") }
      options.append((option, ""))
      return
    }
    guard let value = parts.count > 1 ? parts[1] : words.popFirst() else {
      throw UsageError(message: "\(option.name) needs a value")
    }
    options.append((option, value))
  }

  private static func option(_ word: String) -> Option? {
    Option.allCases.first { option in
      word == option.name || option.letter.map { word == "-\($0)" } ?? false
    }
  }

  private func check() throws(UsageError) {
    if has(.help) || has(.version) { return }
    for (option, _) in options where !option.commands.contains(command) {
      throw UsageError(message: "'\(command.rawValue)' has no option \(option.name)")
    }
    if operands.contains("") { throw UsageError(message: "an argument is empty; this folder is '.'") }
    // `custody lnt`: no path looks like that, unless there is one.
    guard explicitCommand == nil, let word = operands.first, word != "-", !word.contains("/"), !word.contains(".") else { return }
    guard (try? FileSystem.kind(of: word)) == nil else { return }
    let suggestion = Spelling.suggestion(for: word, among: Command.allCases.map(\.rawValue))
    throw UsageError(message: "no command and no path '\(word)'\(suggestion)")
  }
}

import Linter

/// The manual page, in mdoc: `custody man | man -l -`.
enum ManualPage {
  static var text: String {
    let commands = Command.allCases.map { command in
      ".It Cm \(command.rawValue)\(command.operands.isEmpty ? "" : " " + argument(command.operands))\n\(sentence(command.summary))\n"
    }
    let options = Option.allCases.map { option in
      let letter = option.letter.map { "Fl \($0) , " } ?? ""
      let value = option.value.map { " Ar \($0)" } ?? ""
      return ".It \(letter)Fl -\(option.rawValue)\(value)\n\(sentence(option.summary))\n"
    }
    return """
      .Dd November 30, 2026
      .Dt CUSTODY 1
      .Os
      .Sh NAME
      .Nm custody
      .Nd find mistakes in who owns, borrows and updates state in SwiftUI code
      .Sh SYNOPSIS
      .Nm
      .Op Ar command
      .Op Ar options
      .Op Ar path ...
      .Sh DESCRIPTION
      .Nm
      reads Swift sources, works out which view creates, keeps, borrows, reads and writes which model and when that code
      runs, and reports the mistakes that compile and go wrong in front of the user.
      Without a command it lints.
      .Pp
      The commands are:
      .Bl -tag -width Ds
      \(commands.joined()).El
      .Pp
      The options are, if nothing else is said those of
      .Cm lint :
      .Bl -tag -width Ds
      \(options.joined()).El
      .Sh FILES
      .Bl -tag -width Ds
      .It Pa .custody.json
      The configuration of a folder and what is below it.
      .It Pa .custody-baseline.json
      The findings that are excused.
      .El
      .Sh EXIT STATUS
      .Bl -tag -width Ds
      .It 0
      Nothing of severity error was found.
      .It 1
      At least one error was found.
      .It 2
      The job could not be done in full.
      .El
      .Sh EXAMPLES
      .Dl custody lint Sources
      .Dl custody lint --changed-since origin/main --format github

      """
  }

  private static func argument(_ words: String) -> String {
    let isOptional = words.hasPrefix("[")
    let name = words.filter { $0 != "[" && $0 != "]" }.lowercased()
    return isOptional ? "Op Ar \(name.replacing("...", with: " ..."))" : "Ar \(name)"
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}

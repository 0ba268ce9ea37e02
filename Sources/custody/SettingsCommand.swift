import Linter
import Ownership
import Reports

/// `custody settings`: what is known of each module, and who says it.
struct SettingsCommand {
  private let paths: [String]
  private var options: LintOptions

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    options = LintOptions(settings: try SettingsCommand.settings(arguments))
    options.configuration = .nearest
  }

  func run() throws(UsageError) -> ExitCode {
    let report = SettingsReport(paths: paths, options: options)
    if !report.configurationProblems.isEmpty {
      throw UsageError(message: report.configurationProblems.map(\.description).joined(separator: "\n"), isPlaced: true)
    }
    StandardStream.output.write(SettingsText(report).bytes())
    SettingsCommand.announce(report.warnings)
    for error in report.errors { Announcement.error("can't look at '\(error.path)': \(error.reason)") }
    return report.errors.isEmpty ? .success : .failure
  }

  /// What the options state.
  static func settings(_ arguments: Arguments) throws(UsageError) -> Settings {
    var settings = Settings.unknown
    for (option, word) in arguments.options {
      guard let setting = option.setting else { continue }
      if !settings.set(setting, to: word) {
        throw UsageError(message: "\(option.name) takes \(setting.possibleWords), not '\(word)'")
      }
    }
    return settings
  }

  static func announce(_ warnings: [FileError]) {
    for warning in warnings {
      Announcement.warning("can't read '\(warning.path)': \(warning.reason); its modules and settings are unknown")
    }
  }
}

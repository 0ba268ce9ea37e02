import Linter
import Reports

/// `custody lint`: findings on standard output, all else on standard error.
struct LintCommand {
  let input: LintInput
  private let outputs: [ReportOutput]
  private let colorChoice: ColorChoice
  private let isQuiet: Bool
  private let showsStatistics: Bool
  private let scope: ReportScope
  private let exitPolicy: ExitPolicy
  private(set) var options: LintOptions

  init(_ arguments: Arguments) throws(UsageError) {
    input = try LintInput(arguments)
    outputs = try ReportOutput.outputs(arguments)
    colorChoice = try arguments.choice(.color, default: .auto)
    isQuiet = arguments.has(.quiet)
    showsStatistics = arguments.has(.statistics)
    scope = try ReportScope(arguments)
    exitPolicy = try ExitPolicy(arguments)
    options = LintOptions(
      selection: try LintCommand.selection(arguments), settings: try SettingsCommand.settings(arguments))
    options.context = input.context
    options.configuration = try LintCommand.configuration(arguments)
    options.heedsIgnoreFiles = !arguments.has(.noIgnore)
    options.excludesNamedFiles = arguments.has(.forceExclude)
    options.keepsSuppressed = arguments.has(.sarifSuppressed)
    options.measuresTime = arguments.has(.timing)
    options.hashesLines = outputs.contains { $0.format == .sarif }
    if let jobs = arguments.value(.jobs) { options.jobs = try LintCommand.jobs(jobs) }
  }

  func run() -> ExitCode {
    do throws(UsageError) {
      return try finish(scope.applied(to: found(), in: input.folder))
    } catch {
      Announcement.error(error)
      return .failure
    }
  }

  /// - Throws: what is wrong with the configuration.
  private func found() throws(UsageError) -> LintReport {
    let progress = ProgressLine()
    var options = options
    if let progress { options.progress = { progress.show($0, of: $1) } }
    options.unsaved = input.unsaved
    let report = lint(paths: input.paths, options: options)
    progress?.erase()
    if report.configurationProblems.isEmpty { return report }
    let isForXcode = outputs.contains { $0.format == .xcode }
    throw UsageError(isForXcode ? report.configurationProblems.map(\.absolute) : report.configurationProblems)
  }

  private func finish(_ scoped: ReportScope.Result) -> ExitCode {
    let report = scoped.report
    let isWritten = write(report)
    SettingsCommand.announce(report.warnings)
    for error in report.errors { Announcement.error("can't lint '\(error.path)': \(error.reason)") }
    summarize(report)
    for note in scoped.notes { Announcement.note(note) }
    if showsStatistics { StandardStream.error.write(Array(Statistics.text(of: report).utf8)) }
    if let timing = report.timing { StandardStream.error.write(Array(Statistics.text(of: timing).utf8)) }
    if !report.errors.isEmpty || !isWritten { return .failure }
    return exitPolicy.code(of: report, staleCount: scoped.staleCount)
  }

  /// False if a file could not be written.
  private func write(_ report: LintReport) -> Bool {
    let context = ReportContext(style: colorChoice.style, workingDirectory: FileSystem.workingDirectory)
    var isWritten = true
    for output in outputs {
      do throws(SystemError) {
        try output.write(report, in: context)
      } catch {
        Announcement.error("can't write '\(output.file ?? "")': \(error)")
        isWritten = false
      }
    }
    return isWritten
  }

  private func summarize(_ report: LintReport) {
    if report.fileCount > 0 {
      if !isQuiet { Announcement.line(Summary.line(of: report)) }
    } else if report.errors.isEmpty {
      let places = input.paths.map { "'\($0)'" }.joined(separator: ", ")
      Announcement.note("no Swift files in \(places)")
    }
  }

  private static func selection(_ arguments: Arguments) throws(UsageError) -> RuleSelection {
    let steps = arguments.options.flatMap { option, value -> [SelectionStep] in
      let words = value.split(separator: ",").map { $0.filter { $0 != " " } }
      return switch option {
      case .select: words.map(SelectionStep.select)
      case .ignore: words.map(SelectionStep.ignore)
      default: []
      }
    }
    do throws(UnknownRule) {
      return try RuleSelection(steps)
    } catch {
      throw UsageError(message: error.message)
    }
  }

  private static func configuration(_ arguments: Arguments) throws(UsageError) -> ConfigurationSource {
    guard let path = arguments.value(.config) else { return arguments.has(.noConfig) ? .none : .nearest }
    if arguments.has(.noConfig) { throw UsageError(message: "--config and --no-config exclude each other") }
    return .file(path)
  }

  private static func jobs(_ word: String) throws(UsageError) -> Int {
    guard let jobs = Int(word), (1...1024).contains(jobs) else {
      throw UsageError(message: "--jobs takes a number from 1 to 1024, not '\(word)'")
    }
    return jobs
  }
}

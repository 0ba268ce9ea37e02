import Linter
import Reports

/// `custody lint`: findings on standard output, all else on standard error.
struct LintCommand {
  private let paths: [String]
  private let outputs: [ReportOutput]
  private let colorChoice: ColorChoice
  private let isQuiet: Bool
  private let exitCodeOfErrors: ExitCode
  private var options: LintOptions

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    outputs = try ReportOutput.outputs(arguments)
    colorChoice = try arguments.choice(.color, default: .auto)
    isQuiet = arguments.has(.quiet)
    exitCodeOfErrors = arguments.has(.exitZero) ? .success : .findings
    options = LintOptions(selection: try LintCommand.selection(arguments))
    if let jobs = arguments.value(.jobs) { options.jobs = try LintCommand.jobs(jobs) }
  }

  func run() -> ExitCode {
    let progress = ProgressLine()
    var options = options
    if let progress { options.progress = { progress.show($0, of: $1) } }
    let report = lint(paths: paths, options: options)
    progress?.erase()
    let isWritten = write(report)
    for error in report.errors { Announcement.error("can't lint '\(error.path)': \(error.reason)") }
    summarize(report)
    if !report.errors.isEmpty || !isWritten { return .failure }
    return report.count(.error) > 0 ? exitCodeOfErrors : .success
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
      let places = paths.map { "'\($0)'" }.joined(separator: ", ")
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

  private static func jobs(_ word: String) throws(UsageError) -> Int {
    guard let jobs = Int(word), (1...1024).contains(jobs) else {
      throw UsageError(message: "--jobs takes a number from 1 to 1024, not '\(word)'")
    }
    return jobs
  }
}

import Linter
import Reports

/// Which of the findings are reported: all but those that a baseline excuses, those of changed lines.
struct ReportScope {
  private let baseline: BaselineUse
  private let changes: Changes?

  private enum BaselineUse {
    case none
    case excuse(BaselineFile)
    case write(BaselineFile)
    case prune(BaselineFile)
  }

  private struct Changes {
    let reference: String
    let wholeFiles: Bool
  }

  struct Result {
    var report: LintReport
    var staleCount = 0
    var notes: [String] = []
  }

  init(_ arguments: Arguments) throws(UsageError) {
    baseline = try ReportScope.baseline(arguments)
    changes = try ReportScope.changes(arguments)
  }

  /// Whether it leaves anything out.
  var isNarrow: Bool {
    if case .none = baseline { return changes != nil }
    return true
  }

  /// - Parameter folder: where version control is asked.
  /// - Throws: why the baseline can't be read or written, or git could not answer.
  func applied(to report: LintReport, in folder: String) throws(UsageError) -> Result {
    var result = try held(against: baseline, report)
    guard let changes else { return result }
    do throws(GitError) {
      let lines = try ChangedLines.since(changes.reference, in: folder)
      result.report = result.report.filtered { lines.touches($0, wholeFiles: changes.wholeFiles) }
    } catch {
      throw UsageError(message: "can't tell what has changed: \(error.message)")
    }
    return result
  }

  // MARK: Baseline

  private static func baseline(_ arguments: Arguments) throws(UsageError) -> BaselineUse {
    let isWriting = arguments.has(.writeBaseline)
    if isWriting, arguments.has(.baselinePrune) {
      throw UsageError(message: "--write-baseline and --baseline-prune exclude each other")
    }
    if arguments.has(.noBaseline) {
      if isWriting || arguments.has(.baselinePrune) || arguments.has(.baseline) {
        throw UsageError(message: "--no-baseline goes with no other option about a baseline")
      }
      return .none
    }
    let named = arguments.value(.baseline).map(BaselineFile.init)
    if isWriting { return .write(named ?? .nearest() ?? BaselineFile(path: Baseline.fileName)) }
    guard let file = named ?? .nearest() else {
      if arguments.has(.baselinePrune) { throw UsageError(message: "there is no '\(Baseline.fileName)' to be pruned") }
      return .none
    }
    return arguments.has(.baselinePrune) ? .prune(file) : .excuse(file)
  }

  private func held(against use: BaselineUse, _ report: LintReport) throws(UsageError) -> Result {
    switch use {
    case .none: return Result(report: report)
    case .write(let file):
      let baseline = Baseline(of: report.findings)
      try write(baseline, to: file)
      let note = "'\(file.path)' excuses \(Summary.count(baseline.count, "finding")) from now on; commit it"
      return Result(report: report.keeping([], excused: report.findings), notes: [note])
    case .prune(let file):
      let old = try read(file)
      let pruned = old.pruned(to: report.findings, among: report.files)
      if pruned != old { try write(pruned, to: file) }
      var result = excused(report, by: pruned)
      result.notes = ["took \(ReportScope.entries(old.count - pruned.count)) out of '\(file.path)'"]
      return result
    case .excuse(let file):
      var result = excused(report, by: try read(file))
      if result.staleCount > 0 {
        result.notes = [
          "\(ReportScope.entries(result.staleCount)) of '\(file.path)' without a finding any more: --baseline-prune takes them out"
        ]
      }
      return result
    }
  }

  private func excused(_ report: LintReport, by baseline: Baseline) -> Result {
    let comparison = Baseline.Comparison(baseline, report.findings, among: report.files)
    let kept = report.keeping(comparison.new, excused: comparison.excused)
    return Result(report: kept, staleCount: comparison.staleCount)
  }

  private static func entries(_ count: Int) -> String { Summary.count(count, "entry", plural: "entries") }

  private func read(_ file: BaselineFile) throws(UsageError) -> Baseline {
    do throws(ConfigurationProblem) {
      return try file.read()
    } catch {
      throw UsageError(message: error.description, isPlaced: true)
    }
  }

  private func write(_ baseline: Baseline, to file: BaselineFile) throws(UsageError) {
    do throws(SystemError) {
      try file.write(baseline)
    } catch {
      throw UsageError(message: "can't write '\(file.path)': \(error)")
    }
  }

  // MARK: Changes

  private static let automatic = "auto"

  /// What each service tells of the branch that a change goes to.
  private static let references: [(variable: String, prefix: String)] = [
    ("GITHUB_BASE_REF", "origin/"), ("CI_MERGE_REQUEST_DIFF_BASE_SHA", ""), ("CI_PULL_REQUEST_TARGET_COMMIT", ""),
    ("SYSTEM_PULLREQUEST_TARGETBRANCH", "origin/"), ("BITRISEIO_GIT_BRANCH_DEST", "origin/"),
  ]

  private static func changes(_ arguments: Arguments) throws(UsageError) -> Changes? {
    guard let word = arguments.value(.changedSince) else {
      if arguments.has(.changedFiles) { throw UsageError(message: "--changed-files goes with --changed-since") }
      return nil
    }
    guard let reference = word == automatic ? try reference() : word else { return nil }
    return Changes(reference: reference, wholeFiles: arguments.has(.changedFiles))
  }

  /// What a service says that a change goes to; nil where a service runs, and not for a change.
  private static func reference() throws(UsageError) -> String? {
    for (variable, prefix) in references {
      // Azure names the whole reference.
      if let value = Environment.value(variable) { return prefix + value.trimmingPrefix("refs/heads/") }
    }
    guard services.contains(where: { Environment.value($0) != nil }) else {
      throw UsageError(message: "no variable of a CI service tells what to compare with; name it: --changed-since origin/main")
    }
    Announcement.note("this is no pull request, so '--changed-since auto' reports all")
    return nil
  }

  /// What is set in all jobs of the services.
  private static let services = ["CI", "TF_BUILD"]
}

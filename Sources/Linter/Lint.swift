import Ownership
import Rules
import SwiftTree

/// What a run does.
public struct LintOptions: Sendable {
  public var selection: RuleSelection
  /// The number of threads. The result doesn't depend on it.
  public var jobs: Int
  /// What is known whatever the project says.
  public var settings: Settings
  public var configuration = ConfigurationSource.none
  /// The paths of what is read for what it says of the others, and not reported.
  public var context: [String] = []
  /// What stands in an editor or comes from a pipe, instead of what is on disk.
  public var unsaved: [UnsavedFile] = []
  /// What is known from runs before.
  var store: ReadingStore?
  /// The paths whose findings are reported; nil for all. The whole project is read in any case.
  public var reportedPaths: Set<String>?
  /// Whether a file that was named is left out where a pattern excludes it.
  public var excludesNamedFiles = false
  /// Whether what a `.gitignore` excludes is left out.
  public var heedsIgnoreFiles = true
  /// Whether the findings carry GitHub's hash of their line, which means a pass over their whole files.
  public var hashesLines = false
  /// Whether the report says what took how long.
  public var measuresTime = false
  /// Whether the report has the findings that comments suppress, too.
  public var keepsSuppressed = false
  /// Called from time to time while files are read, by one thread at a time.
  public var progress: (@Sendable (_ filesDone: Int, _ filesInAll: Int) -> Void)?

  public init(
    selection: RuleSelection = RuleSelection(), jobs: Int = FileSystem.processorCount, settings: Settings = .unknown
  ) {
    self.selection = selection
    self.jobs = jobs
    self.settings = settings
  }
}

/// What a run has found.
public struct LintReport: Sendable, Equatable {
  /// The files that were read, by path.
  public let files: [SourceFile]
  /// By path, offset and rule.
  public let findings: [ReportedFinding]
  /// What comments and the baseline have kept out of the findings; nil unless it was asked for.
  public let suppressed: [SuppressedFinding]?
  /// How many findings comments have suppressed.
  public let suppressedCount: Int
  /// How many findings a baseline has excused.
  public let baselinedCount: Int
  /// How many findings are left out because nobody has changed their lines.
  public private(set) var unchangedCount = 0
  /// What could not be linted, by path.
  public let errors: [FileError]
  /// Manifests that could not be read: what they would have said is unknown.
  public let warnings: [FileError]
  /// What is wrong with configurations. If there is any, nothing was linted.
  public let configurationProblems: [ConfigurationProblem]
  /// Nil unless it was asked for.
  public internal(set) var timing: Timing?

  public init(
    files: [SourceFile], findings: [ReportedFinding], suppressed: [SuppressedFinding]? = nil, suppressedCount: Int = 0,
    baselinedCount: Int = 0, warnings: [FileError] = [], errors: [FileError] = [], configurationProblems: [ConfigurationProblem] = []
  ) {
    self.files = files
    self.findings = findings
    self.suppressed = suppressed
    self.suppressedCount = suppressedCount
    self.baselinedCount = baselinedCount
    self.errors = errors
    self.warnings = warnings
    self.configurationProblems = configurationProblems
  }

  public var fileCount: Int { files.count }

  public func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The report of the findings in changed lines, suppressed ones included.
  public func filtered(toChanged isChanged: (ReportedFinding) -> Bool) -> LintReport {
    let changed = findings.filter(isChanged)
    var report = with(changed, suppressed?.filter { isChanged($0.finding) }, baselinedCount: baselinedCount)
    report.unchangedCount = findings.count - changed.count
    return report
  }

  /// The report of the findings that a baseline leaves.
  /// - Parameter excused: those that it does not.
  public func keeping(_ findings: [ReportedFinding], excused: [ReportedFinding]) -> LintReport {
    let more = excused.map { SuppressedFinding($0, by: .baseline) }
    return with(findings, suppressed.map { ($0 + more).inReportOrder }, baselinedCount: excused.count)
  }

  private func with(
    _ findings: [ReportedFinding], _ suppressed: [SuppressedFinding]?, baselinedCount: Int
  ) -> LintReport {
    var report = LintReport(
      files: files, findings: findings, suppressed: suppressed, suppressedCount: suppressedCount,
      baselinedCount: baselinedCount, warnings: warnings, errors: errors, configurationProblems: configurationProblems)
    report.timing = timing
    return report
  }
}

/// Lints what is at or below some paths.
public func lint(paths: [String], options: LintOptions = LintOptions()) -> LintReport {
  let discovery = Discovery(
    paths, context: options.context, jobs: options.jobs, heedsIgnoreFiles: options.heedsIgnoreFiles)
  return lint(discovery, unsaved: options.unsaved, options)
}

/// Lints what was found, with other texts for some files.
func lint(_ discovery: Discovery, unsaved: [UnsavedFile], _ options: LintOptions) -> LintReport {
  var options = options
  // Of an editor's text nobody has looked yet.
  if options.configuration == .nearest, !discovery.mayHaveConfigurations, unsaved.isEmpty { options.configuration = .none }
  return lint(
    inOrder: discovery.files.replacing(unsaved), discovery.plan.units, options, errors: discovery.errors,
    warnings: discovery.plan.warnings)
}

/// Lints files as one project.
/// - Parameters:
///   - files: in any order; their paths are distinct.
///   - builds: what is known of each unit, by its number.
public func lint(
  _ files: [SourceFile], builds: [BuildUnit] = [], options: LintOptions = LintOptions()
) -> LintReport {
  let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  return lint(inOrder: sorted, builds, options, errors: [], warnings: [])
}

private func lint(
  inOrder files: [SourceFile], _ builds: [BuildUnit], _ options: LintOptions, errors: [FileError],
  warnings: [FileError]
) -> LintReport {
  var timing = Timing()
  do throws(PreparedRun.Refusal) {
    let run = try PreparedRun(inOrder: files, builds, options, errors: errors, warnings: warnings, &timing)
    let found =
      options.measuresTime
      ? findings(of: run.project, by: run.policy.rules, timing: &timing)
      : findings(of: run.project, by: run.policy.rules, options)
    timing.end(.rules)
    var report = run.report(of: found)
    timing.end(.reporting)
    if options.measuresTime { report.timing = timing }
    return report
  } catch {
    return LintReport(files: [], findings: [], configurationProblems: error.problems)
  }
}

private func findings(of project: Project, by rules: [any Rule.Type], _ options: LintOptions) -> [Finding] {
  let subjects = Subjects(of: project, rules)
  return Workers.gather(from: subjects.count, options.jobs, context: { UnseenInjections(in: project) }) { numbers, unseen in
    var found: [Finding] = []
    for number in numbers { found += subjects[number].findings(in: project, by: rules, unseen) }
    return found
  }
}

/// The same, one rule after the other on one thread, and before them what several will ask: else it would count for the
/// first of them.
private func findings(of project: Project, by rules: [any Rule.Type], timing: inout Timing) -> [Finding] {
  let unseen = UnseenInjections(in: project)
  let types = project.types.map { InspectedType($0, of: project, unseen) }
  let files = project.files.indices.map { FileIndex($0) }
  timing.measureSharedAnswers { for type in types { type.answerSharedQuestions() } }
  return rules.flatMap { rule in
    timing.measure(rule) {
      rule.findings(in: project) + files.flatMap { rule.findings(in: $0, of: project) }
        + types.flatMap { rule.findings(in: $0, of: project) }
    }
  }
}

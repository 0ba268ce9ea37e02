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
  /// How many findings comments have suppressed.
  public let suppressedCount: Int
  /// What could not be linted, by path.
  public let errors: [FileError]

  public init(files: [SourceFile], findings: [ReportedFinding], suppressedCount: Int = 0, errors: [FileError] = []) {
    self.files = files
    self.findings = findings
    self.suppressedCount = suppressedCount
    self.errors = errors
  }

  public var fileCount: Int { files.count }

  public func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// Lints what is at or below some paths.
public func lint(paths: [String], options: LintOptions = LintOptions()) -> LintReport {
  let discovery = Discovery(paths)
  return lint(inOrder: discovery.files, settings: [], options, errors: discovery.errors)
}

/// Lints files as one project.
/// - Parameters:
///   - files: in any order; their paths are distinct.
///   - settings: of each unit, by its number.
public func lint(
  _ files: [SourceFile], settings: [Settings] = [], options: LintOptions = LintOptions()
) -> LintReport {
  let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  return lint(inOrder: sorted, settings: settings, options, errors: [])
}

/// - Parameter errors: about files that were not even found.
private func lint(
  inOrder files: [SourceFile], settings: [Settings], _ options: LintOptions, errors: [FileError]
) -> LintReport {
  var reading = FileReading(of: files, options)
  let project = Project(
    files: reading.takeFacts(), units: reading.files.map(\.unit), folders: folders(of: reading.files),
    settings: settings.map { options.settings.completed(by: $0) })
  let found = findings(of: project, options)
  let verdict = SuppressionVerdict(found, reading.suppressions, selection: options.selection)
  let counting = verdict.findings.filter(options.selection.reports)
  let sorted = inReportOrder(counting + reading.syntaxErrors)
  return LintReport(
    files: reading.files,
    findings: Reporting(of: reading.files, options).reported(sorted),
    suppressedCount: verdict.suppressedCount,
    errors: (errors + reading.errors).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
}

/// Numbers the folders of files by first appearance.
private func folders(of files: [SourceFile]) -> [Int32] {
  var numbers: [Name: Int32] = [:]
  return files.map { file in
    var path = file.path
    let folder = path.withUTF8 { Name(bytes: UnsafeBufferPointer(rebasing: $0[..<($0.lastIndex(of: .slash) ?? 0)])) }
    let number = numbers[folder] ?? Int32(numbers.count)
    numbers[folder] = number
    return number
  }
}

private func findings(of project: Project, _ options: LintOptions) -> [Finding] {
  let rules = options.selection.rules
  let aboutProject = Workers.map(rules, workers: options.jobs) { $0.findings(in: project) }
  let aboutTypes = Workers.map(Array(project.types), workers: options.jobs) { type in
    let inspected = InspectedType(type, of: project)
    var found: [Finding] = []
    for rule in rules {
      let more = rule.findings(in: inspected, of: project)
      // Nearly always nothing: to append that costs a hundred instructions.
      if !more.isEmpty { found += more }
    }
    return found
  }
  return aboutProject.flatMap { $0 } + aboutTypes.flatMap { $0 }
}

/// Findings at one place of one rule keep the order in which they were found: it is the same in each run.
private func inReportOrder(_ findings: [Finding]) -> [Finding] {
  let numbered = findings.enumerated().map { (number: $0.offset, finding: $0.element) }
  let sorted = numbered.sorted { left, right in
    let (a, b) = (left.finding, right.finding)
    return (a.place.file, a.place.start, a.rule, a.place.end, left.number)
      < (b.place.file, b.place.start, b.rule, b.place.end, right.number)
  }
  return sorted.map(\.finding)
}

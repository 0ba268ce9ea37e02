import Ownership
import Rules
import SwiftTree

/// A project that is read and joined: what a run has before its rules judge.
struct PreparedRun {
  var options: LintOptions
  private(set) var reading: FileReading
  /// Whether the report shows the findings in a file, by its index among those that were read.
  private var reportedFiles: [Bool]
  private(set) var project: Project
  /// What the project's files are of those that were read.
  private var projectFiles: ProjectFiles
  /// The files that are cut in parts.
  private var parts: [FileIndex: FileParts] = [:]
  let policy: RulePolicy
  /// What configurations add to the tables of words, by unit.
  private let words: [Int32: OwnWords]
  /// What has changed on disk since then may have been read before or after that.
  private var start = FileMoment.now
  /// About files that were not even found, and about manifests.
  private let errors: [FileError]
  private let warnings: [FileError]

  /// What is wrong with configurations.
  struct Refusal: Error {
    let problems: [ConfigurationProblem]
  }

  /// - Parameters:
  ///   - files: by path.
  ///   - errors: about files that were not even found.
  ///   - edited: texts that are going to be replaced, by path.
  init(
    inOrder files: [SourceFile], _ builds: [BuildUnit], _ options: LintOptions, errors: [FileError],
    warnings: [FileError], edited: [UnsavedFile] = [], _ timing: inout Timing
  ) throws(Refusal) {
    let configurations = Configurations(of: files, options.configuration)
    if !configurations.problems.isEmpty { throw Refusal(problems: configurations.problems) }
    var files = configurations.all.isEmpty ? files : files.filter { configurations.includes($0, options) }
    if options.excludesNamedFiles {
      files.removeAll { $0.isNamed && NamedFileExclusion.excludes($0, heedsIgnoreFiles: options.heedsIgnoreFiles) }
    }
    let configured = configurations.ofUnits(files).mapValues(\.settings)
    words = configured.mapValues(\.words).filter { !$0.value.isEmpty }
    reading = FileReading(of: files, options, words: words)
    timing.end(.reading)
    var facts = reading.takeFacts()
    projectFiles = ProjectFiles(count: facts.count)
    var reader = FileReader(knownRules: options.selection.knownIDs)
    parts = PreparedRun.parts(
      of: edited, in: reading.files, HeededModules(of: builds), words, &reader, &facts, &projectFiles)
    project = Project(
      files: facts, units: projectFiles.spread(reading.files.map(\.unit)),
      folders: projectFiles.spread(PreparedRun.folders(of: reading.files)), writtenFiles: projectFiles.writtenFiles,
      builds: builds.enumerated().map { unit, build in
        build.overridden(by: options.settings.completed(by: configured[Int32(unit)] ?? .unknown))
      }, jobs: options.jobs)
    timing.end(.joining)
    policy = RulePolicy(options.selection, configurations, of: reading.files)
    self.options = options
    reportedFiles = PreparedRun.reportedFiles(reading.files, options)
    self.errors = errors
    self.warnings = warnings
  }

  /// Numbers the folders of files by first appearance.
  private static func folders(of files: [SourceFile]) -> [Int32] {
    var numbers: [Name: Int32] = [:]
    return files.map { file in
      var path = file.path
      let folder = path.withUTF8 { Name(bytes: UnsafeBufferPointer(rebasing: $0[..<($0.lastIndex(of: .slash) ?? 0)])) }
      let number = numbers[folder] ?? Int32(numbers.count)
      numbers[folder] = number
      return number
    }
  }

  // MARK: One file anew

  /// Cuts files, and puts the facts of their parts in the place of theirs.
  private static func parts(
    of edited: [UnsavedFile], in files: [SourceFile], _ heeded: HeededModules, _ words: [Int32: OwnWords],
    _ reader: inout FileReader, _ facts: inout [FileFacts], _ projectFiles: inout ProjectFiles
  ) -> [FileIndex: FileParts] {
    var result: [FileIndex: FileParts] = [:]
    for text in edited {
      guard let file = files.index(of: text) else { continue }
      let parts = FileParts(text.bytes, heeded, &reader)
      let first = Int(projectFiles.first(of: file))
      facts.replaceSubrange(first...first, with: parts.facts(words[files[Int(file)].unit] ?? OwnWords(), &reader))
      projectFiles.cut(file, count: parts.ranges.count)
      projectFiles.place(file, at: parts.ranges)
      result[file] = parts
    }
    return result
  }

  /// Takes another text of a file that is cut.
  /// - Returns: what has changed; nil where the run has to begin anew.
  mutating func replace(_ file: FileIndex, with bytes: [UInt8], _ reader: inout FileReader) -> ProjectChange? {
    let old = reading.files[Int(file)]
    guard let changes = parts[file]?.replace(with: bytes, words[old.unit] ?? OwnWords(), &reader), let cut = parts[file] else {
      return nil
    }
    reading.replace(file, old.with(bytes, unit: old.unit), cut.outline)
    projectFiles.place(file, at: cut.ranges)
    let first = projectFiles.first(of: file)
    return replace(changes.map { (first + FileIndex($0.part), $0.facts) })
  }

  private mutating func replace(_ replaced: [(file: FileIndex, facts: FileFacts)]) -> ProjectChange? {
    if replaced.allSatisfy({ project.hasDeclarations(of: $0.facts, in: $0.file) }) {
      return replaced.reduce(ProjectChange(files: [])) { change, part in
        change.flatMap { change in project.replace(part.file, with: part.facts).map { change.with($0) } }
      }
    }
    guard let joined = project.joinedAnew(replaced) else { return nil }
    project = joined.project
    return joined.change
  }

  /// The parts of files that are cut.
  func parts(of files: Set<FileIndex>) -> Set<FileIndex> { projectFiles.parts(of: files) }

  /// Begins anew as far as changes on disk are concerned.
  /// - Parameter paths: what is to be reported now, nil for all.
  mutating func restart(about paths: Set<String>?) {
    start = FileMoment.now
    if paths == options.reportedPaths { return }
    options.reportedPaths = paths
    reportedFiles = PreparedRun.reportedFiles(reading.files, options)
  }

  // MARK: Report

  /// - Parameter found: what the rules have found.
  func report(of found: [Finding]) -> LintReport {
    let inOwnCode = found.filter { !project.isGenerated($0.place.file) }.map(projectFiles.written)
    let verdict = SuppressionVerdict(inOwnCode.compactMap(policy.counting), reportedSuppressions, policy)
    let sorted = PreparedRun.inReportOrder(verdict.findings + reading.syntaxErrors).filter(isReported)
    let suppressed = verdict.suppressed.filter { isReported($0.finding) }
    let shown = sorted + (options.keepsSuppressed ? suppressed.map(\.finding) : [])
    let reporting = Reporting(of: shown, in: reading.files, parts.mapValues(\.tree), since: start, options)
    return LintReport(
      files: options.context.isEmpty ? reading.files : reading.files.filter { !$0.isContext },
      findings: sorted.compactMap(reporting.reported),
      suppressed: options.keepsSuppressed
        ? suppressed.compactMap { finding, reason in
          reporting.reported(finding).map { SuppressedFinding($0, by: .comment(reason: reason)) }
        }.inReportOrder : nil,
      suppressedCount: suppressed.count,
      warnings: warnings,
      errors: (errors + reading.errors + reporting.errors).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }

  private static func reportedFiles(_ files: [SourceFile], _ options: LintOptions) -> [Bool] {
    files.map { !$0.isContext && options.reportedPaths?.contains($0.path) ?? true }
  }

  private func isReported(_ finding: Finding) -> Bool { reportedFiles[Int(finding.place.file)] }

  /// Whether the report shows the findings in a file of the project, by `FileIndex`.
  var reportedProjectFiles: [Bool] { projectFiles.spread(reportedFiles) }

  private var reportedSuppressions: [FileIndex: FileSuppressions] {
    options.reportedPaths == nil ? reading.suppressions : reading.suppressions.filter { reportedFiles[Int($0.key)] }
  }

  /// Findings at one place of one rule keep the order in which they were found: it is the same in each run.
  private static func inReportOrder(_ findings: [Finding]) -> [Finding] {
    let numbered = findings.enumerated().map { (number: $0.offset, finding: $0.element) }
    let sorted = numbered.sorted { left, right in
      let (a, b) = (left.finding, right.finding)
      return (a.place.file, a.place.start, a.rule, a.place.end, left.number)
        < (b.place.file, b.place.start, b.rule, b.place.end, right.number)
    }
    return sorted.map(\.finding)
  }
}

extension Configurations {
  /// Whether a file is to be linted: a named one in any case, unless it is said otherwise.
  fileprivate func includes(_ file: SourceFile, _ options: LintOptions) -> Bool {
    guard !file.isNamed || options.excludesNamedFiles, let index = index(of: file) else { return true }
    return all[index].includes(path(of: file, in: index))
  }
}

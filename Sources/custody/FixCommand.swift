import Linter
import Reports
import Rules

/// `custody fix`: applies the fixes that need no eye, or asks for each.
struct FixCommand {
  private let lint: LintCommand
  private let paths: [String]
  private let scope: ReportScope
  private let printsPatch: Bool
  private let asks: Bool
  private let cure: Fixer.Cure

  init(_ arguments: Arguments) throws(UsageError) {
    lint = try LintCommand(arguments)
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    scope = try ReportScope(arguments)
    printsPatch = arguments.has(.diff)
    asks = arguments.has(.review)
    cure = try FixCommand.cure(arguments)
    if asks, !StandardStream.input.isTerminal || printsPatch {
      throw UsageError(message: "--review asks on a terminal; to see what would be done: custody fix --diff")
    }
  }

  func run() throws(UsageError) -> ExitCode {
    let wanted = try wantedFingerprints()
    let fixer = Fixer(
      paths: paths, options: lint.options, cure: cure, isWanted: { wanted?.contains($0.fingerprint) ?? true },
      ask: asks ? { ask($0, $1) } : nil)
    let result = fixer.run()
    if !result.report.configurationProblems.isEmpty {
      throw UsageError(result.report.configurationProblems)
    }
    let isWritten = printsPatch ? printPatch(of: result) : write(result)
    for finding in result.rejected {
      Announcement.note(
        "\(finding.place.path):\(finding.place.start.line): the fix of '\(finding.rule)' did not work out; left as it was")
    }
    if !isWritten { return .failure }
    let verb = printsPatch ? "would be applied" : "applied"
    let left = try scope.applied(to: result.report, in: lint.input.folder).report
    Announcement.line("\(cures(result.count)) \(verb) in \(Summary.count(result.files.count, "file")); \(Summary.line(of: left))")
    if !left.errors.isEmpty { return .failure }
    return left.count(Severity.error) > 0 ? ExitCode.findings : ExitCode.success
  }

  private func cures(_ count: Int) -> String {
    switch cure {
    case .fix: Summary.count(count, "fix", plural: "fixes")
    case .suppression: Summary.count(count, "suppression")
    }
  }

  /// What the baseline and the changed lines leave; nil for all.
  private func wantedFingerprints() throws(UsageError) -> Set<String>? {
    if !scope.isNarrow { return nil }
    let report = Linter.lint(paths: paths, options: lint.options)
    return Set(try scope.applied(to: report, in: lint.input.folder).report.findings.map(\.fingerprint))
  }

  private static func cure(_ arguments: Arguments) throws(UsageError) -> Fixer.Cure {
    guard let reason = arguments.value(.addSuppressions) else { return .fix }
    if reason.allSatisfy(\.isWhitespace) || reason.contains(where: \.isNewline) {
      throw UsageError(message: "--add-suppressions takes a reason on one line, for whoever reads the comment")
    }
    return .suppression(reason: reason)
  }

  // MARK: Writing

  private func printPatch(of result: FixResult) -> Bool {
    StandardStream.output.write(result.files.flatMap { UnifiedPatch.text(of: $0) })
    return true
  }

  /// A file that has changed since it was read is left alone.
  private func write(_ result: FixResult) -> Bool {
    var isWritten = true
    for file in result.files {
      do throws(FixedFile.WritingError) {
        try file.write()
      } catch {
        isWritten = false
        switch error {
        case .changedMeanwhile: Announcement.error("'\(file.path)' has changed meanwhile and is left alone")
        case .system(let error): Announcement.error("can't write '\(file.path)': \(error)")
        }
      }
    }
    return isWritten
  }

  // MARK: Asking

  private func ask(_ finding: ReportedFinding, _ fix: ReportedFix) -> FixAnswer {
    if fix == finding.fixes.first {
      StandardStream.output.write(ReportFormat.text.bytes(of: LintReport(files: [], findings: [finding])))
    }
    let safety = fix.isSafe ? "" : " (look at it: one of several, or it changes what happens)"
    StandardStream.output.write(Array("\(fix.title)\(safety)\n".utf8))
    for path in Set(fix.edits.map(\.place.path)).sorted() {
      StandardStream.output.write(Array(preview(of: fix, in: path).utf8))
    }
    while true {
      StandardStream.output.write(Array("apply? [y]es, [n]o, [a]ll, [q]uit: ".utf8))
      guard let answer = StandardStream.input.readLine() else { return .stop }
      switch answer.first {
      case "y": return .apply
      case "n": return .skip
      case "a": return .applyAll
      case "q": return .stop
      default: continue
      }
    }
  }

  private func preview(of fix: ReportedFix, in path: String) -> String {
    fix.edits.filter { $0.place.path == path }.map { edit in
      let excerpt = edit.place.excerpt
      return "  - \(excerpt.before)\(excerpt.marked)\(excerpt.after)\n  + \(excerpt.before)\(edit.text)\(excerpt.after)\n"
    }.joined()
  }
}

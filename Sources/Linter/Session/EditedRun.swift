import Ownership
import Rules

/// A run whose texts change one keystroke at a time: only the changed file is read again, and only what depends on it is
/// judged again. Belongs to one thread.
final class EditedRun {
  private var run: PreparedRun
  private var judgements: Judgements
  private var reader: FileReader
  private var texts: [EditedText]

  /// A text that an editor holds, and the file that it stands for; nil for one that is not linted.
  private struct EditedText {
    let file: FileIndex?
    let path: String
    var bytes: [UInt8]
  }

  /// - Parameter unsaved: the texts that the run has read instead of those on disk.
  init(_ run: PreparedRun, _ unsaved: [UnsavedFile], fixesUnsavedOnly: Bool) {
    self.run = run
    reader = FileReader(knownRules: run.options.selection.knownIDs)
    texts = unsaved.map { EditedText(file: run.reading.files.index(of: $0), path: $0.path, bytes: $0.bytes) }
    run.project.trackDependencies(fixing: fixesUnsavedOnly ? run.parts(of: Set(texts.compactMap(\.file))) : nil)
    judgements = Judgements(of: run.project, by: run.policy.rules)
  }

  /// The findings with the texts as they are now.
  /// - Returns: nil where more has changed than the code of files that are known; the run is over then.
  func report(unsaved: [UnsavedFile], about paths: Set<String>?) -> LintReport? {
    guard unsaved.map(\.path) == texts.map(\.path) else { return nil }
    for (index, text) in unsaved.enumerated() where text.bytes != texts[index].bytes {
      texts[index].bytes = text.bytes
      guard let file = texts[index].file else { continue }
      guard let change = run.replace(file, with: text.bytes, &reader) else { return nil }
      judgements.renew(after: change, in: run.project)
    }
    return report(about: paths)
  }

  func report(about paths: Set<String>?) -> LintReport {
    run.restart(about: paths)
    return run.report(of: judgements.findings(inFiles: run.reportedProjectFiles))
  }
}

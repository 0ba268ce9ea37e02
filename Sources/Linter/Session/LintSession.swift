/// One project, linted again and again while it is edited: what has not changed is not read again, and what does not depend
/// on the change is not judged again.
///
/// The findings are those of a fresh run on the same texts. Belongs to one thread.
public final class LintSession {
  private let roots: [String]
  private var options: LintOptions
  private let fixesUnsavedOnly: Bool
  private let store = ReadingStore()
  private var discovery: Discovery?
  private var edited: EditedRun?

  /// - Parameters:
  ///   - roots: the folders that belong together.
  ///   - fixesUnsavedOnly: whether findings may be without their fixes where they are in files that no editor holds.
  public init(roots: [String], options: LintOptions, fixesUnsavedOnly: Bool = false) {
    self.roots = roots
    self.fixesUnsavedOnly = fixesUnsavedOnly
    self.options = options
    self.options.store = store
  }

  /// Has the disk looked at again: files may have come, gone or changed.
  public func refresh() {
    discovery = nil
    edited = nil
    store.distrust()
  }

  /// The findings of some files, or of all.
  /// - Parameter unsaved: the texts that editors hold.
  public func report(unsaved: [UnsavedFile], about paths: Set<String>? = nil) -> LintReport {
    if let report = edited?.report(unsaved: unsaved, about: paths) { return report }
    edited = nil
    let discovery =
      self.discovery ?? Discovery(roots, context: options.context, heedsIgnoreFiles: options.heedsIgnoreFiles)
    self.discovery = discovery
    var timing = Timing()
    do throws(PreparedRun.Refusal) {
      let run = try PreparedRun(
        inOrder: discovery.files.replacing(unsaved), discovery.plan.units, options, errors: discovery.errors,
        warnings: discovery.plan.warnings, edited: unsaved, &timing)
      let edited = EditedRun(run, unsaved, fixesUnsavedOnly: fixesUnsavedOnly)
      self.edited = edited
      return edited.report(about: paths)
    } catch {
      return LintReport(files: [], findings: [], configurationProblems: error.problems)
    }
  }
}

/// One project, linted again and again while it is edited: what has not changed is not read again.
///
/// The findings are those of a fresh run on the same texts. Belongs to one thread.
public final class LintSession {
  private let roots: [String]
  private var options: LintOptions
  private let store = ReadingStore()
  private var discovery: Discovery?

  /// - Parameter roots: the folders that belong together.
  public init(roots: [String], options: LintOptions) {
    self.roots = roots
    self.options = options
    self.options.store = store
  }

  /// Has the disk looked at again: files may have come, gone or changed.
  public func refresh() {
    discovery = nil
    store.distrust()
  }

  /// The findings of some files, or of all.
  /// - Parameter unsaved: the texts that editors hold.
  public func report(unsaved: [UnsavedFile], about paths: Set<String>? = nil) -> LintReport {
    let discovery = self.discovery ?? Discovery(roots, context: options.context)
    self.discovery = discovery
    options.reportedPaths = paths
    return lint(discovery, unsaved: unsaved, options)
  }
}

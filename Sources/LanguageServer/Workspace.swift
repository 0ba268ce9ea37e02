import Linter
import Rules

/// The folders and the open texts of an editor, and what is found in them.
final class Workspace {
  private(set) var documents: [String: OpenDocument] = [:]
  private var roots: [String]
  /// By root; a text outside of all of them belongs to the folder of its project.
  private var sessions: [String: LintSession] = [:]
  /// The roots to be linted again.
  private var changedRoots: Set<String> = []
  /// By the address of an open document.
  private(set) var findings: [String: [ReportedFinding]] = [:]
  private var problemsByRoot: [String: [ConfigurationProblem]] = [:]
  /// What was found when it was looked for, by root: one that can't be read excuses nothing.
  private var baselines: [String: Result<Baseline, ConfigurationProblem>] = [:]
  private let progress: ReadingProgress

  init(roots: [String], _ progress: ReadingProgress) {
    self.roots = roots
    self.progress = progress
  }

  /// What is wrong with configurations and baselines.
  var problems: [ConfigurationProblem] {
    let unreadable = baselines.sorted { $0.key < $1.key }.compactMap { _, result in
      if case .failure(let problem) = result { problem } else { nil }
    }
    return problemsByRoot.sorted { $0.key < $1.key }.flatMap(\.value) + unreadable
  }

  /// Whether something is to be linted again.
  var hasChanged: Bool { !changedRoots.isEmpty }

  // MARK: Folders

  /// What belonged to a removed folder may belong to another one now.
  func change(added: [String], removed: [String]) {
    roots = roots.filter { !removed.contains($0) } + added
    for root in removed {
      sessions[root] = nil
      problemsByRoot[root] = nil
    }
    for (address, document) in documents { documents[address]?.root = root(of: document.path) }
  }

  /// Has the disk looked at again.
  func refresh() {
    for session in sessions.values { session.refresh() }
    baselines = [:]
    changedRoots = Set(documents.values.map(\.root))
  }

  // MARK: Documents

  var documentsByPath: [String: OpenDocument] {
    Dictionary(documents.values.map { ($0.path, $0) }) { first, _ in first }
  }

  /// - Returns: whether nothing of the text's project was read before.
  func open(_ address: String, version: Int?, text: String) -> Bool {
    // A text that is on no disk has a name of its own.
    let path = FileAddress.path(of: address) ?? "untitled/" + address.split(separator: "/").joined(separator: "-")
    let root = root(of: path)
    documents[address] = OpenDocument(
      address: address, path: path, root: root, version: version, text: DocumentText(text))
    changedRoots.insert(root)
    return sessions[root] == nil
  }

  func change(_ address: String, _ change: (inout OpenDocument) -> Void) {
    guard var document = documents.removeValue(forKey: address) else { return }
    change(&document)
    changedRoots.insert(document.root)
    documents[address] = document
  }

  func close(_ address: String) {
    guard let document = documents.removeValue(forKey: address) else { return }
    findings[address] = nil
    changedRoots.insert(document.root)
  }

  // MARK: Findings

  /// Lints what has changed, as far as it belongs to open documents.
  func lint() {
    let byRoot = Dictionary(grouping: documents.values, by: \.root)
    for root in changedRoots {
      problemsByRoot[root] = nil
      if let documents = byRoot[root] { lint(documents, in: root) }
    }
    changedRoots = []
  }

  private func lint(_ documents: [OpenDocument], in root: String) {
    let report = session(for: root).report(
      unsaved: documents.sorted { $0.path < $1.path }.map { UnsavedFile(path: $0.path, bytes: $0.text.bytes) },
      about: Set(documents.map(\.path)))
    if !report.configurationProblems.isEmpty { problemsByRoot[root] = report.configurationProblems }
    let baseline = baseline(of: root)
    let byPath = Dictionary(grouping: report.findings) { $0.place.path }
    for document in documents {
      let found = byPath[document.path] ?? []
      findings[document.address] = baseline.unexcused(found)
    }
  }

  private func baseline(of root: String) -> Baseline {
    let result = baselines[root] ?? readBaseline(of: root)
    baselines[root] = result
    return (try? result.get()) ?? Baseline()
  }

  private func readBaseline(of root: String) -> Result<Baseline, ConfigurationProblem> {
    guard !root.isEmpty, let file = BaselineFile.nearest(from: root) else { return .success(Baseline()) }
    do throws(ConfigurationProblem) {
      return .success(try file.read())
    } catch {
      return .failure(error)
    }
  }

  private func session(for root: String) -> LintSession {
    if let session = sessions[root] { return session }
    var options = LintOptions(selection: RuleSelection())
    options.configuration = .nearest
    options.excludesNamedFiles = true
    options.progress = { [progress] in progress.advance($0, of: $1) }
    let session = LintSession(roots: root.isEmpty ? [] : [root], options: options, fixesUnsavedOnly: true)
    sessions[root] = session
    return session
  }

  /// The deepest of the roots that a path is in.
  private func root(of path: String) -> String {
    let around = roots.filter { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    if let deepest = around.max(by: { $0.utf8.count < $1.utf8.count }) { return deepest }
    return path.hasPrefix("/") ? Surroundings.projectFolder(of: path) : ""
  }
}

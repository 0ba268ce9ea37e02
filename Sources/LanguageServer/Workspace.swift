import Linter
import Rules

/// The folders and the open texts of an editor, and what is found in them.
final class Workspace {
  private(set) var documents: [String: OpenDocument] = [:]
  /// By root; a text outside of all of them belongs to the folder of its project.
  private var sessions: [String: LintSession] = [:]
  private var roots: [String] = []
  /// By the address of an open document.
  private(set) var findings: [String: [ReportedFinding]] = [:]
  /// What is wrong with configurations.
  private(set) var problems: [ConfigurationProblem] = []

  init(roots: [String]) {
    self.roots = roots
  }

  // MARK: Folders

  func change(added: [String], removed: [String]) {
    roots = roots.filter { !removed.contains($0) } + added
    for root in removed { sessions[root] = nil }
  }

  /// Has the disk looked at again.
  func refresh() {
    for session in sessions.values { session.refresh() }
  }

  // MARK: Documents

  func open(_ address: String, version: Int?, text: String) {
    // A text that is on no disk has a name of its own.
    let path = FileAddress.path(of: address) ?? "untitled/" + address.split(separator: "/").joined(separator: "-")
    documents[address] = OpenDocument(address: address, path: path, version: version, text: DocumentText(text))
  }

  func change(_ address: String, _ change: (inout OpenDocument) -> Void) {
    guard var document = documents[address] else { return }
    change(&document)
    documents[address] = document
  }

  func close(_ address: String) {
    documents[address] = nil
    findings[address] = nil
  }

  // MARK: Findings

  /// Lints what belongs to the open documents.
  func lint() {
    findings = [:]
    problems = []
    let byRoot = Dictionary(grouping: documents.values) { root(of: $0.path) }
    for (root, documents) in byRoot {
      let report = session(for: root).report(
        unsaved: documents.sorted { $0.path < $1.path }.map { UnsavedFile(path: $0.path, bytes: $0.text.bytes) },
        about: Set(documents.map(\.path)))
      problems += report.configurationProblems
      let byPath = Dictionary(grouping: report.findings) { $0.place.path }
      for document in documents { findings[document.address] = byPath[document.path] ?? [] }
    }
  }

  private func session(for root: String) -> LintSession {
    if let session = sessions[root] { return session }
    var options = LintOptions(selection: RuleSelection())
    options.configuration = .nearest
    options.excludesNamedFiles = true
    let session = LintSession(roots: root.isEmpty ? [] : [root], options: options)
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

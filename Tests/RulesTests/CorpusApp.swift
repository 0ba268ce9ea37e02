import Expectations
import Linter
import TestSupport

/// A folder of `TestCorpus`: one project, linted as the command line does it, with its manifests and its configuration.
struct CorpusApp {
  let name: String
  var files: [MarkedFile]
  /// What else there is, by path.
  var manifests: [String: String]

  init(_ name: String) {
    self.name = name
    files = Repository.corpus(name)
    manifests = Repository.manifests(of: name)
  }

  /// - Parameter rules: the rules to run; nil for all.
  func found(rules: Set<String>? = nil) throws -> [Found] {
    let folder = try TemporaryFolder(manifests)
    for file in files { try folder.write(file.bytes, to: file.path) }
    let steps = rules?.sorted().map { SelectionStep.select($0) } ?? [.select("all")]
    var options = LintOptions(selection: try RuleSelection(steps), jobs: 1)
    options.configuration = .nearest
    let report = lint(paths: ["\(folder.path)/TestCorpus/\(name)"], options: options)
    return report.findings.map { $0.found(below: folder.path) }
  }
}

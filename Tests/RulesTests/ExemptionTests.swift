import Expectations
import Foundation
import Linter
import Rules
import Testing

/// `TestCorpus/Exemptions.md`: which detail of an app keeps which rule silent.
@Suite("Exemptions in the test corpus")
struct ExemptionTests {
  static let document = Repository.root.appendingPathComponent("TestCorpus/Exemptions.md")
  private static let exemptions = (try? String(contentsOf: document, encoding: .utf8)).map(Exemption.all) ?? []

  @Test("a rule has more to say without what exempts", arguments: Set(exemptions.map(\.app)).sorted())
  func changed(_ app: String) throws {
    let files = Repository.corpus(app)
    let before = weights(of: try findings(in: files))
    for exemption in Self.exemptions where exemption.app == app {
      guard let changed = changed(files, by: exemption) else { continue }
      let after = weights(of: try findings(in: changed, rules: [exemption.rule]))
      #expect(
        after[exemption.rule, default: 0] > before[exemption.rule, default: 0],
        "'\(exemption)': the rule is as silent as before", sourceLocation: location(exemption))
    }
  }

  @Test("each rule of the catalogue is kept silent somewhere")
  func rules() {
    let exempted = Set(Self.exemptions.map(\.rule))
    #expect(Registry.rules.map { $0.identity.id }.filter { !exempted.contains($0) } == [])
  }

  /// By rule. Advice weighs less than a warning.
  private func weights(of findings: [ReportedFinding]) -> [String: Int] {
    findings.reduce(into: [:]) { sums, finding in sums[finding.rule, default: 0] += Int(finding.severity.rawValue) + 1 }
  }

  private func changed(_ files: [MarkedFile], by exemption: Exemption) -> [MarkedFile]? {
    var files = files
    for change in exemption.changes {
      guard let index = files.firstIndex(where: { $0.path == "TestCorpus/\(change.file)" }) else {
        Issue.record("there is no file '\(change.file)'", sourceLocation: location(exemption))
        return nil
      }
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      let removed = change.removed.joined(separator: "\n")
      let parts = text.components(separatedBy: removed)
      guard change.moved != nil || parts.count == 2 else {
        Issue.record(
          "'\(removed)' stands \(parts.count - 1) times in '\(change.file)'", sourceLocation: location(exemption))
        return nil
      }
      let path = change.moved.map { "TestCorpus/\($0)" } ?? files[index].path
      let new = change.moved == nil ? parts.joined(separator: change.added.joined(separator: "\n")) : text
      files[index] = MarkedFile(path: path, Array(new.utf8), document: files[index].document)
    }
    return files
  }

  private func location(_ exemption: Exemption) -> SourceLocation {
    SourceLocation(Failure(document: Self.document.path, line: exemption.line, ""))
  }
}

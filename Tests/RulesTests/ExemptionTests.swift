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

  private static let apps = Dictionary(uniqueKeysWithValues: Set(exemptions.map(\.app)).map { ($0, CorpusApp($0)) })
  private static let before = apps.mapValues { weights(of: (try? $0.found()) ?? []) }

  @Test("a rule has more to say without what exempts", arguments: exemptions)
  func changed(_ exemption: Exemption) throws {
    let app = try #require(Self.apps[exemption.app])
    guard let changed = changed(app, by: exemption) else { return }
    let after = Self.weights(of: try changed.found(rules: [exemption.rule]))
    #expect(
      after[exemption.rule, default: 0] > Self.before[exemption.app]?[exemption.rule] ?? 0,
      "'\(exemption)': the rule is as silent as before", sourceLocation: location(exemption))
  }

  @Test("each rule of the catalogue is kept silent somewhere")
  func rules() {
    let exempted = Set(Self.exemptions.map(\.rule))
    #expect(Registry.rules.map { $0.identity.id }.filter { !exempted.contains($0) } == [])
  }

  @Test("each exemption of a page is at work in an app", arguments: Repository.pages)
  func pages(_ page: Page) {
    let reasons = Self.exemptions.filter { $0.rule == page.name }.map(\.reason)
    let headings = page.examples.filter { $0.section == .exempt }.map(\.heading)
    #expect(headings.filter { heading in !reasons.contains { $0 == heading || $0.hasPrefix("\(heading): ") } } == [])
  }

  /// Advice weighs less than a warning.
  private static let weights = ["hint": 1, "warning": 2, "error": 3]

  /// By rule.
  private static func weights(of found: [Found]) -> [String: Int] {
    found.reduce(into: [:]) { sums, finding in sums[finding.rule, default: 0] += weights[finding.severity, default: 0] }
  }

  private func changed(_ app: CorpusApp, by exemption: Exemption) -> CorpusApp? {
    var app = app
    for change in exemption.changes {
      let path = "TestCorpus/\(change.file)"
      let index = app.files.firstIndex { $0.path == path }
      guard let text = index.map({ String(decoding: app.files[$0].bytes, as: UTF8.self) }) ?? app.manifests[path] else {
        Issue.record("there is no file '\(change.file)'", sourceLocation: location(exemption))
        return nil
      }
      let removed = change.removed.joined(separator: "\n")
      let parts = text.components(separatedBy: removed)
      guard change.moved != nil || parts.count == 2 else {
        Issue.record(
          "'\(removed)' stands \(parts.count - 1) times in '\(change.file)'", sourceLocation: location(exemption))
        return nil
      }
      let new = change.moved == nil ? parts.joined(separator: change.added.joined(separator: "\n")) : text
      let newPath = change.moved.map { "TestCorpus/\($0)" } ?? path
      if let index {
        app.files[index] = MarkedFile(path: newPath, Array(new.utf8), document: app.files[index].document)
      } else {
        app.manifests[path] = nil
        app.manifests[newPath] = new
      }
    }
    return app
  }

  private func location(_ exemption: Exemption) -> SourceLocation {
    SourceLocation(Failure(document: Self.document.path, line: exemption.line, ""))
  }
}

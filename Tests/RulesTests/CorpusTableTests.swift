import Expectations
import Foundation
import Rules
import Testing

/// The table in `TestCorpus/README.md` that says which rule is at work where.
@Suite("Table of the test corpus")
struct CorpusTableTests {
  private struct Row {
    let rule: String
    let reporting: [String]
    let exempting: [String]
  }

  @Test("there is a row for each rule")
  func rows() throws {
    #expect(try table().map(\.rule) == Registry.rules.map { $0.identity.id }, "one row for each rule, by id")
  }

  @Test("a file that the table names holds what it says")
  func files() throws {
    let files = Dictionary(grouping: Repository.corpusFolders.flatMap(Repository.corpus)) { name(of: String($0.path.dropFirst("TestCorpus/".count))) }
    let exemptions = try Exemption.all(in: String(contentsOf: ExemptionTests.document, encoding: .utf8))
    for row in try table() {
      for name in row.reporting {
        let rules = files[name, default: []].flatMap(\.marks).compactMap(\.expectation?.rule)
        #expect(rules.contains(row.rule), "\(name) expects no \(row.rule)")
      }
      let proven = Set(exemptions.filter { $0.rule == row.rule }.compactMap { $0.changes.first.map { self.name(of: $0.file) } })
      #expect(Set(row.exempting) == proven, "\(row.rule) is kept silent in \(proven.sorted())")
      #expect(!row.reporting.isEmpty, "\(row.rule) is at work nowhere")
    }
  }

  private func table() throws -> [Row] {
    let text = try String(contentsOf: Repository.root.appendingPathComponent("TestCorpus/README.md"), encoding: .utf8)
    return text.components(separatedBy: "\n## ").last.map(rows) ?? []
  }

  private func rows(of section: String) -> [Row] {
    section.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { quoted(in: String($0)) }
      guard cells.count == 3, let rule = cells[0].first else { return nil }
      return Row(rule: rule, reporting: cells[1], exempting: cells[2])
    }
  }

  /// What stands in backticks.
  private func quoted(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element) }
  }

  /// `PantryLegacy/Screens/ShelfScreen.swift` is `PantryLegacy/ShelfScreen`, and a manifest has its whole name.
  private func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    let name = parts[parts.count - 1]
    return "\(parts[0])/\(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)"
  }
}

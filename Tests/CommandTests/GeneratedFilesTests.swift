import Foundation
import Rules
import Testing

/// Files that a script writes from others.
@Suite("Generated text")
struct GeneratedFilesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("holds the pages of the rules as they are now")
  func pages() throws {
    let folder = Self.root.appendingPathComponent("rules")
    let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
    for page in pages {
      let rule = page.deletingPathExtension().lastPathComponent
      let expected = try String(contentsOf: page, encoding: .utf8)
      #expect(Pages.text(of: rule) == expected, "run .ci/generate-pages.py")
    }
    #expect(Pages.byRule.count == pages.count, "run .ci/generate-pages.py")
  }

  @Test("lists the rules in the README with their summaries")
  func readme() throws {
    let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let rows = Registry.rules.map { rule in
      let identity = rule.identity
      let page = "[`\(identity.id)`](rules/\(identity.id).md)"
      let severity = identity.isOnByDefault ? "\(identity.severity)" : "off (\(identity.severity))"
      return "| \(page) | \(identity.group.rawValue) | \(severity) | \(identity.summary) |\n"
    }
    let table = "| rule | group | | reports |\n| --- | --- | --- | --- |\n" + rows.joined()
    #expect(readme.contains("\n" + table + "\n"), "the table should be:\n\(table)")
  }
}

import Ownership
import SwiftTree
import Testing

@testable import Linter

@Suite("A file in parts")
struct FilePartsTests {
  private static let text = """
    import SwiftUI
    struct Page: View { var body: some View { Text("") } }
    struct Row: View { var body: some View { Text("") } }
    """

  @Test("is read anew as a whole where an import matters, and not while that of some framework is typed", arguments: [
    ("import Foundation", true), ("import Found", true), ("import", true), ("import Models", false),
    ("@_exported import Foundation", false), ("@testable import App", false), ("import Observation", false),
    ("import OpenSwiftUI", false), ("import WidgetKit", false), ("import XCTest", false),
  ])
  func imports(line: String, staysCut: Bool) {
    #expect((changes("import SwiftUI", "import SwiftUI\n\(line)") != nil) == staysCut)
  }

  @Test("has the parts read again whose text has changed, those around it not", arguments: [
    ("import SwiftUI", "import SwiftUI\n", [0]), ("struct Page", "struct Sheet", [1]), ("struct Row", "struct Line", [2]),
    ("Text(\"\") } }\nstruct Row", "Text(\"a\") } }\nstruct  Row", [1, 2]), ("struct Row", "enum More {}\nstruct Row", [1]),
  ])
  func changedParts(old: String, new: String, parts: [Int]) {
    #expect(changes(old, new)?.map(\.part) == parts)
  }

  private func changes(_ old: String, _ new: String) -> [FileParts.Change]? {
    var reader = FileReader(knownRules: [])
    let modules = HeededModules(of: [BuildUnit(modules: [Name("Models")])])
    var parts = FileParts(Array(Self.text.utf8), modules, &reader)
    return parts.replace(with: Array(Self.text.replacing(old, with: new).utf8), OwnWords(), &reader)
  }
}

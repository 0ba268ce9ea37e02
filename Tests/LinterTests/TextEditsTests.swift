import TestSupport
import Testing

@testable import Linter

@Suite("Edits of a text")
struct TextEditsTests {
  private static func applied(_ edits: [(Range<Int>, String)], to text: String) -> String {
    var all = TextEdits()
    let isAdded = all.add(edits.map { TextEdits.Edit(range: $0.0, text: $0.1) })
    #expect(isAdded)
    return String(decoding: all.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test("what is put before a range comes before what takes its place, in whichever order they are said")
  func touching() {
    #expect(Self.applied([(0..<0, "@State "), (0..<3, "private var")], to: "let a") == "@State private var a")
    #expect(Self.applied([(0..<3, "private var"), (0..<0, "@State ")], to: "let a") == "@State private var a")
    #expect(Self.applied([(3..<3, "x"), (3..<4, "")], to: "let a") == "letxa")
  }

  @Test("edits that touch those of another fix wait")
  func apart() {
    var edits = TextEdits()
    let added = [(0..<3, "var"), (2..<4, ""), (3..<3, " x"), (3..<4, "\t")].map { range, text in
      edits.add([TextEdits.Edit(range: range, text: text)])
    }
    #expect(added == [true, false, false, true])
    #expect(edits.edits.count == 2)
  }

  @Test("a file that has changed meanwhile is left alone")
  func changedMeanwhile() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 2\n"])
    let file = FixedFile(path: folder.path + "/A.swift", old: Array("let a = 1\n".utf8), new: Array("let b = 1\n".utf8))
    do throws(FixedFile.WritingError) {
      try file.write()
      Issue.record("it is written")
    } catch {
      guard case .changedMeanwhile = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(try folder.text("A.swift") == "let a = 2\n")
    #expect(try folder.entries() == ["A.swift"])
  }
}

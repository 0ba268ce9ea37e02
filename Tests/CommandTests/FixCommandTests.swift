import Foundation
import TestSupport
import Testing

@Suite("custody fix")
struct FixCommandTests {
  private static let superfluous = "let a = 1\r\n  // custody:disable:next missing-bindable - x\r\nlet b = 2 // custody:disable:this work - y\r\nlet c = 3"

  @Test("applies safe fixes, keeps line endings, the byte-order mark and permissions, and finds nothing the second time")
  func safeFixes() throws {
    let folder = try TemporaryFolder(["A.swift": "\u{FEFF}" + Self.superfluous.replacing("this work", with: "this work-in-body"), "B.swift": "let d = 4\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/A.swift")
    let result = try Custody.run("fix", in: folder)
    #expect(result.exitCode == 0)
    #expect(result.errorOutput == "custody: 2 fixes applied in 1 file; no findings in 2 files\n")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/A.swift"))
    #expect(bytes == Data("\u{FEFF}let a = 1\r\nlet b = 2\r\nlet c = 3".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/A.swift")
    #expect(attributes[.posixPermissions] as? Int == 0o755)
    #expect(try Custody.run("fix", in: folder).errorOutput.hasPrefix("custody: no fixes applied in no files"))
    #expect(try folder.entries().sorted() == ["A.swift", "B.swift"])
  }

  @Test("prints a patch that git applies, and writes nothing")
  func patch() throws {
    let lines = (0..<40).map { "let a\($0) = \($0)\($0.isMultiple(of: 9) ? " // custody:disable:this work-in-body" : "")" }
    let text = lines.joined(separator: "\n")
    let folder = try TemporaryFolder(["Sub/A file.swift": text])
    let result = try Custody.run("fix", "--diff", in: folder)
    #expect(try folder.text("Sub/A file.swift") == text)
    try folder.write(result.output, to: "change.patch")
    let applied = try Execution("git", ["apply", "change.patch"], in: folder)
    #expect(applied.exitCode == 0, "\(applied.errorOutput)\(result.output)")
    #expect(try Custody.run("Sub", in: folder).errorOutput == "custody: no findings in 1 file\n")
  }

  @Test("is bounded by rules, baseline and changed lines")
  func scope() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1 // custody:disable:this work-in-body\n", "B.swift": "let b = \"\n"])
    #expect(try Custody.run("--write-baseline", in: folder).exitCode == 0)
    // What the baseline excuses is not left to be done either.
    #expect(try Custody.run("fix", in: folder).exitCode == 0)
    #expect(try Custody.run("fix", "--diff", "--no-baseline", in: folder).exitCode == 1)
    #expect(try Custody.run("fix", in: folder).errorOutput.hasPrefix("custody: no fixes"))
    #expect(try Custody.run("fix", "--no-baseline", in: folder).errorOutput.hasPrefix("custody: 1 fix "))
  }

  @Test("asks only on a terminal")
  func review() throws {
    let result = try Custody.run("fix", "--review", in: TemporaryFolder(["A.swift": ""]))
    #expect(result.exitCode == 2)
    #expect(result.errorOutput.contains("--review asks on a terminal"))
  }

  @Test("writes suppressions with their reason, indented, several on one line")
  func suppressions() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
        import SwiftUI
        @Observable final class Document { var name = "" }
        struct Field: View {
          let document: Document
          let other: Document
          var body: some View {
            HStack { TextField("", text: $document.name); TextField("", text: $other.name) }
          }
        }

        """
    ])
    let result = try Custody.run("lint", "--add-suppressions=seen in review", in: folder)
    #expect(result.errorOutput.contains("1 suppression applied in 1 file"))
    #expect(try folder.text("A.swift").contains("\n    // custody:disable:next missing-bindable - seen in review\n    HStack"))
    #expect(try Custody.run(in: folder).exitCode == 0)
    #expect(try Custody.run("--add-suppressions= ", in: folder).exitCode == 2)
  }
}

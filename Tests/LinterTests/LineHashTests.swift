import Testing

@testable import Linter

@Suite("GitHub's hashes of lines")
struct LineHashTests {
  @Test(
    "are those that its upload action computes",
    arguments: [
      ("", ["c129715d7a2bc9a3:1"]),
      (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
    ])
  func vectors(text: String, hashes: [String]) {
    #expect(LineHashes.hashes(of: Array(text.utf8)[...]) == hashes)
  }

  @Test("begin with the line and go on for a hundred characters")
  func firstLine() {
    #expect(LineHashes.hashes(of: Array("let a = x as! Int\n".utf8)[...]).first == "f179c31b5f890b18:1")
  }

  @Test("are the same for all line endings")
  func lineEndings() {
    let hashes = ["a\nb\n", "a\r\nb\r\n", "a\rb\r"].map { LineHashes.hashes(of: Array($0.utf8)[...]) }
    #expect(hashes[1] == hashes[0])
    #expect(hashes[2] == hashes[0])
  }

  @Test("number equal lines")
  func equalLines() {
    let text = String(repeating: "let wordsThatAreRepeated = 1\n", count: 8)
    let hashes = LineHashes.hashes(of: Array(text.utf8)[...])
    #expect(hashes[0].hasSuffix(":1"))
    #expect(hashes[1] == hashes[0].dropLast() + "2")
  }

  @Test("are one for each line of the table", arguments: ["", "a", "a\n", "\n\n", "a\r\n\r\nb", "a\r \nb"])
  func counts(text: String) {
    let bytes = Array(text.utf8)[...]
    let lines = LineTable(bytes)
    #expect(LineHashes.hashes(of: bytes).count == lines.line(at: bytes.count) + 1)
  }
}

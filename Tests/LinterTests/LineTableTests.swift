import Robustness
import Testing

@testable import Linter

@Suite("Lines and columns")
struct LineTableTests {
  @Test(
    "lines end at \\n, \\r\\n or a lone \\r",
    arguments: [("a\nbc", 2, 2), ("a\r\nbc", 3, 2), ("a\rbc", 2, 2), ("a\n\r\nbc", 4, 3), ("a\r\rbc", 3, 3)])
  func lineEnds(text: String, offset: Int, line: Int) {
    #expect(position(at: offset, in: text) == Position(line: line, column: 1, offset: offset))
  }

  @Test("columns count UTF-8 bytes, UTF-16 units and characters")
  func columns() {
    let text = "let s = \"😀漢e\u{301}\"; let b = y as! String"
    let expected = Position(line: 1, column: 33, offset: 32, utf16Column: 28, characterColumn: 26)
    #expect(position(at: 32, in: text) == expected)
  }

  @Test("the end of a text is a position of its last line")
  func end() {
    #expect(position(at: 2, in: "a\n") == Position(line: 2, column: 1, offset: 2))
    #expect(position(at: 0, in: "") == Position(line: 1, column: 1, offset: 0))
  }

  @Test("lines are found wherever their ends stand among tabs and letters of many bytes")
  func everywhere() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ -> UInt8 in
        [9, 10, 11, 13, 13, 14, 32, 97, 0x80, 0x8A, 0xFF][Int.random(in: 0...10, using: &random)]
      }
      let ends = bytes.indices.filter { bytes[$0] == 10 || bytes[$0] == 13 && !bytes[$0...].starts(with: [13, 10]) }
      let table = LineTable(bytes[...])
      #expect((0..<table.count).dropLast().map { table.end(ofLine: $0, in: bytes[...]) } == ends.map { $0 + 1 }, "\(bytes)")
    }
  }

  private func position(at offset: Int, in text: String) -> Position {
    let bytes = Array(text.utf8)[...]
    return LineTable(bytes).position(at: offset, in: bytes)
  }
}

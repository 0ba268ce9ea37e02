import Robustness
import SwiftTree
import Testing

/// Ten megabytes without a line break.
@Suite("Robust: a long line")
struct LongLineTests {
  private static let size = 10_000_000

  @Test("as one string") func string() { expectSoundTree(of: line("x = \"", "a", "\""), "string") }

  @Test("as one comment") func comment() { expectSoundTree(of: line("// ", "a", ""), "comment") }

  @Test("as one name") func name() { expectSoundTree(of: line("x = ", "abcdefgh", ""), "name") }

  @Test("as blanks") func blanks() { expectSoundTree(of: line("x = ", "        ", "1"), "blanks") }

  @Test("as long strings in an array") func array() {
    let text = String(repeating: "a", count: 1_000)
    expectSoundTree(of: line("x = [", "\"\(text)\", ", "]"), "array")
  }

  #if !DEBUG
    @Test("as numbers") func numbers() { expectSoundTree(of: line("x = [", "1, ", "]"), "numbers") }

    @Test("as statements") func statements() { expectSoundTree(of: line("", "a.b(c);", ""), "statements") }
  #endif

  private func line(_ head: String, _ unit: String, _ end: String) -> [UInt8] {
    let unit = Array(unit.utf8)
    var bytes = Array(head.utf8)
    bytes.reserveCapacity(LongLineTests.size + unit.count)
    while bytes.count < LongLineTests.size { bytes += unit }
    return bytes + Array(end.utf8)
  }
}

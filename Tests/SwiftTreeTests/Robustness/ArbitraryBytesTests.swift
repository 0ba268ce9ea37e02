import Robustness
import SwiftTree
import Testing

/// What is no Swift at all, or no text.
@Suite("Robust: arbitrary bytes")
struct ArbitraryBytesTests {
  @Test("random bytes", arguments: 0..<20)
  func randomBytes(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<10 {
      let count = Int.random(in: 0...400, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      expectSoundTree(of: bytes, "\(bytes)")
    }
  }

  @Test("random tokens", arguments: 0..<20)
  func randomTokens(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<10 {
      let count = Int.random(in: 0...200, using: &generator)
      let words = (0..<count).map { _ in Vocabulary.words.randomElement(using: &generator) ?? "" }
      expectSoundTree(of: words.joined(separator: Bool.random(using: &generator) ? " " : ""))
    }
  }

  @Test(
    "invalid UTF-8",
    arguments: [
      [0x80], [0xBF, 0x80], [0xC0, 0xAF], [0xC2], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xF5, 0x80, 0x80, 0x80],
      [0xFE], [0xFF], [0xFF, 0xFE, 0x6C, 0x00], [0xEF, 0xBB], [0xEF, 0xBB, 0xBF], [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    for place in ["", "let ", "let x", "\"", "/* ", "// ", "/", "`", "$", "x +", "\"\\(", "#", "@"] {
      expectSoundTree(of: Array(place.utf8) + bytes, "\(bytes) behind \(place)")
      expectSoundTree(of: Array(place.utf8) + bytes + Array("x = 1\n\"".utf8), "\(bytes) within \(place)")
    }
  }

  @Test("zero bytes", arguments: ["", "let ", "let x", "\"a", "/* ", "// ", "x = /", "`a", "$", "x +", "\"\\(", "#", "\"\"\"\n", "#/", "<#", "1."])
  func zeroBytes(_ place: String) {
    for count in [1, 2, 7, 8, 9, 63, 64, 65, 200] {
      let zeros = Array(repeating: UInt8(0), count: count)
      expectSoundTree(of: Array(place.utf8) + zeros, "\(count) behind \(place)")
      expectSoundTree(of: Array(place.utf8) + zeros + Array("\" */ x = 1".utf8), "\(count) within \(place)")
    }
  }

  @Test("every byte alone, twice, and between others")
  func everyByte() {
    for byte in UInt8.min...UInt8.max {
      expectSoundTree(of: [byte], "\(byte)")
      expectSoundTree(of: [byte, byte], "\(byte) twice")
      expectSoundTree(of: Array("let x".utf8) + [byte] + Array("y = 1".utf8), "\(byte) in a name")
    }
  }
}

import Testing

@testable import Linter

@Suite("Fingerprints")
struct FingerprintTests {
  @Test("stay when code is inserted above, and when the line is indented or commented")
  func stability() {
    let changed = "import A\n\n\t let a  =  f( /* why */ \"\n"
    #expect(fingerprint("let a = f(\"\n") == fingerprint(changed))
  }

  @Test("change with the tokens of the line")
  func tokens() {
    #expect(fingerprint("let a = f(\"\n") != fingerprint("let a = g(\"\n"))
  }

  @Test("change with the path")
  func paths() {
    #expect(fingerprint("let a = \"\n") != fingerprint("let a = \"\n", path: "B.swift"))
  }

  @Test("of two wrong words in one comment differ")
  func comments() {
    let findings = lint([SourceFile(path: "A.swift", bytes: Array("// custody:disable:next one, two\n".utf8))]).findings
    #expect(Set(findings.map(\.fingerprint)).count == 2)
  }

  @Test("are 16 hexadecimal digits that no release changes")
  func stableValue() {
    let value = Fingerprint(rule: "state-from-parameter", path: "A.swift", tokens: Array("let\0a\0".utf8)).text
    #expect(value == "9aad9caa128f8d71")
  }

  private func fingerprint(_ text: String, path: String = "A.swift") -> String? {
    lint([SourceFile(path: path, bytes: Array(text.utf8))]).findings.first { $0.rule == "syntax-error" }?.fingerprint
  }
}

import Linter
import Robustness
import TestSupport
import Testing

@Suite("A session")
struct LintSessionTests {
  /// Words and characters come and go, mostly within code, so that the session can keep what it knows.
  @Test("finds what a fresh run finds, whatever is typed", arguments: ["PantryLegacy", "TrailsObservation", "KitchenHalfway"])
  func typing(app: String) throws {
    let files = CorpusFile.all.filter { $0.path.hasPrefix(app) && $0.path.hasSuffix(".swift") }
    let folder = try TemporaryFolder()
    for file in files { try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.path) }
    var options = LintOptions(selection: try RuleSelection([.select("all")]), jobs: 1)
    let session = LintSession(roots: [folder.path], options: options)
    let words = files.flatMap { LintSessionTests.words(in: $0.bytes).map(\.text) }
    var generator = SeededGenerator(seed: 31)
    for step in CorpusFile.sample(of: 600, inDebug: 20) {
      let file = files[step % 3]
      var bytes = file.bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) { edit(&bytes, words, &generator) }
      let unsaved = [UnsavedFile(path: folder.path + "/" + file.path, bytes: bytes)]
      options.unsaved = unsaved
      let fresh = lint(paths: [folder.path], options: options)
      #expect(session.report(unsaved: unsaved).findings == fresh.findings, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private static let pieces = [" ", ".", "()", "{ }", " = ", "$", "!", "\n", "0", "&", "\"", "@State var more = 0\n"]

  private func edit(_ bytes: inout [UInt8], _ words: [[UInt8]], _ generator: inout SeededGenerator) {
    guard let word = LintSessionTests.words(in: bytes).randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(word.range)
    case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator)?.utf8.map { $0 } ?? [], at: word.range.upperBound)
    default: bytes.replaceSubrange(word.range, with: words.randomElement(using: &generator) ?? [])
    }
  }

  private static func words(in bytes: [UInt8]) -> [(range: Range<Int>, text: [UInt8])] {
    let isWord = { (byte: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "$") }
    return bytes.split { !isWord($0) }.map { ($0.indices, Array($0)) }
  }
}

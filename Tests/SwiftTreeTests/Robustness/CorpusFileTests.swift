import Robustness
import SwiftTree
import Testing

/// Files of `TestCorpus`, whole and damaged: a tree comes out, its ranges are inside the file, children inside parents.
@Suite("Robust: corpus files")
struct CorpusFileTests {
  @Test("tokens and trivia, joined, are the file", arguments: CorpusFile.all)
  func joinedBack(_ file: CorpusFile) {
    let tree = expectSoundTree(of: file.bytes, "whole")
    #expect(joined(tree) == file.bytes)
  }

  @Test("a file may end behind any token", arguments: CorpusFile.all)
  func cut(_ file: CorpusFile) {
    let whole = Tree(file.bytes)
    for token in CorpusFile.sample(of: whole.tokenCount, inDebug: 24) {
      let end = whole.tokenEnd(token)
      expectSoundTree(of: Array(file.bytes[..<end]), "cut at \(end)")
    }
  }

  @Test("a file may end in the middle of a token", arguments: CorpusFile.all)
  func cutInToken(_ file: CorpusFile) {
    for end in CorpusFile.sample(of: file.bytes.count, inDebug: 12) {
      expectSoundTree(of: Array(file.bytes[..<end]), "cut at \(end)")
    }
  }

  @Test("any token may be missing", arguments: CorpusFile.all)
  func missingToken(_ file: CorpusFile) {
    let whole = Tree(file.bytes)
    for token in CorpusFile.sample(of: whole.tokenCount - 1, inDebug: 24) {
      let range = whole.tokenStart(token)..<whole.tokenEnd(token)
      var bytes = file.bytes
      bytes.removeSubrange(range)
      expectSoundTree(of: bytes, "without \(range)")
    }
  }

  @Test("any byte may be another one", arguments: CorpusFile.all)
  func changedByte(_ file: CorpusFile) {
    guard !file.bytes.isEmpty else { return }
    var generator = SeededGenerator(seed: UInt64(file.bytes.count))
    for _ in CorpusFile.sample(of: 400, inDebug: 16) {
      let offset = Int.random(in: file.bytes.indices, using: &generator)
      var bytes = file.bytes
      bytes[offset] = UInt8.random(in: 0...255, using: &generator)
      expectSoundTree(of: bytes, "\(bytes[offset]) at \(offset)")
    }
  }

  @Test("one tree can read file after file", arguments: [CorpusFile.all])
  func readAgain(_ files: [CorpusFile]) {
    var tree = Tree()
    for file in files {
      tree.parse(file.bytes)
      let fresh = Tree(file.bytes)
      #expect(TreeInvariants.violations(of: tree, of: file.bytes).isEmpty, "\(file)")
      #expect(tree.nodes.count == fresh.nodes.count && tree.tokenCount == fresh.tokenCount, "\(file)")
    }
  }
}

import Ownership
import Robustness
import SwiftTree
import Testing

/// Facts and projects of files that are damaged, endless, or no Swift at all.
@Suite("Robust: facts")
struct RobustnessTests {
  @Test("corpus files, whole", arguments: CorpusFile.all)
  func whole(_ file: CorpusFile) {
    expectSoundFacts(of: file.bytes, "whole")
  }

  @Test("corpus files, cut behind a token", arguments: CorpusFile.all)
  func cut(_ file: CorpusFile) {
    let tree = Tree(file.bytes)
    for token in CorpusFile.sample(of: tree.tokenCount, inDebug: 20) {
      expectSoundFacts(of: Array(file.bytes[..<tree.tokenEnd(token)]), "cut at \(tree.tokenEnd(token))")
    }
  }

  @Test("corpus files, without one of their tokens", arguments: CorpusFile.all)
  func missingToken(_ file: CorpusFile) {
    let tree = Tree(file.bytes)
    for token in CorpusFile.sample(of: tree.tokenCount - 1, inDebug: 20) {
      let range = tree.tokenStart(token)..<tree.tokenEnd(token)
      var bytes = file.bytes
      bytes.removeSubrange(range)
      expectSoundFacts(of: bytes, "without \(range)")
    }
  }

  @Test("random tokens", arguments: 0..<20)
  func randomTokens(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<10 {
      let count = Int.random(in: 0...200, using: &generator)
      let words = (0..<count).map { _ in Vocabulary.words.randomElement(using: &generator) ?? "" }
      let source = "import SwiftUI\n" + words.joined(separator: " ")
      expectSoundFacts(of: Array(source.utf8), source.debugDescription)
    }
  }

  @Test("one thing over and over", arguments: Shape.all)
  func shape(_ shape: Shape) {
    #if DEBUG
      let counts = [1, 2, 257, 2_000]
    #else
      let counts = [1, 2, 257, 200_000]
    #endif
    for count in counts { expectSoundFacts(of: shape.source(count), "\(count)") }
  }

  @Test("found inputs", arguments: FoundInputs.all)
  func found(_ input: FoundInput) {
    expectSoundFacts(of: input.bytes, input.cause)
  }
}

/// Reads any bytes, joins them to a project of their own, and expects of the facts what holds for those of every file.
private func expectSoundFacts(
  of source: [UInt8], _ what: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let facts = FileFacts(Tree(source))
  let violations = FactsInvariants.violations(of: facts, length: source.count)
  if !violations.isEmpty {
    Issue.record("\(what()): \(violations.joined(separator: "; "))", sourceLocation: sourceLocation)
  }
  let project = Project(files: [facts], units: [0])
  if project.declaredTypes.count > facts.types.count {
    Issue.record("\(what()): more types than were declared", sourceLocation: sourceLocation)
  }
}

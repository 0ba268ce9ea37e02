import Expectations
import Ownership
import SwiftTree
import Testing

/// What the project says about the lines that carry a `// fact:`, without any rule.
@Suite("Facts")
struct FactTests {
  @Test("the pages' facts hold", arguments: Repository.pages)
  func page(_ page: Page) {
    for example in page.examples { check(example.files) }
  }

  @Test("the corpus' facts hold", arguments: Repository.corpusFolders)
  func corpus(_ folder: String) {
    check(Repository.corpus(folder))
  }
}

/// A `// fact:` and the line that it is about.
struct LineFact {
  let mark: Mark
  let expected: [String: String]
  let index: Int
  /// The code of the line, in bytes of the file.
  let range: Range<Int>
}

extension MarkedFile {
  var facts: [LineFact] {
    var facts: [LineFact] = []
    var offset = 0
    for (index, line) in lines.enumerated() {
      for mark in line.marks {
        guard case .fact(let expected) = mark.kind else { continue }
        facts.append(LineFact(mark: mark, expected: expected, index: index, range: offset..<offset + line.text.count))
      }
      offset += line.text.count + line.ending.count
    }
    return facts
  }
}

/// Joins files to a project and compares what it says with the `// fact:` marks.
private func check(_ files: [MarkedFile]) {
  guard !files.flatMap(\.facts).isEmpty else { return }
  let files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  let modules = files.modules
  let project = Project(
    files: files.map { FileFacts(Tree($0.bytes)) },
    units: files.map { file in Int32(modules.firstIndex { $0.name == file.module } ?? 0) },
    builds: modules.map { BuildUnit(settings: $0.settings) })
  for (number, file) in files.enumerated() {
    for fact in file.facts {
      let place = Place(
        file: FileIndex(number), start: UInt32(fact.range.lowerBound), end: UInt32(fact.range.upperBound))
      let actual = facts(at: place, of: project)
      for (key, value) in fact.expected.sorted(by: { $0.key < $1.key }) where actual[key] != value {
        let failure = file.failure(
          at: fact.index, mark: fact.mark, "expected \(key)=\(value), but the project says \(actual[key] ?? "nothing")")
        Issue.record(Comment(rawValue: failure.text), sourceLocation: location(of: failure))
      }
    }
  }
}

private func location(of failure: Failure) -> SourceLocation {
  SourceLocation(
    fileID: failure.document.split(separator: "/").suffix(2).joined(separator: "/"), filePath: failure.document,
    line: failure.line, column: 1)
}

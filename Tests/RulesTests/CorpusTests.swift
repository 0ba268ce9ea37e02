import Expectations
import Rules
import Testing

@Suite("Test corpus")
struct CorpusTests {
  @Test("a folder holds the findings that its lines say", arguments: Repository.corpusFolders)
  func folder(_ folder: String) throws {
    try check(CorpusApp(folder))
  }

  @Test("each file says what it expects", arguments: Repository.corpusFolders)
  func marks(_ folder: String) {
    for file in Repository.corpus(folder) {
      let hasFindings = file.marks.contains { $0.rule != nil }
      #expect(hasFindings != file.expectsNothing, "\(file.path) needs marks or one 'expect-nothing'")
    }
  }

  @Test("each rule is at work in an app")
  func rules() {
    let files = Repository.corpusFolders.filter { $0 != "FrontEnd" }.flatMap(Repository.corpus)
    let expected = Set(files.flatMap(\.marks).compactMap(\.expectation?.rule))
    #expect(Set(Registry.rules.map { $0.identity.id }).subtracting(expected).sorted() == [])
  }
}

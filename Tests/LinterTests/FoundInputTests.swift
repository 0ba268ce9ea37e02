import Linter
import Robustness
import Testing

@Suite("Inputs that once were too much")
struct FoundInputTests {
  @Test("are linted by all rules", arguments: FoundInputs.all)
  func found(_ input: FoundInput) throws {
    let options = LintOptions(selection: try RuleSelection([.select("all")]), jobs: 1)
    #expect(lint([SourceFile(path: "A.swift", bytes: input.bytes)], options: options).errors.isEmpty)
  }
}

import TestSupport
import Testing

@testable import Linter

@Suite("SwiftLint's comments")
struct SwiftLintCommentTests {
  /// Which of the two properties of `count` and `other` is reported.
  private func reported(_ text: String, _ configuration: String) throws -> [String] {
    let view = "import SwiftUI\nstruct Field: View {\n\(text)\n  var body: some View { Toggle(\"\", isOn: $count); Toggle(\"\", isOn: $other) }\n}\n"
    let folder = try TemporaryFolder(["A.swift": view, ".custody.json": configuration])
    var options = LintOptions(selection: try RuleSelection([.select("state-not-private")]), jobs: 1)
    options.configuration = .nearest
    let report = lint(paths: [folder.path], options: options)
    #expect(report.configurationProblems.isEmpty)
    #expect(report.findings.allSatisfy { $0.rule == "state-not-private" }, "\(report.findings.map(\.message))")
    return report.findings.map(\.place.excerpt.marked)
  }

  private static let hears = "{suppressions: {swiftlint: true}}"

  @Test(
    "count for a rule that both have, where the configuration says so",
    arguments: [
      ("  // swiftlint:disable:next private_swiftui_state\n  @State var count = false\n  @State var other = false", ["other"]),
      ("  @State var count = false // swiftlint:disable:this private_swiftui_state - set by tests\n  @State var other = false", ["other"]),
      ("  // swiftlint:disable force_cast private_swiftui_state\n  @State var count = false\n  // swiftlint:enable private_swiftui_state\n  @State var other = false", ["other"]),
      ("  // swiftlint:disable all\n  @State var count = false\n  // swiftlint:enable all\n  @State var other = false", ["other"]),
      ("  // swiftlint:disable private_swiftui_state\n  @State var count = false\n  // custody:disable:next state-not-private - ours\n  @State var other = false", []),
      ("  // swiftlint:disable:next force_cast\n  @State var count = false\n  // swiftlint:disble:next private_swiftui_state\n  @State var other = false", ["count", "other"]),
    ])
  func effect(text: String, expected: [String]) throws {
    #expect(try reported(text, Self.hears) == expected)
    #expect(try reported(text, "{}").first == "count")
  }
}

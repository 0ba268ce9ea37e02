import Linter
import Rules

/// The findings that each format shows in its snapshot: two on one line; a range over lines; a related place in another
/// file; a fix; other characters than ASCII before the column; a path with a space; each severity.
enum Fixture {
  static let empty = LintReport(files: [], findings: [])

  /// Not the catalogue, so that the snapshots don't change with it. The first has a page.
  static let rules = [
    RuleIdentity("observed-object-created", .ownership, .error, "an observed object that the view makes itself is lost"),
    RuleIdentity("state-not-private", .ownership, .warning, "state that others can set is theirs and the view's"),
    RuleIdentity("multiple-state-objects", .ownership, .hint, on: false, "many owned models in one view"),
  ]

  static let report = LintReport(
    files: ["App/Form.swift", "App/My Form.swift", "App/Quiet & <Clean>.swift", "App/Ünï.swift"].map {
      SourceFile(path: $0, bytes: [])
    },
    findings: [
      ReportedFinding(
        rule: "observed-object-created", severity: .error,
        message: "'model' is made again whenever the parent is evaluated; own it with @StateObject",
        place: place("App/Form.swift", line: 3, "  @ObservedObject var model = ", "Model()", "\t// new"),
        fingerprint: "9f3c000000000001", lineHash: "f179c31b5f890b18:1",
        fixes: [
          ReportedFix(
            title: "Own it with @StateObject", isSafe: false,
            edits: [
              ReportedEdit(at: place("App/Form.swift", line: 3, "  ", "@ObservedObject", " var"), text: "@StateObject"),
              ReportedEdit(at: place("Models/Model.swift", line: 112, "final class Model", "", ""), text: ""),
            ]),
          ReportedFix(
            title: "Receive it", isSafe: true,
            edits: [
              ReportedEdit(at: place("App/Form.swift", line: 3, "  @ObservedObject var model", " = Model()", ""), text: "")
            ]),
        ],
        related: [
          ReportedRelated(
            place: place("Models/Model.swift", line: 112, "final class ", "Model", ": ObservableObject {"),
            message: "'Model' is declared here")
        ]),
      ReportedFinding(
        rule: "state-not-private", severity: .warning, message: "'model' can be set from outside, 100 % sure; [a|b]",
        place: place("App/Form.swift", line: 3, "  @ObservedObject var model = ", "Model()", "\t// new"),
        fingerprint: "9f3c000000000002"),
      ReportedFinding(
        rule: "multiple-state-objects", severity: .hint, message: "many \"owned\" models\\",
        place: ReportedPlace(
          path: "App/My Form.swift", start: Position(line: 7, column: 2, offset: 90),
          end: Position(line: 9, column: 3, offset: 140),
          excerpt: Excerpt(before: "\t", marked: "struct Form: View {", after: "")),
        fingerprint: "9f3c000000000003"),
      ReportedFinding(
        rule: "missing-bindable", severity: .error, message: "'😀' has no binding",
        place: place("App/Ünï.swift", line: 1, "let s = \"😀漢e\u{301}\"; ", "$b\u{1B}[2J", ""),
        fingerprint: "9f3c000000000004"),
    ], suppressedCount: 3, errors: [FileError(path: "App/Gone.swift", reason: "Permission denied")])

  private static func place(
    _ path: String, line: Int, _ before: String, _ marked: String, _ after: String
  ) -> ReportedPlace {
    ReportedPlace(
      path: path, start: position(line: line, after: before), end: position(line: line, after: before + marked),
      excerpt: Excerpt(before: before, marked: marked, after: after))
  }

  private static func position(line: Int, after text: String) -> Position {
    let column = text.utf8.count + 1
    return Position(
      line: line, column: column, offset: 40 * line + column, utf16Column: text.utf16.count + 1,
      characterColumn: text.count + 1)
  }
}

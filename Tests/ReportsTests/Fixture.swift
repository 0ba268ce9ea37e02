import Linter
import Rules

/// The findings that each format shows in its snapshot: two on one line; a range over lines; a related place in another
/// file; a fix; other characters than ASCII before the column; a path with a space; each severity.
enum Fixture {
  static let empty = LintReport(fileCount: 0, findings: [])

  static let report = LintReport(
    fileCount: 12,
    findings: [
      ReportedFinding(
        rule: "observed-object-created", severity: .error,
        message: "'model' is made again whenever the parent is evaluated; own it with @StateObject",
        place: place("App/Form.swift", line: 3, "  @ObservedObject var model = ", "Model()", "\t// new"),
        fingerprint: "9f3c000000000001",
        fixes: [
          ReportedFix(
            title: "Own it with @StateObject", isSafe: false,
            edits: [ReportedEdit(start: 42, end: 57, text: "@StateObject")])
        ],
        related: [
          ReportedRelated(
            place: place("Models/Model.swift", line: 112, "final class ", "Model", ": ObservableObject {"),
            message: "'Model' is declared here")
        ]),
      ReportedFinding(
        rule: "state-not-private", severity: .warning, message: "'model' can be set from outside",
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
    let column = before.utf8.count + 1
    let offset = 40 * line + column
    let length = marked.utf8.count
    return ReportedPlace(
      path: path, start: Position(line: line, column: column, offset: offset),
      end: Position(line: line, column: column + length, offset: offset + length),
      excerpt: Excerpt(before: before, marked: marked, after: after))
  }
}

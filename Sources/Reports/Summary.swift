import Linter
import Rules

/// A run in one line, for people.
public enum Summary {
  /// `2 errors, 1 warning in 12 files (3 suppressed)`
  public static func line(of report: LintReport) -> String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.hint, "hint")]
      .map { (count: report.count($0), noun: $1) }.filter { $0.count > 0 }
    let findings = counts.isEmpty ? "no findings" : counts.map { count($0.count, $0.noun) }.joined(separator: ", ")
    let files = count(report.fileCount, "file")
    let hidden = [
      (report.suppressedCount, "suppressed"), (report.baselinedCount, "in the baseline"),
      (report.unchangedCount, "in unchanged lines"),
    ]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(findings) in \(files)" + (hidden.isEmpty ? "" : " (\(hidden.joined(separator: ", ")))")
  }

  /// `no files`, `1 file`, `2 files`
  /// - Parameter plural: where it is not the noun with an `s`.
  public static func count(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    switch count {
    case 1: "1 \(noun)"
    case 0: "no \(plural ?? noun + "s")"
    default: "\(count) \(plural ?? noun + "s")"
    }
  }
}

import Linter
import Rules

/// A run in one line, for people.
public enum Summary {
  /// `2 errors, 1 warning in 12 files (3 suppressed)`
  public static func line(of report: LintReport) -> String {
    let counts = [
      counted(report.count(.error), "error"), counted(report.count(.warning), "warning"),
      counted(report.count(.hint), "hint"),
    ].compactMap { $0 }
    let findings = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let files = counted(report.fileCount, "file") ?? "no file"
    let hidden = [(report.suppressedCount, "suppressed"), (report.baselinedCount, "in the baseline")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(findings) in \(files)" + (hidden.isEmpty ? "" : " (\(hidden.joined(separator: ", ")))")
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    switch count {
    case 0: nil
    case 1: "1 \(noun)"
    default: "\(count) \(noun)s"
    }
  }
}

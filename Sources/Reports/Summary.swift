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
    let suppressed = report.suppressedCount == 0 ? "" : " (\(report.suppressedCount) suppressed)"
    return "\(findings) in \(files)\(suppressed)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    switch count {
    case 0: nil
    case 1: "1 \(noun)"
    default: "\(count) \(noun)s"
    }
  }
}

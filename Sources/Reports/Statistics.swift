import Linter

/// Counts for people.
public enum Statistics {
  /// Findings by rule and by folder, the most frequent first.
  public static func text(of report: LintReport) -> String {
    let byRule = counts(report.findings.map(\.rule))
    let byFolder = counts(report.findings.map { folder(of: $0.place.path) })
    return table("by rule", byRule) + table("by folder", byFolder)
  }

  /// The stages of a run and its rules, the slowest first.
  public static func text(of timing: Timing) -> String {
    let stages = Timing.Stage.allCases.map { ($0.rawValue, timing.stages[$0] ?? 0) }
    let rules = timing.rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    let whole = stages.reduce(0) { $0 + $1.1 }
    let shared = [("what several rules ask", timing.sharedAnswers)]
    return share("by stage", stages, of: whole) + share("by rule", shared + rules, of: whole)
  }

  private static func counts(_ names: [String]) -> [(String, String)] {
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, "\($0.value)") }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func share(_ title: String, _ rows: [(String, Double)], of whole: Double) -> String {
    table(title, rows.map { ($0, "\(milliseconds($1)) ms  \(decimal(whole > 0 ? $1 / whole * 100 : 0)) %") })
  }

  private static func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000) }

  private static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func table(_ title: String, _ rows: [(String, String)]) -> String {
    if rows.isEmpty { return "" }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count + 2) + $1 + "\n" }
    return title + "\n" + lines.joined()
  }
}

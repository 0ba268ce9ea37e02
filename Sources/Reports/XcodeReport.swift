import Linter
import Rules

/// One line a finding, with an absolute path: what Xcode turns into issues. It shows source and fixes itself.
struct XcodeReport {
  let workingDirectory: String

  func bytes(of report: LintReport) -> [UInt8] {
    var text = ""
    for finding in report.findings {
      text += line(finding.place, finding.severity.compilerWord, "\(finding.message) [\(finding.rule)]")
      for related in finding.related { text += line(related.place, "note", related.message) }
    }
    return Array(text.utf8)
  }

  private func line(_ place: ReportedPlace, _ label: String, _ words: String) -> String {
    let path = place.path.absolute(from: workingDirectory)
    return "\(path):\(place.start.line):\(place.start.column): \(label): \(words)".printable + "\n"
  }
}

extension Severity {
  /// The words that the readers of compilers' messages know.
  var compilerWord: String {
    switch self {
    case .hint: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

import Linter
import Rules

/// Commands by which GitHub Actions shows findings at the lines of a change, and the text for whoever reads the log.
enum GitHubReport {
  static func bytes(of report: LintReport) -> [UInt8] {
    // The service keeps ten of each kind for a step: the gravest come first.
    let commands = report.findings.inOrderOfSeverity.map(command) + report.errors.map(command)
    let text = commands.joined() + Summary.line(of: report) + "\n"
    return Array(text.utf8) + TextReport(.plain).bytes(of: report)
  }

  private static func command(_ finding: ReportedFinding) -> String {
    let place = finding.place
    var properties = [("file", place.rootPath), ("line", "\(place.start.line)"), ("endLine", "\(place.end.line)")]
    if place.start.line == place.end.line {
      properties += [("col", "\(place.start.utf16Column)"), ("endColumn", "\(place.end.utf16Column)")]
    }
    properties.append(("title", "\(Tool.name) (\(finding.rule))"))
    return command(finding.severity == .hint ? "notice" : finding.severity.name, properties, finding.message)
  }

  private static func command(_ error: FileError) -> String {
    command("error", [("file", error.path), ("title", Tool.name)], "can't lint '\(error.path)': \(error.reason)")
  }

  private static func command(_ kind: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0)=\(escaped($1, by: propertyEscapes))" }.joined(separator: ",")
    return "::\(kind) \(list)::\(escaped(message, by: messageEscapes))\n"
  }

  private static let messageEscapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let propertyEscapes = messageEscapes.merging([":": "%3A", ",": "%2C"]) { first, _ in first }
}

/// Text in which some characters are replaced.
func escaped(_ text: String, by escapes: [Unicode.Scalar: String]) -> String {
  text.unicodeScalars.reduce(into: "") { escaped, scalar in escaped += escapes[scalar] ?? String(scalar) }
}

extension [ReportedFinding] {
  /// The gravest first; equally grave ones keep their order.
  var inOrderOfSeverity: [ReportedFinding] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}

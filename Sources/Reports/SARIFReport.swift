import Linter
import Rules

/// SARIF 2.1.0, with what GitHub's code scanning asks for: every rule has a help text, every location all four numbers.
struct SARIFReport {
  let rules: RuleDescriptions

  /// More results than this and GitHub refuses the whole file.
  private static let largestResultCount = 25_000

  func bytes(of report: LintReport) -> [UInt8] {
    let results = SARIFReport.results(of: report)
    let count = report.findings.count + (report.suppressed?.count ?? 0)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.array("runs") { writer in
        writer.object { writer in
          writer.object("tool") { writer in
            writer.object("driver") { $0.driver(with: rules.all) }
          }
          writer.member("columnKind", "utf16CodeUnits")
          writer.object("automationDetails") { $0.member("id", "\(Tool.name)/") }
          writer.array("invocations") { writer in
            writer.object { $0.invocation(of: report, leftOut: count - results.count) }
          }
          writer.key("results")
          writer.lines(results) { writer, result in
            writer.object { $0.result(result, ruleIndex: rules.index(of: result.finding.rule)) }
          }
        }
      }
    }
    writer.lineBreak()
    return writer.bytes
  }

  private static func results(of report: LintReport) -> [SARIFResult] {
    let isTooLarge = report.findings.count > largestResultCount
    let findings = isTooLarge ? Array(report.findings.inOrderOfSeverity.prefix(largestResultCount)) : report.findings
    guard let suppressed = report.suppressed else { return findings.map { SARIFResult(finding: $0, excuses: nil) } }
    // Either all results say whether they are suppressed, or none does (SARIF 2.1.0, 3.27.23).
    return findings.map { SARIFResult(finding: $0, excuses: []) }
      + suppressed.prefix(largestResultCount - findings.count).map { SARIFResult(finding: $0.finding, excuses: [$0.excuse]) }
  }
}

private struct SARIFResult {
  let finding: ReportedFinding
  /// Nil if nobody has asked.
  let excuses: [SuppressedFinding.Excuse]?
}

extension JSONWriter {
  fileprivate mutating func driver(with rules: [RuleDescription]) {
    member("name", Tool.name)
    member("semanticVersion", Tool.version)
    member("informationUri", Tool.home)
    key("rules")
    lines(rules) { writer, rule in writer.object { $0.rule(rule) } }
  }

  private mutating func rule(_ rule: RuleDescription) {
    let page = Tool.page(of: rule.id)
    member("id", rule.id)
    member("name", rule.name)
    object("shortDescription") { $0.member("text", rule.title) }
    object("fullDescription") { $0.member("text", rule.summary) }
    member("helpUri", page)
    object("help") { writer in
      writer.member("text", "\(rule.summary). See \(page)")
      writer.member("markdown", "\(rule.explanation ?? rule.summary)\n\n[Examples and exemptions](\(page))")
    }
    object("defaultConfiguration") { $0.member("level", rule.severity.compilerWord) }
    object("properties") { writer in
      writer.array("tags") { $0.value(rule.group) }
      writer.member("precision", rule.severity == .error ? "very-high" : "high")
      writer.member("problem.severity", rule.severity == .hint ? "recommendation" : rule.severity.name)
    }
  }

  /// - Parameter leftOut: how many results the file had no room for.
  fileprivate mutating func invocation(of report: LintReport, leftOut: Int) {
    member("executionSuccessful", report.errors.isEmpty)
    var notes = report.errors.map { (level: "error", text: "can't lint '\($0.path)': \($0.reason)") }
    if leftOut > 0 { notes.append(("warning", "\(leftOut) findings of the lowest severity are left out")) }
    if notes.isEmpty { return }
    array("toolExecutionNotifications") { writer in
      for note in notes {
        writer.object { writer in
          writer.member("level", note.level)
          writer.object("message") { $0.member("text", note.text) }
        }
      }
    }
  }

  fileprivate mutating func result(_ result: SARIFResult, ruleIndex: Int?) {
    let finding = result.finding
    member("ruleId", finding.rule)
    if let ruleIndex { member("ruleIndex", ruleIndex) }
    member("level", finding.severity.compilerWord)
    object("message") { $0.member("text", finding.message.capitalizedSentence) }
    array("locations") { writer in
      writer.object { $0.location(finding.place) }
    }
    if !finding.related.isEmpty {
      array("relatedLocations") { writer in
        for related in finding.related {
          writer.object { writer in
            writer.location(related.place)
            writer.object("message") { $0.member("text", related.message) }
          }
        }
      }
    }
    object("partialFingerprints") { writer in
      if !finding.lineHash.isEmpty { writer.member("primaryLocationLineHash", finding.lineHash) }
      writer.member("custody/v1", finding.fingerprint)
    }
    fixes(of: finding)
    if let excuses = result.excuses { suppressions(excuses) }
  }

  private mutating func suppressions(_ excuses: [SuppressedFinding.Excuse]) {
    array("suppressions") { writer in
      for excuse in excuses {
        writer.object { writer in
          switch excuse {
          case .comment(let reason):
            writer.member("kind", "inSource")
            writer.member("status", "accepted")
            if let reason { writer.member("justification", reason) }
          case .baseline:
            writer.member("kind", "external")
            writer.member("status", "accepted")
          }
        }
      }
    }
  }

  private mutating func location(_ place: ReportedPlace) {
    object("physicalLocation") { writer in
      writer.artifactLocation(place.rootPath)
      writer.object("region") { $0.region(place) }
    }
  }

  private mutating func artifactLocation(_ path: String) {
    object("artifactLocation") { $0.member("uri", path.uri) }
  }

  private mutating func region(_ place: ReportedPlace) {
    member("startLine", place.start.line)
    member("startColumn", place.start.utf16Column)
    member("endLine", place.end.line)
    member("endColumn", place.end.utf16Column)
  }

  private mutating func fixes(of finding: ReportedFinding) {
    if finding.fixes.isEmpty { return }
    array("fixes") { writer in
      for fix in finding.fixes {
        writer.object { writer in
          writer.object("description") { $0.member("text", fix.title) }
          writer.array("artifactChanges") { $0.changes(by: fix) }
        }
      }
    }
  }

  private mutating func changes(by fix: ReportedFix) {
    let files = Dictionary(grouping: fix.edits) { $0.place.rootPath }.sorted { $0.key < $1.key }
    for (path, edits) in files {
      object { writer in
        writer.artifactLocation(path)
        writer.array("replacements") { writer in
          for edit in edits {
            writer.object { writer in
              writer.object("deletedRegion") { $0.region(edit.place) }
              writer.object("insertedContent") { $0.member("text", edit.text) }
            }
          }
        }
      }
    }
  }
}

extension String {
  /// A relative reference: everything percent-encoded but letters, digits, `-._~` and the slashes.
  var uri: String {
    utf8.reduce(into: "") { uri, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }

  /// Messages have neither a capital nor a full stop; SARIF's are sentences.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

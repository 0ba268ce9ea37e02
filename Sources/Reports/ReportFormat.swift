import Linter

/// The forms in which findings can be written. The raw value is the word that `--format` takes.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case xcode
  case json
  case jsonLines = "jsonl"
  case sarif
  case github
  case gitlab
  case checkstyle
  case junit
  case reviewdog = "rdjson"
  case reviewdogLines = "rdjsonl"
  case swiftLint = "swiftlint-json"
  case azure
  case teamCity = "teamcity"
  case sonar

  /// The whole report in UTF-8; a document of its own where nothing was found too.
  public func bytes(of report: LintReport, in context: ReportContext = ReportContext()) -> [UInt8] {
    switch self {
    case .text: TextReport(context.style).bytes(of: report)
    case .xcode: XcodeReport(workingDirectory: context.workingDirectory).bytes(of: report)
    case .json: JSONReport.bytes(of: report)
    case .jsonLines: JSONLinesReport.bytes(of: report)
    case .sarif: SARIFReport(rules: context.rules).bytes(of: report)
    case .github: GitHubReport.bytes(of: report)
    case .gitlab: GitLabReport.bytes(of: report)
    case .checkstyle: CheckstyleReport.bytes(of: report)
    case .junit: JUnitReport.bytes(of: report)
    case .reviewdog: ReviewdogReport.bytes(of: report)
    case .reviewdogLines: ReviewdogReport.lines(of: report)
    case .swiftLint: SwiftLintReport(rules: context.rules, workingDirectory: context.workingDirectory)
      .bytes(of: report)
    case .azure: AzureReport.bytes(of: report)
    case .teamCity: TeamCityReport(rules: context.rules).bytes(of: report)
    case .sonar: SonarReport(rules: context.rules).bytes(of: report)
    }
  }
}

/// What a report needs to know of the run that it belongs to.
public struct ReportContext: Sendable {
  /// Only people's formats have one.
  public let style: TextStyle
  /// Absolute: where paths that are not begin.
  public let workingDirectory: String
  /// What can be found.
  public let rules: RuleDescriptions

  public init(
    style: TextStyle = .plain, workingDirectory: String = "/", rules: RuleDescriptions = RuleDescriptions()
  ) {
    self.style = style
    self.workingDirectory = workingDirectory
    self.rules = rules
  }
}

extension String {
  /// The path from the root of the file system.
  func absolute(from workingDirectory: String) -> String {
    if hasPrefix("/") { return self }
    return workingDirectory.hasSuffix("/") ? workingDirectory + self : workingDirectory + "/" + self
  }
}

import Linter
import Reports

/// A value of `--format`: `sarif`, or `sarif=findings.sarif` for a file of its own.
struct ReportOutput {
  let format: ReportFormat
  /// Nil for standard output.
  let file: String?

  /// What the options ask for; text if they ask for nothing.
  static func outputs(_ arguments: Arguments) throws(UsageError) -> [ReportOutput] {
    var outputs: [ReportOutput] = []
    for (option, value) in arguments.options where option == .format { outputs.append(try ReportOutput(value)) }
    if outputs.count(where: { $0.file == nil }) > 1 {
      throw UsageError(message: "only one --format goes to standard output; give others a file: --format sarif=FILE")
    }
    return outputs.isEmpty ? [ReportOutput(format: .text, file: nil)] : outputs
  }

  private init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file
  }

  private init(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportOutput.format(parts[0]) else {
      let words = ReportFormat.allCases.map(\.rawValue) + [ReportOutput.automatic]
      throw UsageError(
        message: "unknown format '\(parts[0])'\(Spelling.suggestion(for: parts[0], among: words)); there are "
          + words.joined(separator: ", "))
    }
    if parts.count > 1, parts[1].isEmpty { throw UsageError(message: "--format \(word) names no file") }
    self.init(format: format, file: parts.count > 1 ? parts[1] : nil)
  }

  private static let automatic = "auto"

  /// What each service sets where it runs a job.
  private static let services: [(variable: String, format: ReportFormat)] = [
    ("GITHUB_ACTIONS", .github), ("TF_BUILD", .azure), ("TEAMCITY_VERSION", .teamCity), ("XCODE_VERSION_ACTUAL", .xcode),
  ]

  private static func format(_ word: String) -> ReportFormat? {
    if word != automatic { return ReportFormat(rawValue: word) }
    return services.first { (Environment.value($0.variable) ?? "false") != "false" }?.format ?? .text
  }

  /// A file is written whole beside itself and then renamed: nobody ever sees half of it.
  func write(_ report: LintReport, in context: ReportContext) throws(SystemError) {
    guard let file else { return StandardStream.output.write(format.bytes(of: report, in: context)) }
    let plain = ReportContext(style: .plain, workingDirectory: context.workingDirectory)
    let bytes = format.bytes(of: report, in: plain)
    if let stream = StandardStream(path: file) { stream.write(bytes) } else { try FileSystem.replace(file, with: bytes) }
  }
}

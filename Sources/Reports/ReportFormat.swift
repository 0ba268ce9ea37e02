import Linter

/// The forms in which findings can be written.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json

  /// The whole report in UTF-8.
  /// - Parameter style: only people's formats have one.
  public func bytes(of report: LintReport, style: TextStyle = .plain) -> [UInt8] {
    switch self {
    case .text: TextReport(style).bytes(of: report)
    case .json: JSONReport.bytes(of: report)
    }
  }
}

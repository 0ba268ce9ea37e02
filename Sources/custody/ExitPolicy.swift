import Linter

/// When findings make a run fail.
struct ExitPolicy {
  private let isStrict: Bool
  private let mostWarnings: Int?
  private let neverFails: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    isStrict = arguments.has(.strict)
    neverFails = arguments.has(.exitZero)
    guard let word = arguments.value(.maxWarnings) else {
      mostWarnings = nil
      return
    }
    guard let number = Int(word), number >= 0 else {
      throw UsageError(message: "--max-warnings takes a number from 0 on, not '\(word)'")
    }
    mostWarnings = number
  }

  /// - Parameter staleCount: how many entries of the baseline excuse nothing.
  func code(of report: LintReport, staleCount: Int) -> ExitCode {
    if neverFails { return .success }
    let warningCount = report.count(.warning)
    let isTooMuch =
      report.count(.error) > 0 || isStrict && (warningCount > 0 || staleCount > 0)
      || mostWarnings.map { warningCount > $0 } ?? false
    return isTooMuch ? .findings : .success
  }
}

import Linter

/// How far a long run has come, on one line of the terminal that is erased in the end.
///
/// Unchecked: the linter calls `show` by one thread at a time, and `erase` is called after the last of these.
final class ProgressLine: @unchecked Sendable {
  private let start = FileSystem.monotonicSeconds
  private var lastShown = 0.0

  // In seconds. A run that is over in one needs no progress.
  private static let patience = 1.0
  private static let interval = 0.1

  /// Nil where nobody looks: standard error is no terminal, or a service runs the program.
  init?() {
    if !StandardStream.error.isTerminal || Environment.value("CI") != nil { return nil }
  }

  func show(_ done: Int, of total: Int) {
    let now = FileSystem.monotonicSeconds
    guard now - start >= ProgressLine.patience, now - lastShown >= ProgressLine.interval else { return }
    lastShown = now
    StandardStream.error.write(Array("\r\u{1B}[K\(done) of \(total) files".utf8))
  }

  func erase() {
    if lastShown > 0 { StandardStream.error.write(Array("\r\u{1B}[K".utf8)) }
  }
}

/// A finding that is not reported as such, and what excuses it.
public struct SuppressedFinding: Sendable, Equatable {
  public enum Excuse: Sendable, Equatable {
    /// a comment in the source, with the reason that it gives
    case comment(reason: String?)
    case baseline
  }

  public let finding: ReportedFinding
  public let excuse: Excuse

  public init(_ finding: ReportedFinding, by excuse: Excuse) {
    self.finding = finding
    self.excuse = excuse
  }
}

extension [SuppressedFinding] {
  /// By path, place and rule, as findings are.
  var inReportOrder: [SuppressedFinding] {
    sorted { left, right in
      let (a, b) = (left.finding, right.finding)
      if a.place.path != b.place.path { return a.place.path.utf8.lexicographicallyPrecedes(b.place.path.utf8) }
      return (a.place.start.offset, a.rule, a.place.end.offset, a.message)
        < (b.place.start.offset, b.rule, b.place.end.offset, b.message)
    }
  }
}

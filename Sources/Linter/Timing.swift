import Rules

/// What took how long, by the clock.
public struct Timing: Sendable, Equatable {
  public enum Stage: String, Sendable, CaseIterable {
    /// files into facts
    case reading
    /// facts into the project
    case joining
    case rules
    /// suppressions, places, words
    case reporting
  }

  /// In seconds.
  public private(set) var stages: [Stage: Double] = [:]
  /// What several rules ask and is answered once, in seconds.
  public private(set) var sharedAnswers = 0.0
  /// In seconds, by id.
  public private(set) var rules: [String: Double] = [:]
  private var last = FileSystem.monotonicSeconds

  /// Ends a stage, which began where the one before it ended.
  mutating func end(_ stage: Stage) {
    let now = FileSystem.monotonicSeconds
    stages[stage, default: 0] += now - last
    last = now
  }

  mutating func measureSharedAnswers(_ work: () -> Void) {
    let start = FileSystem.monotonicSeconds
    work()
    sharedAnswers = FileSystem.monotonicSeconds - start
  }

  mutating func measure<Result>(_ rule: any Rule.Type, _ work: () -> Result) -> Result {
    let start = FileSystem.monotonicSeconds
    defer { rules[rule.identity.id] = FileSystem.monotonicSeconds - start }
    return work()
  }
}

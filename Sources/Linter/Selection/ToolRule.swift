import Rules

/// What the tool itself reports. These findings can be neither selected, ignored nor suppressed.
public enum ToolRule {
  public static let syntaxError = RuleIdentity(
    "syntax-error", .tool, .error, "the file does not parse, so what stands around the place may go unchecked")
  public static let unknownSuppression = RuleIdentity(
    "unknown-suppression", .tool, .warning, "a suppression comment that names no rule or is misspelt")
  public static let unusedSuppression = RuleIdentity(
    "unused-suppression", .tool, .warning, "a suppression comment that suppresses nothing")

  public static let blanketSuppression = RuleIdentity(
    "blanket-suppression", .tool, .warning, "a suppression of all rules, or one that nothing ends")
  public static let suppressionWithoutReason = RuleIdentity(
    "suppression-without-reason", .tool, .warning, on: false, "a suppression that does not say why")

  /// By id.
  public static let all = [
    blanketSuppression, suppressionWithoutReason, syntaxError, unknownSuppression, unusedSuppression,
  ]

  static let ids = Set(all.map(\.id))
}

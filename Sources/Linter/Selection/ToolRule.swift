import Rules

/// What the tool itself reports. These findings can be neither selected, ignored nor suppressed.
public enum ToolRule {
  public static let syntaxError = RuleIdentity(
    "syntax-error", .tool, .error, "the file does not parse, so what stands around the place may go unchecked")
  public static let unknownSuppression = RuleIdentity(
    "unknown-suppression", .tool, .warning, "a suppression comment that names no rule or is misspelt")
  public static let unusedSuppression = RuleIdentity(
    "unused-suppression", .tool, .warning, "a suppression comment that suppresses nothing")

  /// By id.
  public static let all = [syntaxError, unknownSuppression, unusedSuppression]

  static let ids = Set(all.map(\.id))
}

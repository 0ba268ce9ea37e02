/// What the tool says about itself.
public enum Tool {
  public static let name = "custody"
  public static let version = "0.1.0"

  /// The address of the project.
  public static let home = "https://github.com/custody-lint/custody"

  /// The address of a rule's page.
  public static func page(of rule: String) -> String { "\(home)/blob/main/rules/\(rule).md" }
}

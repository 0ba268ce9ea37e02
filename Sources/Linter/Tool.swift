/// What the tool says about itself.
public enum Tool {
  public static let name = "custody"
  public static let version = "0.1.0"

  private static let pages = "https://github.com/custody-lint/custody/blob/main/rules/"

  /// The address of a rule's page.
  public static func page(of rule: String) -> String { pages + rule + ".md" }
}

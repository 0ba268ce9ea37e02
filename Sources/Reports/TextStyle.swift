/// How text for people is painted.
public struct TextStyle: Sendable {
  /// Whether there are colours.
  public let hasColor: Bool
  /// Whether rule ids are links that the terminal opens.
  public let hasLinks: Bool

  /// - Parameter hasLinks: only terminals know them, so not without colours.
  public init(hasColor: Bool, hasLinks: Bool = false) {
    self.hasColor = hasColor
    self.hasLinks = hasColor && hasLinks
  }

  public static let plain = TextStyle(hasColor: false)

  enum Role: String {
    case place = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case frame = "34"
    case marker = "1;32"
  }

  func paint(_ text: String, _ role: Role) -> String {
    hasColor ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  func link(_ text: String, to address: String) -> String {
    hasLinks ? "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\" : text
  }
}

/// One exemption at work in an app of `TestCorpus`, and what ends it: see `TestCorpus/Exemptions.md`.
public struct Exemption: Sendable, CustomStringConvertible {
  public struct Change: Sendable {
    /// Below `TestCorpus`.
    public let file: String
    public var removed: [Substring] = []
    public var added: [Substring] = []
    /// The file's new path.
    public var moved: String?
  }

  public let rule: String
  public let reason: String
  /// The line of the document, from 1.
  public let line: Int
  public var changes: [Change] = []

  public var description: String { "\(rule): \(reason)" }

  /// The folder of `TestCorpus` that is changed.
  public var app: String { changes.first.map { String($0.file.prefix { $0 != "/" }) } ?? "" }

  public static func all(in document: String) -> [Exemption] {
    var exemptions: [Exemption] = []
    var rule = ""
    var file = ""
    for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("## ") { rule = String(line.dropFirst(3)) }
      if line.hasPrefix("### ") { exemptions.append(Exemption(rule: rule, reason: String(line.dropFirst(4)), line: index + 1)) }
      guard let last = exemptions.indices.last else { continue }
      if line.hasPrefix("`"), !line.hasPrefix("``"), line.hasSuffix("`") { file = String(line.dropFirst().dropLast()) }
      if line == "```diff" { exemptions[last].changes.append(Change(file: file)) }
      guard let change = exemptions[last].changes.indices.last else { continue }
      switch line.first {
      case "-": exemptions[last].changes[change].removed.append(text(of: line))
      case "+": exemptions[last].changes[change].added.append(text(of: line))
      case ">": exemptions[last].changes[change].moved = String(text(of: line))
      default: break
      }
    }
    return exemptions
  }

  private static func text(of line: Substring) -> Substring {
    line.dropFirst(line.hasPrefix("- ") || line.hasPrefix("+ ") || line.hasPrefix("> ") ? 2 : 1)
  }
}

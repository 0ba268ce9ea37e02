import Linter
import Rules

/// The rules themselves, as a table or for programs.
public struct RuleList: Sendable {
  private let identities: [RuleIdentity]

  /// The rules of the catalogue by group, then those of the tool.
  public init(_ rules: [any Rule.Type] = Registry.rules) {
    let identities = rules.map { $0.identity }
    let grouped = RuleGroup.allCases.flatMap { group in
      identities.filter { $0.group == group }.sorted { $0.id < $1.id }
    }
    self.identities = grouped + ToolRule.all
  }

  public enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  public func bytes(as format: Format) -> [UInt8] {
    switch format {
    case .text: table
    case .json: json
    }
  }

  private var table: [UInt8] {
    let idWidth = identities.map(\.id.utf8.count).max() ?? 0
    var text = ""
    for group in RuleGroup.allCases {
      let members = identities.filter { $0.group == group }
      if members.isEmpty { continue }
      text += (text.isEmpty ? "" : "\n") + "\(group.title) (\(group.rawValue))\n"
      for rule in members {
        let state = rule.isOnByDefault ? rule.severity.name : "off"
        text += "  " + rule.id.padded(to: idWidth) + "  " + state.padded(to: 7) + "  " + rule.summary + "\n"
      }
    }
    return Array(text.utf8)
  }

  private var json: [UInt8] {
    var writer = JSONWriter()
    writer.lines(identities) { writer, rule in
      writer.object { writer in
        writer.member("id", rule.id)
        writer.member("group", rule.group.rawValue)
        writer.member("severity", rule.severity.name)
        writer.member("default", rule.isOnByDefault)
        writer.member("summary", rule.summary)
        writer.member("url", Tool.page(of: rule.id))
      }
    }
    writer.lineBreak()
    return writer.bytes
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}

import Linter
import Ownership

/// The settings of modules for people: a line for each setting, with the line of the manifest that says it.
public struct SettingsText {
  private let report: SettingsReport

  public init(_ report: SettingsReport) {
    self.report = report
  }

  public func bytes() -> [UInt8] {
    let blocks = report.modules.map { module in
      ([SettingsText.heading(of: module)] + SettingsText.rows(of: module)).map { $0 + "\n" }.joined()
    }
    return Array(blocks.joined(separator: "\n").utf8)
  }

  private static func heading(of module: SettingsReport.Module) -> String {
    let files = module.fileCount == 1 ? "1 file" : "\(module.fileCount) files"
    guard let manifest = module.manifest else {
      let folder = module.name.isEmpty ? "no manifest" : "\(module.name.printable): no target"
      return "\(folder), \(files)"
    }
    return "\(module.name.printable), \(files), \(manifest.printable)"
  }

  private static func rows(of module: SettingsReport.Module) -> [String] {
    var rows: [(name: String, value: String, place: String)] = []
    for setting in Setting.allCases {
      let stated = module.statements.filter { $0.setting == setting }
      for statement in stated {
        let value = (statement.platform.map { $0.rawValue + " " } ?? "") + statement.word.printable
        rows.append((setting.rawValue, value, place(of: statement)))
      }
      if stated.isEmpty { rows.append((setting.rawValue, "unknown", "")) }
    }
    let width = rows.map(\.value.count).max() ?? 0
    return rows.map { name, value, place in
      let row = "  \(padded(name, to: SettingsText.nameWidth))  \(place.isEmpty ? value : padded(value, to: width))"
      return place.isEmpty ? row : row + "  " + place
    }
  }

  /// `project.yml:12`
  private static func place(of statement: SettingsReport.Statement) -> String {
    switch statement.place {
    case .option: "--" + statement.setting.rawValue
    case .configuration(let path): path.printable
    case .line(let line, let path): "\(path.printable):\(line)"
    }
  }

  private static let nameWidth = Setting.allCases.map(\.rawValue.count).max() ?? 0

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

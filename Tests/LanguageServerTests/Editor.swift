import Foundation
import TestSupport

/// An editor with a small project, whose view lacks a `@Bindable`.
final class Editor {
  static let model = "import SwiftUI\n@Observable final class Document { var name = \"\" }\n"
  static let view = """
    import SwiftUI
    struct Field: View {
      let document: Document
      var body: some View { TextField("😀", text: $document.name) }
    }

    """
  /// What is found in the view.
  static let finding = "missing-bindable 3:46-3:60"

  let folder: TemporaryFolder
  let client = Client()
  private var versions: [String: Int] = [:]

  /// - Parameter roots: below the folder; nil for itself.
  init(_ capabilities: [String: Any] = [:], files: [String: String] = project, roots: [String]? = nil) throws {
    folder = try TemporaryFolder(files)
    var parameters: [String: Any] = ["capabilities": capabilities]
    if let roots {
      parameters["workspaceFolders"] = roots.map { ["uri": "file://\(folder.path)/\($0)", "name": $0] }
    } else {
      parameters["rootUri"] = "file://\(folder.path)"
    }
    client.request("initialize", parameters)
    client.notify("initialized")
  }

  static let project = ["Package.swift": "", "Sources/Document.swift": model, "Sources/Field.swift": view]

  func address(_ path: String) -> String {
    path.contains(":") ? path : "file://\(folder.path)/\(path)"
  }

  // MARK: Texts

  func open(_ path: String = "Sources/Field.swift", _ text: String = view, language: String = "swift") {
    versions[path] = 1
    let document: [String: Any] = ["uri": address(path), "languageId": language, "version": 1, "text": text]
    client.notify("textDocument/didOpen", ["textDocument": document])
    client.pause()
  }

  /// - Parameter changes: as the protocol has them.
  func change(_ changes: [String: Any]..., in path: String = "Sources/Field.swift", pausing: Bool = true) {
    let version = (versions[path] ?? 0) + 1
    versions[path] = version
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": address(path), "version": version], "contentChanges": changes])
    if pausing { client.pause() }
  }

  func save(_ path: String = "Sources/Field.swift") {
    client.notify("textDocument/didSave", identifier(path))
    client.pause()
  }

  func close(_ path: String = "Sources/Field.swift") {
    client.notify("textDocument/didClose", identifier(path))
    client.pause()
  }

  static func edit(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> [String: Any] {
    ["range": range(start, end), "text": text]
  }

  static func range(_ start: (Int, Int), _ end: (Int, Int)) -> [String: Any] {
    ["start": ["line": start.0, "character": start.1], "end": ["line": end.0, "character": end.1]]
  }

  func identifier(_ path: String) -> [String: Any] {
    ["textDocument": ["uri": address(path)]]
  }

  // MARK: Findings

  /// All that was sent for a text: findings, and the version that they are of.
  func publications(_ path: String = "Sources/Field.swift") -> [(findings: [String], version: Int?)] {
    let own = client.parameters("textDocument/publishDiagnostics").filter { $0["uri"] as? String == address(path) }
    return own.map { parameters in
      let diagnostics = parameters["diagnostics"] as? [[String: Any]] ?? []
      return (diagnostics.map(Editor.describe), parameters["version"] as? Int)
    }
  }

  /// What was sent last; nil if nothing was.
  func findings(_ path: String = "Sources/Field.swift") -> [String]? {
    publications(path).last?.findings
  }

  func diagnostics(_ path: String = "Sources/Field.swift") -> [[String: Any]] {
    let own = client.parameters("textDocument/publishDiagnostics").last { $0["uri"] as? String == address(path) }
    return own?["diagnostics"] as? [[String: Any]] ?? []
  }

  /// Asks for findings.
  func pull(
    _ path: String = "Sources/Field.swift", previous: String? = nil
  ) -> (kind: String?, id: String?, findings: [String]) {
    var parameters = identifier(path)
    if let previous { parameters["previousResultId"] = previous }
    let report = client.request("textDocument/diagnostic", parameters) as? [String: Any]
    let items = report?["items"] as? [[String: Any]] ?? []
    return (report?["kind"] as? String, report?["resultId"] as? String, items.map(Editor.describe))
  }

  /// `missing-bindable 3:45-3:54`, lines and characters from 0.
  static func describe(_ diagnostic: [String: Any]) -> String {
    "\(diagnostic["code"] as? String ?? "?") \(place(diagnostic))"
  }

  private static func place(_ object: [String: Any]) -> String {
    let range = object["range"] as? [String: [String: Int]] ?? [:]
    return ["start", "end"].map { "\(range[$0]?["line"] ?? -1):\(range[$0]?["character"] ?? -1)" }.joined(separator: "-")
  }

  // MARK: Actions

  func actions(_ path: String = "Sources/Field.swift", line: Int, only: [String]? = nil) -> [[String: Any]] {
    var context: [String: Any] = ["diagnostics": [Any]()]
    if let only { context["only"] = only }
    let result = client.request(
      "textDocument/codeAction",
      identifier(path).merging(["range": Editor.range((line, 0), (line, 0)), "context": context]) { old, _ in old })
    return result as? [[String: Any]] ?? []
  }

  /// `2:0-3:0 text` for each edit of an action in the text itself.
  func edits(of action: [String: Any], _ path: String = "Sources/Field.swift") -> [String] {
    let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    return (changes?[address(path)] ?? []).map { "\(Editor.place($0)) \($0["newText"] as? String ?? "")" }
  }
}

import Foundation
import LanguageServer
import Linter
import Robustness
import TestSupport
import Testing

@Suite("The language server")
struct LanguageServerTests {
  private static let model = "import SwiftUI\n@Observable final class Document { var name = \"\" }\n"
  private static let view = """
    import SwiftUI
    struct Field: View {
      let document: Document
      var body: some View { TextField("😀", text: $document.name) }
    }

    """

  private func project() throws -> TemporaryFolder {
    try TemporaryFolder(["Package.swift": "", "Sources/Document.swift": Self.model, "Sources/Field.swift": Self.view])
  }

  private func started(
    in folder: TemporaryFolder, _ capabilities: [String: Any] = [:]
  ) -> (client: Client, address: String) {
    let client = Client()
    client.request("initialize", ["rootUri": "file://\(folder.path)", "capabilities": capabilities])
    client.notify("initialized")
    return (client, "file://\(folder.path)/Sources/Field.swift")
  }

  private func open(_ client: Client, _ address: String, _ text: String = view, version: Int = 1) {
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": address, "languageId": "swift", "version": version, "text": text]])
    client.pause()
  }

  // MARK: Findings

  @Test("sends findings of open texts, with the model of the whole project, counted in UTF-16 if nothing else is agreed")
  func findings() throws {
    let folder = try project()
    let (client, address) = started(in: folder)
    open(client, address)
    #expect(client.published(address)?.findings == ["missing-bindable 3:46-3:60"])
    #expect(client.published(address)?.version == 1)
    #expect(client.received.allSatisfy { $0["broken"] == nil })
  }

  @Test("counts in bytes where the client prefers that")
  func utf8() throws {
    let folder = try project()
    let (client, address) = started(in: folder, ["general": ["positionEncodings": ["utf-32", "utf-8", "utf-16"]]])
    open(client, address)
    #expect(client.published(address)?.findings == ["missing-bindable 3:48-3:62"])
  }

  @Test("follows edits of a range, several in one message, and of the whole text")
  func edits() throws {
    let folder = try project()
    let (client, address) = started(in: folder)
    open(client, address)
    let changes: [[String: Any]] = [
      ["range": ["start": ["line": 2, "character": 2], "end": ["line": 2, "character": 5]], "text": "@Bindable var"],
      ["range": ["start": ["line": 0, "character": 99], "end": ["line": 0, "character": 99]], "text": "\n// 😀"],
    ]
    client.notify("textDocument/didChange", ["textDocument": ["uri": address, "version": 2], "contentChanges": changes])
    client.pause()
    #expect(client.published(address)?.findings == [])
    #expect(client.published(address)?.version == 2)
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": address, "version": 3], "contentChanges": [["text": "\n" + Self.view]]])
    client.pause()
    #expect(client.published(address)?.findings == ["missing-bindable 4:46-4:60"])
  }

  @Test("sees unsaved texts of other files instead of what is on disk")
  func unsaved() throws {
    let folder = try project()
    let (client, address) = started(in: folder)
    open(client, address)
    open(client, "file://\(folder.path)/Sources/Document.swift", "struct Document { var name = \"\" }\n")
    #expect(client.published(address)?.findings == [])
    client.notify("textDocument/didClose", ["textDocument": ["uri": "file://\(folder.path)/Sources/Document.swift"]])
    client.pause()
    #expect(client.published(address)?.findings == ["missing-bindable 3:46-3:60"])
  }

  @Test("takes findings back when a text is closed")
  func closing() throws {
    let folder = try project()
    let (client, address) = started(in: folder)
    open(client, address)
    client.notify("textDocument/didClose", ["textDocument": ["uri": address]])
    #expect(client.published(address)?.findings == [])
  }

  @Test("answers instead of sending where the client asks itself, and says when nothing has changed")
  func pulling() throws {
    let folder = try project()
    let (client, address) = started(in: folder, ["textDocument": ["diagnostic": [String: Any]()]])
    open(client, address)
    #expect(client.published(address) == nil)
    let full = try #require(client.request("textDocument/diagnostic", ["textDocument": ["uri": address]]) as? [String: Any])
    #expect((full["items"] as? [[String: Any]])?.map(Client.describe) == ["missing-bindable 3:46-3:60"])
    let again = try #require(
      client.request(
        "textDocument/diagnostic", ["textDocument": ["uri": address], "previousResultId": full["resultId"] ?? ""])
        as? [String: Any])
    #expect(again["kind"] as? String == "unchanged")
  }

  @Test("reads a configuration again when it has changed")
  func configuration() throws {
    let folder = try project()
    let (client, address) = started(in: folder)
    open(client, address)
    try folder.write("{rules: {all: 'off'}}", to: ".custody.json")
    client.notify("textDocument/didSave", ["textDocument": ["uri": address]])
    client.pause()
    #expect(client.published(address)?.findings == [])
    try folder.write("{ruls: {}}", to: ".custody.json")
    client.notify("workspace/didChangeWatchedFiles", ["changes": [[String: Any]]()])
    client.pause()
    let shown = client.received.last { $0["method"] as? String == "window/showMessage" }?["params"] as? [String: Any]
    #expect((shown?["message"] as? String)?.contains(".custody.json:1:2: error: unknown key 'ruls'") == true)
  }

  @Test("finds after any edits what a fresh run finds")
  func randomEdits() throws {
    let folder = try project()
    let (client, address) = started(in: folder)
    open(client, address)
    var text = Self.view
    var generator = SeededGenerator(seed: 27)
    let pieces = ["@Bindable var", "let", "\n", "{", "}", "\"", "document", "$", "// custody:disable:next missing-bindable\n", "é"]
    for version in 2..<60 {
      let scalars = Array(text.unicodeScalars)
      let start = Int.random(in: 0...scalars.count, using: &generator)
      let end = min(scalars.count, start + Int.random(in: 0...4, using: &generator))
      let piece = pieces.randomElement(using: &generator) ?? ""
      let range = ["start": position(scalars[..<start]), "end": position(scalars[..<end])]
      var changed = String.UnicodeScalarView()
      changed.append(contentsOf: scalars[..<start])
      changed.append(contentsOf: piece.unicodeScalars)
      changed.append(contentsOf: scalars[end...])
      text = String(changed)
      client.notify(
        "textDocument/didChange",
        ["textDocument": ["uri": address, "version": version], "contentChanges": [["range": range, "text": piece]]])
      client.pause()
      try folder.write(text, to: "Sources/Field.swift")
      let fresh = lint(paths: [folder.path], options: LintOptions(jobs: 1)).findings.filter { $0.place.path.hasSuffix("Field.swift") }
      let places = fresh.map { "\($0.rule) \($0.place.start.line - 1):\($0.place.start.utf16Column - 1)-\($0.place.end.line - 1):\($0.place.end.utf16Column - 1)" }
      #expect(client.published(address)?.findings == places, "\(text)")
    }
  }

  private func position(_ scalars: ArraySlice<Unicode.Scalar>) -> [String: Int] {
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
    return ["line": lines.count - 1, "character": lines.last?.reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) } ?? 0]
  }

  // MARK: Actions and hover

  @Test("offers fixes and suppressions for the line of the cursor")
  func actions() throws {
    let folder = try project()
    let (client, address) = started(in: folder)
    open(client, address, "import SwiftUI\n\n  // custody:disable:next missing-bindable - x\n  let a = 1\n" + Self.view)
    let fix = try #require(actions(client, address, line: 2, only: ["quickfix"]).first)
    #expect(fix["isPreferred"] as? Bool == true)
    #expect(edits(of: fix, address) == ["2:0-3:0 "])
    #expect(actions(client, address, line: 2, only: ["source"]).map { $0["kind"] as? String } == ["source.fixAll.custody"])
    let suppression = try #require(actions(client, address, line: 7, only: []).first { ($0["title"] as? String)?.hasPrefix("Disable") == true })
    #expect(edits(of: suppression, address) == ["7:0-7:0   // custody:disable:next missing-bindable - TODO: say why\n"])
    #expect(actions(client, address, line: 5, only: ["quickfix"]).isEmpty)
  }

  private func actions(_ client: Client, _ address: String, line: Int, only: [String]) -> [[String: Any]] {
    let position = ["line": line, "character": 0]
    let context: [String: Any] = only.isEmpty ? ["diagnostics": [Any]()] : ["diagnostics": [Any](), "only": only]
    let result = client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": address], "range": ["start": position, "end": position], "context": context])
    return result as? [[String: Any]] ?? []
  }

  private func edits(of action: [String: Any], _ address: String) -> [String] {
    let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    return (changes?[address] ?? []).map { edit in
      Client.describe(edit).dropFirst(2) + " \(edit["newText"] as? String ?? "")"
    }
  }

  @Test("explains the rule of a finding under the cursor")
  func hover() throws {
    let folder = try project()
    let (client, address) = started(in: folder, ["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    open(client, address)
    let parameters: (Int) -> [String: Any] = {
      ["textDocument": ["uri": address], "position": ["line": 3, "character": $0]]
    }
    let result = client.request("textDocument/hover", parameters(46)) as? [String: Any]
    let contents = result?["contents"] as? [String: Any]
    #expect((contents?["value"] as? String)?.hasPrefix("# missing-bindable") == true)
    #expect(contents?["kind"] as? String == "markdown")
    #expect(client.request("textDocument/hover", parameters(2)) is NSNull)
  }

  // MARK: Robustness

  @Test("keeps the order of the protocol")
  func order() throws {
    let client = Client()
    #expect(code(client.request("textDocument/hover")) == -32002)
    client.request("initialize", ["capabilities": [String: Any]()])
    #expect(code(client.request("textDocument/documentSymbol")) == -32601)
    client.notify("$/setTrace", ["value": "off"])
    client.notify("something/else")
    #expect(client.request("shutdown") is NSNull)
    #expect(code(client.request("textDocument/hover")) == -32600)
    client.notify("exit")
    #expect(client.exitCode == 0)
    let other = Client()
    other.notify("exit")
    #expect(other.exitCode == 1)
    let third = Client()
    third.end()
    #expect(third.exitCode == 1)
  }

  private func code(_ response: Any?) -> Int? { (response as? [String: Any])?["code"] as? Int }

  @Test(
    "answers nonsense and goes on",
    arguments: [
      ("Content-Length: 3\r\n\r\n{a:", -32700), ("Content-Length: 2\r\n\r\n[]", -32600), ("Content-Length: x\r\n\r\n", -32700),
      ("Content-Length: -5\r\n\r\n", -32700), ("Content-Length: 99999999999999999999\r\n\r\n", -32700), ("\r\n\r\n", -32700),
      ("content-length:2\n\n{}", -32600), (String(repeating: "x", count: 5000), -32700),
    ])
  func nonsense(text: String, code: Int) throws {
    let client = Client()
    client.send(raw: text)
    #expect((client.received.first?["error"] as? [String: Any])?["code"] as? Int == code)
    let result = client.request("initialize", ["capabilities": [String: Any]()]) as? [String: Any]
    #expect(result?["capabilities"] != nil)
  }

  @Test("survives edits outside of the text, unknown texts, and texts on no disk")
  func oddTexts() throws {
    let folder = try project()
    let (client, address) = started(in: folder)
    open(client, address)
    let change: [String: Any] = [
      "range": ["start": ["line": 900, "character": 9], "end": ["line": -4, "character": -1]], "text": "let a = \"",
    ]
    client.notify("textDocument/didChange", ["textDocument": ["uri": address, "version": 2], "contentChanges": [change]])
    client.notify("textDocument/didChange", ["textDocument": ["uri": "file:///nowhere"], "contentChanges": [change]])
    client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///nowhere"]])
    client.pause()
    #expect(client.published(address)?.findings.contains { $0.hasPrefix("syntax-error") } == true)
    open(client, "untitled:Untitled-1", "let a = \"\n")
    #expect(client.published("untitled:Untitled-1")?.findings == ["syntax-error 0:8-0:9"])
  }
}

@Suite("Messages")
struct MessageTests {
  @Test("are put together from what comes in pieces")
  func split() throws {
    let client = Client()
    let body = "{\"id\":1,\"method\":\"initialize\",\"params\":{}}"
    client.send(raw: "Content-Length: \(body.utf8.count)\r\nContent-Type: x\r\n\r\n" + body.prefix(10))
    #expect(client.received.isEmpty)
    client.send(raw: String(body.dropFirst(10)))
    #expect(client.received.count == 1)
  }
}

import Foundation
import Testing

@Suite("At a finding, an editor")
struct ActionTests {
  private static let text =
    "import SwiftUI\n\n  // custody:disable:next missing-bindable - x\n  let a = 1\n" + Editor.view

  private func editor(_ capabilities: [String: Any] = [:]) throws -> Editor {
    let editor = try Editor(capabilities)
    editor.open("Sources/Field.swift", Self.text)
    return editor
  }

  @Test("offers the fix, the preferred one if it is safe")
  func fix() throws {
    let editor = try editor()
    let fix = try #require(editor.actions(line: 2, only: ["quickfix"]).first)
    #expect(fix["isPreferred"] as? Bool == true)
    #expect((fix["diagnostics"] as? [[String: Any]])?.map(Editor.describe) == ["unused-suppression 2:26-2:42"])
    #expect(editor.edits(of: fix) == ["2:0-3:0 "])
  }

  @Test("offers to suppress it, with the line's indentation and line break, but not what no comment suppresses")
  func suppression() throws {
    let editor = try editor()
    let actions = editor.actions(line: 7)
    let suppression = try #require(actions.first { ($0["title"] as? String)?.hasPrefix("Disable") == true })
    #expect(suppression["isPreferred"] as? Bool == false)
    #expect(editor.edits(of: suppression) == ["7:0-7:0   // custody:disable:next missing-bindable - TODO: say why\n"])
    #expect(!editor.actions(line: 2).contains { ($0["title"] as? String)?.hasPrefix("Disable") == true })
    editor.open("Sources/Other.swift", Editor.view.split(separator: "\n").joined(separator: "\r\n"))
    let other = editor.actions("Sources/Other.swift", line: 3).last { $0["kind"] as? String == "quickfix" }
    #expect(editor.edits(of: other ?? [:], "Sources/Other.swift").first?.hasSuffix("say why\r\n") == true)
  }

  @Test("offers the kinds that are wanted, by what they begin with", arguments: [
    (nil, ["quickfix", "source.fixAll.custody"]), (["quickfix"], ["quickfix"]), (["source"], ["source.fixAll.custody"]),
    (["source.fixAll"], ["source.fixAll.custody"]), (["source.fixAll.custody"], ["source.fixAll.custody"]),
    (["source.fixAll.other"], []), (["source.fix"], []), (["refactor"], []),
    (["refactor", "quickfix"], ["quickfix"]), ([], ["quickfix", "source.fixAll.custody"]),
  ] as [([String]?, [String])])
  func kinds(wanted: [String]?, offered: [String]) throws {
    #expect(try editor().actions(line: 2, only: wanted).compactMap { $0["kind"] as? String } == offered)
  }

  @Test("applies all safe fixes of the file")
  func fixAll() throws {
    let editor = try editor()
    let action = try #require(editor.actions(line: 0, only: ["source.fixAll"]).first)
    #expect(editor.edits(of: action).contains("2:0-3:0 "))
    editor.change(["text": "let a = 1\n"])
    #expect(editor.actions(line: 0).isEmpty)
  }

  @Test("gets edits of a version where it can check that")
  func documentChanges() throws {
    let editor = try editor(["workspace": ["workspaceEdit": ["documentChanges": true]]])
    let edit = try #require(editor.actions(line: 2, only: ["quickfix"]).first?["edit"] as? [String: Any])
    #expect(edit["changes"] == nil)
    let change = try #require((edit["documentChanges"] as? [[String: Any]])?.first)
    let document = change["textDocument"] as? [String: Any]
    #expect(document?["uri"] as? String == editor.address("Sources/Field.swift"))
    #expect(document?["version"] as? Int == 1)
    #expect((change["edits"] as? [[String: Any]])?.count == 1)
  }

  @Test("gets edits of all files that a fix changes, of those that are open as the editor has them")
  func severalFiles() throws {
    let injecting = """
      import SwiftUI
      struct Root: View {
        @StateObject private var basket = Basket()
        var body: some View { Group { Text("😀"); Shop() }.environment(basket) }
      }

      """
    let reading = """
      import SwiftUI
      final class Basket: ObservableObject { @Published var count = 0 }
      struct Shop: View {
        @Environment(Basket.self) private var basket
        var body: some View { Text("\\(basket.count)") }
      }

      """
    for isOpen in [false, true] {
      let capabilities: [String: Any] = ["workspace": ["workspaceEdit": ["documentChanges": true]]]
      let editor = try Editor(capabilities, files: ["Root.swift": injecting, "Shop.swift": reading])
      if isOpen { editor.open("Root.swift", "\n" + injecting) }
      editor.open("Shop.swift", reading)
      let fix = try #require(editor.actions("Shop.swift", line: 3, only: ["quickfix"]).first)
      let changes = (fix["edit"] as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? []
      let root = try #require(changes.first)
      #expect(changes.count == 2)
      #expect((root["textDocument"] as? [String: Any])?["uri"] as? String == editor.address("Root.swift"))
      #expect((root["textDocument"] as? [String: Any])?["version"] as? Int == (isOpen ? 1 : nil))
      let line = isOpen ? 4 : 3
      #expect((root["edits"] as? [[String: Any]])?.map(Editor.describe) == ["? \(line):53-\(line):64"])
    }
  }

  @Test("is offered nothing where nothing is found, or for a text that is not open")
  func nothing() throws {
    let editor = try editor()
    #expect(editor.actions(line: 5, only: ["quickfix"]).isEmpty)
    #expect(editor.actions("Sources/Nowhere.swift", line: 0).isEmpty)
    #expect(editor.client.request("textDocument/codeAction", ["textDocument": "x"]) is [Any])
  }

  @Test("explains the rule, as plain text if that is all it shows", arguments: [
    (["markdown", "plaintext"], "markdown"), (["plaintext"], "plaintext"), (nil, "plaintext"),
  ] as [([String]?, String)])
  func hover(formats: [String]?, kind: String) throws {
    let hover: [String: Any] = formats.map { ["contentFormat": $0] } ?? [:]
    let editor = try Editor(["textDocument": ["hover": hover]])
    editor.open()
    func contents(character: Int) -> Any? {
      let position: [String: Any] = ["position": ["line": 3, "character": character]]
      return editor.client.request(
        "textDocument/hover", editor.identifier("Sources/Field.swift").merging(position) { old, _ in old })
    }
    let shown = contents(character: 46) as? [String: Any]
    #expect((shown?["contents"] as? [String: String])?["value"]?.hasPrefix("# missing-bindable") == true)
    #expect((shown?["contents"] as? [String: String])?["kind"] == kind)
    #expect(shown.map { Editor.describe($0) } == "? 3:46-3:60")
    #expect(contents(character: 2) is NSNull)
  }
}

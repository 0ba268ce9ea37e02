import Testing

@Suite("Findings in an editor")
struct DiagnosticsTests {
  @Test("carry all that an editor can show")
  func content() throws {
    let editor = try Editor()
    editor.open()
    let diagnostic = try #require(editor.diagnostics().first)
    #expect(diagnostic["severity"] as? Int == 1)
    #expect(diagnostic["code"] as? String == "missing-bindable")
    #expect(diagnostic["source"] as? String == "custody")
    #expect((diagnostic["message"] as? String)?.contains("'document'") == true)
    #expect((diagnostic["codeDescription"] as? [String: String])?["href"]?.hasSuffix("missing-bindable.md") == true)
    let related = try #require((diagnostic["relatedInformation"] as? [[String: Any]])?.first)
    let location = related["location"] as? [String: Any]
    #expect((location?["uri"] as? String)?.hasPrefix("file://\(editor.folder.path)/Sources/") == true)
    #expect(related["message"] is String)
  }

  @Test("fade what could go, and strike through what has a successor", arguments: [
    ("// custody:disable:next missing-bindable - why\nlet a = 1\n", "unused-suppression", 1),
    ("import SwiftUI\nfinal class Cart: ObservableObject { @Published var count = 0 }\n", "legacy-observation", 2),
  ])
  func tags(text: String, rule: String, tag: Int) throws {
    let editor = try Editor()
    try editor.folder.write("{rules: {'legacy-observation': 'warning'}, settings: {xcode: 27}}", to: ".custody.json")
    editor.open("Sources/Other.swift", text)
    let diagnostic = editor.diagnostics("Sources/Other.swift").first { $0["code"] as? String == rule }
    #expect(diagnostic?["tags"] as? [Int] == [tag])
  }

  @Test("are sent for the newest version alone, and only when there is something new")
  func versions() throws {
    let editor = try Editor()
    editor.open()
    editor.open("Sources/Other.swift", "let a = 1\n")
    editor.change(Editor.edit((0, 0), (0, 0), "\n"), pausing: false)
    editor.change(Editor.edit((0, 0), (0, 0), "\n"))
    #expect(editor.publications().map(\.version) == [1, 3])
    #expect(editor.publications("Sources/Other.swift").map(\.version) == [1])
  }

  @Test("are taken back when the text is closed, and sent again when it is opened again")
  func closing() throws {
    let editor = try Editor()
    editor.open()
    editor.close()
    editor.open()
    #expect(editor.publications().map(\.findings) == [[Editor.finding], [], [Editor.finding]])
  }

  @Test("are there while the text does not parse")
  func syntaxErrors() throws {
    let editor = try Editor()
    editor.open()
    editor.change(Editor.edit((4, 1), (4, 1), "\nlet a = \""))
    #expect(editor.findings() == [Editor.finding, "syntax-error 5:8-5:9"])
  }

  // MARK: A client that asks

  private static var asking: [String: Any] {
    ["textDocument": ["diagnostic": [String: Any]()], "workspace": ["diagnostics": ["refreshSupport": true]]]
  }

  @Test("are answered and not sent where the client asks, and said to be unchanged when it has them")
  func pulling() throws {
    let editor = try Editor(Self.asking)
    editor.open()
    let first = editor.pull()
    #expect(first.kind == "full" && first.findings == [Editor.finding])
    #expect(editor.pull(previous: first.id).kind == "unchanged")
    #expect(editor.pull(previous: "of another time").findings == [Editor.finding])
    editor.change(Editor.edit((2, 2), (2, 5), "@Bindable var"))
    let second = editor.pull(previous: first.id)
    #expect(second.kind == "full" && second.findings.isEmpty)
    editor.close()
    #expect(editor.pull().findings.isEmpty)
    #expect(editor.publications().isEmpty)
  }

  @Test("are asked for again when an edit in another file has changed them")
  func otherFiles() throws {
    let editor = try Editor(Self.asking)
    editor.open()
    editor.open("Sources/Document.swift", Editor.model)
    _ = (editor.pull(), editor.pull("Sources/Document.swift"))
    editor.change(Editor.edit((1, 0), (1, 12), ""), in: "Sources/Document.swift")
    #expect(editor.client.messages("workspace/diagnostic/refresh").count == 1)
    #expect(editor.pull().findings.isEmpty)
    editor.change(Editor.edit((0, 0), (0, 0), "\n"))
    #expect(editor.client.messages("workspace/diagnostic/refresh").count == 1)
  }

  @Test("are asked for again when a configuration has changed, where the client can do that", arguments: [true, false])
  func refreshing(isSupported: Bool) throws {
    var capabilities = Self.asking
    if !isSupported { capabilities["workspace"] = nil }
    let editor = try Editor(capabilities)
    editor.open()
    _ = editor.pull()
    editor.client.notify("workspace/didChangeWatchedFiles", ["changes": [[String: Any]]()])
    #expect(editor.client.messages("workspace/diagnostic/refresh").count == (isSupported ? 1 : 0))
  }
}

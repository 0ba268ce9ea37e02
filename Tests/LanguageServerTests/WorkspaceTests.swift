import Foundation
import Testing

@Suite("A workspace")
struct WorkspaceTests {
  /// Two apps whose models have the same name.
  private static let files = [
    "One/Package.swift": "", "One/Field.swift": Editor.view, "One/Document.swift": Editor.model,
    "Two/Package.swift": "", "Two/Field.swift": Editor.view,
    "Two/Document.swift": "struct Document { var name = \"\" }\n",
  ]

  @Test("may have several folders, each a project of its own")
  func roots() throws {
    let editor = try Editor(files: Self.files, roots: ["One", "Two"])
    editor.open("One/Field.swift")
    editor.open("Two/Field.swift")
    #expect(editor.findings("One/Field.swift") == [Editor.finding])
    #expect(editor.findings("Two/Field.swift") == [])
  }

  @Test("may have folders within folders: a text belongs to the innermost")
  func nested() throws {
    let files = ["Field.swift": Editor.view, "Inner/Field.swift": Editor.view, "Inner/Document.swift": Editor.model]
    let editor = try Editor(files: files, roots: ["", "Inner"].map { $0 })
    editor.open("Inner/Field.swift")
    #expect(editor.findings("Inner/Field.swift") == [Editor.finding])
  }

  @Test("may gain and lose folders")
  func changes() throws {
    let editor = try Editor(files: Self.files, roots: ["Two"])
    func change(added: [String], removed: [String]) {
      let event = ["added": added, "removed": removed].mapValues { $0.map { ["uri": editor.address($0), "name": $0] } }
      editor.client.notify("workspace/didChangeWorkspaceFolders", ["event": event])
    }
    change(added: ["One"], removed: [])
    editor.open("One/Field.swift")
    #expect(editor.findings("One/Field.swift") == [Editor.finding])
    change(added: [], removed: ["One"])
    editor.change(Editor.edit((0, 0), (0, 0), "\n"), in: "One/Field.swift")
    #expect(editor.findings("One/Field.swift") == ["missing-bindable 4:46-4:60"])
  }

  @Test("may be named by 'rootPath' or not at all: a text then belongs to the project around it")
  func olderClients() throws {
    let editor = try Editor()
    let withPath: [String: Any] = ["rootPath": editor.folder.path]
    for parameters in [withPath, ["rootUri": NSNull(), "workspaceFolders": NSNull()]] {
      let client = Client()
      client.request("initialize", parameters)
      let address = editor.address("Sources/Field.swift")
      let document: [String: Any] = ["uri": address, "languageId": "swift", "text": Editor.view]
      client.notify("textDocument/didOpen", ["textDocument": document])
      client.pause()
      let published = client.parameters("textDocument/publishDiagnostics").last
      #expect((published?["diagnostics"] as? [[String: Any]])?.map(Editor.describe) == [Editor.finding])
      #expect(published?["version"] == nil)
    }
  }

  @Test("may have any name, as the client writes it", arguments: [
    ("My%20App/", "My%20App/"), ("My App", "My%20App/"), ("M%79%20App", "My App/"), ("Caf%C3%A9%2525", "Caf%C3%A9%2525/"),
    ("Caf%c3%a9%2525", "Café%2525/"),
  ])
  func names(root: String, folder: String) throws {
    let files = ["My App", "Café%25"].flatMap { folder in
      [("\(folder)/Document.swift", Editor.model), ("\(folder)/Field.swift", Editor.view)]
    }
    let editor = try Editor(files: Dictionary(uniqueKeysWithValues: files), roots: [root])
    editor.open(folder + "Field.swift")
    #expect(editor.findings(folder + "Field.swift") == [Editor.finding])
    let related = editor.diagnostics(folder + "Field.swift").first?["relatedInformation"] as? [[String: Any]]
    let place = (related?.first?["location"] as? [String: Any])?["uri"] as? String
    #expect(place == editor.address(folder + "Field.swift"))
  }

  @Test("sees files that come and go when a text is saved or the client tells")
  func files() throws {
    let editor = try Editor()
    editor.open()
    try FileManager.default.removeItem(atPath: editor.folder.path + "/Sources/Document.swift")
    editor.save()
    #expect(editor.findings() == [])
    try editor.folder.write(Editor.model, to: "Sources/Another.swift")
    editor.client.notify("workspace/didChangeWatchedFiles", ["changes": [[String: Any]]()])
    editor.client.pause()
    #expect(editor.findings() == [Editor.finding])
  }
}

@Suite("While a project is read for the first time,")
struct ProgressTests {
  private static var showing: [String: Any] { ["window": ["workDoneProgress": true]] }

  /// `begin`, `report`, `end`.
  private func kinds(_ editor: Editor) -> [String] {
    editor.client.parameters("$/progress").compactMap { ($0["value"] as? [String: Any])?["kind"] as? String }
  }

  /// Opens a text; the client answers before there is a pause.
  private func open(_ path: String, _ editor: Editor, refusing: Bool = false) {
    let document: [String: Any] = ["uri": editor.address(path), "languageId": "swift", "text": Editor.view]
    editor.client.notify("textDocument/didOpen", ["textDocument": document])
    if let request = editor.client.messages("window/workDoneProgress/create").last {
      editor.client.respond(to: request, error: refusing)
    }
    editor.client.pause()
  }

  @Test("the client shows how far it is, once for each project")
  func progress() throws {
    var files = ["One/Package.swift": "", "Two/Package.swift": ""]
    for number in 0..<40 { files["One/File\(number).swift"] = "let value\(number) = 1\n" }
    let editor = try Editor(Self.showing, files: files, roots: ["One", "Two"])
    open("One/Field.swift", editor)
    let first = kinds(editor)
    #expect(first.first == "begin" && first.last == "end" && first.dropFirst().dropLast().allSatisfy { $0 == "report" })
    #expect(first.count > 3)
    open("One/Other.swift", editor)
    #expect(kinds(editor) == first)
    open("Two/Field.swift", editor)
    #expect(kinds(editor).count > first.count)
    let asked = editor.client.parameters("window/workDoneProgress/create").compactMap { $0["token"] as? String }
    #expect(Set(asked).count == 2)
    #expect(editor.client.parameters("$/progress").allSatisfy { asked.contains($0["token"] as? String ?? "") })
  }

  @Test("nothing is shown if the client refuses, has not answered, or can't")
  func without() throws {
    let refusing = try Editor(Self.showing)
    open("Sources/Field.swift", refusing, refusing: true)
    let silent = try Editor(Self.showing)
    silent.open()
    let unable = try Editor()
    open("Sources/Field.swift", unable)
    #expect(unable.client.messages("window/workDoneProgress/create").isEmpty)
    for editor in [refusing, silent, unable] {
      #expect(kinds(editor).isEmpty)
      #expect(editor.findings() == [Editor.finding])
    }
  }
}

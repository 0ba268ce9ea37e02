import Linter
import Testing

@Suite("A configuration, while an editor runs,")
struct ConfigurationTests {
  private static let silence = "{rules: {all: 'off'}}"

  @Test("is read again when the client says so")
  func watched() throws {
    let editor = try Editor()
    editor.open()
    try editor.folder.write(Self.silence, to: ".custody.json")
    editor.client.notify("workspace/didChangeWatchedFiles", ["changes": [[String: Any]]()])
    editor.client.pause()
    #expect(editor.findings() == [])
  }

  @Test("is read again when a text is saved or opened: not every client watches files", arguments: [true, false])
  func saved(isSave: Bool) throws {
    let editor = try Editor()
    editor.open()
    try editor.folder.write(Self.silence, to: ".custody.json")
    if isSave { editor.save() } else { editor.open("Sources/Document.swift", Editor.model) }
    #expect(editor.findings() == [])
  }

  @Test("is watched where the client can do that", arguments: [true, false])
  func registration(isSupported: Bool) throws {
    let editor = try Editor(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": isSupported]]])
    let registrations = editor.client.parameters("client/registerCapability")
    #expect(registrations.count == (isSupported ? 1 : 0))
    #expect(registrations.allSatisfy { "\($0)".contains("**/.custody.json") && "\($0)".contains("**/*.swift") })
  }

  @Test("says once what is wrong with it, and nothing is found until that is mended")
  func problems() throws {
    let editor = try Editor()
    editor.open()
    try editor.folder.write("{ruls: {}}", to: ".custody.json")
    editor.save()
    editor.save()
    let shown = editor.client.parameters("window/showMessage").compactMap { $0["message"] as? String }
    #expect(shown.count == 1)
    #expect(shown.first?.contains(".custody.json:1:2: error: unknown key 'ruls'") == true)
    #expect(editor.findings() == [])
    try editor.folder.write("{}", to: ".custody.json")
    editor.save()
    #expect(editor.findings() == [Editor.finding])
  }

  @Test("is not alone: what a baseline excuses is not shown")
  func baseline() throws {
    let editor = try Editor(files: Editor.project.merging([".git/HEAD": ""]) { old, _ in old })
    editor.open()
    let findings = lint(paths: [editor.folder.path]).findings
    try BaselineFile(path: editor.folder.path + "/" + Baseline.fileName).write(Baseline(of: findings))
    editor.save()
    #expect(editor.findings() == [])
    let line = Editor.view.split(separator: "\n")[3]
    editor.change(Editor.edit((4, 0), (4, 0), line.replacing("body", with: "other") + "\n"))
    #expect(editor.findings() == ["missing-bindable 4:47-4:61"])
    try editor.folder.write("{", to: Baseline.fileName)
    editor.save()
    editor.change(Editor.edit((0, 0), (0, 0), "\n"))
    editor.save()
    #expect(editor.findings()?.count == 2)
    let shown = editor.client.parameters("window/showMessage")
    #expect(shown.count == 1 && "\(shown)".contains(Baseline.fileName))
  }

  @Test("says what is left out, of open texts too")
  func exclusion() throws {
    let editor = try Editor()
    try editor.folder.write("{exclude: ['Sources/Field.swift']}", to: ".custody.json")
    editor.open()
    #expect(editor.findings() == [])
  }
}

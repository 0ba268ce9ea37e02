import Testing

@Suite("A text in an editor")
struct DocumentTests {
  @Test("is what the editor says, not what is on disk, in all files")
  func unsaved() throws {
    let editor = try Editor()
    editor.open()
    #expect(editor.findings() == [Editor.finding])
    editor.open("Sources/Document.swift", "struct Document { var name = \"\" }\n")
    #expect(editor.findings() == [])
    editor.close("Sources/Document.swift")
    #expect(editor.findings() == [Editor.finding])
  }

  @Test("may be new, and take part in the project before it is saved")
  func newFile() throws {
    let editor = try Editor(files: ["Package.swift": "", "Sources/Field.swift": Editor.view])
    editor.open()
    #expect(editor.findings() == [])
    editor.open("Sources/New.swift", Editor.model)
    #expect(editor.findings() == [Editor.finding])
  }

  @Test("changes by ranges, several in one message, each on the text that the one before has left")
  func ranges() throws {
    let editor = try Editor()
    editor.open()
    editor.change(Editor.edit((2, 2), (2, 5), "@Bindable var"), Editor.edit((0, 0), (0, 0), "// 😀\n"))
    #expect(editor.findings() == [])
    editor.change(Editor.edit((3, 2), (3, 15), "let"))
    #expect(editor.findings() == ["missing-bindable 4:46-4:60"])
  }

  @Test("changes as a whole")
  func whole() throws {
    let editor = try Editor()
    editor.open()
    editor.change(["text": "\n" + Editor.view])
    #expect(editor.findings() == ["missing-bindable 4:46-4:60"])
  }

  @Test("takes ranges at their word, not the length that some clients add")
  func rangeLength() throws {
    let editor = try Editor()
    editor.open()
    var edit = Editor.edit((2, 2), (2, 5), "@Bindable var")
    edit["rangeLength"] = 99
    editor.change(edit)
    #expect(editor.findings() == [])
  }

  @Test("ends where it ends: positions behind a line are its end, behind the text the text's", arguments: [
    ((0, 99), (0, 99), "\n", "missing-bindable 4:46-4:60"), ((99, 0), (99, 0), "//", Editor.finding),
    ((-4, -1), (0, 0), "//\n", "missing-bindable 4:46-4:60"), ((2, 99), (2, 5), " // document", Editor.finding),
    ((2, 1 << 62), (1 << 62, 1 << 62), "", "syntax-error 1:19-1:20"),
  ])
  func clamping(start: (Int, Int), end: (Int, Int), text: String, finding: String) throws {
    let editor = try Editor()
    editor.open()
    editor.change(Editor.edit(start, end, text))
    #expect(editor.findings() == [finding])
  }

  @Test("is counted in the agreed unit, in edits too", arguments: [("utf-8", 4), ("utf-16", 2)])
  func units(encoding: String, length: Int) throws {
    let editor = try Editor(["general": ["positionEncodings": [encoding]]])
    editor.open()
    // The smiley goes.
    editor.change(Editor.edit((3, 35), (3, 35 + length), ""))
    #expect(editor.findings() == ["missing-bindable 3:44-3:58"])
  }

  @Test("is not torn within a character")
  func surrogates() throws {
    let editor = try Editor()
    editor.open()
    editor.change(Editor.edit((3, 36), (3, 37), ""))
    #expect(editor.findings() == ["missing-bindable 3:44-3:58"])
  }

  @Test("has lines that end with any line break", arguments: ["\r\n", "\r"])
  func lineBreaks(lineBreak: String) throws {
    let editor = try Editor()
    editor.open("Sources/Field.swift", Editor.view.split(separator: "\n").joined(separator: lineBreak))
    #expect(editor.findings() == [Editor.finding])
    editor.change(Editor.edit((2, 2), (2, 5), "@Bindable var"))
    #expect(editor.findings() == [])
  }

  @Test("need not be on a disk, nor open, but has to be Swift")
  func oddTexts() throws {
    let editor = try Editor()
    editor.open("untitled:Untitled-1", "let a = \"\n")
    #expect(editor.findings("untitled:Untitled-1") == ["syntax-error 0:8-0:9"])
    editor.change(["text": "let"], in: "Sources/Field.swift")
    editor.close("Sources/Document.swift")
    #expect(editor.publications("Sources/Document.swift").isEmpty)
    editor.open("README.md", "let a = \"\n", language: "markdown")
    #expect(editor.publications("README.md").isEmpty)
  }
}

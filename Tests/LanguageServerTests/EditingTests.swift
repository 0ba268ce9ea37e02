import Foundation
import Linter
import Robustness
import TestSupport
import Testing

@Suite("After any edits, the language server")
struct EditingTests {
  private static let pieces = [
    "@Bindable var", "let", "\n", "{", "}", "\"", "document", "$", "é", "😀", "@Observable ", "class ", "struct ",
    "// custody:disable:next missing-bindable\n", "@State private var document = Document()\n", "\r\n",
  ]

  @Test("finds what a fresh run finds, whatever is typed", arguments: [27, 28, 29])
  func typing(seed: UInt64) throws {
    let editor = try Editor()
    var texts = ["Sources/Field.swift": Editor.view, "Sources/Document.swift": Editor.model]
    for (path, text) in texts { editor.open(path, text) }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let path = Bool.random(using: &generator) ? "Sources/Field.swift" : "Sources/Document.swift"
      let scalars = Array((texts[path] ?? "").unicodeScalars)
      let start = Int.random(in: 0...scalars.count, using: &generator)
      let end = min(scalars.count, start + Int.random(in: 0...4, using: &generator))
      let piece = Self.pieces.randomElement(using: &generator) ?? ""
      texts[path] = text(scalars[..<start]) + piece + text(scalars[end...])
      editor.change(Editor.edit(position(scalars[..<start]), position(scalars[..<end]), piece), in: path)
      try compare(editor, texts)
    }
  }

  /// Lines move between the files of an app, files are opened, closed, saved, written by others.
  @Test("finds what a fresh run finds, whatever becomes of an app", arguments: ["PantryLegacy", "TrailsObservation"])
  func refactoring(app: String) throws {
    let files = Dictionary(uniqueKeysWithValues: CorpusFile.all.filter { $0.path.hasPrefix(app) }.map {
      ($0.path, String(decoding: $0.bytes, as: UTF8.self))
    })
    let editor = try Editor(files: files)
    var onDisk = files
    var open: [String: String] = [:]
    var generator = SeededGenerator(seed: 30)
    for step in CorpusFile.sample(of: 300, inDebug: 30) {
      let path = files.keys.sorted().randomElement(using: &generator) ?? ""
      let text = open[path] ?? onDisk[path] ?? ""
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let line = Int.random(in: 0..<lines.count, using: &generator)
      let other = onDisk[files.keys.sorted().randomElement(using: &generator) ?? ""]?.split(separator: "\n")
        .randomElement(using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        editor.close(path)
        open[path] = nil
      case 1:
        onDisk[path] = text
        try editor.folder.write(text, to: path)
        editor.save(path)
      case 2 where open[path] == nil:
        lines.remove(at: line)
        onDisk[path] = lines.joined(separator: "\n")
        try editor.folder.write(onDisk[path] ?? "", to: path)
        editor.client.notify("workspace/didChangeWatchedFiles")
        editor.client.pause()
      case let kind:
        if open[path] == nil { editor.open(path, text) }
        let new = kind < 5 ? "" : "\(other ?? "")\n"
        editor.change(Editor.edit((line, 0), (kind < 7 ? line + 1 : line, 0), new), in: path)
        lines.replaceSubrange(line..<(kind < 7 ? line + 1 : line), with: new.isEmpty ? [] : [String(other ?? "")])
        open[path] = lines.joined(separator: "\n")
      }
      if step % 5 == 0 { try compare(editor, open, onDisk) }
    }
  }

  /// - Parameter onDisk: what is written back after the comparison.
  private func compare(_ editor: Editor, _ texts: [String: String], _ onDisk: [String: String]? = nil) throws {
    for (path, text) in texts { try editor.folder.write(text, to: path) }
    let fresh = lint(paths: [editor.folder.path], options: LintOptions(jobs: 1)).findings
    for path in texts.keys {
      let expected = fresh.filter { $0.place.path == editor.folder.path + "/" + path }.map(describe)
      #expect(editor.findings(path) == expected, "\(path): \(texts)")
    }
    for path in texts.keys { if let text = onDisk?[path] { try editor.folder.write(text, to: path) } }
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private func position(_ scalars: ArraySlice<Unicode.Scalar>) -> (Int, Int) {
    let lines = text(scalars).replacingOccurrences(of: "\r\n", with: "\n").unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
    return (lines.count - 1, lines.last?.reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) } ?? 0)
  }

  private func describe(_ finding: ReportedFinding) -> String {
    let (start, end) = (finding.place.start, finding.place.end)
    return "\(finding.rule) \(start.line - 1):\(start.utf16Column - 1)-\(end.line - 1):\(end.utf16Column - 1)"
  }
}

/// Other texts that mean the same as an example, or nothing at all.
public enum ChangedForm: String, Sendable, CaseIterable {
  case windowsLineEndings = "lines end with CR and LF"
  case byteOrderMark = "a byte-order mark in front"
  case emojiComments = "an emoji comment in front of each marked line"
  case interpreterLine = "a #! line in front"
  case nested = "inside an enum"
  case conditional = "inside #if DEBUG"
  case comment = "whole in a comment"
  case string = "whole in a string"
  case suppressed = "after a suppression comment"

  /// The files in this form with what is then expected; nil where the form would mean something else.
  /// - Parameter rule: the rule that is suppressed.
  public func applied(to files: [MarkedFile], rule: String) -> [MarkedFile]? {
    if self == .nested, files.contains(where: \.holdsWhatCannotBeNested) { return nil }
    return files.enumerated().map { number, file in
      var file = file
      switch self {
      case .windowsLineEndings:
        for index in file.lines.indices { file.lines[index].ending = [.carriageReturn, .lineFeed] }
      case .byteOrderMark:
        file.lines[0].text.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
      case .emojiComments:
        for index in file.lines.indices where !file.lines[index].marks.isEmpty {
          file.lines[index].putInFront("/* 🏝️👩‍👩‍👧 é */ ")
        }
      case .interpreterLine:
        file.lines.insert(MarkedFile.Line("#!/usr/bin/env swift"), at: 0)
      case .nested:
        file.encloseDeclarations(in: number == 0 ? "enum N {" : "extension N {", "}")
      case .conditional:
        file.encloseDeclarations(in: "#if DEBUG", "#endif")
      case .comment:
        file.removeMarks()
        file.lines = [MarkedFile.Line("/*")] + file.lines + [MarkedFile.Line("*/")]
      case .string:
        file.removeMarks()
        file.lines = [MarkedFile.Line("let text = ##\"\"\"")] + file.lines + [MarkedFile.Line("\"\"\"##")]
      case .suppressed:
        file.suppress(rule)
      }
      return file
    }
  }
}

extension MarkedFile {
  fileprivate mutating func removeMarks() {
    for index in lines.indices { lines[index].marks = [] }
  }

  /// Puts a comment above each line with a finding of the rule.
  fileprivate mutating func suppress(_ rule: String) {
    lines = lines.flatMap { line -> [Line] in
      let isFound = line.marks.contains { mark in
        if case .gap = mark.kind { false } else { mark.rule == rule }
      }
      guard isFound else { return [line] }
      var silent = line
      silent.marks.removeAll { $0.rule == rule }
      return [Line("// custody:disable:next \(rule) - tried here"), silent]
    }
  }

  /// Puts a line before the first line behind the imports, and one behind the last.
  fileprivate mutating func encloseDeclarations(in opening: String, _ closing: String) {
    lines.insert(Line(opening), at: (lastImport ?? -1) + 1)
    lines.append(Line(closing))
  }

  /// Extensions stand at the top of a file, and functions and variables would become members.
  fileprivate var holdsWhatCannotBeNested: Bool {
    let modifiers: Set<Substring> = [
      "public", "private", "fileprivate", "internal", "final", "@MainActor", "nonisolated",
    ]
    return lines.contains { line in
      guard let first = line.text.first, first != .space, first != .tab else { return false }
      let words = String(decoding: line.text, as: UTF8.self).split { " ({:=".contains($0) }
      let keyword = words.first { !modifiers.contains($0) }
      return ["extension", "func", "let", "var"].contains(keyword)
    }
  }
}

extension MarkedFile.Line {
  fileprivate mutating func putInFront(_ comment: String) {
    text.insert(contentsOf: comment.utf8, at: 0)
    for index in marks.indices {
      guard case .expect(var expectation) = marks[index].kind, let column = expectation.column else { continue }
      expectation.column = column + comment.utf8.count
      marks[index].kind = .expect(expectation)
    }
  }
}

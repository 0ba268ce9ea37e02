/// The text of an edit while it is put together: further lines of what it quotes are indented as the edit's own lines are.
struct EditText {
  private(set) var text = ""
  /// Of the line that is being written.
  private var indentation: String
  private let lineBreak: String
  private let step: String

  /// - Parameters:
  ///   - indentation: that of the line where the edit is.
  ///   - lineBreak: what `\n` in words stands for.
  ///   - step: what `\t` in words stands for.
  init(indentation: String, lineBreak: String, step: String) {
    self.indentation = indentation
    self.lineBreak = lineBreak
    self.step = step
  }

  mutating func append(_ words: String) {
    for character in words {
      switch character {
      case "\n":
        text += lineBreak
        indentation = String(lineBreak.drop(while: \.isNewline))
      case "\t":
        text += step
        indentation += step
      default: text.append(character)
      }
    }
  }

  /// - Parameter old: the indentation of the line where the source begins. Where a further line is not indented by it, as in a
  ///   text of several lines, all stay as they are.
  mutating func append(_ source: String, indentedBy old: String) {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isIndented = lines.dropFirst().allSatisfy { $0.hasPrefix(old) || $0.allSatisfy(\.isWhitespace) }
    guard lines.count > 1, old != indentation, isIndented else {
      text += source
      return
    }
    text += lines[0]
    for (line, before) in zip(lines.dropFirst(), lines) {
      text += source[before.endIndex..<line.startIndex]
      text += line.hasPrefix(old) ? indentation + line.dropFirst(old.count) : line
    }
  }
}

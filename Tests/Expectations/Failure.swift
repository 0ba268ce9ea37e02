/// What is wrong with a line of a document: a page, a corpus file, a text in a test.
public struct Failure: Sendable, Equatable {
  public let document: String
  /// From 1.
  public let line: Int
  public let text: String

  public init(document: String, line: Int, _ text: String) {
    self.document = document
    self.line = line
    self.text = text
  }
}

extension MarkedFile {
  /// A failure that shows the code around a line with carets below what it is about.
  /// - Parameters:
  ///   - index: of the line in `lines`.
  ///   - column: of the caret, from 1, in bytes; nil marks the whole line.
  public func failure(at index: Int, column: Int? = nil, mark: Mark? = nil, _ text: String) -> Failure {
    guard lines.indices.contains(index) else {
      return Failure(document: document, line: lines.last?.origin ?? 1, text + "\n  in \(path), beyond its end")
    }
    var shown = [text, "  in \(path):"]
    for near in max(0, index - 2)...min(lines.count - 1, index + 1) {
      let code = lines[near].text.reversed().drop { $0 == .space }.reversed()
      shown.append("\(number(of: near)) | \(String(decoding: code, as: UTF8.self))")
      if near == index { shown.append("     | \(caret(below: lines[near].text, column))") }
    }
    return Failure(document: document, line: mark?.line ?? nearestOrigin(to: index), shown.joined(separator: "\n"))
  }

  private func number(of index: Int) -> String {
    let number = lines[index].origin.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, 4 - number.count)) + number
  }

  private func nearestOrigin(to index: Int) -> Int {
    lines[index...].lazy.compactMap(\.origin).first ?? lines[...index].lazy.compactMap(\.origin).last ?? 1
  }

  private func caret(below text: [UInt8], _ column: Int?) -> String {
    let isBlank = { (byte: UInt8) in byte == .space || byte == .tab }
    let start = column.map { min($0 - 1, text.count) } ?? text.prefix(while: isBlank).count
    let before = text[..<start]
    let length = column == nil ? text.count - start - text.reversed().prefix(while: isBlank).count : 1
    let indent: [Character] = String(decoding: before, as: UTF8.self).map { $0 == "\t" ? "\t" : " " }
    return String(indent) + String(repeating: "^", count: max(1, length))
  }
}

import Ownership

/// A source file whose marks have been read and overwritten with spaces, so that columns hold.
public struct MarkedFile: Sendable {
  public struct Line: Sendable {
    /// Without the bytes that end the line.
    public var text: [UInt8]
    public var ending: [UInt8]
    /// The line of the document, from 1; nil for a line that the document does not hold.
    public let origin: Int?
    public var marks: [Mark] = []

    public init(_ text: String) {
      self.text = Array(text.utf8)
      ending = [.lineFeed]
      origin = nil
    }

    init(_ text: [UInt8], ending: [UInt8], origin: Int) {
      self.text = text
      self.ending = ending
      self.origin = origin
    }
  }

  /// As findings name it.
  public let path: String
  /// Files of one module are built together.
  public let module: String
  /// What the file's header says of its module.
  public let settings: Settings
  /// Where the text really stands: a page, a test, the file itself.
  public let document: String
  public var lines: [Line]
  public let problems: [Failure]

  /// - Parameter firstLine: the line of the document that `bytes` begin with, from 1.
  public init(
    path: String, module: String = "App", settings: Settings = .unknown, _ bytes: [UInt8], document: String,
    firstLine: Int = 1
  ) {
    self.init(FileHeader(path: path, module: module, settings: settings), bytes, document: document, firstLine: firstLine)
  }

  init(_ header: FileHeader, _ bytes: [UInt8], document: String, firstLine: Int) {
    path = header.path
    module = header.module
    settings = header.settings
    self.document = document
    var lines: [Line] = []
    var problems = header.problems.map { Failure(document: document, line: firstLine, $0) }
    var waiting: [Mark] = []
    for (index, line) in MarkedFile.split(bytes).enumerated() {
      let number = firstLine + index
      let end = MarkedEnd(of: line.text, line: number)
      problems += end.problems.map { Failure(document: document, line: number, $0) }
      var text = line.text
      for offset in end.codeCount..<text.count { text[offset] = .space }
      var marked = Line(text, ending: line.ending, origin: number)
      if MarkedFile.isCode(text) {
        marked.marks = waiting + end.marks
        waiting = []
      } else {
        waiting += end.marks
      }
      lines.append(marked)
    }
    // At the end of a file, only `expect-nothing` means something.
    if !lines.isEmpty { lines[lines.count - 1].marks += waiting }
    self.lines = lines
    self.problems = problems
  }

  public var marks: [Mark] { lines.flatMap(\.marks) }

  /// The file says that it is silent.
  public var expectsNothing: Bool { marks.contains { $0.kind == .nothing } }

  /// What the linter reads.
  public var bytes: [UInt8] { lines.flatMap { $0.text + $0.ending } }

  /// Gives the file `import SwiftUI` if it imports nothing: examples show only what matters.
  public mutating func importSwiftUIUnlessItImports() {
    if lastImport == nil { lines.insert(Line("import SwiftUI"), at: 0) }
  }

  /// The last line that begins with an import.
  var lastImport: Int? {
    let openings = ["import ", "@testable import ", "public import ", "@_exported import "]
    return lines.lastIndex { line in openings.contains { line.text.starts(with: $0.utf8) } }
  }

  private static func isCode(_ text: [UInt8]) -> Bool {
    let code = text.drop { $0 == .space || $0 == .tab }
    return !code.isEmpty && !code.starts(with: [.slash, .slash])
  }

  /// A line ends at `\n`, `\r\n` or a lone `\r`.
  private static func split(_ bytes: [UInt8]) -> [(text: [UInt8], ending: [UInt8])] {
    var lines: [(text: [UInt8], ending: [UInt8])] = []
    var start = 0
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == .lineFeed || byte == .carriageReturn else {
        offset += 1
        continue
      }
      let isPair = byte == .carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
      let next = offset + (isPair ? 2 : 1)
      lines.append((Array(bytes[start..<offset]), Array(bytes[offset..<next])))
      (start, offset) = (next, next)
    }
    if start < bytes.count { lines.append((Array(bytes[start...]), [])) }
    return lines
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let slash = UInt8(ascii: "/")
}

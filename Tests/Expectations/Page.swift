import Foundation

/// A page of a rule, whose blocks of code are tests. A line `` `Cart.swift module:Store xcode:27`: `` above a block is the
/// file's header (see `FileHeader`).
///
/// `Fixed` shows what the safe fixes of the rule make of the first bad code, or below a heading of its own of the bad code
/// with that heading.
public struct Page: Sendable {
  public enum Section: String, Sendable, CaseIterable {
    case atRunTime = "What happens at run time"
    case bad = "Bad"
    case fixed = "Fixed"
    case good = "Good"
    case exempt = "Exempt"
    case measured = "Measured"
  }

  /// A heading with the code below it: one module, one test.
  public struct Example: Sendable, CustomStringConvertible {
    public let page: String
    public let section: Section
    public let heading: String
    public var files: [MarkedFile]

    public var description: String { "\(page), \(section.rawValue): \(heading)" }
    public var marks: [Mark] { files.flatMap(\.marks) }
  }

  /// The bad code that a fixed example was, nil if there is none.
  public func bad(of fixed: Example) -> Example? {
    let heading = fixed.heading == Section.fixed.rawValue ? Section.bad.rawValue : fixed.heading
    return examples.first { $0.section == .bad && $0.heading == heading }
  }

  /// The file's name without its ending.
  public let name: String
  public let document: String
  /// What stands behind the first `#`.
  public private(set) var title = ""
  /// The table below the title: group, severity, default.
  public private(set) var head: [String: String] = [:]
  public private(set) var sections: [String] = []
  public private(set) var examples: [Example] = []
  public private(set) var problems: [Failure] = []

  public init(name: String, document: String, _ text: String) {
    self.name = name
    self.document = document
    var reader = Reader(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    var columns: [String] = []
    var heading = ""
    var header: FileHeader?
    while let line = reader.next() {
      if line.hasPrefix("```") {
        let start = reader.position + 1
        let code = reader.block()
        if line == "```swift" { add(code, start, heading, &header) }
      } else if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
        sections.append(heading)
      } else if line.hasPrefix("### ") {
        heading = String(line.dropFirst(4))
      } else if line.hasPrefix("|"), sections.isEmpty {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        if columns.isEmpty { columns = cells } else { head = Dictionary(zip(columns, cells)) { $1 } }
      } else if line.hasPrefix("`"), line.hasSuffix("`:") {
        header = FileHeader(line.dropFirst().dropLast(2))
      } else if !line.isEmpty {
        header = nil
      }
    }
  }

  private mutating func add(_ code: String, _ line: Int, _ heading: String, _ header: inout FileHeader?) {
    guard let section = sections.last.flatMap(Section.init(rawValue:)) else {
      problems.append(Failure(document: document, line: line, "code outside of the page's sections"))
      return
    }
    let isNew = examples.last.map { $0.heading != heading || $0.section != section } ?? true
    if isNew { examples.append(Example(page: name, section: section, heading: heading, files: [])) }
    let number = examples[examples.count - 1].files.count + 1
    var file = MarkedFile(
      header ?? FileHeader("Example\(number).swift"[...]), Array(code.utf8), document: document, firstLine: line)
    file.importSwiftUIUnlessItImports()
    examples[examples.count - 1].files.append(file)
    header = nil
  }

  private struct Reader {
    let lines: [String]
    /// The number of lines read.
    private(set) var position = 0

    init(lines: [String]) { self.lines = lines }

    mutating func next() -> String? {
      guard position < lines.count else { return nil }
      position += 1
      return lines[position - 1]
    }

    /// The lines up to the closing fence.
    mutating func block() -> String {
      var block = ""
      while let line = next(), line != "```" { block += line + "\n" }
      return block
    }
  }
}


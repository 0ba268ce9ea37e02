/// A comment that says what is true of a line of code.
///
///     // expect: rule-id
///     // expect: rule-id warning @23 "part of the message"
///     // gap: rule-id why it is not found yet
///     // noise: rule-id why it should not be found
///     // fact: wrapper=State origin=init
///     // expect-nothing
public struct Mark: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// A finding starts on the line.
    case expect(Expectation)
    /// A finding is missing, and is known to be.
    case gap(rule: String)
    /// A finding is there, and is known to be wrong.
    case noise(rule: String)
    /// What the project says about the declaration, closure or call on the line.
    case fact([String: String])
    /// The whole file is silent.
    case nothing
  }

  public struct Expectation: Sendable, Equatable {
    public let rule: String
    /// `error`, `warning` or `hint`; nil if the mark does not say.
    public let severity: String?
    /// From 1, in bytes.
    public var column: Int?
    public let message: String?

    public init(rule: String, severity: String? = nil, column: Int? = nil, message: String? = nil) {
      self.rule = rule
      self.severity = severity
      self.column = column
      self.message = message
    }
  }

  public var kind: Kind
  /// Where the comment itself stands in the document, from 1.
  public let line: Int

  /// The rule that the mark speaks of.
  public var rule: String? {
    switch kind {
    case .expect(let expectation): expectation.rule
    case .gap(let rule), .noise(let rule): rule
    case .fact, .nothing: nil
    }
  }

  public var expectation: Expectation? {
    if case .expect(let expectation) = kind { expectation } else { nil }
  }
}

/// The marks at the end of a line, and where they begin.
struct MarkedEnd {
  /// The bytes before the first mark.
  let codeCount: Int
  let marks: [Mark]
  /// What could not be read.
  let problems: [String]

  private static let openings = ["// expect:", "// expect-nothing", "// gap:", "// noise:", "// fact:"]

  init(of text: [UInt8], line: Int) {
    let starts = MarkedEnd.starts(in: text)
    var marks: [Mark] = []
    var problems: [String] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : text.count
      let comment = String(decoding: text[start..<end], as: UTF8.self)
      if let kind = MarkedEnd.kind(of: comment) {
        marks.append(Mark(kind: kind, line: line))
      } else {
        problems.append("'\(comment)' is no mark that can be read")
      }
    }
    codeCount = starts.first ?? text.count
    self.marks = marks
    self.problems = problems
  }

  private static func starts(in text: [UInt8]) -> [Int] {
    let openings = openings.map { Array($0.utf8) }
    return text.indices.filter { start in openings.contains { text[start...].starts(with: $0) } }
  }

  private static func kind(of comment: String) -> Mark.Kind? {
    var words = Words(comment.dropFirst("// ".count))
    switch words.next() {
    case "expect:": return expectation(&words).map { .expect($0) }
    case "expect-nothing": return words.next() == nil ? .nothing : nil
    case "gap:": return words.next().map { .gap(rule: $0) }
    case "noise:": return words.next().map { .noise(rule: $0) }
    case "fact:": return facts(&words).map { .fact($0) }
    default: return nil
    }
  }

  private static func expectation(_ words: inout Words) -> Mark.Expectation? {
    guard let rule = words.next(), rule.first?.isLowercase == true else { return nil }
    var severity: String?
    var column: Int?
    var message: String?
    while let word = words.next() {
      if ["error", "warning", "hint"].contains(word) {
        severity = word
      } else if word.first == "@", let number = Int(word.dropFirst()) {
        column = number
      } else if word.count > 2, word.first == "\"", word.last == "\"" {
        message = String(word.dropFirst().dropLast())
      } else {
        return nil
      }
    }
    return Mark.Expectation(rule: rule, severity: severity, column: column, message: message)
  }

  private static func facts(_ words: inout Words) -> [String: String]? {
    var facts: [String: String] = [:]
    while let word = words.next() {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, facts.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else { return nil }
    }
    return facts.isEmpty ? nil : facts
  }
}

/// Words between blanks; text in quotation marks is one word.
private struct Words {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  mutating func next() -> String? {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.first else { return nil }
    let inside = rest.dropFirst()
    let end = first == "\""
      ? inside.firstIndex(of: "\"").map { rest.index(after: $0) }
      : rest.firstIndex { $0.isWhitespace }
    defer { rest = rest[(end ?? rest.endIndex)...] }
    return String(rest[..<(end ?? rest.endIndex)])
  }
}

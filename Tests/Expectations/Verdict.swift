/// A finding as the linter reports it, in the words that marks use.
public struct Found: Sendable {
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, in bytes.
  public let column: Int
  public let rule: String
  public let severity: String
  public let message: String

  public init(path: String, line: Int, column: Int, rule: String, severity: String, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.rule = rule
    self.severity = severity
    self.message = message
  }
}

/// Compares what was found with what the lines say.
/// - Parameter rules: the rules that ran; marks of other rules are ignored. Nil: all ran.
public func failures(of files: [MarkedFile], found: [Found], rules: Set<String>? = nil) -> [Failure] {
  let byFile = Dictionary(grouping: found, by: \.path)
  let strangers = Set(byFile.keys).subtracting(files.map(\.path)).sorted()
  return files.flatMap { file in
    file.problems + Verdict(on: file, found: byFile[file.path] ?? [], rules: rules).failures
  } + strangers.map { Failure(document: files.first?.document ?? $0, line: 1, "findings in the unknown file '\($0)'") }
}

private struct Verdict {
  private(set) var failures: [Failure] = []
  private let file: MarkedFile

  init(on file: MarkedFile, found: [Found], rules: Set<String>?) {
    self.file = file
    let byLine = Dictionary(grouping: found, by: { $0.line - 1 })
    for index in file.lines.indices {
      let marks = file.lines[index].marks.filter { mark in
        guard let rules, let rule = mark.rule else { return true }
        return rules.contains(rule)
      }
      judge(index, marks, byLine[index] ?? [])
    }
    for finding in found where !file.lines.indices.contains(finding.line - 1) {
      failures.append(file.failure(at: finding.line - 1, "found beyond the end: \(Verdict.words(finding))"))
    }
  }

  private mutating func judge(_ index: Int, _ marks: [Mark], _ found: [Found]) {
    var left = found
    var open: [(mark: Mark, expectation: Mark.Expectation)] = []
    for mark in marks {
      guard case .expect(let expectation) = mark.kind else { continue }
      if let match = left.firstIndex(where: { Verdict.matches(expectation, $0) }) {
        left.remove(at: match)
      } else {
        open.append((mark, expectation))
      }
    }
    // What is left may be what was expected but for its column, severity or words: say so in one failure.
    for (mark, expectation) in open {
      if let near = left.firstIndex(where: { $0.rule == expectation.rule }) {
        let finding = left.remove(at: near)
        failures.append(
          file.failure(
            at: index, column: finding.column, mark: mark,
            "expected: \(Verdict.words(expectation))\n   found: \(Verdict.words(finding))"))
      } else {
        failures.append(file.failure(at: index, mark: mark, "not found: \(Verdict.words(expectation))"))
      }
    }
    for mark in marks {
      guard case .noise(let rule) = mark.kind else { continue }
      if let match = left.firstIndex(where: { $0.rule == rule }) {
        left.remove(at: match)
      } else {
        failures.append(file.failure(at: index, mark: mark, "the noise of \(rule) is gone: remove the mark"))
      }
    }
    for finding in left {
      let gap = marks.first { $0.kind == .gap(rule: finding.rule) }
      failures.append(
        file.failure(
          at: index, column: finding.column, mark: gap,
          gap == nil
            ? "found: \(Verdict.words(finding))"
            : "the gap is closed, make the mark an 'expect': \(Verdict.words(finding))"))
    }
  }

  private static func matches(_ expectation: Mark.Expectation, _ finding: Found) -> Bool {
    finding.rule == expectation.rule
      && (expectation.column ?? finding.column) == finding.column
      && (expectation.severity ?? finding.severity) == finding.severity
      && (expectation.message.map { finding.message.contains($0) } ?? true)
  }

  private static func words(_ finding: Found) -> String {
    "\(finding.rule) \(finding.severity) @\(finding.column) \"\(finding.message)\""
  }

  private static func words(_ expectation: Mark.Expectation) -> String {
    [
      expectation.rule, expectation.severity, expectation.column.map { "@\($0)" },
      expectation.message.map { "\"\($0)\"" },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

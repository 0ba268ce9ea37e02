import Ownership
import Rules
import SwiftTree

/// What all files say, each for itself. Their sources are gone.
struct FileReading {
  /// The files that could be read: their order gives the `FileIndex`.
  private(set) var files: [SourceFile] = []
  private(set) var suppressions: [FileIndex: FileSuppressions] = [:]
  /// The first of each file that has any.
  private(set) var syntaxErrors: [Finding] = []
  private(set) var errors: [FileError] = []
  private var facts: [FileFacts] = []

  /// - Parameter words: what configurations add to the tables of words, by unit.
  init(of files: [SourceFile], _ options: LintOptions, words: [Int32: OwnWords] = [:]) {
    let chunks = Chunks(of: files.count, size: 8, report: options.progress)
    let knownRules = options.selection.knownIDs
    let known = options.store?.outcomes(of: files, with: words)
    let parts = Workers.run(min(options.jobs, chunks.count)) {
      var reader = FileReader(knownRules: knownRules)
      var parts: [(start: Int, outcomes: [FileReader.Outcome])] = []
      while let chunk = chunks.next() {
        parts.append((chunk.lowerBound, chunk.map { known?[$0] ?? reader.read(files[$0], words[files[$0].unit] ?? OwnWords()) }))
      }
      return parts
    }
    facts.reserveCapacity(files.count)
    var unreadable: Set<Int> = []
    for part in parts.flatMap({ $0 }).sorted(by: { $0.start < $1.start }) {
      for (offset, outcome) in part.outcomes.enumerated() where !add(outcome, of: files[part.start + offset]) {
        unreadable.insert(part.start + offset)
      }
    }
    options.store?.keep(parts.flatMap { $0 }, of: files)
    // Mostly all could be read, and the list is the same: not a second one.
    self.files = unreadable.isEmpty ? files : files.indices.filter { !unreadable.contains($0) }.map { files[$0] }
  }

  /// Hands the facts over, so that there is one copy of them.
  mutating func takeFacts() -> [FileFacts] {
    defer { facts = [] }
    return facts
  }

  /// False for a file that could not be read.
  private mutating func add(_ outcome: FileReader.Outcome, of file: SourceFile) -> Bool {
    switch outcome {
    case .failed(let error):
      errors.append(FileError(path: file.path, error))
      return false
    case .read(let reading):
      let index = FileIndex(facts.count)
      facts.append(reading.facts)
      if !reading.suppressions.isEmpty { suppressions[index] = reading.suppressions }
      if let problem = reading.problem { syntaxErrors.append(FileReading.finding(about: problem, in: index)) }
      return true
    }
  }

  /// Takes what another text of a file says. Its facts are not kept here.
  mutating func replace(_ index: FileIndex, _ file: SourceFile, _ outline: FileReader.Outline) {
    files[Int(index)] = file
    suppressions[index] = outline.suppressions.isEmpty ? nil : outline.suppressions
    syntaxErrors.removeAll { $0.place.file == index }
    if let problem = outline.problem { syntaxErrors.append(FileReading.finding(about: problem, in: index)) }
  }

  private static func finding(about problem: SyntaxProblem, in file: FileIndex) -> Finding {
    Finding(
      ToolRule.syntaxError, at: Place(file: file, start: UInt32(problem.start), end: UInt32(problem.end)),
      "\(words(for: problem.kind)); the code around it may go unchecked")
  }

  private static func words(for kind: SyntaxProblem.Kind) -> String {
    switch kind {
    case .unterminatedString: "the string has no end"
    case .unterminatedComment: "the comment has no end"
    case .unterminatedRegex: "the regular expression has no end"
    case .invalidCharacter: "no Swift code begins with this character"
    case .unexpectedToken: "Swift has no place for this here"
    case .missing: "something is missing before this"
    case .unbalanced: "the bracket has no partner"
    }
  }
}

/// Reads one file after the other, with the same storage for each.
struct FileReader: ~Copyable {
  struct Reading {
    let facts: FileFacts
    let suppressions: FileSuppressions
    let problem: SyntaxProblem?
  }

  enum Outcome {
    case read(Reading)
    case failed(SystemError)
  }

  private let knownRules: Set<String>
  private var tree = Tree()
  private var factsReader = FactsReader()

  init(knownRules: Set<String>) {
    self.knownRules = knownRules
  }

  mutating func read(_ file: SourceFile, _ words: OwnWords) -> Outcome {
    do throws(SystemError) {
      try file.parse(into: &tree)
    } catch {
      return .failed(error)
    }
    let reading = Reading(
      facts: factsReader.read(tree, words), suppressions: FileSuppressions(tree, knownRules: knownRules),
      problem: tree.errors.min { $0.start < $1.start })
    if tree.count > FileReader.sizeWorthKeeping { forgetStorage() }
    return .read(reading)
  }

  // MARK: In parts

  /// What a whole text says, but for its facts.
  struct Outline {
    let suppressions: FileSuppressions
    let problem: SyntaxProblem?
    let header: FileHeader
    /// Where its parts begin; the first at 0.
    let starts: [Int]
  }

  /// - Parameter tree: of the whole text.
  mutating func outline(of tree: Tree) -> Outline {
    Outline(
      suppressions: FileSuppressions(tree, knownRules: knownRules), problem: tree.errors.min { $0.start < $1.start },
      header: factsReader.header(of: tree), starts: tree.partStarts)
  }

  mutating func facts(ofPart text: ArraySlice<UInt8>, _ header: FileHeader, _ words: OwnWords) -> FileFacts {
    tree.parse(Array(text))
    return factsReader.read(tree, words, header: header)
  }

  // MARK: Storage

  /// In bytes. Few files are larger, and what it needs stays in memory until the last file is read: 11 MB a
  /// thread over the corpus.
  private static let sizeWorthKeeping = 1 << 17

  private mutating func forgetStorage() {
    tree = Tree()
    factsReader = FactsReader()
  }
}

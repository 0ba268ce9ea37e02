/// Takes down what is asked. Belongs to one thread, and calls nobody who could come back: its accesses need no check, which
/// took a sixth of an edit (callgrind).
public final class DependencyTracker: @unchecked Sendable {
  /// In the order in which they are asked for. A question within another one's answer begins further on.
  @exclusivity(unchecked) private var files: [FileIndex] = []
  @exclusivity(unchecked) private var questions: [ProjectQuestion] = []
  @exclusivity(unchecked) private var start = Position()
  /// Where each file stands; -1 if it doesn't.
  @exclusivity(unchecked) private var placeOfFile: [Int]
  /// Mostly the same is asked again: each slot holds the last question that belongs there, and where it stands.
  @exclusivity(unchecked) private var recent: [(question: ProjectQuestion, place: Int)?] = Array(repeating: nil, count: 1024)
  @exclusivity(unchecked) var namings = KeptNamings()
  @exclusivity(unchecked) var unseenInjections = KeptAnswers<ScopeID, UnseenInjections.Code>()
  /// Those whose findings need fixes; nil for all.
  fileprivate let fixedFiles: Set<FileIndex>?

  private struct Position {
    var files = 0
    var questions = 0
  }

  init(fileCount: Int, fixedFiles: Set<FileIndex>?) {
    placeOfFile = Array(repeating: -1, count: fileCount)
    self.fixedFiles = fixedFiles
  }

  func touch(_ file: Int) {
    if placeOfFile[file] >= start.files { return }
    placeOfFile[file] = files.count
    files.append(FileIndex(file))
  }

  func ask(_ question: ProjectQuestion) {
    let slot = question.slot(of: recent.count)
    if let last = recent[slot], last.question == question, last.place >= start.questions { return }
    recent[slot] = (question, questions.count)
    questions.append(question)
  }

  /// Depends on all that an answer depends on that was found before.
  func depend(on dependencies: Dependencies) {
    for file in dependencies.files { touch(Int(file)) }
    for question in dependencies.questions { ask(question) }
  }

  /// Takes down what an answer depends on, for itself and for the one that it is a part of.
  func tracked<Answer>(_ body: () -> Answer) -> (answer: Answer, dependencies: Dependencies) {
    let outer = start
    start = Position(files: files.count, questions: questions.count)
    let answer = body()
    let dependencies = Dependencies(files: files[start.files...], questions: questions[start.questions...])
    start = outer
    return (answer, dependencies)
  }

  /// Forgets what was asked; the next answer has nothing to do with the last.
  fileprivate func reset() {
    for file in files { placeOfFile[Int(file)] = -1 }
    for question in questions { recent[question.slot(of: recent.count)] = nil }
    files.removeAll(keepingCapacity: true)
    questions.removeAll(keepingCapacity: true)
  }

  /// Forgets the answers that are no longer true.
  func forget(after change: ProjectChange) {
    namings.forget(after: change)
    unseenInjections.forget(after: change)
  }
}

extension Project {
  /// Begins to take down what is asked. From here on the project belongs to one thread.
  /// - Parameter fixing: the files whose findings need fixes, all where it is nil. To prove over all files that a fix is safe costs more than to
  ///   find what it mends, and the findings elsewhere would have to be judged again whenever somebody types a word that
  ///   they name.
  public func trackDependencies(fixing files: Set<FileIndex>? = nil) {
    tracker = DependencyTracker(fileCount: self.files.count, fixedFiles: files)
    countNames()
    countChangedNames()
    keepContributions()
  }

  /// Whether somebody may ask for the fixes of findings in a file.
  public func needsFixes(in file: FileIndex) -> Bool {
    tracker?.fixedFiles?.contains(file) ?? true
  }

  var tracker: DependencyTracker? {
    get { files.tracker }
    set {
      files.tracker = newValue
      declaredTypes.tracker = newValue
    }
  }

  /// Answers something, and says what the answer depends on.
  public func tracked<Answer>(_ body: () -> Answer) -> (answer: Answer, dependencies: Dependencies) {
    guard let tracker else { return (body(), Dependencies()) }
    tracker.reset()
    return tracker.tracked(body)
  }
}

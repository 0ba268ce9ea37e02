import SwiftTree

/// What a judgement depends on: if none of it changes, the judgement stays.
public struct Dependencies: Sendable {
  /// In order.
  public let files: [FileIndex]
  /// In order.
  let questions: [ProjectQuestion]
  let signature: Signature

  /// A bit for each file and for each question; several share one. Most answers look at few, and this says so at once.
  struct Signature: Sendable {
    fileprivate var files: UInt64 = 0
    fileprivate var questions: UInt64 = 0

    fileprivate init(_ files: [FileIndex], _ questions: [ProjectQuestion]) {
      for file in files { self.files |= 1 << UInt64(file & 63) }
      for question in questions { self.questions |= 1 << UInt64(question.slot(of: 64)) }
    }

    /// False is certain.
    func mayMeet(_ other: Signature) -> Bool { files & other.files | questions & other.questions != 0 }
  }

  init(files: ArraySlice<FileIndex> = [], questions: ArraySlice<ProjectQuestion> = []) {
    self.files = files.sorted().withoutRepetitions
    self.questions = questions.sorted().withoutRepetitions
    signature = Signature(self.files, self.questions)
  }

  func isTouched(by change: ProjectChange.InOrder) -> Bool {
    guard signature.mayMeet(change.signature) else { return false }
    return change.files.contains(where: files.contains(inOrder:))
      || change.questions.contains(where: questions.contains(inOrder:))
  }
}

/// What has changed in a project where one file did.
public struct ProjectChange: Sendable {
  /// The changed one, and those whose own declarations mean something else now.
  public internal(set) var files: Set<FileIndex>
  /// The questions that have another answer now, though their answers lie in other files too.
  var questions: Set<ProjectQuestion> = []

  public init(files: Set<FileIndex>) {
    self.files = files
  }

  /// What all that is kept is held against.
  struct InOrder {
    let files: [FileIndex]
    let questions: [ProjectQuestion]
    let signature: Dependencies.Signature

    fileprivate init(_ change: ProjectChange, _ asked: AskedQuestions?) {
      files = change.files.sorted()
      questions = change.questions.filter { asked?.mayContain($0) ?? true }.sorted()
      signature = Dependencies.Signature(files, questions)
    }
  }

  /// - Parameter asked: those that anything depends on.
  func inOrder(among asked: AskedQuestions? = nil) -> InOrder { InOrder(self, asked) }

  /// Both, one after the other.
  public func with(_ other: ProjectChange) -> ProjectChange {
    var result = self
    result.files.formUnion(other.files)
    result.questions.formUnion(other.questions)
    return result
  }
}

extension Array where Element: Comparable {
  /// Without what stands there again, of an array that is in order.
  fileprivate var withoutRepetitions: [Element] {
    guard let first else { return [] }
    var result = [first]
    result.reserveCapacity(count)
    for element in dropFirst() where element != result[result.count - 1] { result.append(element) }
    return result
  }

  /// Whether an element is in an array that is in order.
  fileprivate func contains(inOrder element: Element) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}

import SwiftTree

/// What a judgement depends on: if none of it changes, the judgement stays.
public struct Dependencies: Sendable {
  /// In order.
  public let files: [FileIndex]
  /// In order.
  let questions: [ProjectQuestion]
  /// A bit for each file; several share one. Most answers look at few files, and this says so at once.
  private let fileBits: UInt64

  init(files: ArraySlice<FileIndex> = [], questions: ArraySlice<ProjectQuestion> = []) {
    self.files = files.sorted().withoutRepetitions
    self.questions = questions.sorted().withoutRepetitions
    fileBits = files.reduce(0) { $0 | Dependencies.bit(of: $1) }
  }

  private static func bit(of file: FileIndex) -> UInt64 { 1 << UInt64(file & 63) }

  public func isTouched(by change: ProjectChange) -> Bool {
    change.files.contains { fileBits & Dependencies.bit(of: $0) != 0 && files.contains(inOrder: $0) }
      || change.questions.contains { questions.contains(inOrder: $0) }
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

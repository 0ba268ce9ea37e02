import SwiftTree

/// What a judgement depends on: if none of it changes, the judgement stays.
public struct Dependencies: Sendable {
  public fileprivate(set) var files: Set<FileIndex> = []
  fileprivate var questions: Set<ProjectQuestion> = []

  init() {}

  public func isTouched(by change: ProjectChange) -> Bool {
    files.contains(change.file) || !questions.isDisjoint(with: change.questions)
  }
}

/// What has changed in a project where one file's code did.
public struct ProjectChange: Sendable {
  public let file: FileIndex
  /// The questions that have another answer now, though their answers lie in other files too.
  var questions: Set<ProjectQuestion> = []
}

/// A question that the code of all files answers together. Questions about declarations are none of these: a project whose
/// declarations change is joined anew.
struct ProjectQuestion: Hashable, Sendable {
  /// A hash already, as names are.
  private let key: Name

  private init(_ kind: UInt64, _ value: UInt64) {
    key = Name(value: NameHash.mix(value ^ (kind &* 0xD6E8_FEB8_6659_FD93)))
  }

  func _rawHashValue(seed: Int) -> Int { key._rawHashValue(seed: seed) }

  /// Which files may name it.
  static func naming(_ name: Name) -> ProjectQuestion { ProjectQuestion(1, name.value) }
  /// Who builds it.
  static func constructions(of type: TypeIndex) -> ProjectQuestion { ProjectQuestion(2, UInt64(type)) }
  /// Whether and where something of that name is changed.
  static func changes(of name: Name) -> ProjectQuestion { ProjectQuestion(3, name.value) }
  /// Where elements of something of that name are moved.
  static func moves(in name: Name) -> ProjectQuestion { ProjectQuestion(4, name.value) }
  /// What is put into the environment.
  static let injections = ProjectQuestion(5, 0)
}

/// Takes down what is asked. Belongs to one thread.
public final class DependencyTracker: @unchecked Sendable {
  private var dependencies = Dependencies()
  /// The file that was looked at last: mostly it is the same again.
  private var lastFile = -1

  func touch(_ file: Int) {
    if file == lastFile { return }
    lastFile = file
    dependencies.files.insert(FileIndex(file))
  }

  func ask(_ question: ProjectQuestion) {
    dependencies.questions.insert(question)
  }

  fileprivate func begin() {
    dependencies = Dependencies()
    lastFile = -1
  }

  fileprivate func end() -> Dependencies { dependencies }
}

extension Project {
  /// Begins to take down what is asked. From here on the project belongs to one thread.
  public func trackDependencies() {
    files.track()
  }

  /// Answers something, and says what the answer depends on.
  public func tracked<Answer>(_ body: () -> Answer) -> (answer: Answer, dependencies: Dependencies) {
    files.tracker?.begin()
    let answer = body()
    return (answer, files.tracker?.end() ?? Dependencies())
  }
}

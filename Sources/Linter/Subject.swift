import Ownership
import Rules

/// What rules are asked about, one at a time: by threads in a run, and again in a session where something has changed.
enum Subject {
  /// all of it, by one rule: an index into the rules
  case project(rule: Int)
  case file(FileIndex)
  case type(TypeIndex)

  /// - Parameter unseen: what the thread has read for other subjects; nil where each answers for itself.
  func findings(in project: Project, by rules: [any Rule.Type], _ unseen: UnseenInjections? = nil) -> [Finding] {
    switch self {
    case .project(let rule): return rules[rule].findings(in: project)
    case .file(let file): return Subject.gathered(by: rules) { $0.findings(in: file, of: project) }
    case .type(let type):
      let inspected = InspectedType(type, of: project, unseen)
      return Subject.gathered(by: rules) { $0.findings(in: inspected, of: project) }
    }
  }

  private static func gathered(by rules: [any Rule.Type], _ ask: (any Rule.Type) -> [Finding]) -> [Finding] {
    var found: [Finding] = []
    for rule in rules {
      let more = ask(rule)
      // Nearly always nothing: to append that costs a hundred instructions.
      if !more.isEmpty { found += more }
    }
    return found
  }
}

/// All subjects of a project, in the order of their findings.
struct Subjects: RandomAccessCollection, Sendable {
  private let ruleCount: Int
  private let fileCount: Int
  private let typeCount: Int

  init(of project: Project, _ rules: [any Rule.Type]) {
    ruleCount = rules.count
    fileCount = project.files.count
    typeCount = project.types.count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ruleCount + fileCount + typeCount }

  subscript(index: Int) -> Subject {
    if index < ruleCount { return .project(rule: index) }
    let index = index - ruleCount
    return index < fileCount ? .file(FileIndex(index)) : .type(index - fileCount)
  }
}

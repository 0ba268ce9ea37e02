import Ownership
import Rules

/// What the rules have found about each subject, and what each answer depends on.
///
/// In columns: a key touches few of ten thousand subjects, and to look at all of them was half of an edit (callgrind).
struct Judgements {
  private let rules: [any Rule.Type]
  private let subjects: Subjects
  /// By subject, where there are any.
  private var findings: [Int: [Finding]] = [:]
  /// By subject.
  private var dependencies: [Dependencies] = []
  private var signatures: [Dependencies.Signature] = []
  /// By any subject.
  private var asked = AskedQuestions()

  /// - Parameter project: one that tracks dependencies.
  init(of project: Project, by rules: [any Rule.Type]) {
    self.rules = rules
    subjects = Subjects(of: project, rules)
    for index in subjects.indices {
      let judged = judged(index, in: project)
      dependencies.append(judged.dependencies)
      signatures.append(judged.dependencies.signature)
      take(judged.findings, judged.dependencies, of: index)
    }
  }

  /// Judges again what depends on what has changed.
  mutating func renew(after change: ProjectChange, in project: Project) {
    let change = change.inOrder(among: asked)
    let candidates = signatures.indices.filter { signatures[$0].mayMeet(change.signature) }
    for index in candidates where dependencies[index].isTouched(by: change) {
      let judged = judged(index, in: project)
      dependencies[index] = judged.dependencies
      signatures[index] = judged.dependencies.signature
      take(judged.findings, judged.dependencies, of: index)
    }
  }

  /// Nothing is shared with other subjects: what one of them has read would be missing here.
  private func judged(_ index: Int, in project: Project) -> (findings: [Finding], dependencies: Dependencies) {
    let (findings, dependencies) = project.tracked { subjects[index].findings(in: project, by: rules) }
    return (findings, dependencies)
  }

  private mutating func take(_ found: [Finding], _ dependencies: Dependencies, of index: Int) {
    findings[index] = found.isEmpty ? nil : found
    asked.insert(dependencies)
  }

  /// In the order of a run that judges all at once.
  /// - Parameter isWanted: whether the findings in a file are to be among them, by `FileIndex`.
  func findings(inFiles isWanted: [Bool]) -> [Finding] {
    let wanted = findings.compactMapValues { found in
      found.contains { isWanted[Int($0.place.file)] } ? found.filter { isWanted[Int($0.place.file)] } : nil
    }
    return wanted.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}

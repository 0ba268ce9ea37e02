import Ownership
import Rules

/// What the rules have found about each subject, and what each answer depends on.
struct Judgements {
  private let rules: [any Rule.Type]
  private let subjects: Subjects
  /// By subject, where there are any.
  private var findings: [Int: [Finding]] = [:]
  /// By subject.
  private var dependencies = KeptDependencies()

  /// - Parameter project: one that tracks dependencies.
  init(of project: Project, by rules: [any Rule.Type]) {
    self.rules = rules
    subjects = Subjects(of: project, rules)
    for index in subjects.indices {
      let judged = judged(index, in: project)
      dependencies.append(judged.dependencies)
      if !judged.findings.isEmpty { findings[index] = judged.findings }
    }
  }

  /// Judges again what depends on what has changed.
  mutating func renew(after change: ProjectChange, in project: Project) {
    for index in dependencies.touched(by: change) {
      let judged = judged(index, in: project)
      dependencies.replace(index, with: judged.dependencies)
      findings[index] = judged.findings.isEmpty ? nil : judged.findings
    }
  }

  /// Nothing is shared with other subjects: what one of them has read would be missing here.
  private func judged(_ index: Int, in project: Project) -> (findings: [Finding], dependencies: Dependencies) {
    let (findings, dependencies) = project.tracked { subjects[index].findings(in: project, by: rules) }
    return (findings, dependencies)
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

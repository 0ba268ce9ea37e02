import Ownership
import Rules

/// What the rules have found about each subject, and what each answer depends on.
struct Judgements {
  private let rules: [any Rule.Type]
  private var judgements: [Judgement]

  private struct Judgement {
    let subject: Subject
    let findings: [Finding]
    let dependencies: Dependencies

    /// Nothing is shared with other subjects: what one of them has read would be missing here.
    init(about subject: Subject, in project: Project, by rules: [any Rule.Type]) {
      self.subject = subject
      (findings, dependencies) = project.tracked { subject.findings(in: project, by: rules) }
    }
  }

  /// - Parameter project: one that tracks dependencies.
  init(of project: Project, by rules: [any Rule.Type]) {
    self.rules = rules
    judgements = Subjects(of: project, rules).map { Judgement(about: $0, in: project, by: rules) }
  }

  /// Judges again what depends on what has changed.
  mutating func renew(after change: ProjectChange, in project: Project) {
    for index in judgements.indices where judgements[index].dependencies.isTouched(by: change) {
      judgements[index] = Judgement(about: judgements[index].subject, in: project, by: rules)
    }
  }

  /// In the order of a run that judges all at once.
  /// - Parameter isWanted: whether the findings in a file are to be among them, by `FileIndex`.
  func findings(inFiles isWanted: [Bool]) -> [Finding] {
    judgements.lazy.filter { !$0.findings.isEmpty }.flatMap { $0.findings.filter { isWanted[Int($0.place.file)] } }
  }
}

import Ownership
import Rules

/// What the rules have found about each subject, and what each answer depends on.
struct Judgements {
  private let rules: [any Rule.Type]
  private let subjects: Subjects
  /// By subject, where there are any.
  private var findings: [Int: [Finding]] = [:]
  /// By subject.
  private var places: [Places] = []
  /// By subject.
  private var dependencies = KeptDependencies()

  /// The files that a subject's findings are in: to go through all findings, of which few are shown at a key, takes longer.
  private enum Places {
    case nowhere
    case oneFile(FileIndex)
    case severalFiles

    init(_ findings: [Finding]) {
      guard let first = findings.first else {
        self = .nowhere
        return
      }
      self = findings.allSatisfy { $0.place.file == first.place.file } ? .oneFile(first.place.file) : .severalFiles
    }

    func mayBe(in isWanted: [Bool]) -> Bool {
      switch self {
      case .nowhere: false
      case .oneFile(let file): isWanted[Int(file)]
      case .severalFiles: true
      }
    }
  }

  /// - Parameter project: one that tracks dependencies.
  init(of project: Project, by rules: [any Rule.Type]) {
    self.rules = rules
    subjects = Subjects(of: project, rules)
    for index in subjects.indices {
      let judged = judged(index, in: project)
      dependencies.append(judged.dependencies)
      places.append(Places(judged.findings))
      if !judged.findings.isEmpty { findings[index] = judged.findings }
    }
  }

  /// Judges again what depends on what has changed.
  mutating func renew(after change: ProjectChange, in project: Project) {
    for index in dependencies.touched(by: change) {
      let judged = judged(index, in: project)
      dependencies.replace(index, with: judged.dependencies)
      places[index] = Places(judged.findings)
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
    places.indices.filter { places[$0].mayBe(in: isWanted) }.flatMap { subject in
      (findings[subject] ?? []).filter { isWanted[Int($0.place.file)] }
    }
  }
}

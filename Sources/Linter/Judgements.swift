import Ownership
import Rules

/// What the rules have found, by what they were asked about, and what each answer depends on.
struct Judgements {
  private let rules: [any Rule.Type]
  /// By rule.
  private var aboutProject: [Judgement] = []
  /// By type.
  private var aboutTypes: [Judgement] = []

  private struct Judgement {
    var findings: [Finding]
    var dependencies: Dependencies

    init(_ project: Project, _ body: () -> [Finding]) {
      (findings, dependencies) = project.tracked(body)
    }
  }

  /// - Parameter project: one that tracks dependencies.
  init(of project: Project, by rules: [any Rule.Type]) {
    self.rules = rules
    aboutProject = rules.map { Judgements.judge(project, by: $0) }
    aboutTypes = project.types.map { Judgements.judge($0, of: project, by: rules) }
  }

  private static func judge(_ project: Project, by rule: any Rule.Type) -> Judgement {
    Judgement(project) { rule.findings(in: project) }
  }

  private static func judge(_ type: TypeIndex, of project: Project, by rules: [any Rule.Type]) -> Judgement {
    Judgement(project) { findings(about: type, of: project, by: rules) }
  }

  static func findings(about type: TypeIndex, of project: Project, by rules: [any Rule.Type]) -> [Finding] {
    let inspected = InspectedType(type, of: project)
    var found: [Finding] = []
    for rule in rules {
      let more = rule.findings(in: inspected, of: project)
      // Nearly always nothing: to append that costs a hundred instructions.
      if !more.isEmpty { found += more }
    }
    return found
  }

  /// Judges again what depends on what has changed.
  mutating func renew(after change: ProjectChange, in project: Project) {
    for index in aboutProject.indices where aboutProject[index].dependencies.isTouched(by: change) {
      aboutProject[index] = Judgements.judge(project, by: rules[index])
    }
    for type in aboutTypes.indices where aboutTypes[type].dependencies.isTouched(by: change) {
      aboutTypes[type] = Judgements.judge(type, of: project, by: rules)
    }
  }

  /// In the order of a run that judges all at once.
  func findings(where isWanted: (Finding) -> Bool) -> [Finding] {
    var wanted: [Finding] = []
    for judgement in aboutProject where !judgement.findings.isEmpty { wanted += judgement.findings.filter(isWanted) }
    for judgement in aboutTypes where !judgement.findings.isEmpty { wanted += judgement.findings.filter(isWanted) }
    return wanted
  }
}

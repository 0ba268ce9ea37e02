import Ownership
import Rules

/// What the rules have found, by what they were asked about, and what each answer depends on.
struct Judgements {
  private let rules: [any Rule.Type]
  /// By rule.
  private var aboutProject: [Judgement] = []
  /// By file.
  private var aboutFiles: [Judgement] = []
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
    aboutFiles = project.files.indices.map { Judgements.judge(file: FileIndex($0), of: project, by: rules) }
    aboutTypes = project.types.map { Judgements.judge($0, of: project, by: rules) }
  }

  private static func judge(_ project: Project, by rule: any Rule.Type) -> Judgement {
    Judgement(project) { rule.findings(in: project) }
  }

  private static func judge(_ type: TypeIndex, of project: Project, by rules: [any Rule.Type]) -> Judgement {
    // Nothing is shared with other types: what one of them has read would be missing here.
    Judgement(project) { findings(about: InspectedType(type, of: project), of: project, by: rules) }
  }

  private static func judge(file: FileIndex, of project: Project, by rules: [any Rule.Type]) -> Judgement {
    Judgement(project) { findings(inFile: file, of: project, by: rules) }
  }

  static func findings(inFile file: FileIndex, of project: Project, by rules: [any Rule.Type]) -> [Finding] {
    var found: [Finding] = []
    for rule in rules {
      let more = rule.findings(in: file, of: project)
      if !more.isEmpty { found += more }
    }
    return found
  }

  static func findings(about inspected: InspectedType, of project: Project, by rules: [any Rule.Type]) -> [Finding] {
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
    for file in aboutFiles.indices where aboutFiles[file].dependencies.isTouched(by: change) {
      aboutFiles[file] = Judgements.judge(file: FileIndex(file), of: project, by: rules)
    }
    for type in aboutTypes.indices where aboutTypes[type].dependencies.isTouched(by: change) {
      aboutTypes[type] = Judgements.judge(type, of: project, by: rules)
    }
  }

  /// In the order of a run that judges all at once.
  func findings(where isWanted: (Finding) -> Bool) -> [Finding] {
    var wanted: [Finding] = []
    for judgements in [aboutProject, aboutFiles, aboutTypes] {
      for judgement in judgements where !judgement.findings.isEmpty { wanted += judgement.findings.filter(isWanted) }
    }
    return wanted
  }
}

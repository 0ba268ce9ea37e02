import Ownership

/// What is known of each module below some paths, and who says so.
public struct SettingsReport: Sendable {
  public struct Module: Sendable {
    /// The target's name, or the folder's, if no manifest names the files.
    public let name: String
    /// The manifest that names the target.
    public let manifest: String?
    public let fileCount: Int
    public let statements: [Statement]
  }

  /// A setting, and who says so.
  public struct Statement: Sendable, Equatable {
    public enum Place: Sendable, Equatable {
      /// from 1
      case line(Int, path: String)
      /// the command line
      case option
      case configuration(path: String)
    }

    public let setting: Setting
    /// Of a deployment target.
    public let platform: Settings.Platform?
    /// As it is written.
    public let word: String
    public let place: Place
  }

  /// By manifest, in the manifest's order; last what no manifest names.
  public let modules: [Module]
  public let warnings: [FileError]
  public let errors: [FileError]
  public let configurationProblems: [ConfigurationProblem]

  /// - Parameter options: settings that hold whatever the manifests say.
  public init(paths: [String], options: LintOptions = LintOptions()) {
    let discovery = Discovery(paths, jobs: options.jobs)
    warnings = discovery.plan.warnings
    errors = discovery.errors
    let configurations = Configurations(of: discovery.files, options.configuration)
    configurationProblems = configurations.problems
    let configured = configurations.ofUnits(discovery.files).mapValues { configuration in
      StatedSettings(configuration.settings, at: .configuration(path: configuration.path))
    }
    modules = discovery.plan.modules(overriding: StatedSettings(options.settings, at: .option), configured)
  }
}

extension BuildPlan {
  fileprivate func modules(
    overriding options: StatedSettings, _ configured: [Int32: StatedSettings]
  ) -> [SettingsReport.Module] {
    var countOfUnit = Array(repeating: 0, count: units.count)
    for unit in unitOfFile { countOfUnit[Int(unit)] += 1 }
    var countOfTarget = Array(repeating: 0, count: targets.count)
    var configuredTargets: [Int32: StatedSettings] = [:]
    for (number, unit) in units.enumerated() where !unit.isGuess {
      for target in unit.targets {
        countOfTarget[Int(target)] += countOfUnit[number]
        configuredTargets[target] = configuredTargets[target] ?? configured[Int32(number)]
      }
    }
    var lines = StatementLines()
    var modules: [SettingsReport.Module] = []
    for (number, target) in targets.enumerated() where countOfTarget[number] > 0 {
      let stated = (configuredTargets[Int32(number)] ?? StatedSettings()).completed(by: target.stated)
      modules.append(
        SettingsReport.Module(
          name: target.target.name, manifest: target.manifest.path, fileCount: countOfTarget[number],
          statements: lines.located(options.completed(by: stated))))
    }
    for (unit, folder) in guesses.sorted(by: { $0.key < $1.key }) {
      let stated = (configured[unit] ?? StatedSettings()).completed(by: stated(guessedIn: folder))
      modules.append(
        SettingsReport.Module(
          name: FileSystem.shown(folder), manifest: nil, fileCount: countOfUnit[Int(unit)],
          statements: lines.located(options.completed(by: stated))))
    }
    return modules
  }
}

/// Finds the lines of statements. Each manifest is read once.
private struct StatementLines {
  private var texts: [String: [UInt8]] = [:]

  mutating func located(_ stated: StatedSettings) -> [SettingsReport.Statement] {
    var located: [SettingsReport.Statement] = []
    for statement in stated.statements {
      located.append(
        SettingsReport.Statement(
          setting: statement.setting, platform: statement.platform, word: statement.word, place: place(of: statement)))
    }
    return located
  }

  private mutating func place(of statement: SettingStatement) -> SettingsReport.Statement.Place {
    switch statement.place {
    case .option: return .option
    case .configuration(let path): return .configuration(path: path)
    case .file(let path, let offset):
      let text = texts[path] ?? FileSystem.text(of: path) ?? []
      texts[path] = text
      return .line(text.prefix(offset).count { $0 == .lineFeed } + 1, path: FileSystem.shown(path))
    }
  }
}

extension StatedSettings {
  /// All that is known in some settings.
  fileprivate init(_ settings: Settings, at place: SettingPlace) {
    self.init()
    if let xcode = settings.xcode { state(.xcode, "\(xcode)", at: place) }
    for platform in Settings.Platform.allCases {
      guard let floor = settings.deploymentFloors[platform] else { continue }
      state(floor: floor.description, of: platform, at: place)
    }
    if let mode = settings.languageMode { state(.swiftVersion, "\(mode)", at: place) }
    if let isolation = settings.defaultIsolation { state(.defaultIsolation, isolation.rawValue, at: place) }
    if let product = settings.product { state(.product, product.rawValue, at: place) }
  }
}

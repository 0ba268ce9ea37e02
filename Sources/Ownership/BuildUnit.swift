import SwiftTree

/// Files that are compiled into the same modules.
///
/// A file that belongs to several targets belongs to each: it meets the files of all of them, and a file of one target
/// alone meets it there. So units meet without being equal.
public struct BuildUnit: Sendable, Equatable {
  /// The numbers of the targets that the files are compiled into, ascending. Empty if no manifest names one: then the
  /// unit meets itself only.
  public let targets: [Int32]
  /// The manifest doesn't name the files; the targets are all that they may belong to.
  public let isGuess: Bool
  /// The names by which others import it; empty if they are unknown.
  public let modules: [Name]
  public let settings: Settings
  /// The number of the folder with the manifest; nil for a unit of its own.
  public let program: Int32?

  public init(
    targets: [Int32] = [], isGuess: Bool = false, modules: [Name] = [], settings: Settings = .unknown,
    program: Int32? = nil
  ) {
    self.targets = targets
    self.isGuess = isGuess
    self.modules = modules
    self.settings = settings
    self.program = program
  }

  /// The unit with other settings, as far as they are known.
  public func overridden(by settings: Settings) -> BuildUnit {
    BuildUnit(
      targets: targets, isGuess: isGuess, modules: modules, settings: settings.completed(by: self.settings),
      program: program)
  }
}

extension Settings {
  /// What holds for code that is built several times: the lowest floors, else what all say. Code that an application
  /// shares with others is the application's.
  public static func common(of all: [Settings]) -> Settings {
    guard let first = all.first else { return .unknown }
    return all.dropFirst().reduce(first) { common, next in
      Settings(
        xcode: common.xcode == next.xcode ? common.xcode : nil,
        deploymentFloors: common.deploymentFloors.merging(next.deploymentFloors, uniquingKeysWith: min),
        languageMode: common.languageMode == next.languageMode ? common.languageMode : nil,
        defaultIsolation: common.defaultIsolation == next.defaultIsolation ? common.defaultIsolation : nil,
        product: Settings.common(common.product, next.product))
    }
  }

  private static func common(_ product: Product?, _ other: Product?) -> Product? {
    if product == .application || other == .application { return .application }
    return product == other ? product : nil
  }
}

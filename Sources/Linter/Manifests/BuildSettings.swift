import Ownership
import SwiftTree

/// The build settings of Xcode that the linter asks for.
enum BuildSetting: String, CaseIterable {
  case iOSFloor = "IPHONEOS_DEPLOYMENT_TARGET"
  case macOSFloor = "MACOSX_DEPLOYMENT_TARGET"
  case tvOSFloor = "TVOS_DEPLOYMENT_TARGET"
  case watchOSFloor = "WATCHOS_DEPLOYMENT_TARGET"
  case visionOSFloor = "XROS_DEPLOYMENT_TARGET"
  case swiftVersion = "SWIFT_VERSION"
  case defaultIsolation = "SWIFT_DEFAULT_ACTOR_ISOLATION"
  case swiftFlags = "OTHER_SWIFT_FLAGS"
  case moduleName = "PRODUCT_MODULE_NAME"
  case productName = "PRODUCT_NAME"
  case sdk = "SDKROOT"
  case platforms = "SUPPORTED_PLATFORMS"

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { (Name(text: $0.rawValue), $0) })

  /// A floor that is not for `platform` says nothing about a target.
  static let floors: [(setting: BuildSetting, platform: Settings.Platform, sdk: String)] = [
    (.iOSFloor, .iOS, "iphoneos"), (.macOSFloor, .macOS, "macosx"), (.tvOSFloor, .tvOS, "appletvos"),
    (.watchOSFloor, .watchOS, "watchos"), (.visionOSFloor, .visionOS, "xros"),
  ]
}

/// The build settings that one place states: a configuration of a project or a target, an `.xcconfig`.
struct BuildSettings: Sendable {
  struct Value: Sendable {
    let word: String
    let place: SettingPlace

    /// Without references to other settings, `$(inherited)`.
    var isPlain: Bool { !word.utf8.contains(UInt8(ascii: "$")) }
  }

  /// Few, so a list is quicker than a table.
  private var values: [(setting: BuildSetting, value: Value)] = []
  /// Something it builds on could not be read: what it doesn't state itself is unknown.
  var isIncomplete = false

  subscript(setting: BuildSetting) -> Value? {
    get { values.first { $0.setting == setting }?.value }
    set {
      values.removeAll { $0.setting == setting }
      if let newValue { values.append((setting, newValue)) }
    }
  }
}

/// The build settings of a target in one configuration: the first place that states one decides.
struct BuildSettingLevels {
  let levels: [BuildSettings]

  enum Answer {
    case stated(BuildSettings.Value)
    /// All places were read, and none states it.
    case unstated
    case unknown
  }

  subscript(setting: BuildSetting) -> Answer {
    for level in levels {
      if let value = level[setting] { return value.isPlain ? .stated(value) : .unknown }
      if level.isIncomplete { return .unknown }
    }
    return .unstated
  }

  /// A plain value.
  func value(_ setting: BuildSetting) -> BuildSettings.Value? {
    if case .stated(let value) = self[setting] { return value }
    return nil
  }
}

/// What the configurations of a target, Debug and Release for example, say together.
struct ConfiguredSettings {
  let configurations: [BuildSettingLevels]
  /// Where the target itself is stated.
  let place: SettingPlace

  /// The name that code imports; nil if it is not plain.
  func moduleName(target: String) -> String? {
    let names = Set(configurations.map { name(in: $0, target: target) })
    guard names.count == 1, let name = names.first ?? nil else { return configurations.isEmpty ? target : nil }
    return name
  }

  private func name(in levels: BuildSettingLevels, target: String) -> String? {
    for setting in [BuildSetting.moduleName, .productName] {
      let stated = levels.levels.lazy.compactMap { $0[setting] }.first
      guard let stated else { continue }
      if stated.isPlain { return stated.word }
      return stated.word.hasPrefix("$(TARGET_NAME") && stated.word.utf8.count(where: { $0 == UInt8(ascii: "$") }) == 1
        ? target : nil
    }
    return target
  }

  func state(into stated: inout StatedSettings) {
    stateFloors(into: &stated)
    if let version = shared(.swiftVersion) { stated.state(.swiftVersion, version.word, at: version.place) }
    stateIsolation(into: &stated)
  }

  /// The lowest floor of all configurations.
  private func stateFloors(into stated: inout StatedSettings) {
    for (setting, platform, sdk) in BuildSetting.floors where configurations.contains(where: { $0.states(setting) }) {
      let values = configurations.filter { $0.mayBuild(for: sdk) }.map { $0.value(setting) }
      let floors = values.compactMap { value in value.flatMap { value in Version(value.word).map { ($0, value) } } }
      guard floors.count == values.count, let lowest = floors.min(by: { $0.0 < $1.0 }) else { continue }
      stated.state(floor: lowest.1.word, of: platform, at: lowest.1.place)
    }
  }

  /// Code is nonisolated where nothing says otherwise.
  private func stateIsolation(into stated: inout StatedSettings) {
    if let isolation = shared(.defaultIsolation) {
      return stated.state(.defaultIsolation, isolation.word, at: isolation.place)
    }
    let isUnstated = configurations.allSatisfy { levels in
      if case .unstated = levels[.defaultIsolation] { return !levels.hasIsolationFlag }
      return false
    }
    if isUnstated, !configurations.isEmpty { stated.state(.defaultIsolation, "nonisolated", at: place) }
  }

  /// The value on which all configurations agree.
  private func shared(_ setting: BuildSetting) -> BuildSettings.Value? {
    let values = configurations.map { $0.value(setting) }
    guard let first = values.first ?? nil, values.allSatisfy({ $0?.word == first.word }) else { return nil }
    return first
  }
}

extension BuildSettingLevels {
  /// False if a target is known to be built for other platforms only.
  fileprivate func mayBuild(for sdk: String) -> Bool {
    if let platforms = value(.platforms) { return platforms.word.split(separator: " ").contains { $0 == sdk } }
    guard let root = value(.sdk), root.word != "auto" else { return true }
    return root.word == sdk
  }

  fileprivate func states(_ setting: BuildSetting) -> Bool { levels.contains { $0[setting] != nil } }

  fileprivate var hasIsolationFlag: Bool {
    levels.contains { $0[.swiftFlags]?.word.contains("-default-isolation") ?? false }
  }
}

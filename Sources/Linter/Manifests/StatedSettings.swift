import Ownership

/// Where a setting is stated.
enum SettingPlace: Sendable, Equatable {
  /// an offset in UTF-8 bytes
  case file(path: String, offset: Int)
  /// the command line
  case option
  /// a `.custody.json`
  case configuration(path: String)
}

/// A setting, and who says so.
struct SettingStatement: Sendable, Equatable {
  let setting: Setting
  /// Of a deployment target.
  let platform: Settings.Platform?
  /// As it is written.
  let word: String
  let place: SettingPlace

  func isAboutTheSame(as other: SettingStatement) -> Bool {
    setting == other.setting && platform == other.platform
  }
}

/// What a manifest states. Two statements that contradict each other state nothing.
struct StatedSettings: Sendable {
  private(set) var statements: [SettingStatement] = []
  private var contradicted: [SettingStatement] = []

  var settings: Settings {
    var settings = Settings.unknown
    for statement in statements { settings.take(statement) }
    return settings
  }

  /// Adds a statement. A word that says nothing about the setting is dropped: its value is unknown.
  mutating func state(_ setting: Setting, _ word: String, at place: SettingPlace) {
    add(SettingStatement(setting: setting, platform: nil, word: word, place: place))
  }

  mutating func state(floor version: String, of platform: Settings.Platform, at place: SettingPlace) {
    add(SettingStatement(setting: .deploymentTarget, platform: platform, word: version, place: place))
  }

  private mutating func add(_ statement: SettingStatement) {
    guard !contradicted.contains(where: statement.isAboutTheSame) else { return }
    guard let index = statements.firstIndex(where: statement.isAboutTheSame) else {
      var meaning = Settings.unknown
      if meaning.take(statement) { statements.append(statement) }
      return
    }
    guard statements[index].word != statement.word else { return }
    contradicted.append(statements.remove(at: index))
  }

  /// Takes what is stated here, and the rest from others.
  func completed(by others: StatedSettings) -> StatedSettings {
    if others.statements.isEmpty { return self }
    var result = self
    result.statements += others.statements.filter { other in !statements.contains(where: other.isAboutTheSame) }
    return result
  }

  /// The statements on which all agree.
  static func agreed(by all: [StatedSettings]) -> StatedSettings {
    guard var result = all.first else { return StatedSettings() }
    result.statements.removeAll { statement in
      !all.allSatisfy { other in
        other.statements.contains { statement.isAboutTheSame(as: $0) && statement.word == $0.word }
      }
    }
    return result
  }

  func only(_ setting: Setting) -> StatedSettings { filtered { $0 == setting } }

  func without(_ setting: Setting) -> StatedSettings { filtered { $0 != setting } }

  private func filtered(_ isWanted: (Setting) -> Bool) -> StatedSettings {
    var result = StatedSettings()
    result.statements = statements.filter { isWanted($0.setting) }
    return result
  }
}

extension Settings {
  /// - Returns: false if the statement's word says nothing about the setting.
  @discardableResult
  fileprivate mutating func take(_ statement: SettingStatement) -> Bool {
    guard let platform = statement.platform else { return set(statement.setting, to: statement.word) }
    guard let version = Version(statement.word) else { return false }
    deploymentFloors[platform] = version
    return true
  }
}

/// A setting by its name on the command line.
public enum Setting: String, Sendable, CaseIterable {
  case xcode
  case deploymentTarget = "deployment-target"
  case swiftVersion = "swift-version"
  case defaultIsolation = "default-isolation"
  case product

  /// What people may write, for a message; `iOS=17` for example.
  public var possibleWords: String {
    switch self {
    case .xcode: "a major version, such as 27"
    case .deploymentTarget: "PLATFORM=VERSION, such as iOS=17, with \(Setting.list(Settings.Platform.self))"
    case .swiftVersion: "a language mode, such as 6"
    case .defaultIsolation: Setting.list(Settings.Isolation.self)
    case .product: Setting.list(Settings.Product.self)
    }
  }

  private static func list<Choice: CaseIterable & RawRepresentable<String>>(_ choice: Choice.Type) -> String {
    choice.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension Settings {
  /// Sets what a word says: `27`, `iOS=17`, `MainActor`.
  /// - Returns: false for a word that says nothing about the setting.
  public mutating func set(_ setting: Setting, to word: some StringProtocol) -> Bool {
    switch setting {
    case .xcode:
      guard let version = Version(word) else { return false }
      xcode = version.major
    case .deploymentTarget:
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let platform = Settings.choice(parts[0], among: Platform.self),
        let version = Version(parts[1])
      else { return false }
      deploymentFloors[platform] = version
    case .swiftVersion:
      guard let version = Version(word) else { return false }
      languageMode = version.major
    case .defaultIsolation:
      guard let isolation = Settings.choice(word, among: Isolation.self) else { return false }
      defaultIsolation = isolation
    case .product:
      guard let product = Settings.choice(word, among: Product.self) else { return false }
      self.product = product
    }
    return true
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ word: some StringProtocol, among choices: Choice.Type
  ) -> Choice? {
    choices.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
  }
}

/// What a module is built with and for, as far as that is known: what the same code means depends on it
/// (semantics.md 2). Nil is unknown, and a rule that has to know is silent then.
public struct Settings: Sendable, Equatable {
  /// The major version of Xcode that builds the module.
  public var xcode: Int?
  /// The oldest systems that the module runs on. A platform that is missing is unknown.
  public var deploymentFloors: [Platform: Version]
  /// The language mode, as in `-swift-version 6`; no compiler's version.
  public var languageMode: Int?
  /// What isolates a declaration that says nothing (SE-0466).
  public var defaultIsolation: Isolation?
  public var product: Product?
  /// What its people call things.
  public var words: OwnWords

  public static let unknown = Settings()

  public init(
    xcode: Int? = nil, deploymentFloors: [Platform: Version] = [:], languageMode: Int? = nil,
    defaultIsolation: Isolation? = nil, product: Product? = nil, words: OwnWords = OwnWords()
  ) {
    self.xcode = xcode
    self.deploymentFloors = deploymentFloors
    self.languageMode = languageMode
    self.defaultIsolation = defaultIsolation
    self.product = product
    self.words = words
  }

  /// The platforms that deployment floors are stated for. The raw value is what people write.
  public enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS
  }

  public enum Isolation: String, Sendable, CaseIterable {
    case nonisolated
    case mainActor = "MainActor"
  }

  /// An application, or an extension of one, runs its own scenes; a library's views are shown by others.
  public enum Product: String, Sendable, CaseIterable {
    case application, library, tests
  }

  /// Whether all known floors reach those of a table, such as the systems that have Observation; nil without a known
  /// floor of a platform in the table.
  public func floorsReach(_ minimum: [Platform: Version]) -> Bool? {
    let compared = deploymentFloors.compactMap { platform, floor in minimum[platform].map { floor >= $0 } }
    return compared.isEmpty ? nil : compared.allSatisfy { $0 }
  }

  /// Takes what is known here, and the rest from others.
  public func completed(by others: Settings) -> Settings {
    Settings(
      xcode: xcode ?? others.xcode,
      deploymentFloors: deploymentFloors.merging(others.deploymentFloors) { own, _ in own },
      languageMode: languageMode ?? others.languageMode,
      defaultIsolation: defaultIsolation ?? others.defaultIsolation,
      product: product ?? others.product, words: words.completed(by: others.words))
  }
}

/// `17`, `17.4`: what comes behind, a patch, makes no difference to any rule.
public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Nil for anything but one to four numbers with dots between.
  public init?(_ text: some StringProtocol) {
    let parts = Array(text.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap(Version.number)
    guard (1...4).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 5, digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  public var description: String { "\(major).\(minor)" }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

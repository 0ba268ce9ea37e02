import Ownership
import TestSupport
import Testing

@testable import Linter

/// What manifests say about settings.
@Suite("Settings of modules")
struct SettingsReadingTests {
  static let package = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "P",
      platforms: [.iOS(.v17), .macOS("14.2"), .visionOS(.v1)],
      targets: [
        .target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)]),
        .testTarget(name: "ATests"),
      ]
    )
    """
  static let tuist = """
    import ProjectDescription
    let project = Project(name: "P", settings: .settings(base: ["SWIFT_VERSION": "6.0"]), targets: [
      .target(name: "A", product: .app, deploymentTargets: .multiplatform(iOS: "17.0", macOS: "14.0")),
      .target(name: "B", product: .framework, deploymentTargets: .iOS("17.0")),
      .target(name: "C", product: .framework, deploymentTargets: .macOS("15.0")),
    ])
    """
  static let xcodeGen = """
    name: P
    options: # all
      xcodeVersion: "27.0"
      deploymentTarget:
        iOS: 17.0
        macOS: '14.2' # oldest
    settings:
      base:
        SWIFT_VERSION: 6
        SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
    targets:
      App:
        platform: iOS
        settings:
          SWIFT_VERSION: 5
    """

  /// The statements of a module, as `xcode 27 project.yml:3`.
  private func statements(
    _ files: [String: String], of module: String? = nil, options: LintOptions = LintOptions()
  ) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let modules = SettingsReport(paths: [folder.path], options: options).modules
    let statements = try #require(module == nil ? modules.first : modules.first { $0.name == module }).statements
    return statements.map { statement in
      let words = [statement.setting.rawValue, statement.platform?.rawValue, statement.word].compactMap { $0 }
      guard case .line(let line, let path) = statement.place else { return (words + ["\(statement.place)"]).joined(separator: " ") }
      return (words + ["\(path.dropFirst(folder.path.count + 1)):\(line)"]).joined(separator: " ")
    }.sorted()
  }

  @Test("a package's targets")
  func packages() throws {
    let files = ["Package.swift": Self.package, "Sources/A/a.swift": "", "Tests/ATests/b.swift": ""]
    let floors = [
      "deployment-target iOS 17 Package.swift:5", "deployment-target macOS 14.2 Package.swift:5",
      "deployment-target visionOS 1 Package.swift:5",
    ]
    #expect(
      try statements(files, of: "A") == [
        "default-isolation MainActor Package.swift:7",
      ] + floors + ["product library Package.swift:7", "swift-version 5 Package.swift:7"])
    #expect(
      try statements(files, of: "ATests") == [
        "default-isolation nonisolated Package.swift:8",
      ] + floors + ["product tests Package.swift:8", "swift-version 6 Package.swift:1"])
  }

  @Test("what a package's code sets for some target or other is unknown for all")
  func computedPackages() throws {
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B", swiftSettings: shared)])
      for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)] }
      """
    let files = ["Package.swift": manifest, "Sources/A/a.swift": "", "Sources/B/b.swift": ""]
    #expect(try statements(files, of: "A") == ["product library Package.swift:2"])
    #expect(try statements(files, of: "B") == ["product library Package.swift:2"])
  }

  @Test("a project's targets: their own settings, then the project's, then those of configuration files")
  func projects() throws {
    let project = XcodeProjectText(
      targets: [
        .init(
          name: "App", files: ["a.swift"], settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SDKROOT": "iphoneos"],
          configurationFile: "Base.xcconfig")
      ],
      settings: ["IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MACOSX_DEPLOYMENT_TARGET": "10.15", "SWIFT_VERSION": "5.0"],
      attributes: "LastUpgradeCheck = 2710;")
    let files = [
      "P.xcodeproj/project.pbxproj": project.text, "App/a.swift": "",
      "Base.xcconfig": "// Base\n#include \"Config/More.xcconfig\"\n#include? \"Own.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET=18.0 // new\n",
      "Config/More.xcconfig": "SWIFT_VERSION = 6.0\nIPHONEOS_DEPLOYMENT_TARGET = 16.0\n",
    ]
    let found = try statements(files)
    #expect(found.map { String($0.prefix { $0 != ":" }) } == [
      "default-isolation MainActor P.xcodeproj/project.pbxproj", "deployment-target iOS 18.0 Base.xcconfig",
      "product application P.xcodeproj/project.pbxproj", "swift-version 6.0 Config/More.xcconfig",
      "xcode 27 P.xcodeproj/project.pbxproj",
    ])
    #expect(found.contains("deployment-target iOS 18.0 Base.xcconfig:4"))
  }

  @Test("what is computed, differs by condition or lies in a missing file is unknown; an old upgrade is no version")
  func unclearProjects() throws {
    let project = XcodeProjectText(
      targets: [
        .init(name: "App", product: "bundle", files: ["a.swift"], settings: ["SWIFT_VERSION": "$(MY_VERSION)"], configurationFile: "Base.xcconfig")
      ],
      settings: ["IPHONEOS_DEPLOYMENT_TARGET": "17.0", "SWIFT_VERSION": "5.0", "MACOSX_DEPLOYMENT_TARGET": "14.0"],
      attributes: "LastUpgradeCheck = 1600;")
    let files = [
      "P.xcodeproj/project.pbxproj": project.text, "App/a.swift": "",
      "Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 18.0\n#include \"Missing.xcconfig\"\n",
    ]
    #expect(try statements(files) == [])
  }

  @Test("files of an app and of others have the lowest floors, and belong to the app")
  func sharedFiles() {
    let app = Settings(deploymentFloors: [.iOS: Version(17)], languageMode: 6, product: .application)
    let kit = Settings(deploymentFloors: [.iOS: Version(16), .macOS: Version(14)], languageMode: 5, product: .library)
    #expect(
      Settings.common(of: [app, kit])
        == Settings(deploymentFloors: [.iOS: Version(16), .macOS: Version(14)], product: .application))
  }

  @Test("XcodeGen's project.yml")
  func xcodeGen() throws {
    #expect(
      try statements(["project.yml": Self.xcodeGen, "App/a.swift": ""]) == [
        "default-isolation MainActor project.yml:10", "deployment-target iOS 17.0 project.yml:5",
        "deployment-target macOS 14.2 project.yml:6", "swift-version 6 project.yml:9", "xcode 27.0 project.yml:3",
      ])
  }

  @Test("Tuist's Project.swift, as far as its targets agree")
  func tuist() throws {
    #expect(
      try statements(["Project.swift": Self.tuist, "App/a.swift": ""]) == [
        "deployment-target iOS 17.0 Project.swift:3", "swift-version 6.0 Project.swift:2",
      ])
  }

  @Test("a file with Xcode's version counts for all projects below it")
  func xcodeVersion() throws {
    let files = [".xcode-version": "27.1\n", "App/Package.swift": Self.package, "App/Sources/A/a.swift": ""]
    #expect(try statements(files, of: "A").last == "xcode 27.1 .xcode-version:1")
  }

  @Test("the command line has the last word")
  func options() throws {
    var settings = Settings(xcode: 27, deploymentFloors: [.iOS: Version(18)])
    settings.languageMode = 6
    let found = try statements(
      ["Package.swift": Self.package, "Sources/A/a.swift": ""], of: "A", options: LintOptions(settings: settings))
    #expect(found.filter { $0.hasSuffix("option") } == [
      "deployment-target iOS 18.0 option", "swift-version 6 option", "xcode 27 option",
    ])
    #expect(found.contains("deployment-target macOS 14.2 Package.swift:5"))
  }
}

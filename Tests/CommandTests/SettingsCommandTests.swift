import TestSupport
import Testing

@Suite("custody settings")
struct SettingsCommandTests {
  private static let package = """
    // swift-tools-version: 6.0
    let package = Package(name: "P", platforms: [.iOS(.v17)], targets: [.target(name: "Kit")])

    """

  @Test("prints each setting of each module, and who says it")
  func text() throws {
    let folder = try TemporaryFolder(["Package.swift": Self.package, "Sources/Kit/a.swift": "", "b.swift": ""])
    let result = try Custody.run("settings", "--xcode", "27", in: folder)
    #expect(result.exitCode == 0)
    #expect(result.errorOutput.isEmpty)
    #expect(
      result.output == """
        Kit, 1 file, Package.swift
          xcode              27           --xcode
          deployment-target  iOS 17       Package.swift:2
          swift-version      6            Package.swift:1
          default-isolation  nonisolated  Package.swift:2
          product            library      Package.swift:2

        .: no target, 2 files
          xcode              27           --xcode
          deployment-target  iOS 17       Package.swift:2
          swift-version      6            Package.swift:1
          default-isolation  nonisolated  Package.swift:2
          product            library      Package.swift:2

        """)
  }

  @Test("a configuration is stronger than the manifest, an option than both")
  func configuration() throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.package, "Sources/Kit/a.swift": "",
      "Sources/.custody.json": #"{"settings": {"xcode": 26, "swiftVersion": 5}}"#,
    ])
    let result = try Custody.run("settings", "--xcode", "27", "Sources", in: folder)
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        Kit, 1 file, Package.swift
          xcode              27           --xcode
          deployment-target  iOS 17       Package.swift:2
          swift-version      5            Sources/.custody.json
          default-isolation  nonisolated  Package.swift:2
          product            library      Package.swift:2

        """)
  }

  @Test("says what it could not read, in one line, and goes on", arguments: ["settings", "lint"])
  func broken(command: String) throws {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "{\n  objects = {\n", "a.swift": "let a = 1\n"])
    let result = try Custody.run(command, in: folder)
    #expect(result.exitCode == 0)
    #expect(
      result.errorOutput.hasPrefix(
        "custody: warning: can't read 'App.xcodeproj/project.pbxproj': line 3 is not what Xcode writes; "
          + "its modules and settings are unknown\n"))
  }

  @Test(
    "says what a setting can be",
    arguments: [
      (["lint", "--xcode", "new"], "--xcode takes a major version, such as 27, not 'new'"),
      (["lint", "--deployment-target", "17"], "--deployment-target takes PLATFORM=VERSION, such as iOS=17, with iOS, "),
      (["settings", "--default-isolation=actor"], "--default-isolation takes nonisolated, MainActor, not 'actor'"),
      (["settings", "--product", "app"], "--product takes application, library, tests, not 'app'"),
      (["rules", "--swift-version", "6"], "'rules' has no option --swift-version"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let result = try Execution(Custody.path, arguments, in: TemporaryFolder())
    #expect(result.exitCode == 2)
    #expect(result.errorOutput.hasPrefix("custody: error: \(message)"))
  }
}

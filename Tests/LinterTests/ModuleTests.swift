import TestSupport
import Testing

@testable import Linter

/// Which files are built together.
@Suite("Modules")
struct ModuleTests {
  private static let model = "import SwiftUI\npublic class Model: ObservableObject {\n  @Published public var name = \"\"\n}\n"
  private static let internalModel = "import SwiftUI\nclass Model: ObservableObject {\n  @Published var name = \"\"\n}\n"

  private static func screen(importing module: String? = nil) -> String {
    "import SwiftUI\n\(module.map { $0 + "\n" } ?? "")struct Screen: View {\n  @ObservedObject var model = Model()\n}\n"
  }

  /// The files with a finding: those that see the model.
  private func filesThatSee(_ files: [String: String], paths: [String] = [""]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let selection = try RuleSelection([.select("observed-object-created")])
    let report = lint(paths: paths.map { folder.path + "/" + $0 }, options: LintOptions(selection: selection))
    #expect(report.warnings.isEmpty)
    return report.findings.map { String($0.place.path.dropFirst(folder.path.count + 1)) }
  }

  private static func package(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets)])\n"
  }

  // MARK: Packages

  @Test("a target of a package sees its own internal names")
  func ownModule() throws {
    let found = try filesThatSee([
      "Package.swift": Self.package(".target(name: \"A\"), .target(name: \"B\")"),
      "Sources/A/Deep/Model.swift": Self.internalModel, "Sources/A/Screen.swift": Self.screen(),
      "Sources/B/Screen.swift": Self.screen(importing: "import A"),
    ])
    #expect(found == ["Sources/A/Screen.swift"])
  }

  @Test("a public name is seen by files that import its module")
  func imports() throws {
    let found = try filesThatSee([
      "Package.swift": Self.package(".target(name: \"A\"), .target(name: \"B\"), .target(name: \"C\")"),
      "Sources/A/Model.swift": Self.model,
      "Sources/B/Screen.swift": Self.screen(importing: "import A"),
      "Sources/B/Other.swift": Self.screen().replacing("Screen", with: "Other"),
      "Sources/C/Screen.swift": Self.screen(importing: "import class A.Model"),
    ])
    #expect(found == ["Sources/B/Screen.swift", "Sources/C/Screen.swift"])
  }

  @Test("internal names are seen through @testable, private ones never")
  func testable() throws {
    let files = [
      "Package.swift": Self.package(".target(name: \"A\"), .testTarget(name: \"ATests\")"),
      "Sources/A/Model.swift": Self.internalModel,
      "Tests/ATests/Screen.swift": Self.screen(importing: "@testable import A"),
    ]
    #expect(try filesThatSee(files) == ["Tests/ATests/Screen.swift"])
    let hidden = files.merging(["Sources/A/Model.swift": Self.internalModel.replacing("class", with: "private class")]) { $1 }
    #expect(try filesThatSee(hidden) == [])
  }

  @Test("a module that re-exports another hands its names on, and all of its files see them")
  func reexports() throws {
    let found = try filesThatSee([
      "Package.swift": Self.package(".target(name: \"A\"), .target(name: \"B\"), .target(name: \"C\")"),
      "Sources/A/Model.swift": Self.model, "Sources/B/Exports.swift": "@_exported import A\n",
      "Sources/C/Screen.swift": Self.screen(importing: "import B"),
      "Sources/B/Screen.swift": Self.screen(),
    ])
    #expect(found == ["Sources/B/Screen.swift", "Sources/C/Screen.swift"])
  }

  @Test("of two types of one name the own module's is meant, then the imported one's")
  func homonyms() throws {
    let found = try filesThatSee([
      "Package.swift": Self.package(".target(name: \"A\"), .target(name: \"B\"), .target(name: \"C\")"),
      "Sources/A/Model.swift": Self.model, "Sources/B/Model.swift": "public struct Model {}\n",
      "Sources/B/Screen.swift": Self.screen(importing: "import A"),
      "Sources/C/Screen.swift": Self.screen(importing: "import A"),
    ])
    #expect(found == ["Sources/C/Screen.swift"])
  }

  @Test("a target may lie elsewhere, leave files out, or name its sources")
  func folders() throws {
    let targets = """
      .target(name: "A", path: "./Lib/Own/", exclude: ["Old", "Draft.swift"]),
      .executableTarget(name: "B", path: "App", sources: ["Main", "Entry.swift"])
      """
    let names = ["Lib/Own/a.swift", "Lib/Own/Old/b.swift", "Lib/Own/Draft.swift", "App/Main/c.swift", "App/Entry.swift", "App/d.swift"]
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "") }).merging(["Package.swift": Self.package(targets)]) { $1 })
    let modules = SettingsReport(paths: [folder.path]).modules
    #expect(modules.map { "\($0.name) \($0.fileCount)" }.prefix(2) == ["A 1", "B 2"])
    // With the manifest itself.
    #expect(modules.last?.fileCount == 4)
  }

  @Test("targets count wherever they stand in the manifest, dependencies don't")
  func scattered() throws {
    let manifest = """
      // swift-tools-version: 5.9
      let common: [Target] = [Target.target(name: "A", dependencies: [.target(name: "X"), "Y"])]
      let package = Package(name: "P", targets: common)
      package.targets.append(.target(name: "B"))
      package.targets += [.target(name: computed)]
      """
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/A/a.swift": "", "Sources/B/b.swift": "", "Sources/X/x.swift": "",
    ])
    #expect(SettingsReport(paths: [folder.path]).modules.map(\.name).prefix(2) == ["A", "B"])
    #expect(SettingsReport(paths: [folder.path]).modules.count == 3)
  }

  // MARK: Xcode

  @Test("two apps of one repository don't meet")
  func apps() throws {
    let project = XcodeProjectText(targets: [.init(name: "App", files: ["Model.swift", "Screen.swift"])]).text
    let found = try filesThatSee([
      "One/App.xcodeproj/project.pbxproj": project, "One/App/Model.swift": Self.internalModel,
      "One/App/Screen.swift": Self.screen(), "Two/App.xcodeproj/project.pbxproj": project,
      "Two/App/Model.swift": "struct Model {}\n", "Two/App/Screen.swift": Self.screen(),
    ])
    #expect(found == ["One/App/Screen.swift"])
  }

  @Test("two targets of one project don't meet, but in files that belong to both")
  func sharedFiles() throws {
    let project = XcodeProjectText(targets: [
      .init(name: "App", files: ["Model.swift", "Screen.swift", "Own.swift"]),
      .init(name: "Watch", files: ["Model.swift", "WatchScreen.swift"]),
      .init(name: "Widget", product: "app-extension", files: ["WidgetScreen.swift"]),
    ])
    let found = try filesThatSee([
      "P.xcodeproj/project.pbxproj": project.text, "App/Model.swift": Self.internalModel,
      "App/Screen.swift": Self.screen(), "App/WatchScreen.swift": Self.screen(),
      "App/WidgetScreen.swift": Self.screen(), "App/Own.swift": "",
    ])
    #expect(found == ["App/Screen.swift", "App/WatchScreen.swift"])
  }

  @Test("folders that Xcode keeps in step with the disk, with their exceptions")
  func synchronizedFolders() throws {
    var project = XcodeProjectText(targets: [
      .init(name: "App", folders: ["App"]), .init(name: "Watch", folders: ["Watch"]),
    ])
    project.exceptions = [
      .init(folder: "App", target: "App", paths: ["Drafts", "Old.swift"]),
      .init(folder: "App", target: "Watch", paths: ["Shared/Model.swift"]),
    ]
    let found = try filesThatSee([
      "P.xcodeproj/project.pbxproj": project.text, "App/Shared/Model.swift": Self.internalModel,
      "App/Screen.swift": Self.screen(), "Watch/Screen.swift": Self.screen(),
      "App/Drafts/Model.swift": "class Model {}\n", "App/Old.swift": "struct Screen {}\n",
    ])
    #expect(found == ["App/Screen.swift", "Watch/Screen.swift"])
  }

  @Test("a project may name files beside its own folder")
  func filesElsewhere() throws {
    let project = XcodeProjectText(targets: [.init(name: "App", files: ["../../Shared/Model.swift", "Screen.swift"])])
    let found = try filesThatSee([
      "ios/P.xcodeproj/project.pbxproj": project.text, "Shared/Model.swift": Self.internalModel,
      "ios/App/Screen.swift": Self.screen(),
    ])
    #expect(found == ["ios/App/Screen.swift"])
  }

  @Test("an app imports a package beside it, by the package's name for the module")
  func localPackage() throws {
    let project = XcodeProjectText(targets: [.init(name: "App", folders: ["App"])])
    let found = try filesThatSee([
      "P.xcodeproj/project.pbxproj": project.text, "App/Screen.swift": Self.screen(importing: "import Shop_Kit"),
      "App/Other.swift": Self.screen().replacing("Screen", with: "Other"),
      "App/Kit/Package.swift": Self.package(".target(name: \"Shop-Kit\", path: \"Kit\")"), "App/Kit/Kit/Model.swift": Self.model,
    ])
    #expect(found == ["App/Screen.swift"])
  }

  @Test("a framework is imported by the name of its product")
  func productName() throws {
    let project = XcodeProjectText(targets: [
      .init(name: "App", files: ["Screen.swift"]),
      .init(name: "Kit-iOS", product: "framework", files: ["Model.swift"], settings: ["PRODUCT_NAME": "Kit"]),
    ])
    let files = [
      "P.xcodeproj/project.pbxproj": project.text.replacing("Kit-iOS", with: "KitiOS"), "App/Model.swift": Self.model,
    ]
    for (line, isSeen) in [("import Kit", true), ("import KitiOS", false)] {
      let found = try filesThatSee(files.merging(["App/Screen.swift": Self.screen(importing: line)]) { $1 })
      #expect(found == (isSeen ? ["App/Screen.swift"] : []))
    }
  }

  @Test("a file that no target names may belong to any of the manifest's, where nothing nearer is known")
  func unnamedFiles() throws {
    let project = XcodeProjectText(targets: [.init(name: "App", files: ["Model.swift", "Screen.swift"])])
    let found = try filesThatSee([
      "P.xcodeproj/project.pbxproj": project.text, "App/Model.swift": Self.internalModel,
      "App/Screen.swift": Self.screen(), "App/New.swift": Self.screen().replacing("Screen", with: "New"),
      "App/Model copy.swift": Self.internalModel,
    ])
    #expect(found.contains("App/Screen.swift"))
  }

  @Test("the project above a folder counts when the folder alone is linted")
  func folderAlone() throws {
    let project = XcodeProjectText(targets: [
      .init(name: "App", files: ["One/Model.swift"]), .init(name: "Other", files: ["Two/Screen.swift"]),
    ])
    let found = try filesThatSee(
      [
        ".git/HEAD": "", "P.xcodeproj/project.pbxproj": project.text, "App/One/Model.swift": Self.internalModel,
        "App/Two/Screen.swift": Self.screen(),
      ], paths: ["App"])
    #expect(found == [])
  }

  @Test("a project that git ignores says nothing: other machines don't have it")
  func ignoredProject() throws {
    let project = XcodeProjectText(targets: [
      .init(name: "App", files: ["Model.swift"]), .init(name: "Other", files: ["Screen.swift"]),
    ])
    let found = try filesThatSee([
      ".git/HEAD": "", ".gitignore": "*.xcodeproj\n", "P.xcodeproj/project.pbxproj": project.text,
      "App/Model.swift": Self.internalModel, "App/Screen.swift": Self.screen(),
    ])
    #expect(found == ["App/Screen.swift"])
  }

  // MARK: Broken manifests

  @Test(
    "a project that can't be read makes one program of its folder, and says so once",
    arguments: ["", "{ objects = {", "bplist00", "<<<<<<< HEAD\n{}\n", String(repeating: "(", count: 100)])
  func brokenProject(text: String) throws {
    let folder = try TemporaryFolder([
      "P.xcodeproj/project.pbxproj": text, "App/Model.swift": Self.internalModel, "App/Screen.swift": Self.screen(),
    ])
    let selection = try RuleSelection([.select("observed-object-created")])
    let report = lint(paths: [folder.path], options: LintOptions(selection: selection))
    #expect(report.findings.count == 1)
    #expect(report.warnings.map(\.path) == [folder.path + "/P.xcodeproj/project.pbxproj"])
    #expect(report.warnings.first?.reason == "line 1 is not what Xcode writes")
    #expect(report.errors.isEmpty)
  }

  @Test("any cut of a manifest is read or refused", arguments: ["Package.swift", "Project.swift", "project.yml"])
  func cutManifests(name: String) throws {
    let texts = [
      "Package.swift": SettingsReadingTests.package, "Project.swift": SettingsReadingTests.tuist,
      "project.yml": SettingsReadingTests.xcodeGen,
    ]
    let bytes = Array((texts[name] ?? "").utf8)
    for count in 0...bytes.count {
      let cut = Array(bytes[..<count]) + [0xFF, 0]
      switch name {
      case "Package.swift": _ = PackageManifest.manifest(of: SwiftManifest(cut, path: name), folder: "/p")
      case "Project.swift": _ = TuistManifest.manifest(of: SwiftManifest(cut, path: name))
      default: _ = XcodeGenManifest.manifest(of: cut, path: name)
      }
    }
  }

  @Test("a project whose objects refer to each other in circles, or to nothing, is read")
  func circles() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = P; targets = (T, P, X); };
        G = { isa = PBXGroup; children = (G, H); sourceTree = "<group>"; path = ".."; };
        H = { isa = PBXGroup; children = (G, R); sourceTree = "<group>"; path = "../../../.."; };
        R = { isa = PBXFileReference; path = "a.swift"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = R; };
        T = { isa = PBXNativeTarget; buildPhases = (S, S, T); buildConfigurationList = T; };
        S = { isa = PBXSourcesBuildPhase; files = (B, S, X); };
      }; rootObject = P; }
      """
    let folder = try TemporaryFolder(["P.xcodeproj/project.pbxproj": text, "a.swift": ""])
    let report = lint(paths: [folder.path])
    #expect(report.fileCount == 1)
    #expect(report.warnings.isEmpty)
  }
}

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "custody",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "custody", targets: ["custody"]),
    .plugin(name: "CustodyBuildTool", targets: ["CustodyBuildTool"]),
    .plugin(name: "CustodyLint", targets: ["CustodyLint"]),
    .plugin(name: "CustodyFix", targets: ["CustodyFix"]),
  ],
  targets: [
    .target(name: "SwiftTree"),
    .target(name: "Ownership", dependencies: ["SwiftTree"]),
    .target(name: "Rules", dependencies: ["Ownership"]),
    .target(name: "Linter", dependencies: ["Rules", "Ownership", "SwiftTree"]),
    .target(name: "Reports", dependencies: ["Linter", "Rules", "Ownership"]),
    .target(name: "LanguageServer", dependencies: ["Reports", "Linter", "Rules"]),
    .executableTarget(name: "custody", dependencies: ["LanguageServer", "Reports", "Linter", "Rules", "Ownership", "SwiftTree"]),
    .plugin(name: "CustodyBuildTool", capability: .buildTool(), dependencies: ["custody"]),
    .plugin(
      name: "CustodyLint",
      capability: .command(intent: .custom(verb: "custody", description: "Find mistakes in who owns SwiftUI state")),
      dependencies: ["custody"]),
    .plugin(
      name: "CustodyFix",
      capability: .command(
        intent: .custom(verb: "custody-fix", description: "Apply the fixes that need no eye"),
        permissions: [.writeToPackageDirectory(reason: "a fix changes the source")]),
      dependencies: ["custody"]),
    .target(name: "Robustness", dependencies: ["SwiftTree"], path: "Tests/Robustness"),
    .testTarget(name: "SwiftTreeTests", dependencies: ["Robustness", "SwiftTree"]),
    .target(name: "Expectations", dependencies: ["Ownership"], path: "Tests/Expectations"),
    .testTarget(name: "OwnershipTests", dependencies: ["Expectations", "Robustness", "Ownership", "SwiftTree"]),
    .testTarget(name: "RulesTests", dependencies: ["Expectations", "TestSupport", "Linter", "Rules"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "LinterTests", dependencies: ["TestSupport", "Robustness", "Linter", "Rules", "Ownership", "SwiftTree"]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "Linter", "Rules"], exclude: ["Snapshots"]),
    .testTarget(name: "LanguageServerTests", dependencies: ["TestSupport", "Robustness", "LanguageServer", "Linter"]),
    .testTarget(name: "CommandTests", dependencies: ["TestSupport", "custody", "Rules"]),
  ],
  swiftLanguageModes: [.v6]
)

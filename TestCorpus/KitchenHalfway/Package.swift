// swift-tools-version: 5.9
// expect-nothing
import PackageDescription

let package = Package(
  name: "KitchenHalfway",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "KitchenViews", targets: ["KitchenViews"])],
  targets: [
    .target(name: "KitchenModels"),
    .target(name: "KitchenViews", dependencies: ["KitchenModels"]),
    .executableTarget(name: "KitchenApp", dependencies: ["KitchenViews"]),
  ]
)

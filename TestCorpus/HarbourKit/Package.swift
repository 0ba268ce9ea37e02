// swift-tools-version: 5.9
// expect-nothing
import PackageDescription

let package = Package(
  name: "HarbourKit",
  platforms: [.iOS(.v16)],
  products: [.library(name: "HarbourKit", targets: ["HarbourKit"])],
  targets: [
    .target(name: "HarbourKit")
  ]
)

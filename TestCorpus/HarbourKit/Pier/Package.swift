// swift-tools-version: 5.9
// expect-nothing
import PackageDescription

let package = Package(
  name: "Pier",
  platforms: [.iOS(.v14)],
  targets: [
    .target(name: "Pier")
  ]
)

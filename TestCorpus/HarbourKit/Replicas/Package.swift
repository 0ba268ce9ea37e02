// swift-tools-version: 5.9
// expect-nothing
import PackageDescription

let package = Package(
  name: "Replicas",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Values"),
    .target(name: "Wrappers"),
    .target(name: "Protocols"),
  ]
)

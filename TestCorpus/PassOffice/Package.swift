// swift-tools-version: 5.9
// expect-nothing
import PackageDescription

let package = Package(
  name: "PassOffice",
  platforms: [.iOS(.v17)],
  targets: [
    .executableTarget(name: "Tickets"),
    .executableTarget(name: "Crews"),
    .executableTarget(name: "Cabins"),
  ]
)

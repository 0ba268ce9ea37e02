import SwiftTree

/// What importing a module says about a file.
enum Modules {
  /// SwiftUI, and modules whose public interface re-exports it.
  static let swiftUI = NameSet([
    "SwiftUI", "SwiftUIX", "WidgetKit", "Charts", "PhotosUI", "StoreKit", "MapKit", "AVKit", "TipKit", "RealityKit",
    "_SwiftData_SwiftUI",
  ])
  /// Files that import one of these are tests or serve tests (semantics.md, X2).
  static let tests = NameSet([
    "XCTest", "Testing", "SnapshotTesting", "InlineSnapshotTesting", "ViewInspector", "Quick", "Nimble", "SwiftSyntaxMacrosTestSupport",
  ])
}

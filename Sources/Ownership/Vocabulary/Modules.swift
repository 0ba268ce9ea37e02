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

  /// Types of these modules bear the same names and are not SwiftUI's or Combine's.
  static let homonyms = NameSet([
    "OpenCombine", "OpenCombineShim", "TokamakShim", "TokamakCore", "TokamakDOM", "TokamakGTK", "OpenSwiftUI",
    "OpenSwiftUICore", "Apodini", "SwiftCrossUI", "WinSwiftUI", "AdwaitaForSwift", "Adwaita", "SkipUI", "Ignite", "Perception",
    "PerceptionCore",
  ])

  static let widgetKit = Name("WidgetKit")
  static let observation = Name("Observation")
}

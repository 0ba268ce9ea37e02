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
}

/// Modules of which it is asked by name whether a file imports them. Imports of others, none of the project's own among them,
/// change nothing.
enum AskedModules: CaseIterable {
  case homonyms, widgetKit, observation

  var names: NameSet {
    switch self {
    case .homonyms: Modules.homonyms
    case .widgetKit: AskedModules.widgetKitAlone
    case .observation: AskedModules.observationAlone
    }
  }

  private static let widgetKitAlone = NameSet(["WidgetKit"])
  private static let observationAlone = NameSet(["Observation"])
}

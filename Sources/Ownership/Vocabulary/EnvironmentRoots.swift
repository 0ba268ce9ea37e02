import SwiftTree

/// Where an environment of its own begins, and through what one passes (semantics.md, D1).
enum EnvironmentRoots {
  /// What shows a SwiftUI view outside of SwiftUI: nothing of the environment around it goes in.
  static let hosts = NameSet([
    "UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController", "UIHostingConfiguration",
    "ImageRenderer",
  ])

  /// Whether a view that is handed to a call is the root of an environment; `super.init(rootView: …)` is such a call too.
  static func begins(at callee: Name, label: Name) -> Bool {
    hosts.contains(callee) || (callee == Words.initWord && label == rootView)
  }

  private static let rootView = Name("rootView")

  /// What is pushed in these has their environment.
  static let stacks = NameSet(["NavigationStack", "NavigationView", "NavigationSplitView"])

  /// Views and modifiers that hand their environment on to a view that is their argument and stands in no closure.
  static let passing = NameSet([
    "AnyView", "NavigationView", "NavigationLink", "Group", "Section", "modifier", "background", "overlay", "mask",
    "navigationBarItems", "sheet", "fullScreenCover", "popover", "navigationDestination", "tabItem", "listRowBackground",
    "safeAreaInset", "EquatableView",
  ])
}

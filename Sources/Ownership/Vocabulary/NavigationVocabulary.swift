import SwiftTree

/// SwiftUI's names for going from screen to screen, and for what opens over one. The only table of this kind.
enum NavigationVocabulary {
  /// They push a screen over the one that contains them.
  static let pushes = NameSet(["NavigationLink", "navigationDestination"])
  /// What a pushed screen covers is inside of these.
  static let stacks = NameSet(["NavigationStack", "NavigationView", "NavigationSplitView"])
  static let tabs = NameSet(["TabView", "Tab"])
  /// What stands in these is made when somebody opens them.
  static let menus = NameSet(["contextMenu", "Menu"])
}

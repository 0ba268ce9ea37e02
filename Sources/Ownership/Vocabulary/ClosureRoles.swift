import SwiftTree

/// What is known of a closure by the name of the call and its label.
struct ClosureUse: Sendable {
  var role: ClosureRole
  var container: Container = .none
}

/// What decides about an unlabelled closure of a call, beside the callee.
struct CallShape: Sendable {
  /// another argument is labelled `action`, `destination` or `value`, `content`
  var hasAction = false
  var hasDestination = false
  var hasContent = false
  /// an unlabelled argument is no closure
  var hasData = false
}

/// SwiftUI's, Combine's, Dispatch's and the standard library's functions that take closures: when each closure runs, and
/// what it means for a view that is built in it. The only table of this kind; semantics.md 5.2.
enum ClosureRoles {
  /// The use of a closure argument.
  /// - Parameters:
  ///   - callee: the last name of the called path.
  ///   - label: the argument's label; none for an unlabelled one.
  ///   - shape: what else the call is handed.
  static func use(callee: Name, label: Name, shape: @autoclosure () -> CallShape) -> ClosureUse? {
    if label.isNone, shapedCallees.contains(callee), let use = unlabelledUse(callee: callee, shape: shape()) { return use }
    return uses[key(callee, label)] ?? uses[key(callee, any)]
  }

  /// An unlabelled closure means another thing where a labelled one stands beside it.
  private static func unlabelledUse(callee: Name, shape: CallShape) -> ClosureUse? {
    switch callee {
    case button where shape.hasAction: ClosureUse(role: .inherited)
    case navigationLink where shape.hasDestination: ClosureUse(role: .inherited)
    case list where !shape.hasData, table where !shape.hasData: ClosureUse(role: .inherited)
    // `.sheet(item: $item) { dismissed() } content: { … }`
    case sheet where shape.hasContent, cover where shape.hasContent: ClosureUse(role: .action)
    default: nil
    }
  }

  /// The use of an argument that is no closure although it stands for a piece of code of its own: it becomes a view in
  /// another place, `NavigationLink(destination: Detail())`, or runs later, `StateObject(wrappedValue: Model())`.
  static func valueUse(callee: Name, label: Name) -> ClosureUse? {
    valueUses[key(callee, label)]
  }

  /// Those that `valueUse` may know.
  static let calleesOfValues = NameFilter(values.map(\.callee))

  private static let button = Name("Button")
  private static let navigationLink = Name("NavigationLink")
  private static let sheet = Name("sheet")
  private static let cover = Name("fullScreenCover")
  private static let list = Name("List")
  private static let table = Name("Table")
  /// Those for whom it matters what stands beside a closure.
  private static let shapedCallees = NameSet(["Button", "NavigationLink", "List", "Table", "sheet", "fullScreenCover"])
  /// A label of the table that stands for each label.
  private static let any = Name("*")

  private static func key(_ callee: Name, _ label: Name) -> Name {
    Name(value: callee.value ^ (label.value &* 3))
  }

  private static let uses: NameTable<ClosureUse> = {
    var pairs: [(Name, ClosureUse)] = []
    func add(_ role: ClosureRole, container: Container = .none, label: StaticString = "", _ callees: [StaticString]) {
      for callee in callees {
        pairs.append((key(Name(callee), Name(label)), ClosureUse(role: role, container: container)))
      }
    }

    // Builders: every closure of these views is evaluated with the view around it.
    add(.inherited, label: "*", [
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
      "Section", "Form", "ScrollView", "ScrollViewReader", "GeometryReader", "NavigationStack", "NavigationView",
      "NavigationSplitView", "TabView", "Tab", "TabSection", "ControlGroup", "DisclosureGroup", "GroupBox", "Label",
      "LabeledContent", "Link", "Picker", "Toggle", "DatePicker", "ColorPicker", "ProgressView", "Gauge",
      "TimelineView", "ViewThatFits", "AsyncImage", "AnyView", "ToolbarItem", "ToolbarItemGroup", "HSplitView",
      "VSplitView", "ContentUnavailableView", "ShareLink", "Chart", "Canvas3D", "GlassEffectContainer",
      "RenameButton", "SubscriptionStoreView", "Map", "PhotosPicker", "ModifiedContent", "EquatableView",
    ])
    add(.inherited, label: "*", [
      "background", "overlay", "toolbar", "safeAreaInset", "safeAreaBar", "mask", "contextMenu", "swipeActions", "tabItem",
      "listRowBackground", "badge", "searchSuggestions", "chartOverlay", "chartBackground", "chartXAxis", "chartYAxis",
      "chartLegend", "backgroundPreferenceValue", "overlayPreferenceValue", "phaseAnimator", "navigationBarItems",
      "toolbarTitleMenu", "tabViewBottomAccessory", "border", "animation", "listRowSeparator", "menuStyle",
      "navigationTitle", "labelStyle", "accessibilityRepresentation", "accessibilityChildren", "accessibilityLabel",
      "commands", "CommandMenu", "CommandGroup", "focusedValue", "sheetContent", "ornament", "tableColumnHeaders",
    ])
    add(.inherited, container: .row, label: "*", ["ForEach", "OutlineGroup", "TableColumn", "TableRow", "UIHostingConfiguration"])
    add(.inherited, container: .row, label: "*", ["List", "Table"])
    add(.inherited, container: .sceneRoot, label: "*", [
      "WindowGroup", "Window", "Settings", "MenuBarExtra", "DocumentGroup", "ImmersiveSpace", "UtilityWindow",
      "WKNotificationScene", "AlertScene",
    ])
    add(.inherited, container: .presentation, label: "*", [
      "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "inspector",
    ])
    add(.inherited, container: .destination, label: "*", ["navigationDestination"])
    add(.later, label: "completion", ["withAnimation"])
    add(.action, label: "onDismiss", ["sheet", "fullScreenCover", "popover"])

    // Controls: what they do and how they look.
    add(.action, ["Button", "EditButton", "PasteButton", "Stepper", "Slider", "TextField", "SecureField", "Menu"])
    add(.action, label: "action", ["Button", "NavigationLink", "Menu", "onTapGesture", "perform"])
    add(.inherited, label: "label", ["Button", "NavigationLink", "Menu", "Stepper", "Slider", "TextField", "SecureField"])
    add(.inherited, ["Menu"])
    add(.inherited, label: "content", ["Menu"])
    add(.action, label: "primaryAction", ["Menu", "contextMenu"])
    add(.inherited, label: "currentValueLabel", ["Slider", "Stepper"])
    add(.inherited, label: "minimumValueLabel", ["Slider"])
    add(.inherited, label: "maximumValueLabel", ["Slider"])
    add(.action, label: "onEditingChanged", ["Stepper", "Slider", "TextField"])
    add(.action, label: "onIncrement", ["Stepper"])
    add(.action, label: "onDecrement", ["Stepper"])
    add(.action, label: "onCommit", ["TextField", "SecureField"])
    add(.inherited, container: .destination, ["NavigationLink"])
    add(.inherited, container: .destination, label: "destination", ["NavigationLink"])

    // Later than the body, on a known occasion.
    add(.appear, label: "*", ["onAppear", "onDisappear", "task"])
    add(.action, label: "*", [
      "refreshable", "updating", "gesture", "simultaneousGesture", "highPriorityGesture", "dropDestination",
      "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction", "fileImporter", "fileExporter",
      "fileMover", "userActivity", "alertAction", "primaryButton", "keyboardShortcut", "digitalCrownRotation",
    ])
    add(.action, label: "set", ["Binding"])
    add(.inherited, label: "get", ["Binding"])

    // Soon after, started by the code around.
    add(.deferred, label: "*", ["Task", "detached", "async", "asyncAfter", "addOperation"])
    // At some other time, or never.
    add(.later, label: "*", [
      "sink", "scheduledTimer", "Timer", "dataTask", "downloadTask", "uploadTask", "addObserver", "visualEffect",
      "alignmentGuide", "transaction", "transformEnvironment", "transformPreference", "anchorPreference",
      "onGeometryChange", "Canvas", "handleEvents", "receive", "AnyPublisher", "Future", "Deferred", "Reduce",
    ])

    // Run by the callee before it returns.
    add(.inherited, label: "*", [
      "map", "compactMap", "flatMap", "filter", "reduce", "forEach", "sorted", "sort", "first", "firstIndex", "last",
      "lastIndex", "contains", "allSatisfy", "min", "max", "prefix", "drop", "removeAll", "partition", "split",
      "mapValues", "compactMapValues", "Dictionary", "withAnimation", "withTransaction", "withUnsafeBytes",
      "withUnsafePointer", "withUnsafeMutablePointer", "autoreleasepool", "assumeIsolated", "sync",
      "performAndWait", "performWithoutAnimation", "starts", "elementsEqual", "count", "merge", "merging", "zip",
    ])
    return NameTable(pairs)
  }()

  private static let valueUses = NameTable(values.map { (key($0.callee, $0.label), $0.use) })

  private static let values: [(callee: Name, label: Name, use: ClosureUse)] = {
    func use(_ callee: StaticString, _ label: StaticString, _ role: ClosureRole = .inherited, _ container: Container = .none)
      -> (callee: Name, label: Name, use: ClosureUse)
    {
      (Name(callee), Name(label), ClosureUse(role: role, container: container))
    }
    return [
      use("NavigationLink", "destination", .inherited, .destination),
      use("navigationDestination", "destination", .inherited, .destination),
      use("sheet", "content", .inherited, .presentation), use("fullScreenCover", "content", .inherited, .presentation),
      use("popover", "content", .inherited, .presentation), use("init", "rootView", .inherited, .sceneRoot),
      use("UIHostingController", "rootView", .inherited, .sceneRoot),
      use("NSHostingController", "rootView", .inherited, .sceneRoot),
      use("NSHostingView", "rootView", .inherited, .sceneRoot),
      use("WKHostingController", "rootView", .inherited, .sceneRoot),
      // Each runs once, later.
      use("StateObject", "wrappedValue", .later), use("draggable", "", .later),
    ]
  }()
}

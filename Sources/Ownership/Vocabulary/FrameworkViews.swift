import SwiftTree

/// SwiftUI's views, as far as code makes them by name.
enum FrameworkViews {
  static let names = NameSet([
    // containers
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group", "GroupBox",
    "List", "Form", "Section", "ScrollView", "ScrollViewReader", "GeometryReader", "ForEach", "Table", "OutlineGroup",
    "DisclosureGroup", "TabView", "ViewThatFits", "ControlGroup", "LabeledContent", "TimelineView",
    // navigation
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "Link", "ShareLink",
    // what is shown
    "Text", "Image", "AsyncImage", "Label", "ProgressView", "Gauge", "Spacer", "Divider", "EmptyView", "Canvas",
    "ContentUnavailableView", "TextEditor", "Map", "Chart", "VideoPlayer",
    // shapes and colours
    "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "ContainerRelativeShape",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    // controls
    "Button", "Toggle", "TextField", "SecureField", "Slider", "Stepper", "Picker", "DatePicker", "MultiDatePicker",
    "ColorPicker", "Menu", "EditButton", "RenameButton", "PasteButton",
  ])
}

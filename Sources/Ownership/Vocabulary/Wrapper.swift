import SwiftTree

/// What an attribute makes of a property. The framework's wrappers by name; everything else that may be a wrapper is
/// `unknown`, and answers every question with "no finding" (semantics.md, X7).
public enum Wrapper: UInt8, Sendable {
  case none
  case state, stateObject, observedObject, environmentObject, environment, binding, bindable
  case appStorage, sceneStorage, focusState, gestureState, accessibilityFocusState, namespace
  case query, fetchRequest, published
  case unknown

  /// Keeps its value for as long as the view has its identity.
  public var ownsValue: Bool {
    switch self {
    case .state, .stateObject, .appStorage, .sceneStorage, .focusState, .gestureState: true
    default: false
    }
  }

  /// Has the view evaluated whenever the object in it publishes a change.
  public var observesObject: Bool {
    switch self {
    case .stateObject, .observedObject, .environmentObject: true
    default: false
    }
  }

  /// SwiftUI follows its value and evaluates the view when that changes. A binding is an input too, and may be compared.
  public var updatesView: Bool {
    switch self {
    case .none, .unknown, .binding, .bindable, .namespace, .published: false
    default: true
    }
  }

  /// A write through it changes what SwiftUI shows, so it must not happen while SwiftUI asks what to show.
  public var isWrittenState: Bool {
    switch self {
    case .state, .binding, .appStorage, .sceneStorage, .focusState, .accessibilityFocusState: true
    default: false
    }
  }

  static let names = NameTable<Wrapper>([
    (Name("State"), .state), (Name("StateObject"), .stateObject), (Name("ObservedObject"), .observedObject),
    (Name("EnvironmentObject"), .environmentObject), (Name("Environment"), .environment), (Name("Binding"), .binding),
    (Name("Bindable"), .bindable), (Name("AppStorage"), .appStorage), (Name("SceneStorage"), .sceneStorage),
    (Name("FocusState"), .focusState), (Name("GestureState"), .gestureState),
    (Name("AccessibilityFocusState"), .accessibilityFocusState), (Name("Namespace"), .namespace),
    (Name("Query"), .query), (Name("FetchRequest"), .fetchRequest), (Name("SectionedFetchRequest"), .fetchRequest),
    (Name("Published"), .published),
  ])

  /// The modules whose wrappers these are.
  static let modules = NameSet(["SwiftUI", "SwiftUICore", "Combine", "SwiftData", "CoreData", "Observation"])

  /// Attributes with a capital that wrap nothing.
  static let plainAttributes = NameSet([
    "MainActor", "ViewBuilder", "ContentBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder",
    "TableColumnBuilder", "TableRowBuilder", "TabContentBuilder", "Sendable", "IBOutlet", "IBInspectable", "IBAction",
    "NSManaged", "NSCopying", "GKInspectable", "Previewable", "ObservationIgnored", "ObservationTracked", "Relationship",
    "Attribute", "Transient", "AnimatableIgnored", "Animatable", "Entry", "preconcurrency", "TaskLocal", "Guide",
    "available", "objc", "inlinable", "usableFromInline", "discardableResult", "escaping", "nonobjc", "frozen", "unknown",
    "inline", "backDeployed", "_spi", "_disfavoredOverload", "warn_unqualified_access", "storageRestrictions",
    "_documentation", "_optimize", "dynamicMemberLookup", "propertyWrapper", "main", "UIApplicationMain", "_hasStorage",
  ])
}

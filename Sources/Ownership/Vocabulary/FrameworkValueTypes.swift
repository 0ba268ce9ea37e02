import SwiftTree

/// Types of the frameworks that are values: copying one is a copy.
enum FrameworkValueTypes {
  /// What is generic over one of these is hardly ever an object.
  static let constraints = NameSet([
    "Hashable", "Equatable", "Comparable", "Numeric", "BinaryInteger", "BinaryFloatingPoint", "FloatingPoint",
    "StringProtocol", "RawRepresentable", "CaseIterable", "Strideable", "OptionSet",
  ])

  /// Those of which `==` holds for every value, whatever they are generic over.
  static let equatable = NameSet([
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "CGFloat", "Bool", "Date", "URL", "UUID", "Data", "Decimal", "Locale", "TimeZone",
    "DateComponents", "DateInterval", "TimeInterval", "Duration", "IndexPath", "IndexSet", "PersistentIdentifier",
  ])

  static let names = NameSet([
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "Float16", "CGFloat", "Bool", "Date", "URL", "UUID", "Data", "Decimal", "CGSize",
    "CGPoint", "CGRect", "CGVector", "Color", "Font", "Angle", "EdgeInsets", "Locale", "TimeZone", "Calendar",
    "DateComponents", "DateInterval", "TimeInterval", "Duration", "Measurement", "IndexPath", "IndexSet", "Range",
    "ClosedRange", "Set", "Array", "Dictionary", "Optional", "AttributedString", "LocalizedStringKey",
    "LocalizedStringResource", "NavigationPath", "UnitPoint", "Gradient", "Image", "CLLocationCoordinate2D",
    "MKCoordinateRegion", "MapCameraPosition", "PhotosPickerItem", "PresentationDetent", "ColorScheme", "ScenePhase",
    "Edge", "Axis", "Alignment", "Animation", "URLRequest", "Notification", "CharacterSet", "PersistentIdentifier",
    "NSRange", "NSSize", "NSPoint", "NSRect", "EditMode", "SortOrder", "SortDescriptor", "Visibility", "Result",
    "DateFormatter.Style", "ContentMode", "Text", "Transaction", "GridItem",
  ])
}

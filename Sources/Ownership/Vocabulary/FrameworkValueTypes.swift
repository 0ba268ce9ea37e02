import SwiftTree

/// Types of the frameworks that are values: copying one is a copy.
enum FrameworkValueTypes {
  /// What is generic over one of these is hardly ever an object.
  static let constraints = NameSet([
    "Hashable", "Equatable", "Comparable", "Numeric", "BinaryInteger", "BinaryFloatingPoint", "FloatingPoint",
    "StringProtocol", "RawRepresentable", "CaseIterable", "Strideable", "OptionSet",
  ])

  /// Texts, numbers and truth values.
  static let scalars: [StaticString] = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "CGFloat", "Bool",
  ]

  /// Other values that are equal to themselves.
  private static let plainValues: [StaticString] = [
    "Date", "URL", "UUID", "Data", "Decimal", "Locale", "TimeZone", "DateComponents", "DateInterval", "TimeInterval",
    "Duration", "IndexPath", "IndexSet", "PersistentIdentifier",
  ]

  /// Those of which `==` holds for every value, whatever they are generic over.
  static let equatable = NameSet(scalars + plainValues)

  static let names = NameSet(
    scalars + plainValues + [
      "Float16", "CGSize", "CGPoint", "CGRect", "CGVector", "Color", "Font", "Angle", "EdgeInsets", "Calendar",
      "Measurement", "Range", "ClosedRange", "Set", "Array", "Dictionary", "Optional", "AttributedString",
      "LocalizedStringKey", "LocalizedStringResource", "NavigationPath", "UnitPoint", "Gradient", "Image",
      "CLLocationCoordinate2D", "MKCoordinateRegion", "MapCameraPosition", "PhotosPickerItem", "PresentationDetent",
      "ColorScheme", "ScenePhase", "Edge", "Axis", "Alignment", "Animation", "URLRequest", "Notification",
      "CharacterSet", "NSRange", "NSSize", "NSPoint", "NSRect", "EditMode", "SortOrder", "SortDescriptor", "Visibility",
      "Result", "DateFormatter.Style", "ContentMode", "Text", "Transaction", "GridItem",
    ])
}

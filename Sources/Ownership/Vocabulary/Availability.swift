/// The systems that first had something of the frameworks.
enum Availability {
  static let observation: [Settings.Platform: Version] = [
    .iOS: Version(17), .macOS: Version(14), .macCatalyst: Version(17), .tvOS: Version(17), .watchOS: Version(10),
    .visionOS: Version(1),
  ]
  static let stateObject: [Settings.Platform: Version] = [
    .iOS: Version(14), .macOS: Version(11), .macCatalyst: Version(14), .tvOS: Version(14), .watchOS: Version(7),
  ]
  static let taskModifier: [Settings.Platform: Version] = [
    .iOS: Version(15), .macOS: Version(12), .macCatalyst: Version(15), .tvOS: Version(15), .watchOS: Version(8),
  ]
  /// `.onChange(of:perform:)`, whose closure takes the new value.
  static let changeModifier: [Settings.Platform: Version] = [
    .iOS: Version(14), .macOS: Version(11), .macCatalyst: Version(14), .tvOS: Version(14), .watchOS: Version(7),
  ]
  /// `.onChange(of:initial:_:)`, whose closure takes the old and the new value, or none.
  static let newChangeModifier: [Settings.Platform: Version] = [
    .iOS: Version(17), .macOS: Version(14), .macCatalyst: Version(17), .tvOS: Version(17), .watchOS: Version(10),
    .visionOS: Version(1),
  ]
}

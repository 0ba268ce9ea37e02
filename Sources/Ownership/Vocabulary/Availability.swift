/// The systems that first had something of the frameworks.
enum Availability {
  static let taskModifier: [Settings.Platform: Version] = [
    .iOS: Version(15), .macOS: Version(12), .macCatalyst: Version(15), .tvOS: Version(15), .watchOS: Version(8),
  ]
}

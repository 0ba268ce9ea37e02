import SwiftTree

/// Classes of the frameworks that people make instances of themselves: two instances are never the same.
enum FrameworkClasses {
  static let names: NameSet = {
    var names = NameSet(FormatterTypes.names.filter { Name($0) != Name("Regex") })
    for name in others { names.insert(Name(name)) }
    return names
  }()

  private static let others: [StaticString] = [
    "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder", "NSCache", "OperationQueue", "UndoManager",
    "CLLocationManager", "AVPlayer", "AVQueuePlayer", "AVAudioEngine", "CMMotionManager", "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "NSObject", "EKEventStore", "HKHealthStore",
  ]
}

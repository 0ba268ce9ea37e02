import SwiftTree

/// Combine's names that make a publisher more than a description. The only table of this kind.
enum PublisherVocabulary {
  /// They start a connectable publisher: `Timer.publish(…).autoconnect()`.
  static let connections = NameSet(["autoconnect", "connect"])
  /// Operators that wait or collect: what they hold is gone with them.
  static let collecting = NameSet(["debounce", "throttle", "collect", "buffer", "scan", "share", "multicast"])
  /// What makes somebody hear of a publisher's values.
  static let subscriptions = NameSet(["sink", "assign", "onReceive", "subscribe", "values"])
  /// Publishers that code sends values to.
  static let subjects = NameSet(["PassthroughSubject", "CurrentValueSubject"])
}

import SwiftTree

/// Combine's names that make a publisher more than a description. The only table of this kind.
enum PublisherVocabulary {
  /// They start a connectable publisher: `Timer.publish(…).autoconnect()`.
  static let connections = NameSet(["autoconnect", "connect"])
  /// Operators that wait or collect: what they hold is gone with them.
  static let collecting = NameSet(["debounce", "throttle", "collect", "buffer", "scan", "share", "multicast"])
  /// Publishers that code sends values to.
  static let subjects = NameSet(["PassthroughSubject", "CurrentValueSubject"])
}

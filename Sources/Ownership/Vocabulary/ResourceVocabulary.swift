import SwiftTree

/// The frameworks' calls that leave something running, and those that stop it. The only table of this kind (semantics.md,
/// E8 and E9).
enum ResourceVocabulary {
  /// The last name of a call that starts something.
  static let starts = NameTable<Resource.Kind>([
    (Name("scheduledTimer"), .timer), (Name("Timer"), .timer), (Name("CADisplayLink"), .displayLink),
    (Name("addObserver"), .observer), (Name("addPeriodicTimeObserver"), .timeObserver),
    (Name("Task"), .task), (Name("detached"), .task),
    (Name("sink"), .subscription), (Name("assign"), .subscription),
  ])

  /// The names of the calls that stop it.
  static func stops(_ kind: Resource.Kind) -> NameSet {
    switch kind {
    case .timer, .displayLink: invalidations
    case .observer: removals
    case .timeObserver: timeRemovals
    case .task: cancellations
    case .subscription: subscriptionEnds
    }
  }

  private static let invalidations = NameSet(["invalidate"])
  private static let removals = NameSet(["removeObserver"])
  private static let timeRemovals = NameSet(["removeTimeObserver"])
  private static let cancellations = NameSet(["cancel"])
  private static let subscriptionEnds = NameSet(["cancel", "removeAll"])

  /// Asynchronous sequences that never end by themselves.
  static let endlessSequences = NameSet(["notifications", "values", "updates", "liveUpdates", "publisher"])

  /// Combine's operators: what a chain of them begins with is the publisher.
  static let operators = NameSet([
    "map", "tryMap", "compactMap", "filter", "receive", "subscribe", "debounce", "throttle", "removeDuplicates", "dropFirst",
    "merge", "combineLatest", "flatMap", "switchToLatest", "eraseToAnyPublisher", "handleEvents", "share", "autoconnect",
    "replaceError", "replaceNil", "scan", "zip", "delay", "mapError", "setFailureType", "print", "prepend", "sink", "assign",
    "store", "catch", "retry",
  ])

  /// Operators and publishers after which a subscription ends by itself.
  static let finite = NameSet([
    "first", "prefix", "Just", "Future", "Deferred", "Fail", "Empty", "dataTaskPublisher", "collect", "last", "output",
    "timeout", "Record", "allSatisfy", "count", "reduce", "ignoreOutput", "tryMap", "decode",
  ])

  /// Publishers that never end by themselves, by the frameworks' functions and members that give them.
  static let endlessPublishers = NameSet(["publisher", "publish", "objectWillChange"])
  /// … and by the types that are written for them.
  static let endlessPublisherTypes = NameSet(["PassthroughSubject", "CurrentValueSubject"])
}

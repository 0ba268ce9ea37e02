import SwiftTree

/// What a call costs or starts, as far as its name tells.
public enum Work: UInt8, Sendable {
  /// runs on after the call: a task, a request, a timer, an observer, a subscription
  case startsTask, startsDispatch, startsRequest, startsTimer, addsObserver, subscribes
  /// takes its time before it returns
  case readsFile, touchesFiles, decodes, readsDatabase, readsKeychain, sleeps, makesFormatter, readsOrWrites
  /// sorting and the like of a collection that may be small
  case transformsCollection
  /// a look whether a file is there
  case checksFile

  /// Something is left running, and nobody owns it.
  public var starts: Bool {
    switch self {
    case .startsTask, .startsDispatch, .startsRequest, .startsTimer, .addsObserver, .subscribes: true
    default: false
    }
  }

  /// Cheap enough to be no more than a hint.
  public var isSmall: Bool { self == .transformsCollection || self == .checksFile }

  /// For a message: "it starts a task".
  public var description: String {
    switch self {
    case .startsTask: "starts a task"
    case .startsDispatch: "dispatches work"
    case .startsRequest: "starts a network request"
    case .startsTimer: "starts a timer"
    case .addsObserver: "adds an observer"
    case .subscribes: "starts a subscription"
    case .readsFile: "reads a file"
    case .touchesFiles: "goes to the file system"
    case .decodes: "decodes data"
    case .readsDatabase: "asks the database"
    case .readsKeychain: "asks the keychain"
    case .sleeps: "blocks the thread"
    case .makesFormatter: "makes a formatter"
    case .readsOrWrites: "reads or writes something"
    case .checksFile: "looks for a file"
    case .transformsCollection: "goes through a whole collection"
    }
  }
}

/// The frameworks' functions that do work, by name. The only table of this kind.
enum WorkVocabulary {
  /// Constructors and functions at the top: `Task { … }`, `Data(contentsOf:)`. The label must be among the arguments';
  /// none stands for any.
  struct Constructor: Sendable {
    let work: Work
    let label: Name
  }

  static let constructors: NameTable<[Constructor]> = {
    var entries: [(StaticString, Work, [StaticString])] = [
      ("Task", .startsTask, [""]),
      ("Data", .readsFile, ["contentsOf"]), ("NSData", .readsFile, ["contentsOf", "contentsOfFile"]),
      ("String", .readsFile, ["contentsOf", "contentsOfFile"]), ("NSString", .readsFile, ["contentsOf", "contentsOfFile"]),
      ("NSArray", .readsFile, ["contentsOf", "contentsOfFile"]),
      ("NSDictionary", .readsFile, ["contentsOf", "contentsOfFile"]),
      ("UIImage", .readsFile, ["contentsOfFile"]), ("NSImage", .readsFile, ["contentsOf", "contentsOfFile"]),
      ("AVAudioFile", .readsFile, ["forReading"]), ("FileHandle", .touchesFiles, ["forReadingFrom", "forWritingTo"]),
      ("sleep", .sleeps, [""]), ("usleep", .sleeps, [""]),
      ("SecItemCopyMatching", .readsKeychain, [""]), ("SecItemAdd", .readsKeychain, [""]),
      ("SecItemUpdate", .readsKeychain, [""]), ("SecItemDelete", .readsKeychain, [""]),
      ("sqlite3_open", .readsDatabase, [""]), ("sqlite3_prepare_v2", .readsDatabase, [""]),
      ("sqlite3_exec", .readsDatabase, [""]), ("sqlite3_step", .readsDatabase, [""]),
    ]
    for formatter in FormatterTypes.names { entries.append((formatter, .makesFormatter, [""])) }
    return NameTable(
      entries.map { name, work, labels in
        (Name(name), labels.map { Constructor(work: work, label: Name($0)) })
      })
  }()

  /// A method that does work on the right receiver.
  struct Method: Sendable {
    let work: Work
    /// The type that must stand somewhere before it in the chain: `FileManager.default.contents(…)`.
    let root: Name
  }

  static let methods: NameTable<[Method]> = {
    let entries: [(root: StaticString, work: Work, names: [StaticString])] = [
      ("Task", .startsTask, ["detached"]),
      ("DispatchQueue", .startsDispatch, ["async", "asyncAfter"]),
      ("OperationQueue", .startsDispatch, ["addOperation"]),
      (
        "URLSession", .startsRequest,
        ["dataTask", "dataTaskPublisher", "downloadTask", "uploadTask", "webSocketTask", "data", "download", "upload", "bytes"]
      ),
      ("Timer", .startsTimer, ["scheduledTimer"]),
      ("NotificationCenter", .addsObserver, ["addObserver"]),
      (
        "FileManager", .touchesFiles,
        [
          "contents", "contentsOfDirectory", "subpathsOfDirectory", "enumerator", "createDirectory", "createFile",
          "removeItem", "copyItem", "moveItem", "attributesOfItem", "attributesOfFileSystem", "replaceItemAt", "linkItem",
        ]
      ),
      ("FileManager", .checksFile, ["fileExists"]),
      ("JSONDecoder", .decodes, ["decode"]), ("PropertyListDecoder", .decodes, ["decode"]),
      ("JSONEncoder", .decodes, ["encode"]), ("PropertyListEncoder", .decodes, ["encode"]),
      ("JSONSerialization", .decodes, ["jsonObject", "data"]),
      ("PropertyListSerialization", .decodes, ["propertyList"]),
      ("NSKeyedUnarchiver", .decodes, ["unarchivedObject", "unarchiveObject", "unarchiveTopLevelObjectWithData"]),
      ("Thread", .sleeps, ["sleep"]), ("DispatchSemaphore", .sleeps, ["wait"]),
      ("ModelContext", .readsDatabase, ["fetch", "fetchCount", "fetchIdentifiers"]),
      ("NSManagedObjectContext", .readsDatabase, ["fetch", "count"]),
    ]
    var byName: [(Name, [Method])] = []
    for (root, work, names) in entries {
      for name in names {
        let (name, method) = (Name(name), Method(work: work, root: Name(root)))
        if let known = byName.firstIndex(where: { $0.0 == name }) {
          byName[known].1.append(method)
        } else {
          byName.append((name, [method]))
        }
      }
    }
    return NameTable(byName)
  }()

  /// All names of the three tables: of whatever does work as the frameworks declare it.
  static let names: NameSet = {
    var names = subscriptions
    for name in constructors.names + methods.names { names.insert(name) }
    return names
  }()

  /// Key paths of the environment that give an object with such methods: `@Environment(\.modelContext)`.
  static let environmentRoots = NameTable<Name>([
    (Name("modelContext"), Name("ModelContext")), (Name("managedObjectContext"), Name("NSManagedObjectContext")),
  ])

  /// Combine's subscriptions: methods of publishers. `assign` with the label `to`.
  static let subscriptions = NameSet(["sink", "assign"])
  /// Modules that may stand before a name of the table.
  static let modules = NameSet(["Swift", "Foundation", "_Concurrency", "UIKit", "AppKit"])

  static let collectionWork = NameSet(["sorted", "filter", "reduce"])

  /// What is awaited to let time pass.
  static let waiting = NameSet(["sleep", "yield"])

  /// A closure parameter that is called once, when what was asked for has come.
  static let answers = NameSet(["completion", "completionHandler"])

  /// What is to be done even when the view has gone (semantics.md, E7).
  static let reporting = NameSet([
    "track", "trackEvent", "trackScreen", "log", "logEvent", "logScreen", "report", "upload", "donate",
  ])

  /// Printing and logging is nobody's business (semantics.md, X10).
  static let debugging = NameSet([
    "print", "debugPrint", "dump", "os_log", "NSLog", "assert", "assertionFailure", "precondition", "_printChanges",
    "_logChanges", "os_signpost",
  ])
}

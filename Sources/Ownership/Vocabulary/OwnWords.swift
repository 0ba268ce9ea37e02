import SwiftTree

/// The tables of names that a configuration may add to. The raw value is what people write.
public enum WordTable: String, CaseIterable, Sendable {
  /// Words that names begin with, or contain with a capital.
  case drafts, loads, loaders, routers
  case interface = "flags"
  /// Whole names.
  case controls, formatters
  case inputOutput = "io"
  case reporting = "reports"

  /// What such a name stands for.
  public var meaning: String {
    switch self {
    case .drafts: "values that are copied on purpose: initialTitle, draft"
    case .loads: "functions that get something: loadItems, refresh"
    case .loaders: "classes that load for one view: ImageLoader"
    case .routers: "classes that navigate: Router"
    case .interface: "what one screen shows for a moment: isSheetPresented"
    case .controls: "views that edit the binding they are given: TextField"
    case .formatters: "types that cost much to make: DateFormatter"
    case .inputOutput: "types and functions that read or write files, data bases, the network"
    case .reporting: "functions to be done even when the view is gone: logEvent"
    }
  }

  /// Whether a text can stand in the table.
  public func takes(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter, !isOfBeginnings || first.isASCII, word.utf8.count < 256 else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether its words are names' beginnings; those of the others are whole names.
  var isOfBeginnings: Bool {
    switch self {
    case .drafts, .loads, .loaders, .routers, .interface: true
    case .controls, .formatters, .inputOutput, .reporting: false
    }
  }

  /// Whether a name begins with one of the words for that, or contains one.
  // Each asked where it stands: to hand them out would count references for each name.
  func match(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .drafts: NameWords.drafts.match(name)
    case .loads: NameWords.loads.match(name)
    case .loaders: NameWords.loaders.match(name)
    case .routers: NameWords.routers.match(name)
    case .interface: NameWords.interface.match(name)
    case .controls, .formatters, .inputOutput, .reporting: false
    }
  }
}

/// What a configuration adds to the tables.
public struct OwnWords: Sendable, Equatable {
  private var lists: [WordTable: [String]] = [:]

  public init() {}

  public var isEmpty: Bool { lists.isEmpty }

  public subscript(table: WordTable) -> [String] {
    get { lists[table] ?? [] }
    set { lists[table] = newValue.isEmpty ? nil : newValue }
  }

  /// Those of others behind its own.
  func completed(by others: OwnWords) -> OwnWords {
    var words = self
    words.lists.merge(others.lists) { own, more in own + more.filter { !own.contains($0) } }
    return words
  }

  /// The tables of words for the names' beginnings.
  var beginnings: [WordTable: NameWords] {
    lists.filter { $0.key.isOfBeginnings }.mapValues { NameWords($0) }
  }

  /// The tables of whole names.
  var names: [WordTable: NameSet] {
    lists.filter { !$0.key.isOfBeginnings }.mapValues { words in
      words.reduce(into: NameSet()) { $0.insert(Name(text: $1)) }
    }
  }
}

import SwiftTree

/// The facts of a file while they are read.
struct CollectedFacts: ~Copyable {
  var flags: FileFacts.Flags = []
  var imports = Column<ImportFact>()
  var types = Column<TypeFact>()
  var typealiases = Column<TypealiasFact>()
  var genericParameters = Column<GenericParameterFact>()
  var attributes = Column<AttributeFact>()
  var properties = Column<PropertyFact>()
  var functions = Column<FunctionFact>()
  var parameters = Column<ParameterFact>()
  var locals = Column<LocalFact>()
  var typeReferences = Column<TypeReference>()
  var typeArguments = Column<TypeReferenceIndex>()
  var scopes = Column<Scope>()
  var events = Column<Event>()
  var paths = Column<Name>()
  var arguments = Column<ArgumentFact>()
  var expressions = Column<ExpressionFact>()
  var nameBits = Column<UInt64>()
  var recentPaths = RecentPlaces()
  var recentTypes = RecentPlaces()

  /// Becomes the facts of one tree; the room stays.
  mutating func read(_ tree: Tree, _ ownWords: [WordTable: NameWords] = [:]) {
    removeAll()
    recentPaths.prepare()
    recentTypes.prepare()
    let comment = tree.comments.first
    tree.withBorrowed { tree in
      var builder = FactsBuilder(tree, ownWords, take())
      builder.readHeader(comment: comment)
      builder.walkFile()
      self = builder.taken()
    }
    collectNameBits()
  }

  private mutating func collectNameBits() {
    let wordCount = NameBits.wordCount(names: paths.count)
    nameBits.append(0, count: wordCount)
    for index in 0..<paths.count {
      nameBits[NameBits.word(of: paths[index], wordCount: wordCount)] |= NameBits.bits(of: paths[index])
    }
  }

  /// The walk owns what it writes to.
  private mutating func take() -> CollectedFacts {
    var taken = CollectedFacts()
    swap(&taken, &self)
    return taken
  }

  private mutating func removeAll() {
    flags = []
    imports.removeAll()
    types.removeAll()
    typealiases.removeAll()
    genericParameters.removeAll()
    attributes.removeAll()
    properties.removeAll()
    functions.removeAll()
    parameters.removeAll()
    locals.removeAll()
    typeReferences.removeAll()
    typeArguments.removeAll()
    scopes.removeAll()
    events.removeAll()
    paths.removeAll()
    arguments.removeAll()
    expressions.removeAll()
    nameBits.removeAll()
  }
}

/// Reads files one after the other and keeps the room it needs for that: one for each thread.
public struct FactsReader: ~Copyable {
  private var collected = CollectedFacts()
  private var ownWords = OwnWords()
  /// Theirs, prepared: files that share words follow one another.
  private var beginnings: [WordTable: NameWords] = [:]

  public init() {}

  public mutating func read(_ tree: Tree, _ ownWords: OwnWords = OwnWords()) -> FileFacts {
    if ownWords != self.ownWords {
      self.ownWords = ownWords
      beginnings = ownWords.beginnings
    }
    collected.read(tree, beginnings)
    return FileFacts(collected)
  }
}

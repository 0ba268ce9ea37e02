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
  /// So many of the first names stay. Those behind belong to chains that are being read, and may be taken away.
  var keptNameCount = 0
  var recentTypes = RecentPlaces()

  /// Becomes the facts of one tree; the room stays.
  /// - Parameter header: that of the file that the tree is a part of; nil where it is the whole file.
  mutating func read(_ tree: Tree, _ ownWords: [WordTable: NameWords] = [:], header: FileHeader? = nil) {
    removeAll()
    recentPaths.prepare()
    recentTypes.prepare()
    if let header { take(header) }
    let comment = tree.comments.first
    tree.withBorrowed { tree in
      var builder = FactsBuilder(tree, ownWords, take())
      if header == nil { builder.readHeader(comment: comment) }
      builder.walkFile()
      self = builder.taken()
    }
    collectNameBits()
  }

  private mutating func take(_ header: FileHeader) {
    flags = header.flags
    for fact in header.imports { imports.append(fact) }
  }

  /// What decides how the rest of a file is read, alone.
  mutating func header(of tree: Tree) -> FileHeader {
    removeAll()
    let comment = tree.comments.first
    tree.withBorrowed { tree in
      var builder = FactsBuilder(tree, [:], take())
      builder.readHeader(comment: comment)
      self = builder.taken()
    }
    var imports: [ImportFact] = []
    for index in 0..<self.imports.count { imports.append(self.imports[index]) }
    return FileHeader(flags: flags, imports: imports)
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
    keptNameCount = 0
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

  /// - Parameter header: that of the file that the tree is a part of; nil where it is the whole file.
  public mutating func read(_ tree: Tree, _ ownWords: OwnWords = OwnWords(), header: FileHeader? = nil) -> FileFacts {
    if ownWords != self.ownWords {
      self.ownWords = ownWords
      beginnings = ownWords.beginnings
    }
    collected.read(tree, beginnings, header: header)
    return FileFacts(collected)
  }

  public mutating func header(of tree: Tree) -> FileHeader { collected.header(of: tree) }
}

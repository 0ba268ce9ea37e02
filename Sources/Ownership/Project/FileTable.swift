import SwiftTree

/// The facts of all files, by `FileIndex`. While an editor's session judges a type, it takes down which files are looked at.
///
/// Nothing is asked as often. Behind a pointer, because an array that may change is retained at each access: a sixth of the
/// instructions of a whole run (callgrind). Indices are checked. Unchecked: a run writes it in `init` alone; a session belongs
/// to one thread.
public final class FileTable: RandomAccessCollection, @unchecked Sendable {
  private let facts: UnsafeMutableBufferPointer<FileFacts>
  /// Nil but in a session: a run over all files asks once, and nobody has to know what it depends on.
  @exclusivity(unchecked) var tracker: DependencyTracker?

  init(_ facts: [FileFacts]) {
    self.facts = .allocate(capacity: facts.count)
    _ = self.facts.initialize(from: facts)
  }

  /// Another table's facts, but for those of some files.
  init(_ other: FileTable, with replaced: [(file: FileIndex, facts: FileFacts)]) {
    facts = .allocate(capacity: other.facts.count)
    _ = facts.initialize(from: other.facts)
    for (file, new) in replaced { facts[Int(file)] = new }
  }

  deinit {
    facts.deinitialize()
    facts.deallocate()
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { facts.count }

  public subscript(index: Int) -> FileFacts {
    precondition(index >= 0 && index < facts.count, "no such file")
    tracker?.touch(index)
    return facts[index]
  }

  /// Whether a file may name a word; false is certain. This is no look at the file: who asks it of all files has asked a
  /// question about the name.
  func mayName(_ name: Name, in file: FileIndex) -> Bool {
    facts[Int(file)].mayName(name)
  }

  func replace(_ file: FileIndex, with new: FileFacts) {
    facts[Int(file)] = new
  }
}

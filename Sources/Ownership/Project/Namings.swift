import SwiftTree

/// A name in an event's path.
struct Naming: Sendable {
  let event: EventIndex
  /// In the path.
  let position: Int
}

/// Where names stand in the code.
extension Project {
  /// The files that may name it, in order.
  func files(naming name: Name) -> [FileIndex] {
    let find: () -> [FileIndex] = {
      self.files.indices.lazy.map { FileIndex($0) }.filter { self.files.mayName(name, in: $0) }
    }
    guard let tracker else { return find() }
    tracker.ask(.naming(name))
    return tracker.namings.files(naming: name, otherwise: find)
  }

  func namings(of name: Name, in file: FileIndex) -> [Naming] {
    let facts = files[Int(file)]
    guard let tracker else { return facts.namings(of: name) }
    return tracker.namings.of(name, in: file) { facts.namings(of: name) }
  }
}

/// What a session keeps of the other files while one is edited: to go through the events of all files that bear a common
/// name was a third of an edit (callgrind).
struct KeptNamings {
  private var namings: [FileIndex: [Name: [Naming]]] = [:]
  private var files: [Name: [FileIndex]] = [:]

  mutating func of(_ name: Name, in file: FileIndex, otherwise find: () -> [Naming]) -> [Naming] {
    if let kept = namings[file]?[name] { return kept }
    let found = find()
    namings[file, default: [:]][name] = found
    return found
  }

  /// The files that may name it.
  mutating func files(naming name: Name, otherwise find: () -> [FileIndex]) -> [FileIndex] {
    if let kept = files[name] { return kept }
    let found = find()
    files[name] = found
    return found
  }

  mutating func forget(after change: ProjectChange) {
    for file in change.files { namings[file] = nil }
    // Which names have come and gone is known by their questions alone, and those are hashes.
    files = files.filter { !change.questions.contains(.naming($0.key)) }
  }
}

import Ownership

/// What was read of files that have not changed since, for one run after the other on the same project: an editor's.
///
/// Unchecked: only the run that it is given to uses it, before and after its threads work.
final class ReadingStore: @unchecked Sendable {
  private struct Entry {
    let stamp: SourceFile.Stamp
    let outcome: FileReader.Outcome
  }

  private var entries: [String: Entry] = [:]
  /// Of the files on disk whose stamp is not to be asked for again.
  private var trusted: Set<String> = []
  /// The words that were read with, by unit.
  private var words: [Int32: OwnWords] = [:]

  /// Has the stamps of all files on disk looked at again.
  func distrust() {
    trusted = []
  }

  /// What is known of files; nil for what has to be read. With other words, nothing is.
  func outcomes(of files: [SourceFile], with words: [Int32: OwnWords]) -> [FileReader.Outcome?] {
    if words != self.words {
      self.words = words
      entries = [:]
      trusted = []
    }
    return files.map { file in
      guard let entry = entries[file.path] else { return nil }
      if file.isOnDisk, trusted.contains(file.path) { return entry.outcome }
      return entry.stamp == file.stamp ? entry.outcome : nil
    }
  }

  func keep(_ parts: [(start: Int, outcomes: [FileReader.Outcome])], of files: [SourceFile]) {
    var kept: [String: Entry] = [:]
    for part in parts {
      for (offset, outcome) in part.outcomes.enumerated() {
        let file = files[part.start + offset]
        if file.isOnDisk, trusted.contains(file.path), let entry = entries[file.path] {
          kept[file.path] = entry
        } else {
          kept[file.path] = Entry(stamp: file.stamp, outcome: outcome)
        }
      }
    }
    entries = kept
    trusted = Set(files.filter(\.isOnDisk).map(\.path))
  }
}

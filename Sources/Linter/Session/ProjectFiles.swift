import Ownership
import Rules

/// What the files of a project are: those that were read, or parts of them.
struct ProjectFiles {
  /// A file of the project.
  private struct Part {
    /// The file among those that were read.
    let file: FileIndex
    /// Where it begins there, in bytes.
    var start: UInt32
  }

  private var parts: [Part] = []
  /// The first part of each file that was read.
  private var firsts: [FileIndex]

  /// All are whole, until some are cut.
  init(count: Int) {
    firsts = (0..<FileIndex(count)).map { $0 }
    parts = firsts.map { Part(file: $0, start: 0) }
  }

  /// Cuts a file into so many parts.
  mutating func cut(_ file: FileIndex, count: Int) {
    let first = Int(first(of: file))
    parts.replaceSubrange(first...first, with: repeatElement(Part(file: file, start: 0), count: count))
    for other in Int(file) + 1..<firsts.count { firsts[other] += FileIndex(count - 1) }
  }

  private var isCut: Bool { parts.count != firsts.count }

  /// For each file of the project that among those that were read; empty where each is whole.
  var writtenFiles: [FileIndex] { isCut ? parts.map(\.file) : [] }

  /// For each file of the project what is known of that among those that were read.
  func spread<Value>(_ values: [Value]) -> [Value] { isCut ? parts.map { values[Int($0.file)] } : values }

  /// The parts of some files.
  func parts(of files: Set<FileIndex>) -> Set<FileIndex> {
    Set(parts.indices.lazy.filter { files.contains(parts[$0].file) }.map { FileIndex($0) })
  }

  func first(of file: FileIndex) -> FileIndex { firsts[Int(file)] }

  /// Says where the parts of a file begin now.
  mutating func place(_ file: FileIndex, at ranges: [Range<Int>]) {
    let first = Int(first(of: file))
    for (part, range) in ranges.enumerated() { parts[first + part].start = UInt32(range.lowerBound) }
  }

  /// A finding with the places in the files that were read.
  func written(_ finding: Finding) -> Finding { isCut ? finding.moved(written) : finding }

  private func written(_ place: Place) -> Place {
    let part = parts[Int(place.file)]
    return Place(file: part.file, start: place.start + part.start, end: place.end + part.start)
  }
}

import SwiftTree

/// Files that are parts of one: an editor's session joins an open file in parts, so that what somebody types concerns one of
/// them. They follow one another, in their order in the file.
extension Project {
  /// Whether two files are one and the same, or parts of one: what is `fileprivate` in one is seen in the other.
  public func areOneFile(_ file: FileIndex, _ other: FileIndex) -> Bool {
    file == other || !writtenFiles.isEmpty && writtenFiles[Int(file)] == writtenFiles[Int(other)]
  }

  /// Files, each with all others that are parts of the same one.
  func wholeFiles(_ files: [FileIndex]) -> Set<FileIndex> {
    if writtenFiles.isEmpty { return Set(files) }
    return files.reduce(into: []) { $0.formUnion(parts(with: $1)) }
  }

  private func parts(with file: FileIndex) -> ClosedRange<FileIndex> {
    var (first, last) = (file, file)
    while first > 0, areOneFile(first - 1, file) { first -= 1 }
    while last + 1 < FileIndex(files.count), areOneFile(last + 1, file) { last += 1 }
    return first...last
  }
}

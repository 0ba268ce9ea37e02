import SwiftTree

/// Files that are parts of one: an editor's session joins an open file in parts, so that what somebody types concerns one of
/// them. They follow one another, in their order in the file.
extension Project {
  /// Whether two files are one and the same, or parts of one: what is `fileprivate` in one is seen in the other.
  public func areOneFile(_ file: FileIndex, _ other: FileIndex) -> Bool {
    file == other || !writtenFiles.isEmpty && writtenFiles[Int(file)] == writtenFiles[Int(other)]
  }
}

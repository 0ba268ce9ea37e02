import Ownership
import SwiftTree

/// A file to lint.
public struct SourceFile: Sendable, Equatable {
  /// As reports show it.
  public let path: String
  /// Files with equal numbers are built together.
  public let unit: Int32
  /// Whether it is read for what it says of other files, and not reported.
  let isContext: Bool
  private let origin: Origin
  private let content: Content

  private enum Content: Equatable {
    case onDisk
    case inMemory([UInt8])
  }

  /// A file that is read when it is linted.
  init(path: String, origin: Origin, unit: Int32, isContext: Bool = false) {
    self.path = path
    self.origin = origin
    self.unit = unit
    self.isContext = isContext
    content = .onDisk
  }

  /// What tells one state of a file from another.
  enum Stamp: Equatable {
    case onDisk(FileStamp?)
    case inMemory([UInt8])
  }

  var stamp: Stamp {
    switch content {
    case .onDisk: .onDisk(FileSystem.stamp(of: path))
    case .inMemory(let bytes): .inMemory(bytes)
    }
  }

  var isOnDisk: Bool { content == .onDisk }

  /// Whether somebody has written it since; times to come are those of a clock that is wrong.
  func isChanged(since start: FileMoment) -> Bool {
    guard isOnDisk, let stamp = FileSystem.stamp(of: path) else { return false }
    return start < stamp.changed && stamp.changed <= .now
  }

  /// The same file with another text.
  func with(_ bytes: [UInt8], unit: Int32) -> SourceFile {
    SourceFile(path: path, origin: origin, unit: unit, content: .inMemory(bytes))
  }

  private init(path: String, origin: Origin, unit: Int32, content: Content) {
    self.path = path
    self.origin = origin
    self.unit = unit
    isContext = false
    self.content = content
  }

  /// A text that is on no disk: an editor's, a test's.
  public init(path: String, bytes: [UInt8], unit: Int32 = 0) {
    self.path = path
    self.unit = unit
    isContext = false
    origin = Origin(shownCount: 0, resolved: "", stable: "")
    content = .inMemory(bytes)
  }

  /// The path from the repository's root (or else the working directory), for services and for what has to be equal on all machines.
  public var rootPath: String { origin.stable + origin.rest(of: path) }

  /// Absolute, without symbolic links on the way; a text in memory has the path that it was given.
  var resolvedPath: String { origin.resolved + origin.rest(of: path) }

  /// The resolved path of the folder it is in.
  var folder: String {
    let path = resolvedPath
    return String(path[..<(path.utf8.lastIndex(of: .slash) ?? path.startIndex)])
  }

  /// Whether somebody named this very file.
  var isNamed: Bool { origin.rest(of: path).isEmpty }

  func parse(into tree: inout Tree) throws(SystemError) {
    switch content {
    case .onDisk: try FileSystem.parse(path, into: &tree)
    case .inMemory(let bytes): tree.parse(bytes)
    }
  }
}

/// A text that takes the place of a file's.
public struct UnsavedFile: Sendable {
  /// As reports show it. The file need not exist.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension [SourceFile] {
  /// The file that a text has taken the place of (`replacing`); nil where it is left out.
  func index(of text: UnsavedFile) -> FileIndex? {
    let path = Discovery.normalized(text.path)
    return firstIndex { $0.path == path }.map { FileIndex($0) }
  }

  /// The files with the texts of some of them replaced, and those added that are not there yet; by path.
  func replacing(_ unsaved: [UnsavedFile]) -> [SourceFile] {
    unsaved.reduce(self) { files, text in
      let new = Discovery.single(Discovery.normalized(text.path))
      let index = files.firstIndex { $0.path == new.path } ?? files.firstIndex { $0.resolvedPath == new.resolvedPath }
      let unit = index.map { files[$0].unit } ?? files.first { $0.folder == new.folder }?.unit ?? 0
      let file = new.with(text.bytes, unit: unit)
      let others = files.enumerated().filter { $0.offset != index }.map(\.element)
      let place = others.firstIndex { file.path.utf8.lexicographicallyPrecedes($0.path.utf8) } ?? others.count
      return others[..<place] + [file] + others[place...]
    }
  }
}

/// A place that paths begin with, under all its names. Files share it: of their own they have the shown path alone.
final class Origin: Sendable, Equatable {
  /// How many bytes of the shown paths lead to the place.
  let shownCount: Int
  /// Its path without symbolic links; ends with a slash if it is a folder.
  let resolved: String
  /// Its path from the repository's root, or else from the working directory; a folder's ends with a slash, and the
  /// root's is empty.
  let stable: String

  init(shownCount: Int, resolved: String, stable: String) {
    self.shownCount = shownCount
    self.resolved = resolved
    self.stable = stable
  }

  static func == (left: Origin, right: Origin) -> Bool {
    left.shownCount == right.shownCount && left.resolved == right.resolved && left.stable == right.stable
  }

  /// What follows the place.
  func rest(of path: String) -> Substring {
    path[path.utf8.index(path.startIndex, offsetBy: shownCount)...]
  }
}

/// A path that could not be linted.
public struct FileError: Sendable, Equatable {
  public let path: String
  /// Why: `No such file or directory`.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A name that is not UTF-8 was repaired, so nothing is found under it.
  init(path: String, _ error: SystemError) {
    let isRepaired = error == .notFound && path.unicodeScalars.contains("\u{FFFD}")
    self.init(path: path, reason: isRepaired ? "its name is not UTF-8; rename it" : error.description)
  }
}

import Ownership
import SwiftTree

/// What is built as one: a target of a package or of an Xcode project.
struct BuildTarget: Sendable {
  let name: String
  /// The name by which code imports it; nil if the manifest doesn't say it plainly.
  let module: String?
  let stated: StatedSettings

  /// A name as Swift spells it in an import: `My App` is `My_App`.
  static func moduleName(_ name: String) -> String {
    String(decoding: name.utf8.map { isWord($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// The part of a folder that a target of a manifest is built from.
struct FolderClaim: Sendable {
  /// An index into the manifest's targets.
  let target: Int
  /// Paths from the folder on; nil is all of it.
  var only: [String]?
  var except: [String] = []

  /// - Parameter path: of a file, from the folder on.
  func covers(_ path: Substring) -> Bool {
    if isWhole { return true }
    return (only?.contains { FolderClaim.path(path, isAtOrBelow: $0) } ?? true)
      && !except.contains { FolderClaim.path(path, isAtOrBelow: $0) }
  }

  /// Nearly always the claim is on all of the folder.
  var isWhole: Bool { only == nil && except.isEmpty }

  private static func path(_ path: Substring, isAtOrBelow folder: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    return path.utf8.count == folder.utf8.count || path.utf8.dropFirst(folder.utf8.count).first == .slash
  }
}

/// What a manifest says about the files around it.
struct Manifest: Sendable {
  var targets: [BuildTarget] = []
  /// By a folder's path without symbolic links.
  var folders: [(path: String, claim: FolderClaim)] = []
  /// Files by their paths without symbolic links, with indices into `targets`.
  var files: [(path: Name, target: Int)] = []
  /// What it says of all that is built with it.
  var stated = StatedSettings()
}

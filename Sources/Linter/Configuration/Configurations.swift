/// Which configuration holds for which file: that of the nearest folder above it that has one, up to the root of the
/// repository.
struct Configurations {
  static let fileName = ".custody.json"

  private(set) var all: [Configuration] = []
  private(set) var problems: [ConfigurationProblem] = []
  /// By the resolved path of a folder: the configuration that holds in it, -1 for none.
  private var byFolder: [String: Int32] = [:]

  /// None.
  init() {}

  /// Whether a folder, or one above it, has a configuration.
  static func exists(atOrAbove folder: String?) -> Bool {
    var folder = folder ?? ""
    while !folder.isEmpty, !FileSystem.hasEntry(folder + "/" + fileName) {
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
    return !folder.isEmpty || FileSystem.hasEntry("/" + fileName)
  }

  /// Looks for the configurations of all files.
  init(of files: [SourceFile], _ source: ConfigurationSource) {
    switch source {
    case .none: break
    case .file(let path): byFolder[""] = load(path)
    case .nearest: for file in files { _ = find(file.folder) }
    }
  }

  /// The configuration of a file, an index into `all`; nil without one.
  func index(of file: SourceFile) -> Int? {
    guard let index = byFolder[""] ?? byFolder[file.folder], index >= 0 else { return nil }
    return Int(index)
  }

  /// The configuration of each unit: that of its first file.
  func ofUnits(_ files: [SourceFile]) -> [Int32: Configuration] {
    var configurations: [Int32: Configuration] = [:]
    if all.isEmpty { return configurations }
    for file in files where configurations[file.unit] == nil {
      configurations[file.unit] = index(of: file).map { all[$0] }
    }
    return configurations
  }

  /// A file's path from its configuration's folder.
  func path(of file: SourceFile, in configuration: Int) -> Substring {
    let folder = folders[configuration]
    let path = file.resolvedPath
    return path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
  }

  /// Their folders, resolved, each with a slash at the end.
  private var folders: [String] = []

  private mutating func find(_ folder: String) -> Int32 {
    if let known = byFolder[folder] { return known }
    let path = folder + "/" + Configurations.fileName
    let found: Int32
    if FileSystem.hasEntry(path) {
      found = load(path)
    } else if folder.isEmpty || Repository.isRoot(folder) {
      found = -1
    } else {
      found = find(String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]))
    }
    byFolder[folder] = found
    return found
  }

  private mutating func load(_ path: String) -> Int32 {
    let (configuration, problems) = ConfigurationReader.read(FileSystem.shown(path))
    self.problems += problems
    all.append(configuration)
    let resolved = FileSystem.resolved(path) ?? path
    folders.append(String(resolved[..<(resolved.lastIndex(of: "/") ?? resolved.startIndex)]) + "/")
    return Int32(all.count - 1)
  }
}

/// Where a run takes its configuration from.
public enum ConfigurationSource: Sendable, Equatable {
  /// the nearest file above each source file
  case nearest
  /// one file for all
  case file(String)
  case none
}

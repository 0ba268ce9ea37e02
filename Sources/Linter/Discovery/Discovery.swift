/// The Swift files below some paths.
///
/// Symbolic links below the paths are not followed, so there are no loops and no file is seen twice; a path that is
/// named may be one.
public struct Discovery {
  /// Sorted by path, bytewise.
  private(set) var files: [SourceFile] = []
  private(set) var errors: [FileError] = []

  /// Looks at `paths`: a folder for the Swift files in it that no `.gitignore` excludes, a file for itself, whatever
  /// its name and whoever excludes it.
  init(_ paths: [String]) {
    var found: [Found] = []
    for path in paths {
      let path = Discovery.normalized(path)
      do throws(SystemError) {
        switch try FileSystem.kind(of: path) {
        case .directory: found += walk(path)
        case .file, .symbolicLink, .other: found.append(Discovery.found(path))
        }
      } catch {
        errors.append(FileError(path: path, reason: error.description))
      }
    }
    if paths.count > 1 { found = Discovery.distinct(found) }
    files = Discovery.numbered(found)
    errors.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// A file before its unit has a number.
  struct Found {
    let path: String
    let origin: Origin
    /// The resolved path of the folder with the manifest; empty if there is none.
    let unitFolder: String
  }

  private mutating func walk(_ path: String) -> [Found] {
    var walk = FolderWalk(path)
    walk.run()
    errors += walk.errors
    return walk.found
  }

  /// A file by itself.
  static func single(_ path: String) -> SourceFile {
    let found = found(path)
    return SourceFile(path: found.path, origin: found.origin, unit: 0)
  }

  private static func found(_ path: String) -> Found {
    let surroundings = Surroundings(of: path, isFolder: false)
    let origin = Origin(
      shownCount: path.utf8.count, resolved: surroundings.resolvedPath, stable: surroundings.stablePath)
    return Found(path: path, origin: origin, unitFolder: surroundings.unitFolder)
  }

  /// Sorts what several paths gave, and drops what was found twice.
  private static func distinct(_ found: [Found]) -> [Found] {
    var seen: Set<String> = []
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .filter { seen.insert($0.origin.resolved + $0.origin.rest(of: $0.path)).inserted }
  }

  /// Numbers the units by first appearance.
  private static func numbered(_ found: [Found]) -> [SourceFile] {
    var units: [String: Int32] = [:]
    var last: (folder: String, unit: Int32)?
    return found.map { file in
      // Neighbours mostly share their unit.
      let unit = last?.folder == file.unitFolder ? last?.unit : units[file.unitFolder]
      let number = unit ?? Int32(units.count)
      if unit == nil { units[file.unitFolder] = number }
      last = (file.unitFolder, number)
      return SourceFile(path: file.path, origin: file.origin, unit: number)
    }
  }

  /// `./a//b/` is `a/b`, so that a report doesn't depend on how a folder was typed. `..` stays: behind a symbolic link
  /// it leads elsewhere.
  public static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8.slash
    let components = path.split(separator: "/").filter { $0 != "." }
    let joined = components.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}

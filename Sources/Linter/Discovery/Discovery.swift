/// The Swift files below some paths.
///
/// Symbolic links below the paths are not followed, so there are no loops and no file is seen twice; a path that is
/// named may be one.
public struct Discovery {
  /// Sorted by path, bytewise.
  private(set) var files: [SourceFile] = []
  private(set) var errors: [FileError] = []
  /// Which of the files are built together.
  let plan: BuildPlan
  /// Whether some file may have a configuration: if not, nobody has to look for it folder by folder.
  let mayHaveConfigurations: Bool

  /// Looks at `paths`: a folder for the Swift files in it that no `.gitignore` excludes, a file for itself, whatever
  /// its name and whoever excludes it.
  /// - Parameters:
  ///   - context: the paths of what is read for what it says of the others, and not reported.
  ///   - heedsIgnoreFiles: whether a `.gitignore` counts.
  init(_ paths: [String], context: [String] = [], jobs: Int = 1, heedsIgnoreFiles: Bool = true) {
    var search = Search(heedsIgnoreFiles: heedsIgnoreFiles)
    for path in paths { search.look(at: path, jobs) }
    if paths.count > 1 { search.found = Discovery.distinct(search.found) }
    if !context.isEmpty {
      let own = Set(search.found.map(\.resolvedPath))
      var others = Search(heedsIgnoreFiles: heedsIgnoreFiles)
      for path in context { others.look(at: path, jobs) }
      search.add(others) { !own.contains($0.resolvedPath) }
    }
    let found = search.found
    mayHaveConfigurations = search.mayHaveConfigurations
    plan = BuildPlan(found, found.isEmpty ? [] : Discovery.distinct(search.manifests), jobs: jobs)
    files = zip(found, plan.unitOfFile).map { found, unit in
      SourceFile(path: found.path, origin: found.folder.origin, unit: unit, isContext: found.isContext)
    }
    errors = search.errors.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// What has come up so far.
  private struct Search {
    let heedsIgnoreFiles: Bool
    var found: [Found] = []
    var manifests: [ManifestFile] = []
    var errors: [FileError] = []
    var mayHaveConfigurations = false

    init(heedsIgnoreFiles: Bool) {
      self.heedsIgnoreFiles = heedsIgnoreFiles
    }

    mutating func look(at path: String, _ jobs: Int) {
      let path = Discovery.normalized(path)
      do throws(SystemError) {
        if try FileSystem.kind(of: path) == .directory { walk(path, jobs) } else { add(named: path) }
      } catch {
        errors.append(FileError(path: path, error))
      }
    }

    private mutating func walk(_ path: String, _ jobs: Int) {
      var walk = FolderWalk(path, heedsIgnoreFiles: heedsIgnoreFiles)
      walk.run(jobs: jobs)
      found += walk.found
      manifests += walk.manifests
      errors += walk.errors
      mayHaveConfigurations =
        mayHaveConfigurations || walk.hasConfigurations || Configurations.exists(atOrAbove: FileSystem.resolved(path))
    }

    private mutating func add(named path: String) {
      let surroundings = Surroundings(of: path, isFolder: false)
      manifests += surroundings.manifests
      found.append(Found(path, surroundings))
      mayHaveConfigurations = true
    }

    /// Takes in what else was found.
    mutating func add(_ others: Search, where isNew: (Found) -> Bool) {
      let new = others.found.filter(isNew).map { $0.asContext }
      found = Discovery.distinct(found + new)
      manifests += others.manifests
      errors += others.errors.filter { !errors.contains($0) }
      mayHaveConfigurations = mayHaveConfigurations || others.mayHaveConfigurations
    }
  }

  /// What the files of a folder have in common.
  final class Folder: Sendable {
    let origin: Origin
    /// The resolved path of the folder with the manifest; empty if there is none.
    let unit: String

    init(origin: Origin, unit: String) {
      self.origin = origin
      self.unit = unit
    }
  }

  /// A file before its unit has a number.
  struct Found {
    let path: String
    let folder: Folder
    private(set) var isContext = false

    var asContext: Found {
      var found = self
      found.isContext = true
      return found
    }

    init(path: String, in folder: Folder) {
      self.path = path
      self.folder = folder
    }

    /// A file that was named.
    init(_ path: String, _ surroundings: Surroundings) {
      let origin = Origin(
        shownCount: path.utf8.count, resolved: surroundings.resolvedPath, stable: surroundings.stablePath)
      self.init(path: path, in: Folder(origin: origin, unit: surroundings.unitFolder))
    }

    var resolvedPath: String { folder.origin.resolved + folder.origin.rest(of: path) }

    func appendResolvedPath(to bytes: inout [UInt8]) {
      var (beginning, shown) = (folder.origin.resolved, path)
      beginning.withUTF8 { bytes += $0 }
      shown.withUTF8 { bytes += $0[folder.origin.shownCount...] }
    }
  }

  /// A file by itself.
  static func single(_ path: String) -> SourceFile {
    let found = Found(path, Surroundings(of: path, isFolder: false))
    return SourceFile(path: found.path, origin: found.folder.origin, unit: 0)
  }

  /// Sorts what several paths gave, and drops what was found twice.
  private static func distinct(_ found: [Found]) -> [Found] {
    var seen: Set<String> = []
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .filter { seen.insert($0.resolvedPath).inserted }
  }

  /// Several paths may lie below one manifest.
  private static func distinct(_ manifests: [ManifestFile]) -> [ManifestFile] {
    var seen: Set<String> = []
    return manifests.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
      .filter { seen.insert($0.folder + "/" + $0.name).inserted }
  }

  /// `./a//b/` is `a/b`, so that a report doesn't depend on how a folder was typed. `..` stays: behind a symbolic link
  /// it leads elsewhere.
  public static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8.slash
    if PathText.isPlain(path.dropFirst(isAbsolute ? 1 : 0)) { return path }
    let components = path.split(separator: "/").filter { $0 != "." }
    let joined = components.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}

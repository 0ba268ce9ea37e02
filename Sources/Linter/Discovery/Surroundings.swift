/// What lies around and above a path that was named: its repository, the ignore files on the way, its build unit.
public struct Surroundings {
  /// The path without symbolic links.
  let resolvedPath: String
  /// The path from the repository's root, or else from the working directory (or, outside of both, from its own
  /// folder). Empty for that folder itself.
  let stablePath: String
  /// The resolved path of the nearest folder with a manifest, at or above the path; empty if there is none.
  let unitFolder: String
  /// The manifests in the folders above it (for a file, beside it too): all in a repository, else those of the nearest folder that has any.
  let manifests: [ManifestFile]
  /// What excludes entries of the folder, its own `.gitignore` not yet included.
  let ignoreRules: IgnoreRules

  init(of path: String, isFolder: Bool) {
    let resolved = Surroundings.resolved(path)
    resolvedPath = resolved
    var folders = Surroundings.ancestors(of: resolvedPath)
    if !isFolder { folders.removeLast() }
    let repository = folders.last { Repository.isRoot($0) }
    // A manifest beyond the repository's root says nothing about it.
    let inside = folders.filter { $0.utf8.count >= (repository?.utf8.count ?? 0) }
    let around = Surroundings.manifests(in: inside, all: repository != nil)
    manifests = around.filter { !isFolder || $0.folder != resolved }
    unitFolder = inside.last { folder in around.contains { $0.folder == folder && $0.kind.isUnit } } ?? ""
    let home = repository ?? Surroundings.workingDirectory(above: resolvedPath) ?? folders.last ?? "/"
    let baseCount = Surroundings.prefixCount(of: home)
    stablePath = String(decoding: resolvedPath.utf8.dropFirst(baseCount), as: UTF8.self)
    var rules = IgnoreRules()
    if let repository {
      rules.add(Repository.ownExclusions(repository), baseCount: 0)
      for folder in inside where isFolder && folder != resolvedPath {
        let folderCount = max(Surroundings.prefixCount(of: folder) - baseCount, 0)
        rules.add(FileSystem.text(of: folder + "/.gitignore"), baseCount: folderCount)
      }
    }
    ignoreRules = rules
  }

  /// Of what does not exist the part that does is resolved.
  private static func resolved(_ path: String) -> String {
    if let resolved = FileSystem.resolved(path) { return resolved }
    guard let slash = path.lastIndex(of: "/") else { return FileSystem.workingDirectory + "/" + path }
    return slash == path.startIndex ? path : resolved(String(path[..<slash])) + path[slash...]
  }

  /// The folder whose files are built together with a file, which need not exist: that of the nearest manifest, or else
  /// its own.
  public static func projectFolder(of file: String) -> String {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    let unit = Surroundings(of: folder, isFolder: true).unitFolder
    return FileSystem.shown(unit.isEmpty ? folder : unit)
  }

  /// The folders that say what the names in some files mean: their repositories, or else the nearest folders with a
  /// manifest. A file with neither stands for itself.
  public static func projectFolders(of files: [String]) -> [String] {
    let parents = Set(files.map { file in file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "." })
    let projects = parents.compactMap { parent -> String? in
      let resolved = Surroundings.resolved(parent)
      if let repository = Repository.root(above: resolved) { return repository }
      let unit = Surroundings(of: parent, isFolder: true).unitFolder
      return unit.isEmpty ? nil : unit
    }
    return Set(projects.map(FileSystem.shown)).sorted()
  }

  /// The manifests in some folders, from the innermost on.
  private static func manifests(in folders: [String], all: Bool) -> [ManifestFile] {
    var found: [ManifestFile] = []
    for folder in folders.reversed() where all || !found.contains(where: \.kind.isUnit) {
      let prefix = FileSystem.shown(folder == "/" ? "/" : folder + "/")
      // A folder that can't be listed counts as one without.
      try? FileSystem.forEachEntry(of: folder) { name, _ in
        guard let kind = ManifestKind(name) else { return }
        found.append(ManifestFile(kind, name: name.text, prefix: prefix, folder: folder))
      }
    }
    return found.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }

  /// `/`, `/a`, `/a/b` for `/a/b`.
  fileprivate static func ancestors(of path: String) -> [String] {
    var ancestors = ["/"]
    var ancestor = ""
    for component in path.split(separator: "/") {
      ancestor += "/" + component
      ancestors.append(ancestor)
    }
    return ancestors
  }

  private static func workingDirectory(above path: String) -> String? {
    guard let directory = FileSystem.resolved(".") else { return nil }
    return path == directory || path.hasPrefix(directory + "/") ? directory : nil
  }

  /// The number of bytes before the first entry of a folder.
  private static func prefixCount(of folder: String) -> Int {
    folder == "/" ? 1 : folder.utf8.count + 1
  }
}

/// A git repository on disk.
enum Repository {
  /// The root of the innermost one around a folder.
  static func root(above folder: String) -> String? {
    Surroundings.ancestors(of: folder).last { isRoot($0) }
  }

  /// Whether a folder is the root of one.
  static func isRoot(_ folder: String) -> Bool {
    (try? FileSystem.kind(of: folder + "/.git")) != nil
  }

  /// The patterns of `info/exclude`; the user's global ones don't count, so that all machines see the same files.
  static func ownExclusions(_ root: String) -> [UInt8]? {
    FileSystem.text(of: directory(of: root) + "/info/exclude")
  }

  /// Where git keeps its files: `.git`, or what the file `.git` of a submodule or a linked work tree names.
  private static func directory(of root: String) -> String {
    let entry = root + "/.git"
    guard let link = FileSystem.text(of: entry), let target = value(of: link, after: "gitdir:") else { return entry }
    let directory = target.hasPrefix("/") ? target : root + "/" + target
    guard let common = FileSystem.text(of: directory + "/commondir"), let name = value(of: common, after: "") else {
      return directory
    }
    return name.hasPrefix("/") ? name : directory + "/" + name
  }

  private static func value(of text: [UInt8], after key: String) -> String? {
    guard text.starts(with: key.utf8) else { return nil }
    let value = text.dropFirst(key.utf8.count).prefix { $0 != .lineFeed && $0 != .carriageReturn }
    return String(decoding: value.drop { $0 == .space }, as: UTF8.self)
  }
}

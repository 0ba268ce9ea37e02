/// One pass over a folder and what is below it, in the bytewise order of the paths.
struct FolderWalk {
  private(set) var found: [Discovery.Found] = []
  private(set) var manifests: [ManifestFile]
  private(set) var errors: [FileError] = []
  /// Whether any folder holds a configuration.
  private(set) var hasConfigurations = false

  private let root: Folder
  /// Whether a `.gitignore` counts.
  private let heedsIgnoreFiles: Bool
  /// The current folder as the ignore rules see it: from the root of the outermost repository (or else the working
  /// directory), each folder followed by a slash.
  private var trail: [UInt8]

  /// Never searched, whatever a `.gitignore` says: build products and other people's code.
  private static let skippedFolders: [StaticString] = [".git", ".build", "DerivedData", "Pods", "Carthage"]
  /// Folders that hold no Swift files, often with very many entries.
  private static let skippedBundles: [StaticString] = [".xcassets", ".xcodeproj", ".xcworkspace"]

  init(_ path: String, heedsIgnoreFiles: Bool = true) {
    self.heedsIgnoreFiles = heedsIgnoreFiles
    let surroundings = Surroundings(of: path, isFolder: true)
    let prefix = path == "." ? "" : FolderWalk.withSlash(path)
    let stable = surroundings.stablePath.isEmpty ? "" : surroundings.stablePath + "/"
    let origin = Origin(
      shownCount: prefix.utf8.count, resolved: FolderWalk.withSlash(surroundings.resolvedPath), stable: stable)
    root = Folder(
      prefix: prefix, origin: origin, unit: surroundings.unitFolder,
      ignoreRules: heedsIgnoreFiles ? surroundings.ignoreRules : IgnoreRules())
    trail = Array(stable.utf8)
    manifests = surroundings.manifests
  }

  mutating func run() {
    visit(root)
  }

  private struct Folder {
    /// What the shown paths of its entries begin with: empty for the working directory, else with a slash at the end.
    var prefix: String
    var origin: Origin
    var unit: String
    var ignoreRules: IgnoreRules

    var resolvedPath: String { origin.resolved + origin.rest(of: prefix) }
  }

  private struct Entry {
    /// As it stands in whole paths: a folder's is followed by a slash there, which counts in the order.
    let name: String
    let isFolder: Bool
  }

  private mutating func visit(_ folder: Folder) {
    var folder = folder
    var entries: [Entry] = []
    var manifests: [(kind: ManifestKind, name: String, isFolder: Bool)] = []
    var hasIgnoreFile = false
    var isRepository = false
    do throws(SystemError) {
      try FileSystem.forEachEntry(of: folder.prefix.isEmpty ? "." : folder.prefix) { name, kind in
        if let manifest = ManifestKind(name) { manifests.append((manifest, name.text, kind == .directory)) }
        if name == ".git" { isRepository = true }
        if name == ".custody.json" { hasConfigurations = true }
        switch kind {
        case .directory where FolderWalk.isSkipped(name): break
        case .directory: entries.append(Entry(name: name.text + "/", isFolder: true))
        case .file where name.hasSuffix(".swift"): entries.append(Entry(name: name.text, isFolder: false))
        case .file: hasIgnoreFile = hasIgnoreFile || name == ".gitignore"
        case .symbolicLink, .other: break
        }
      }
    } catch {
      errors.append(FileError(path: Discovery.normalized(folder.prefix), error))
      return
    }
    if isRepository, folder.prefix != root.prefix { beginRepository(in: &folder) }
    if hasIgnoreFile, heedsIgnoreFiles {
      folder.ignoreRules.add(FileSystem.text(of: folder.prefix + ".gitignore"), baseCount: trail.count)
    }
    for (kind, name, isFolder) in manifests { add(kind, name, isFolder: isFolder, in: &folder) }
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for entry in entries { visit(entry, in: folder) }
  }

  /// A manifest that is ignored makes the folder a unit, but says nothing: on other machines it may be missing.
  private mutating func add(_ kind: ManifestKind, _ name: String, isFolder: Bool, in folder: inout Folder) {
    let resolved = Discovery.normalized(folder.resolvedPath)
    if kind.isUnit { folder.unit = resolved }
    let nameStart = trail.count
    trail += name.utf8
    defer { trail.removeLast(trail.count - nameStart) }
    if folder.ignoreRules.excludes(trail, nameStart: nameStart, isFolder: isFolder) { return }
    manifests.append(ManifestFile(kind, name: name, prefix: folder.prefix, folder: resolved))
  }

  /// A repository within another, a submodule for example: the outer one's patterns end here.
  private func beginRepository(in folder: inout Folder) {
    folder.origin = Origin(shownCount: folder.prefix.utf8.count, resolved: folder.resolvedPath, stable: "")
    folder.ignoreRules = IgnoreRules()
    if !heedsIgnoreFiles { return }
    folder.ignoreRules.add(Repository.ownExclusions(folder.prefix), baseCount: trail.count)
  }

  private mutating func visit(_ entry: Entry, in folder: Folder) {
    let nameStart = trail.count
    trail += entry.name.utf8
    if entry.isFolder { trail.removeLast() }
    defer { trail.removeLast(trail.count - nameStart) }
    if folder.ignoreRules.excludes(trail, nameStart: nameStart, isFolder: entry.isFolder) { return }
    if entry.isFolder {
      trail.append(.slash)
      var inner = folder
      inner.prefix += entry.name
      visit(inner)
    } else {
      found.append(Discovery.Found(path: folder.prefix + entry.name, origin: folder.origin, unitFolder: folder.unit))
    }
  }

  private static func isSkipped(_ folder: FileSystem.EntryName) -> Bool {
    skippedFolders.contains { folder == $0 } || skippedBundles.contains { folder.hasSuffix($0) }
  }

  /// - Parameter path: of a folder.
  static func isSkipped(_ path: String) -> Bool {
    var name = String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
    return name.withUTF8 { isSkipped(FileSystem.EntryName($0)) }
  }

  private static func withSlash(_ path: String) -> String {
    path.utf8.last == UInt8.slash ? path : path + "/"
  }
}

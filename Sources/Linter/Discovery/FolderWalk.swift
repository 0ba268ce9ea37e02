import Ownership

/// One pass over a folder and what is below it, in the bytewise order of the paths.
///
/// Paths are bytes at the ends of a few long arrays: most folders and entries hold nothing to lint, and a text of each
/// would be most of the cost of the walk (callgrind).
struct FolderWalk {
  private(set) var found: [Discovery.Found] = []
  private(set) var manifests: [ManifestFile]
  private(set) var errors: [FileError] = []
  /// Whether any folder holds a configuration.
  private(set) var hasConfigurations = false

  private let root: Folder
  /// Whether a `.gitignore` counts.
  private let heedsIgnoreFiles: Bool
  /// The path of the current folder as it is shown: empty for the working directory, else with a slash at the end.
  private var shown: [UInt8]
  /// An entry as the ignore rules see it: from the root of the outermost repository (or else the working directory). Made
  /// where there are any.
  private var trail: [UInt8]
  /// How many bytes of `trail` lead to the root of the walk, and how many of `shown`.
  private let rootCounts: (trail: Int, shown: Int)
  /// The entries of the folders on the way to the current one that are yet to be visited, and their names.
  private var entries: [Entry] = []
  private var names: [UInt8] = []

  /// Never searched, whatever a `.gitignore` says: build products and other people's code.
  private static let skippedFolders: [StaticString] = [".git", ".build", "DerivedData", "Pods", "Carthage"]
  /// Folders that hold no Swift files, often with very many entries.
  private static let skippedBundles: [StaticString] = [".xcassets", ".xcodeproj", ".xcworkspace"]

  init(_ path: String, heedsIgnoreFiles: Bool = true) {
    self.heedsIgnoreFiles = heedsIgnoreFiles
    let surroundings = Surroundings(of: path, isFolder: true)
    shown = path == "." ? [] : Array(FolderWalk.withSlash(path).utf8)
    let stable = surroundings.stablePath.isEmpty ? "" : surroundings.stablePath + "/"
    let origin = Origin(
      shownCount: shown.count, resolved: FolderWalk.withSlash(surroundings.resolvedPath), stable: stable)
    root = Folder(
      origin: origin, unit: surroundings.unitFolder,
      ignoreRules: heedsIgnoreFiles ? surroundings.ignoreRules : IgnoreRules())
    trail = Array(stable.utf8)
    rootCounts = (trail.count, shown.count)
    manifests = surroundings.manifests
  }

  /// - Parameter jobs: the number of threads, among which the entries of the root are shared out.
  mutating func run(jobs: Int = 1) {
    var root = root
    guard enter(&root, isRoot: true) else { return }
    let (folder, entries, start) = (root, entries, self)
    let walks = Workers.gather(from: entries.count, jobs) { numbers in
      var walk = start.withoutResults
      var files: Discovery.Folder?
      for number in numbers { walk.visit(entries[number], in: folder, &files) }
      return [walk]
    }
    for walk in walks { add(walk) }
  }

  private var withoutResults: FolderWalk {
    var walk = self
    (walk.found, walk.manifests, walk.errors) = ([], [], [])
    return walk
  }

  private mutating func add(_ other: FolderWalk) {
    found += other.found
    manifests += other.manifests
    errors += other.errors
    hasConfigurations = hasConfigurations || other.hasConfigurations
  }

  private struct Folder {
    var origin: Origin
    var unit: String
    var ignoreRules: IgnoreRules
  }

  private struct Entry {
    /// Where its name stands, as it does in whole paths: a folder's is followed by a slash there, which counts in the order.
    let name: Range<Int>
    let isFolder: Bool
  }

  /// What else a folder's entries say.
  private struct Listing {
    var manifests: [(kind: ManifestKind, name: String, isFolder: Bool)] = []
    var hasIgnoreFile = false
    var isRepository = false
  }

  private mutating func visit(_ outer: Folder) {
    var folder = outer
    let (firstEntry, firstName) = (entries.count, names.count)
    if enter(&folder) {
      var files: Discovery.Folder?
      for index in firstEntry..<entries.count { visit(entries[index], in: folder, &files) }
    }
    entries.removeLast(entries.count - firstEntry)
    names.removeLast(names.count - firstName)
  }

  /// Adds the entries of the current folder, in order, and takes in what they say of it; false if it can't be listed.
  private mutating func enter(_ folder: inout Folder, isRoot: Bool = false) -> Bool {
    let firstEntry = entries.count
    let listing: Listing
    do throws(SystemError) {
      listing = try list()
    } catch {
      errors.append(FileError(path: Discovery.normalized(String(decoding: shown, as: UTF8.self)), error))
      return false
    }
    if listing.isRepository, !isRoot { beginRepository(in: &folder) }
    if listing.hasIgnoreFile, heedsIgnoreFiles {
      folder.ignoreRules.add(FileSystem.text(of: String(decoding: shown, as: UTF8.self) + ".gitignore"), baseCount: trailCount)
    }
    for (kind, name, isFolder) in listing.manifests { add(kind, name, isFolder: isFolder, in: &folder) }
    sortEntries(from: firstEntry)
    return true
  }

  /// Adds the entries of the current folder that may lead to files.
  private mutating func list() throws(SystemError) -> Listing {
    var listing = Listing()
    // Taken out, because what is listed goes to the walk too.
    var path: [UInt8] = []
    swap(&path, &shown)
    defer { swap(&path, &shown) }
    try FileSystem.forEachEntry(of: &path) { name, kind in
      if let manifest = ManifestKind(name) { listing.manifests.append((manifest, name.text, kind == .directory)) }
      if name == ".git" { listing.isRepository = true }
      if name == ".custody.json" { hasConfigurations = true }
      switch kind {
      case .directory where FolderWalk.isSkipped(name): break
      case .directory: addEntry(name, isFolder: true)
      case .file where name.hasSuffix(".swift"): addEntry(name, isFolder: false)
      case .file: listing.hasIgnoreFile = listing.hasIgnoreFile || name == ".gitignore"
      case .symbolicLink, .other: break
      }
    }
    return listing
  }

  private mutating func addEntry(_ name: FileSystem.EntryName, isFolder: Bool) {
    let start = names.count
    name.appendText(to: &names)
    if isFolder { names.append(.slash) }
    entries.append(Entry(name: start..<names.count, isFolder: isFolder))
  }

  private mutating func sortEntries(from first: Int) {
    guard entries.count - first > 1 else { return }
    names.withUnsafeBufferPointer { names in
      entries[first...].sort { names[$0.name].lexicographicallyPrecedes(names[$1.name]) }
    }
  }

  /// A manifest that is ignored makes the folder a unit, but says nothing: on other machines it may be missing.
  private mutating func add(_ kind: ManifestKind, _ name: String, isFolder: Bool, in folder: inout Folder) {
    let resolved = Discovery.normalized(resolvedPath(in: folder))
    if kind.isUnit { folder.unit = resolved }
    let nameStart = shown.count
    shown += name.utf8
    let isExcluded = isExcluded(nameStart..<shown.count, isFolder: isFolder, by: folder.ignoreRules)
    shown.removeLast(shown.count - nameStart)
    if isExcluded { return }
    manifests.append(ManifestFile(kind, name: name, prefix: String(decoding: shown, as: UTF8.self), folder: resolved))
  }

  /// A repository within another, a submodule for example: the outer one's patterns end here.
  private func beginRepository(in folder: inout Folder) {
    folder.origin = Origin(shownCount: shown.count, resolved: resolvedPath(in: folder), stable: "")
    folder.ignoreRules = IgnoreRules()
    if !heedsIgnoreFiles { return }
    folder.ignoreRules.add(Repository.ownExclusions(String(decoding: shown, as: UTF8.self)), baseCount: trailCount)
  }

  /// Of the current folder, with a slash at the end.
  private func resolvedPath(in folder: Folder) -> String {
    folder.origin.resolved + String(decoding: shown[folder.origin.shownCount...], as: UTF8.self)
  }

  /// - Parameter files: what the files of the folder have in common, made for the first of them.
  private mutating func visit(_ entry: Entry, in folder: Folder, _ files: inout Discovery.Folder?) {
    let nameStart = shown.count
    shown += names[entry.name]
    defer { shown.removeLast(shown.count - nameStart) }
    let nameEnd = shown.count - (entry.isFolder ? 1 : 0)
    if isExcluded(nameStart..<nameEnd, isFolder: entry.isFolder, by: folder.ignoreRules) { return }
    if entry.isFolder {
      visit(folder)
    } else {
      let common = files ?? Discovery.Folder(origin: folder.origin, unit: folder.unit)
      files = common
      found.append(Discovery.Found(path: String(decoding: shown, as: UTF8.self), in: common))
    }
  }

  /// - Parameter name: where in `shown` the name of an entry of the current folder stands.
  private mutating func isExcluded(_ name: Range<Int>, isFolder: Bool, by rules: IgnoreRules) -> Bool {
    if rules.isEmpty { return false }
    trail.removeLast(trail.count - rootCounts.trail)
    trail += shown[rootCounts.shown..<name.upperBound]
    return rules.excludes(trail, nameStart: trail.count - name.count, isFolder: isFolder)
  }

  /// How many bytes lead to the entries of the current folder, as the ignore rules see them.
  private var trailCount: Int { rootCounts.trail + shown.count - rootCounts.shown }

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

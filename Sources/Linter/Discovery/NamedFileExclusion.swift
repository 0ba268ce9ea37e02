/// Whether a walk from the root of the repository would come to a file. Hooks and editors name files that a project has
/// excluded; with `--force-exclude` they stay so.
enum NamedFileExclusion {
  static func excludes(_ file: SourceFile, heedsIgnoreFiles: Bool) -> Bool {
    let path = file.resolvedPath
    let folders = path.split(separator: "/").dropLast().reduce(into: [""]) { $0.append($0[$0.count - 1] + "/" + $1) }
    let repository = folders.lastIndex { Repository.isRoot($0.isEmpty ? "/" : $0) }
    let below = folders[((repository ?? folders.count - 1) + 1)...]
    if below.contains(where: FolderWalk.isSkipped) { return true }
    guard heedsIgnoreFiles, let repository else { return false }
    return isIgnored(path, root: folders[repository], below: below)
  }

  private static func isIgnored(_ path: String, root: String, below folders: ArraySlice<String>) -> Bool {
    let baseCount = root.utf8.count + 1
    var rules = IgnoreRules()
    rules.add(Repository.ownExclusions(root), baseCount: 0)
    rules.add(FileSystem.text(of: root + "/.gitignore"), baseCount: 0)
    for entry in folders + [path] {
      let trail = Array(entry.utf8.dropFirst(baseCount))
      let nameStart = trail.lastIndex(of: .slash).map { $0 + 1 } ?? 0
      let isFolder = entry != path
      if rules.excludes(trail, nameStart: nameStart, isFolder: isFolder) { return true }
      if isFolder { rules.add(FileSystem.text(of: entry + "/.gitignore"), baseCount: trail.count + 1) }
    }
    return false
  }
}

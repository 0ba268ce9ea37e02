import Ownership
import SwiftTree

/// Which files are built together, as the manifests say; where they are silent, all files below the nearest folder with
/// a manifest.
struct BuildPlan {
  /// The number of a file's unit, by the file's place in the list.
  private(set) var unitOfFile: [Int32] = []
  private(set) var units: [BuildUnit] = []
  /// The targets of all manifests.
  private(set) var targets: [(target: BuildTarget, manifest: ManifestFile, stated: StatedSettings)] = []
  /// The folder with the manifest, of each unit whose files no target names.
  private(set) var guesses: [Int32: String] = [:]
  /// Manifests that can't be read.
  private(set) var warnings: [FileError] = []

  /// By the names of the folders' paths.
  private var claimsOfFolder: [Name: [FolderClaim]] = [:]
  /// How many bytes those paths have, the longest first.
  private var claimCounts: [Int] = []
  private var targetsOfFile: [Name: [Int32]] = [:]
  /// The targets of the manifests of a folder.
  private var targetsOfManifestFolder: [String: [Int32]] = [:]
  private var statedOfFolder: [String: StatedSettings] = [:]
  private var unitOfTargets: [[Int32]: Int32] = [:]
  private var unitOfGuess: [String: Int32] = [:]
  private var programOfFolder: [String: Int32] = [:]

  /// - Parameters:
  ///   - files: in their order, neighbours in a folder beside each other.
  ///   - manifests: each once.
  init(_ files: [Discovery.Found], _ manifests: [ManifestFile], jobs: Int) {
    let outcomes = Workers.gather(from: manifests.count, jobs) { $0.map { manifests[$0].read() } }
    state(for: manifests, outcomes)
    for (file, outcome) in zip(manifests, outcomes) {
      switch outcome {
      case .read(let manifest): add(manifest, of: file)
      case .failed(let reason): warnings.append(FileError(path: file.path, reason: reason))
      }
    }
    claimCounts = Set(claimCounts).sorted(by: >)
    assign(files)
  }

  // MARK: Manifests

  /// What some manifests say of all that is built in their folder.
  private mutating func state(for manifests: [ManifestFile], _ outcomes: [ManifestFile.Outcome]) {
    for (file, outcome) in zip(manifests, outcomes) where file.kind.isAboutFolder {
      guard case .read(let manifest) = outcome else { continue }
      statedOfFolder[file.folder] = statedOfFolder[file.folder, default: StatedSettings()].completed(by: manifest.stated)
    }
  }

  private mutating func add(_ manifest: Manifest, of file: ManifestFile) {
    let first = targets.count
    let around = manifest.stated.completed(by: stated(around: file.folder))
    for target in manifest.targets { targets.append((target, file, target.stated.completed(by: around))) }
    targetsOfManifestFolder[file.folder, default: []] += manifest.targets.indices.map { Int32(first + $0) }
    for (path, claim) in manifest.folders {
      let moved = FolderClaim(target: first + claim.target, only: claim.only, except: claim.except)
      claimsOfFolder[Name(text: path), default: []].append(moved)
      claimCounts.append(path.utf8.count)
    }
    targetsOfFile.reserveCapacity(targetsOfFile.count + manifest.files.count)
    for (path, target) in manifest.files { targetsOfFile[path, default: []].append(Int32(first + target)) }
  }

  /// What the manifests of a folder, and the `.xcode-version` of the folders around it, say of all that is in it.
  private func stated(around folder: String) -> StatedSettings {
    var stated = statedOfFolder[folder] ?? StatedSettings()
    guard !statedOfFolder.isEmpty else { return stated }
    var current = folder[...]
    while let slash = current.utf8.lastIndex(of: .slash) {
      current = current[..<slash]
      guard let outer = statedOfFolder[String(current)] else { continue }
      stated = stated.completed(by: outer.only(.xcode))
    }
    return stated
  }

  // MARK: Files

  /// A folder with claims, at or above files.
  private struct ClaimedFolder {
    let claims: [FolderClaim]
    /// How many bytes of the files' paths come before what the claims speak of.
    let pathCount: Int
  }

  private mutating func assign(_ files: [Discovery.Found]) {
    unitOfFile.reserveCapacity(files.count)
    var folder: Discovery.Folder?
    var claimed: ClaimedFolder?
    var last: (targets: [Int32], guess: String, unit: Int32)?
    var path: [UInt8] = []
    for file in files {
      if file.folder !== folder {
        folder = file.folder
        claimed = nearestClaims(of: file, &path)
      }
      let targets = targets(of: file, claimed)
      let guess = targets.isEmpty ? file.folder.unit : ""
      // Neighbours mostly share their unit.
      if let last, last.targets == targets, last.guess == guess {
        unitOfFile.append(last.unit)
        continue
      }
      let unit = targets.isEmpty ? unit(guessedIn: guess) : unit(of: targets, in: file.folder.unit)
      last = (targets, guess, unit)
      unitOfFile.append(unit)
    }
    (claimsOfFolder, targetsOfFile) = ([:], [:])
  }

  /// - Parameter path: room for the file's.
  private func nearestClaims(of file: Discovery.Found, _ path: inout [UInt8]) -> ClaimedFolder? {
    if claimsOfFolder.isEmpty { return nil }
    path.removeAll(keepingCapacity: true)
    file.appendResolvedPath(to: &path)
    return path.withUnsafeBufferPointer { path in
      for count in claimCounts where count < path.count && path[count] == .slash {
        guard let claims = claimsOfFolder[Name(bytes: UnsafeBufferPointer(rebasing: path[..<count]))] else { continue }
        return ClaimedFolder(claims: claims, pathCount: count + 1)
      }
      return nil
    }
  }

  private func targets(of file: Discovery.Found, _ claimed: ClaimedFolder?) -> [Int32] {
    let claims = claimed?.claims ?? []
    let isSimple = targetsOfFile.isEmpty && claims.allSatisfy(\.isWhole)
    if isSimple, claims.count < 2 { return claims.map { Int32($0.target) } }
    let path = file.resolvedPath
    var targets = targetsOfFile[Name(text: path)] ?? []
    if let claimed {
      let rest = path[path.utf8.index(path.startIndex, offsetBy: claimed.pathCount)...]
      for claim in claimed.claims where claim.covers(rest) { targets.append(Int32(claim.target)) }
    }
    return targets.count < 2 ? targets : Set(targets).sorted()
  }

  private mutating func unit(of targets: [Int32], in folder: String) -> Int32 {
    if let unit = unitOfTargets[targets] { return unit }
    let unit = Int32(units.count)
    unitOfTargets[targets] = unit
    let program = program(of: folder)
    units.append(buildUnit(targets, program: program))
    return unit
  }

  /// The unit of files that no target names: they may belong to any target of the manifest, or to none.
  private mutating func unit(guessedIn folder: String) -> Int32 {
    if let unit = unitOfGuess[folder] { return unit }
    let unit = Int32(units.count)
    unitOfGuess[folder] = unit
    guesses[unit] = folder
    units.append(
      BuildUnit(
        targets: targetsOfManifestFolder[folder] ?? [], isGuess: true, settings: stated(guessedIn: folder).settings,
        program: program(of: folder)))
    return unit
  }

  private mutating func program(of folder: String) -> Int32 {
    if let program = programOfFolder[folder] { return program }
    let program = Int32(programOfFolder.count)
    programOfFolder[folder] = program
    return program
  }

  private func buildUnit(_ targets: [Int32], program: Int32) -> BuildUnit {
    let all = targets.map { self.targets[Int($0)] }
    let modules = all.map(\.target.module)
    return BuildUnit(
      targets: targets, modules: modules.contains(nil) ? [] : modules.compactMap { $0.map { Name(text: $0) } },
      settings: all.count == 1 ? all[0].stated.settings : Settings.common(of: all.map(\.stated.settings)),
      program: program)
  }

  /// What holds for files that no target names: what all targets of the folder's manifests agree on.
  func stated(guessedIn folder: String) -> StatedSettings {
    let targets = targetsOfManifestFolder[folder] ?? []
    return targets.isEmpty ? stated(around: folder) : .agreed(by: targets.map { self.targets[Int($0)].stated })
  }
}

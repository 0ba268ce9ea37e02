import Ownership
import SwiftTree

/// Reads what an Xcode project says: its targets, their files and their settings.
struct XcodeProject {
  private let list: PropertyList
  /// The `project.pbxproj` as people see it.
  private let path: String
  /// The folder that the project's paths begin at.
  private var root: String
  private var objects: [Name: PropertyList.Index] = [:]
  /// The group that holds each file and group.
  private var parents: [Name: Name] = [:]
  private var groupPaths: [Name: String?] = [:]
  /// Of the native targets, in the manifest.
  private var targetNumbers: [PropertyList.Index: Int] = [:]
  private var configurations = XcodeConfigurationReader()
  private var manifest = Manifest()

  /// - Parameter folder: the resolved path of the folder that holds the `.xcodeproj`.
  init(_ list: PropertyList, path: String, folder: String) {
    self.list = list
    self.path = path
    root = folder
  }

  /// Everything, at once.
  static func manifest(of list: PropertyList, path: String, folder: String) -> Manifest {
    var project = XcodeProject(list, path: path, folder: folder)
    project.read()
    return project.manifest
  }

  private mutating func read() {
    guard let all = list.value("objects", in: 0) else { return }
    indexObjects(all)
    guard let project = objects[list.name("rootObject", in: 0)] else { return }
    root = PathText.joined(root, list.text("projectDirPath", in: project) ?? "")
    stateXcodeVersion(of: project)
    let projectSettings = settingsByName(of: project)
    for target in list.names("targets", in: project).compactMap({ objects[$0] }) where isNative(target) {
      add(target, projectSettings)
    }
    addFolderExceptions()
  }

  private mutating func indexObjects(_ all: PropertyList.Index) {
    var found: [Name: PropertyList.Index] = [:]
    var parents: [Name: Name] = [:]
    list.forEachEntry(of: all) { key, object in
      let id = list.name(key)
      found[id] = object
      for child in list.names("children", in: object) { parents[child] = id }
    }
    objects = found
    self.parents = parents
  }

  private func isNative(_ target: PropertyList.Index) -> Bool {
    list.name("isa", in: target) == XcodeProject.nativeTarget
  }

  /// The version that the project was last opened with, as `2700`. Up to 26 that says nothing: a newer Xcode may build
  /// the project without asking to upgrade it. From 27 on no rule asks how new it is.
  private mutating func stateXcodeVersion(of project: PropertyList.Index) {
    guard let attributes = list.value("attributes", in: project) else { return }
    for key in ["LastUpgradeCheck", "LastSwiftUpdateCheck"] as [StaticString] {
      guard let value = list.value(key, in: attributes), let number = list.text(value).flatMap({ Int($0) }),
        number >= 2700
      else { continue }
      return manifest.stated.state(.xcode, "\(number / 100)", at: place(value))
    }
  }

  private func place(_ node: PropertyList.Index) -> SettingPlace {
    .file(path: path, offset: list.offset(node))
  }

  // MARK: Targets

  private mutating func add(_ target: PropertyList.Index, _ projectSettings: [Name: [BuildSettings]]) {
    let name = list.text("name", in: target) ?? ""
    let settings = ConfiguredSettings(
      configurations: settingsByName(of: target).sorted { $0.key.value < $1.key.value }.map { name, levels in
        BuildSettingLevels(levels: levels + (projectSettings[name] ?? []))
      },
      place: place(target))
    var stated = StatedSettings()
    settings.state(into: &stated)
    if let type = list.value("productType", in: target), let product = XcodeProject.product(of: list.text(type) ?? "") {
      stated.state(.product, product.rawValue, at: place(type))
    }
    let module = settings.moduleName(target: name).map(BuildTarget.moduleName)
    let number = manifest.targets.count
    targetNumbers[target] = number
    manifest.targets.append(BuildTarget(name: name, module: module, stated: stated))
    claimFiles(of: target, number: number)
  }

  private static func product(of type: String) -> Settings.Product? {
    let kind = type.split(separator: ".").dropFirst(3).joined(separator: ".")
    if kind.hasPrefix("application") || kind.hasSuffix("extension") || kind == "tool" { return .application }
    if kind.hasPrefix("framework") || kind.hasPrefix("library") { return .library }
    return kind.hasSuffix("unit-test") || kind.hasSuffix("ui-testing") ? .tests : nil
  }

  // MARK: Files

  private mutating func claimFiles(of target: PropertyList.Index, number: Int) {
    for phase in list.names("buildPhases", in: target).compactMap({ objects[$0] })
    where list.name("isa", in: phase) == XcodeProject.sourcesPhase {
      for file in list.names("files", in: phase).compactMap({ objects[$0] }) {
        let reference = list.name("fileRef", in: file)
        guard let object = objects[reference], isSwift(object), let path = path(of: reference, object) else { continue }
        manifest.files.append((Name(text: path), number))
      }
    }
    for group in list.names("fileSystemSynchronizedGroups", in: target) {
      guard let object = objects[group], let path = path(of: group, object) else { continue }
      let exceptions = list.names("exceptions", in: object).compactMap { objects[$0] }
        .filter { objects[list.name("target", in: $0)] == target }
      let except = exceptions.flatMap { list.elements("membershipExceptions", in: $0) }.compactMap(list.text)
      manifest.folders.append((path, FolderClaim(target: number, except: except)))
    }
  }

  /// The exceptions of a folder are files that another target takes out of it.
  private mutating func addFolderExceptions() {
    for (group, object) in objects.sorted(by: { $0.value < $1.value })
    where list.name("isa", in: object) == XcodeProject.synchronizedGroup {
      for exception in list.names("exceptions", in: object).compactMap({ objects[$0] }) {
        guard let target = objects[list.name("target", in: exception)],
          !list.names("fileSystemSynchronizedGroups", in: target).contains(group),
          let number = targetNumbers[target], let path = path(of: group, object)
        else { continue }
        let only = list.elements("membershipExceptions", in: exception).compactMap(list.text)
        manifest.folders.append((path, FolderClaim(target: number, only: only)))
      }
    }
  }

  private func isSwift(_ file: PropertyList.Index) -> Bool {
    guard let path = list.value("path", in: file) else { return false }
    return list.hasSuffix(".swift", path)
  }

  /// The resolved path of a file or a group; nil where it lies in a folder that only Xcode knows.
  private mutating func path(of id: Name, _ object: PropertyList.Index, depth: Int = 0) -> String? {
    guard let base = base(of: id, object, depth: depth) else { return nil }
    return PathText.joined(base, list.text("path", in: object) ?? "")
  }

  private mutating func base(of id: Name, _ object: PropertyList.Index, depth: Int) -> String? {
    switch list.name("sourceTree", in: object) {
    case XcodeProject.groupTree, .none: return groupPath(parents[id], depth: depth + 1)
    case XcodeProject.rootTree, XcodeProject.absoluteTree: return root
    default: return nil
    }
  }

  private mutating func groupPath(_ group: Name?, depth: Int) -> String? {
    guard let group, let object = objects[group], depth < 64 else { return root }
    if let known = groupPaths[group] { return known }
    let path = path(of: group, object, depth: depth)
    groupPaths[group] = path
    return path
  }

  // MARK: Settings

  /// The levels of each configuration of a project or a target, by the configuration's name.
  private mutating func settingsByName(of owner: PropertyList.Index) -> [Name: [BuildSettings]] {
    guard let all = objects[list.name("buildConfigurationList", in: owner)] else { return [:] }
    var result: [Name: [BuildSettings]] = [:]
    for configuration in list.names("buildConfigurations", in: all).compactMap({ objects[$0] }) {
      var levels = [settings(of: configuration)]
      if let base = baseSettings(of: configuration) { levels.append(base) }
      result[list.name("name", in: configuration)] = levels
    }
    return result
  }

  private func settings(of configuration: PropertyList.Index) -> BuildSettings {
    var settings = BuildSettings()
    guard let all = list.value("buildSettings", in: configuration) else { return settings }
    list.forEachEntry(of: all) { key, value in
      guard let setting = BuildSetting.byName[list.name(key)] else { return }
      settings[setting] = BuildSettings.Value(word: words(of: value), place: place(key))
    }
    return settings
  }

  private func words(of value: PropertyList.Index) -> String {
    list.text(value) ?? "$"
  }

  private mutating func baseSettings(of configuration: PropertyList.Index) -> BuildSettings? {
    guard let path = basePath(of: configuration) else { return nil }
    // CocoaPods writes these when it installs; they set search paths and flags.
    if path.contains("/Target Support Files/") { return nil }
    return configurations.settings(at: path)
  }

  private mutating func basePath(of configuration: PropertyList.Index) -> String? {
    let reference = list.name("baseConfigurationReference", in: configuration)
    if let object = objects[reference] { return path(of: reference, object) }
    let anchor = list.name("baseConfigurationReferenceAnchor", in: configuration)
    guard let object = objects[anchor], let folder = path(of: anchor, object),
      let rest = list.text("baseConfigurationReferenceRelativePath", in: configuration)
    else { return nil }
    return PathText.joined(folder, rest)
  }

  private static let groupTree = Name("<group>")
  private static let rootTree = Name("SOURCE_ROOT")
  private static let absoluteTree = Name("<absolute>")
  private static let nativeTarget = Name("PBXNativeTarget")
  private static let sourcesPhase = Name("PBXSourcesBuildPhase")
  private static let synchronizedGroup = Name("PBXFileSystemSynchronizedRootGroup")
}

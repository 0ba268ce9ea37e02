import Ownership
import SwiftTree

/// Reads what a `Package.swift` says plainly. Targets count wherever their calls stand: in the package's list, in a
/// constant, in an `append`.
struct PackageManifest {
  private let source: SwiftManifest
  /// The resolved path of the package's folder.
  private let root: String
  private var targets: [SwiftManifest.Call] = []
  /// Something is set by code outside of the targets, so it is not known for which.
  private var setsIsolation = false
  private var setsLanguageMode = false
  private var shared = StatedSettings()

  static func manifest(of source: SwiftManifest, folder: String) -> Manifest {
    var package = PackageManifest(source: source, root: folder)
    package.collect()
    return package.manifest()
  }

  private init(source: SwiftManifest, root: String) {
    self.source = source
    self.root = root
  }

  // MARK: Collecting

  private mutating func collect() {
    var calls: [SwiftManifest.Call] = []
    var modes: [(mode: Int, node: Int)] = []
    var hasFlag = false
    source.forEachNode(in: 0) { node in
      if let (label, value) = source.labelAndValue(node) {
        if label == Words.dependencies { return false }
        if Words.modeLists.contains(label) { modes += languageModes(value).map { ($0, value) } }
      }
      // `.unsafeFlags(["-default-isolation", "MainActor"])`
      if source.string(node)?.hasPrefix("-default-isolation") ?? false { hasFlag = true }
      guard let call = source.call(node) else { return true }
      calls.append(call)
      return true
    }
    setsIsolation = hasFlag
    var end = 0
    for call in calls where call.node >= end {
      take(call)
      if Words.targets.contains(call.callee) { end = source.tree.end(call.node) }
    }
    if let highest = modes.max(by: { $0.mode < $1.mode }) {
      shared.state(.swiftVersion, "\(highest.mode)", at: source.place(highest.node))
    } else if let tools = toolsVersion {
      // Swift 6 mode comes with version 6 of the tools.
      let mode = min(tools.version.major, 6)
      shared.state(.swiftVersion, "\(mode)", at: .file(path: source.path, offset: tools.offset))
    }
  }

  private mutating func take(_ call: SwiftManifest.Call) {
    if Words.targets.contains(call.callee) {
      targets.append(call)
    } else if let platform = Words.platforms[call.callee] {
      guard let value = source.firstValue(of: call), let version = source.version(value) else { return }
      shared.state(floor: version, of: platform, at: source.place(call.node))
    } else if call.callee == Words.defaultIsolation {
      setsIsolation = true
    } else if Words.modes.contains(call.callee) {
      setsLanguageMode = true
    }
  }

  /// `[.v5, .version("6")]`
  private func languageModes(_ list: Int) -> [Int] {
    guard source.tree.kind(list) == .arrayLiteral else { return [] }
    return source.children(list).compactMap { node in
      let written = source.version(node) ?? source.call(node).flatMap(source.firstValue).flatMap(source.string)
      return written.flatMap { Version($0)?.major }
    }
  }

  /// `// swift-tools-version: 6.0`, in the first comment that says it.
  private var toolsVersion: (version: Version, offset: Int)? {
    for comment in source.tree.comments.prefix(8) {
      let text = String(decoding: source.tree.bytes[comment.start..<comment.end], as: UTF8.self)
      guard let colon = text.firstIndex(of: ":"), text[..<colon].hasSuffix("swift-tools-version") else { continue }
      let word = text[text.index(after: colon)...].trimmed.prefix { $0.isNumber || $0 == "." }
      return Version(word).map { ($0, Int(comment.start)) }
    }
    return nil
  }

  // MARK: Targets

  private func manifest() -> Manifest {
    var manifest = Manifest()
    let named = targets.compactMap { call in
      source.value(Words.name, of: call).flatMap(source.string).map { (name: $0, call: call) }
    }
    for (name, call) in named {
      let number = manifest.targets.count
      let module = BuildTarget.moduleName(name)
      manifest.targets.append(BuildTarget(name: name, module: module, stated: statements(of: call)))
      let excluded = source.value(Words.exclude, of: call).flatMap(source.strings)?.map(FolderPath.plain) ?? []
      manifest.folders += folders(of: call, name: name, isAlone: named.count == 1).map { path, only in
        // A manifest is no source of the target that lies around it.
        (path, FolderClaim(target: number, only: only, except: path == root ? excluded + ["Package.swift"] : excluded))
      }
    }
    return manifest
  }

  private func statements(of call: SwiftManifest.Call) -> StatedSettings {
    var stated = StatedSettings()
    let product: Settings.Product = Words.products[call.callee] ?? .library
    stated.state(.product, product.rawValue, at: source.place(call.node))
    stateSwiftSettings(of: call, into: &stated)
    // Some code sets the mode of some target.
    return stated.completed(by: setsLanguageMode ? shared.without(.swiftVersion) : shared)
  }

  private func stateSwiftSettings(of call: SwiftManifest.Call, into stated: inout StatedSettings) {
    var isSetHere = false
    let list = source.value(Words.swiftSettings, of: call)
    for element in list.map(source.children) ?? [] {
      guard let setting = source.call(element) else { continue }
      let values = source.children(setting.call).compactMap(source.labelAndValue)
      if Words.modes.contains(setting.callee), values.count == 1, let mode = source.version(values[0].value) {
        stated.state(.swiftVersion, mode, at: source.place(element))
      } else if setting.callee == Words.defaultIsolation {
        isSetHere = true
        // A condition makes it hold for some platforms only.
        guard values.count == 1, let isolation = isolation(values[0].value) else { continue }
        stated.state(.defaultIsolation, isolation.rawValue, at: source.place(element))
      }
    }
    let isPlain = list.map { source.tree.kind($0) == .arrayLiteral } ?? true
    if isPlain, !isSetHere, !setsIsolation {
      stated.state(.defaultIsolation, Settings.Isolation.nonisolated.rawValue, at: source.place(call.node))
    }
  }

  private func isolation(_ value: Int) -> Settings.Isolation? {
    if source.tree.kind(value) == .nilLiteral { return .nonisolated }
    return source.tree.name(value) == Words.mainActor ? .mainActor : nil
  }

  // MARK: Folders

  private func folders(of call: SwiftManifest.Call, name: String, isAlone: Bool) -> [(path: String, only: [String]?)] {
    let only = source.value(Words.sources, of: call).flatMap(source.strings)?.map(FolderPath.plain)
    if let path = source.value(Words.path, of: call) {
      // A computed path: nobody knows where the target lies.
      return source.string(path).map { [(PathText.joined(root, $0), only)] } ?? []
    }
    let isTest = Words.products[call.callee] == .tests
    let parents = (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    // A package with one target may leave out the target's folder (SwiftPM 5.9).
    let alone = isAlone && !isTest ? [(PathText.joined(root, "Sources"), only)] : []
    return parents.map { (PathText.joined(root, "\($0)/\(name)"), only) } + alone
  }

  private enum Words {
    static let name = Name("name")
    static let path = Name("path")
    static let sources = Name("sources")
    static let exclude = Name("exclude")
    static let dependencies = Name("dependencies")
    static let swiftSettings = Name("swiftSettings")
    static let defaultIsolation = Name("defaultIsolation")
    static let mainActor = Name("MainActor")
    static let modes: Set<Name> = [Name("swiftLanguageMode"), Name("swiftLanguageVersion")]
    static let modeLists: Set<Name> = [Name("swiftLanguageModes"), Name("swiftLanguageVersions")]
    static let targets: Set<Name> = [Name("target"), Name("executableTarget"), Name("testTarget"), Name("macro")]
    static let products: [Name: Settings.Product] = [
      Name("executableTarget"): .application, Name("testTarget"): .tests,
    ]
    static let platforms = Dictionary(
      uniqueKeysWithValues: Settings.Platform.allCases.map { (Name(text: $0.rawValue), $0) })
  }
}

enum FolderPath {
  /// `./Views/` is `Views`.
  static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

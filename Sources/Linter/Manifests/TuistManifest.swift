import Ownership
import SwiftTree

/// Reads what a `Project.swift` of Tuist says of all its targets, as long as they agree.
struct TuistManifest {
  static func manifest(of source: SwiftManifest) -> Manifest {
    var manifest = Manifest()
    source.forEachNode(in: 0) { node in
      if let (label, value) = source.labelAndValue(node), Words.floors.contains(label) {
        stateFloors(value, of: source, into: &manifest.stated)
      } else if source.tree.kind(node) == .dictionaryLiteral {
        stateSettings(node, of: source, into: &manifest.stated)
      }
      return true
    }
    return manifest
  }

  /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0", macOS: "14.0")`
  private static func stateFloors(_ value: Int, of source: SwiftManifest, into stated: inout StatedSettings) {
    guard let call = source.call(value) else { return }
    for (label, version) in source.children(call.call).compactMap(source.labelAndValue) {
      let platform = Words.platforms[label] ?? Words.platforms[call.callee]
      guard let platform, let version = source.string(version) else { continue }
      stated.state(floor: version, of: platform, at: source.place(value))
    }
  }

  /// `["SWIFT_VERSION": "6.0"]`
  private static func stateSettings(_ dictionary: Int, of source: SwiftManifest, into stated: inout StatedSettings) {
    let entries = source.children(dictionary)
    for index in stride(from: 0, to: entries.count - 1, by: 2) {
      guard let key = source.string(entries[index]), let setting = Words.settings[key],
        let value = source.string(entries[index + 1])
      else { continue }
      stated.state(setting, value, at: source.place(entries[index]))
    }
  }

  private enum Words {
    static let floors: Set<Name> = [Name("deploymentTargets"), Name("deploymentTarget")]
    static let platforms = Dictionary(
      uniqueKeysWithValues: Settings.Platform.allCases.map { (Name(text: $0.rawValue), $0) })
    static let settings: [String: Setting] = [
      "SWIFT_VERSION": .swiftVersion, "SWIFT_DEFAULT_ACTOR_ISOLATION": .defaultIsolation,
    ]
  }
}

import Ownership

/// Reads what the `project.yml` of XcodeGen says of all its targets: deployment targets, Xcode's version, Swift's.
/// Of YAML it knows mappings, one line for each key.
struct XcodeGenManifest {
  private var manifest = Manifest()
  /// The keys above a line, with their indentation.
  private var parents: [(indentation: Int, key: Substring)] = []

  static func manifest(of bytes: [UInt8], path: String) -> Manifest {
    var reader = XcodeGenManifest()
    var offset = 0
    for line in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      reader.read(Substring(decoding: line, as: UTF8.self), at: .file(path: path, offset: offset))
      offset += line.count + 1
    }
    return reader.manifest
  }

  private mutating func read(_ line: Substring, at place: SettingPlace) {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    guard let colon = text.firstIndex(of: ":"), text.first != "#", text.first != "-" else { return }
    parents.removeAll { $0.indentation >= indentation }
    let key = text[..<colon].trimmed
    let value = XcodeGenManifest.value(text[text.index(after: colon)...])
    if !value.isEmpty { state(key, value, at: place) }
    parents.append((indentation, key))
  }

  /// Without a comment and quotation marks.
  private static func value(_ text: Substring) -> String {
    let code = text.trimmed.hasPrefix("#") ? "" : text.split(separator: " #", maxSplits: 1).first ?? ""
    return String(code.trimmed.filter { $0 != "\"" && $0 != "'" })
  }

  private mutating func state(_ key: Substring, _ value: String, at place: SettingPlace) {
    let path = (parents.map(\.key) + [key]).joined(separator: "/")
    switch path {
    case "options/xcodeVersion": manifest.stated.state(.xcode, value, at: place)
    case "settings/SWIFT_VERSION", "settings/base/SWIFT_VERSION": manifest.stated.state(.swiftVersion, value, at: place)
    case "settings/SWIFT_DEFAULT_ACTOR_ISOLATION", "settings/base/SWIFT_DEFAULT_ACTOR_ISOLATION":
      manifest.stated.state(.defaultIsolation, value, at: place)
    default:
      guard path == "options/deploymentTarget/\(key)", let platform = Settings.Platform(rawValue: String(key)) else { return }
      manifest.stated.state(floor: value, of: platform, at: place)
    }
  }
}

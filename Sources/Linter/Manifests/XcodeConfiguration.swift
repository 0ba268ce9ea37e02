import SwiftTree

/// Reads `.xcconfig` files, each once.
struct XcodeConfigurationReader {
  private var known: [String: BuildSettings] = [:]

  /// - Returns: settings that are incomplete if the file, or one that it includes, can't be read.
  mutating func settings(at path: String) -> BuildSettings {
    settings(at: path, depth: 0)
  }

  private static let maximalDepth = 16

  private mutating func settings(at path: String, depth: Int) -> BuildSettings {
    if let settings = known[path] { return settings }
    var settings = BuildSettings()
    if depth < XcodeConfigurationReader.maximalDepth, let bytes = FileSystem.text(of: path) {
      var offset = 0
      for line in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
        read(String(decoding: line, as: UTF8.self), at: .file(path: path, offset: offset), of: path, depth, into: &settings)
        offset += line.count + 1
      }
    } else {
      settings.isIncomplete = true
    }
    known[path] = settings
    return settings
  }

  private mutating func read(
    _ line: String, at place: SettingPlace, of path: String, _ depth: Int, into settings: inout BuildSettings
  ) {
    let code = XcodeConfigurationReader.code(of: line)
    if code.hasPrefix("#include") {
      return include(code.dropFirst("#include".utf8.count), beside: path, depth, into: &settings)
    }
    guard let equals = code.utf8.firstIndex(of: UInt8(ascii: "=")) else { return }
    let key = code[..<equals]
    let word = code[code.index(after: equals)...].trimmed
    // `KEY[sdk=macosx*]`: so it is no longer one value.
    let isConditional = key.contains("[")
    guard let setting = BuildSetting(rawValue: String(key.prefix { $0 != "[" }.trimmed)) else { return }
    settings[setting] = BuildSettings.Value(word: isConditional ? "$" : String(word), place: place)
  }

  private mutating func include(
    _ rest: Substring, beside path: String, _ depth: Int, into settings: inout BuildSettings
  ) {
    let isOptional = rest.hasPrefix("?")
    let quoted = rest.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count >= 2 else { return settings.isIncomplete = true }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let included = self.settings(at: PathText.joined(folder, String(quoted[1])), depth: depth + 1)
    for setting in BuildSetting.allCases {
      if let value = included[setting] { settings[setting] = value }
    }
    // An optional file that is missing on this machine may still state something on another.
    if included.isIncomplete { settings.isIncomplete = settings.isIncomplete || !isOptional }
  }

  private static func code(of line: String) -> Substring {
    var previous: UInt8?
    var end = line.startIndex
    for index in line.utf8.indices {
      if line.utf8[index] == .slash, previous == .slash { return line[..<end].trimmed }
      previous = line.utf8[index]
      end = index
    }
    return line[...].trimmed
  }
}

/// Paths as text.
enum PathText {
  /// A path below a folder, without `.` and with `..` resolved.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if isPlain(path[...]) { return folder + "/" + path }
    var components: [Substring] = []
    for component in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }
}

extension PathText {
  /// Relative, without components that are empty or begin with a dot.
  static func isPlain(_ path: Substring) -> Bool {
    var previous = UInt8.slash
    for byte in path.utf8 {
      if previous == .slash, byte == .slash || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return previous != .slash
  }
}

extension Substring {
  /// Without the white space around it.
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

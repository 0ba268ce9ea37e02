import Ownership

/// The words above a file: its path, its module, and what the module is built with and for.
///
///     Cart.swift module:Store xcode:27 floor:iOS=17 floor:macOS=14 swift:6 isolation:MainActor product:application
struct FileHeader {
  let path: String
  private(set) var module = "App"
  private(set) var settings = Settings.unknown
  private(set) var problems: [String] = []

  init(path: String, module: String, settings: Settings) {
    self.path = path
    self.module = module
    self.settings = settings
  }

  init(_ text: Substring) {
    let words = text.split(separator: " ").map(String.init)
    path = words.first ?? "Example.swift"
    for word in words.dropFirst() { read(word) }
  }

  private mutating func read(_ word: String) {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return problems.append("the header's word '\(word)' has no value") }
    if parts[0] == "module" {
      module = parts[1]
    } else if let setting = FileHeader.settings[parts[0]] {
      if !settings.set(setting, to: parts[1]) { problems.append("the header's '\(word)' needs \(setting.possibleWords)") }
    } else {
      problems.append("no header has the word '\(word)'")
    }
  }

  private static let settings: [String: Setting] = [
    "xcode": .xcode, "floor": .deploymentTarget, "swift": .swiftVersion, "isolation": .defaultIsolation,
    "product": .product,
  ]
}

extension [MarkedFile] {
  /// The modules by first appearance, with what the headers of their files say.
  public var modules: [(name: String, settings: Settings)] {
    var modules: [(name: String, settings: Settings)] = []
    for file in self {
      if let index = modules.firstIndex(where: { $0.name == file.module }) {
        modules[index].settings = modules[index].settings.completed(by: file.settings)
      } else {
        modules.append((file.module, file.settings))
      }
    }
    return modules
  }
}

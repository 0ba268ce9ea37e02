import Linter

/// Knows when a configuration has changed, whether or not the client tells.
struct ConfigurationWatch {
  /// By path; nil for one that is not there.
  private var stamps: [String: FileStamp?] = [:]

  /// Has the client tell of changed files.
  static func register(_ connection: Connection) {
    connection.request("client/registerCapability") { writer in
      writer.array("registrations") { writer in
        writer.object { writer in
          writer.member("id", "files")
          writer.member("method", "workspace/didChangeWatchedFiles")
          writer.object("registerOptions") { writer in
            writer.array("watchers") { writer in
              for name in ["*.swift", Configuration.fileName, Baseline.fileName] {
                writer.object { $0.member("globPattern", "**/" + name) }
              }
            }
          }
        }
      }
    }
  }

  /// Whether a configuration in a folder around a text is another one than at the last look.
  mutating func hasChanged(around address: String) -> Bool {
    guard var folder = FileAddress.path(of: address) else { return false }
    var hasChanged = false
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let path = folder + "/" + Configuration.fileName
      let stamp = FileSystem.stamp(of: path)
      if let known = stamps[path], known != stamp { hasChanged = true }
      stamps[path] = .some(stamp)
    }
    return hasChanged
  }
}

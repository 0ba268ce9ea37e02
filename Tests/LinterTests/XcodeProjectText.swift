/// The text of a small `project.pbxproj`.
struct XcodeProjectText {
  struct Target {
    var name: String
    var product = "application"
    /// Below the group `App`.
    var files: [String] = []
    /// Folders that Xcode keeps in step with the disk.
    var folders: [String] = []
    var settings: [String: String] = [:]
    var configurationFile: String?
  }

  struct Exception {
    var folder: String
    var target: String
    var paths: [String]
  }

  var targets: [Target]
  var exceptions: [Exception] = []
  var settings: [String: String] = [:]
  var attributes = "LastUpgradeCheck = 1600;"

  var text: String {
    let files = Set(targets.flatMap(\.files)).sorted()
    let folders = Set(targets.flatMap(\.folders)).sorted()
    let configurations = Set(targets.compactMap(\.configurationFile)).sorted()
    var objects = [
      "P = { isa = PBXProject; attributes = { \(attributes) }; buildConfigurationList = PL; mainGroup = G; "
        + "projectDirPath = \"\"; targets = (\(targets.map { "T\($0.name)" }.joined(separator: ", "))); };",
      "G = { isa = PBXGroup; children = (GA, \(folders.map { quoted("F" + $0) }.joined(separator: ", ")) "
        + "\(folders.isEmpty ? "" : ",") \(configurations.map { quoted("C" + $0) }.joined(separator: ", "))); "
        + "sourceTree = \"<group>\"; };",
      "GA = { isa = PBXGroup; children = (\(files.map { quoted("R" + $0) }.joined(separator: ", "))); path = App; "
        + "sourceTree = \"<group>\"; };",
      list(of: "P", settings, base: nil),
    ]
    objects += files.map { "\(quoted("R" + $0)) = { isa = PBXFileReference; path = \(quoted($0)); sourceTree = \"<group>\"; };" }
    objects += configurations.map {
      "\(quoted("C" + $0)) = { isa = PBXFileReference; path = \(quoted($0)); sourceTree = \"<group>\"; };"
    }
    objects += folders.map { folder in
      let exceptions = self.exceptions.indices.filter { self.exceptions[$0].folder == folder }
      return "\(quoted("F" + folder)) = { isa = PBXFileSystemSynchronizedRootGroup; "
        + "exceptions = (\(exceptions.map { "E\($0)" }.joined(separator: ", "))); path = \(quoted(folder)); "
        + "sourceTree = \"<group>\"; };"
    }
    objects += exceptions.enumerated().map { number, exception in
      "E\(number) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = "
        + "(\(exception.paths.map(quoted).joined(separator: ", "))); target = T\(exception.target); };"
    }
    objects += targets.flatMap(objects(of:))
    return "// !$*UTF8*$!\n{\n  objects = {\n    \(objects.joined(separator: "\n    "))\n  };\n  rootObject = P;\n}\n"
  }

  private func objects(of target: Target) -> [String] {
    let name = target.name
    let files = target.files.map { (id: quoted("B" + name + $0), reference: quoted("R" + $0)) }
    return [
      "T\(name) = { isa = PBXNativeTarget; buildConfigurationList = T\(name)L; buildPhases = (S\(name)); "
        + "fileSystemSynchronizedGroups = (\(target.folders.map { quoted("F" + $0) }.joined(separator: ", "))); "
        + "name = \(name); productType = \"com.apple.product-type.\(target.product)\"; };",
      "S\(name) = { isa = PBXSourcesBuildPhase; files = (\(files.map(\.id).joined(separator: ", "))); };",
      list(of: "T\(name)", target.settings, base: target.configurationFile),
    ] + files.map { "\($0.id) = { isa = PBXBuildFile; fileRef = \($0.reference); };" }
  }

  private func list(of id: String, _ settings: [String: String], base: String?) -> String {
    let words = settings.sorted { $0.key < $1.key }.map { "\($0) = \(quoted($1));" }.joined(separator: " ")
    let base = base.map { "baseConfigurationReference = \(quoted("C" + $0)); " } ?? ""
    return "\(id)L = { isa = XCConfigurationList; buildConfigurations = (\(id)D, \(id)R); };\n"
      + ["D", "R"].map { configuration in
        "    \(id)\(configuration) = { isa = XCBuildConfiguration; \(base)buildSettings = { \(words) }; name = \(configuration); };"
      }.joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}

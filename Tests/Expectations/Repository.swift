import Foundation

/// The folders of this repository that tests read.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pages of the rules, by name.
  public static let pages: [Page] = files(below: "rules", endingWith: ".md").map { path in
    let url = root.appendingPathComponent(path)
    return Page(
      name: url.deletingPathExtension().lastPathComponent, document: url.path,
      String(decoding: bytes(of: path), as: UTF8.self))
  }

  /// The Swift files of a folder of `TestCorpus`, by path.
  public static func corpus(_ folder: String) -> [MarkedFile] {
    files(below: "TestCorpus/\(folder)", endingWith: ".swift").map { path in
      MarkedFile(path: path, bytes(of: path), document: root.appendingPathComponent(path).path)
    }
  }

  /// What a folder of `TestCorpus` holds beside Swift files, by path: manifests, configurations.
  public static func manifests(of folder: String) -> [String: String] {
    let paths = files(below: "TestCorpus/\(folder)", endingWith: "").filter { path in
      !path.hasSuffix(".swift") && !isFolder(path)
    }
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, String(decoding: bytes(of: $0), as: UTF8.self)) })
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? root.appendingPathComponent(path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  /// The folders of `TestCorpus` that hold whole apps or awkward files. Each is one project.
  public static let corpusFolders: [String] = {
    let paths = files(below: "TestCorpus", endingWith: ".swift")
    return Set(paths.map { String($0.split(separator: "/")[1]) }).sorted()
  }()

  /// Paths from the root, sorted.
  public static func files(below folder: String, endingWith ending: String) -> [String] {
    let url = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func bytes(of path: String) -> [UInt8] {
    (try? Data(contentsOf: root.appendingPathComponent(path))).map(Array.init) ?? []
  }
}

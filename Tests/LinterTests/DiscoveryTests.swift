import TestSupport
import Testing

@testable import Linter

@Suite("Discovery")
struct DiscoveryTests {
  @Test("adds what is read for the context, each file once, as what somebody asked for if it is that too")
  func context() throws {
    let folder = try TemporaryFolder(["App/a.swift": "", "App/b.swift": "", "App/.gitignore": "a.swift", "c.swift": ""])
    let discovery = Discovery([folder.path + "/App/a.swift"], context: [folder.path, folder.path + "/App"])
    #expect(names(discovery, in: folder) == ["App/a.swift", "App/b.swift", "c.swift"])
    #expect(discovery.files.map(\.isContext) == [false, true, true])
    #expect(discovery.files.map(\.isNamed) == [true, false, false])
  }

  @Test("finds the Swift files of a folder in the bytewise order of their paths")
  func order() throws {
    let ordered = ["B.swift", "a-b/c.swift", "a.swift", "a/z.swift", "b.swift"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: (ordered + ["a/readme.md"]).map { ($0, "") }))
    #expect(names(Discovery([folder.path]), in: folder) == ordered)
  }

  @Test(
    "skips build products and other people's code",
    arguments: [".git", ".build", "DerivedData", "Pods", "Carthage"])
  func skippedFolders(name: String) throws {
    let folder = try TemporaryFolder(["App/\(name)/a.swift": "", "b.swift": ""])
    #expect(names(Discovery([folder.path]), in: folder) == ["b.swift"])
  }

  @Test("takes a file that is named although it is excluded")
  func namedFile() throws {
    let folder = try TemporaryFolder([".gitignore": "*.swift\n", ".build/a.swift": ""])
    #expect(names(Discovery([folder.path + "/.build/a.swift"]), in: folder) == [".build/a.swift"])
  }

  @Test("takes a file that is named whatever its name")
  func otherNames() throws {
    let folder = try TemporaryFolder(["script": ""])
    #expect(names(Discovery([folder.path + "/script"]), in: folder) == ["script"])
  }

  @Test("takes a file once however often and however it is named")
  func duplicates() throws {
    let folder = try TemporaryFolder(["Sources/a.swift": "", "Sources/b.swift": ""])
    let paths = ["/Sources", "/Sources/a.swift", "/./Sources//b.swift", "/Sources/../Sources"].map { folder.path + $0 }
    #expect(Discovery(paths).files.count == 2)
  }

  @Test("does not depend on the order of the paths")
  func orderOfPaths() throws {
    let folder = try TemporaryFolder(["x/a.swift": "", "y/b.swift": ""])
    let paths = [folder.path + "/x", folder.path + "/y"]
    #expect(Discovery(paths).files == Discovery(paths.reversed()).files)
  }

  @Test("does not follow symbolic links below a folder, so it ends in a loop of them")
  func symbolicLinks() throws {
    let folder = try TemporaryFolder(["a/b/c.swift": ""])
    try folder.link("a/b/loop", to: "../..")
    try folder.link("a/d.swift", to: "b/c.swift")
    #expect(names(Discovery([folder.path]), in: folder) == ["a/b/c.swift"])
  }

  @Test("follows a symbolic link that is named")
  func namedLink() throws {
    let folder = try TemporaryFolder(["a/b.swift": ""])
    try folder.link("link", to: "a")
    #expect(names(Discovery([folder.path + "/link"]), in: folder) == ["link/b.swift"])
  }

  @Test("does not take a folder for a file because of its name")
  func folderNamedLikeAFile() throws {
    let folder = try TemporaryFolder(["a.swift/b.swift": ""])
    #expect(names(Discovery([folder.path]), in: folder) == ["a.swift/b.swift"])
  }

  @Test("reports a path that is not there and goes on")
  func missingPath() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    let discovery = Discovery([folder.path + "/nowhere", folder.path])
    #expect(discovery.errors == [FileError(path: folder.path + "/nowhere", reason: "No such file or directory")])
    #expect(discovery.files.count == 1)
  }

  @Test("ends the patterns of a repository where another begins within it")
  func nestedRepository() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "a.swift\n", "inner/.git": "gitdir: ../.git/modules/inner\n", "inner/a.swift": "",
      "inner/b.swift": "", ".git/modules/inner/info/exclude": "b.swift\n",
    ])
    #expect(names(Discovery([folder.path]), in: folder) == ["inner/a.swift"])
  }

  @Test(
    "puts files into the unit of the nearest folder with a manifest",
    arguments: [
      "Package.swift", "A.xcodeproj/project.pbxproj", "A.xcworkspace/contents", "project.yml", "Project.swift",
    ])
  func units(manifest: String) throws {
    let folder = try TemporaryFolder([
      "a.swift": "", "Kit/\(manifest)": "", "Kit/Sources/b.swift": "", "Kit/Sources/Deep/c.swift": "", "d.swift": "",
    ])
    let files = Discovery([folder.path]).files
    let units = Dictionary(grouping: files, by: \.unit).values.map { unit in
      unit.map { String($0.path.dropFirst(folder.path.count + 1)) }
    }
    #expect(
      Set(units.map { $0.filter { !$0.hasSuffix("Project.swift") && !$0.hasSuffix("Package.swift") } }) == [
        ["a.swift", "d.swift"], ["Kit/Sources/Deep/c.swift", "Kit/Sources/b.swift"],
      ])
  }

  @Test("finds the manifest above the folder that is linted")
  func manifestAbove() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "Package.swift": "", "Sources/A/a.swift": "", "Tests/b.swift": "",
    ])
    let files = Discovery([folder.path + "/Sources/A", folder.path + "/Tests/b.swift"]).files
    #expect(files.map(\.unit) == [0, 0])
  }

  @Test("names files from the repository's root for what must be equal on all machines")
  func rootPaths() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Sources/A/a.swift": ""])
    let expected = ["Sources/A/a.swift"]
    #expect(Discovery([folder.path]).files.map(\.rootPath) == expected)
    #expect(Discovery([folder.path + "/Sources/A"]).files.map(\.rootPath) == expected)
    #expect(Discovery([folder.path + "/Sources/A/a.swift"]).files.map(\.rootPath) == expected)
  }

  private func names(_ discovery: Discovery, in folder: TemporaryFolder) -> [String] {
    discovery.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }
}

import Foundation
import TestSupport
import Testing

@testable import Linter

/// Compares what discovery finds with what git itself lists.
@Suite("Ignore rules agree with git")
struct IgnoreRulesAgainstGitTests {
  private static let files = [
    "a.swift", "b.swift", "foo.swift", "dir.swift/in.swift", "sp ace.swift", "#hash.swift", "!bang.swift",
    "[x].swift", "x.swift", "star*.swift", "back\\slash.swift", "dir/a.swift", "dir/b.swift", "dir/sub/a.swift",
    "dir/sub/deep/a.swift", "foo/bar.swift", "foo/x/bar.swift", "foo/x/y/bar.swift", "foox/y/bar.swift",
    "foobar/bar.swift", "bar/foo/a.swift", "build/a.swift", "build/keep/a.swift", "é.swift",
  ]

  @Test(
    "for each kind of pattern",
    arguments: [
      "a.swift", "/a.swift", "dir", "dir/", "/dir/", "dir/*", "dir/**", "dir/sub", "dir/sub/", "sub", "/sub",
      "*.swift", "*", "/*", "**", "**/", "**/a.swift", "**/sub/", "dir/**/a.swift", "foo**/bar.swift", "foo*/bar.swift",
      "foo/**/bar.swift", "foo/*/bar.swift", "**/foo/**", "f?o.swift", "[ab].swift", "[!ab].swift", "[^ab].swift",
      "[a-z].swift", "\\[x\\].swift", "[[]x].swift", "star\\*.swift", "back\\\\slash.swift", "#hash.swift",
      "\\#hash.swift", "!bang.swift", "\\!bang.swift", "sp ace.swift", "sp\\ ace.swift", "a.swift   ", "a.swift\\ ",
      "a.swift\r", "\u{FEFF}a.swift", "a.swift\t", "", "/", "//", "!", "dir.swift", "dir.swift/", "*.swift/", "é.swift",
      "?.swift", "[[:alpha:]].swift", "[[:nonsense:]].swift", "[a.swift", "a.swift\\", "build/\n!build/keep/",
      "build/*\n!build/keep", "*\n!*.swift\n!*/", "*\n!a.swift", "a.swift\n!a.swift\na.swift", "!a.swift\na.swift",
      "/foo/\n!/foo/x", "foo/*\n!foo/x/\nfoo/x/*\n!foo/x/y/", "dir/sub/\n!dir/sub/a.swift", "./a.swift", "dir//sub",
    ])
  func agreement(patterns: String) throws {
    let folder = try IgnoreRulesAgainstGitTests.repository()
    try folder.write(patterns + "\n", to: ".gitignore")
    #expect(try discovered(in: folder) == listedByGit(in: folder), "\(patterns)")
  }

  @Test("for random patterns")
  func randomPatterns() throws {
    let folder = try IgnoreRulesAgainstGitTests.repository()
    var random = SplitMix(state: 42)
    let pieces = [
      "a", "b", "dir", "foo", "bar", "sub", ".swift", "*", "**", "/", "/", "?", "[a-f]", "[!a]", "\\", "!", "x",
    ]
    for _ in 0..<150 {
      let lines = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      }
      try folder.write(lines.joined(separator: "\n") + "\n", to: ".gitignore")
      #expect(try discovered(in: folder) == listedByGit(in: folder), "\(lines)")
    }
  }

  @Test("for nested files, of which the inner one is stronger")
  func nestedFiles() throws {
    let folder = try IgnoreRulesAgainstGitTests.repository()
    try folder.write("a.swift\n/dir/b.swift\n", to: ".gitignore")
    try folder.write("!a.swift\n/sub/deep\n", to: "dir/.gitignore")
    try folder.write("bar.swift\n", to: "foo/x/.gitignore")
    #expect(try discovered(in: folder) == listedByGit(in: folder))
  }

  @Test("for the repository's own exclusions, which are weaker than any .gitignore")
  func ownExclusions() throws {
    let folder = try IgnoreRulesAgainstGitTests.repository()
    try folder.write("*.swift\n", to: ".git/info/exclude")
    try folder.write("!a.swift\n", to: ".gitignore")
    #expect(try discovered(in: folder) == listedByGit(in: folder))
  }

  @Test("when only a folder within the repository is linted")
  func partOfARepository() throws {
    let folder = try IgnoreRulesAgainstGitTests.repository()
    try folder.write("dir/sub/\nb.swift\n", to: ".gitignore")
    let found = Discovery([folder.path + "/dir"]).files.map(\.path)
    #expect(found == [folder.path + "/dir/a.swift"])
  }

  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    _ = try Execution("git", ["init", "--quiet"], in: folder)
    return folder
  }

  private func discovered(in folder: TemporaryFolder) -> Set<String> {
    Set(Discovery([folder.path]).files.map { String($0.path.dropFirst(folder.path.count + 1)) })
  }

  private func listedByGit(in folder: TemporaryFolder) throws -> Set<String> {
    let listing = try Execution(
      "git", ["ls-files", "-z", "--others", "--exclude-standard", "*.swift"], in: folder,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    return Set(listing.output.split(separator: "\0").map(String.init))
  }
}

/// Random numbers that are the same in each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

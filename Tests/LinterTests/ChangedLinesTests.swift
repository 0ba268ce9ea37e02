import Foundation
import TestSupport
import Testing

@testable import Linter

@Suite("Changed lines")
struct ChangedLinesTests {
  @Test("are the added and changed ones, also where a line looks like a header")
  func difference() {
    let text = """
      diff --git a/A.swift b/A.swift
      --- a/A.swift
      +++ b/A.swift
      @@ -3,0 +4,2 @@ func f() {
      ++++ b/B.swift
      +new
      @@ -9 +11 @@
      --- a/C.swift
      +@@ -1 +1 @@
      @@ -20,2 +21,0 @@
      -gone
      -gone
      diff --git a/My File.swift b/My File.swift
      --- a/My File.swift\t
      +++ b/My File.swift\t
      @@ -1 +1 @@
      -a
      +b
      --- "a/x\\303\\251\\t.swift"
      +++ "b/x\\303\\251\\t.swift"
      @@ -0,0 +1 @@
      +b
      """
    #expect(
      UnifiedDifference.changedLines(in: Array(text.utf8)) == [
        "A.swift": [4...5, 11...11], "My File.swift": [1...1], "xé\t.swift": [1...1],
      ])
  }

  @Test("are told by git since the commit where the work tree left a branch, new files included")
  func since() throws {
    let folder = try TemporaryFolder(["A.swift": "1\n2\n3\n", "B.swift": "1\n", "Old.swift": "a\nb\nc\nd\ne\nf\n"])
    try git(folder, "init -q -b main", "config diff.mnemonicPrefix true", "config color.ui always", "add .", commit)
    try git(folder, "checkout -q -b topic", "mv Old.swift Sub.swift")
    try folder.write("1\nnew\n3\n", to: "A.swift")
    try git(folder, "add .", commit, "checkout -q main")
    try folder.write("1\nelsewhere\n", to: "B.swift")
    try git(folder, "add .", commit, "checkout -q topic")
    try folder.write("1\nnew\n3\nunsaved\n", to: "A.swift")
    try folder.write("1\n", to: "with blank é.swift")
    let changed = try ChangedLines.since("main", in: folder.path)
    #expect(changed.changes == ["A.swift": .lines([2...2, 4...4]), "with blank é.swift": .wholeFile])
  }

  @Test("can't be told without commits, without the reference, or without a commit in common")
  func impossible() throws {
    let folder = try TemporaryFolder(["A.swift": "1\n"])
    expectMessage("not a git repository", "main", in: folder)
    try git(folder, "init -q -b main")
    expectMessage("the repository has no commit yet", "main", in: folder)
    try git(folder, "add .", commit)
    expectMessage("git knows no commit 'nowhere'", "nowhere", in: folder)
    expectMessage("git knows no commit '--output=x'", "--output=x", in: folder)
    try git(folder, "checkout -q --orphan other", commit + "2")
    expectMessage("fetch-depth: 0", "main", in: folder)
  }

  private let commit = "-c user.name=a -c user.email=a@b commit -q -m m"

  private func git(_ folder: TemporaryFolder, _ commands: String...) throws {
    for command in commands {
      let result = try Execution("git", command.split(separator: " ").map(String.init), in: folder)
      #expect(result.exitCode == 0, "\(command): \(result.errorOutput)")
    }
  }

  private func expectMessage(_ words: String, _ reference: String, in folder: TemporaryFolder) {
    let error = #expect(throws: GitError.self) { try ChangedLines.since(reference, in: folder.path) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }
}

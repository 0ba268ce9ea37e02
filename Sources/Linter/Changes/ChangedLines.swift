/// The lines that were added or changed since some commit, in the work tree as it is.
public struct ChangedLines: Sendable, Equatable {
  enum Change: Sendable, Equatable {
    /// from 1
    case lines([ClosedRange<Int>])
    /// a file that git does not know yet
    case wholeFile
  }

  /// By the path from the root of the repository.
  private(set) var changes: [String: Change] = [:]

  init(_ changes: [String: Change]) {
    self.changes = changes
  }

  /// Whether a finding touches one of them.
  /// - Parameter wholeFiles: whether any line of a changed file will do.
  public func touches(_ finding: ReportedFinding, wholeFiles: Bool = false) -> Bool {
    guard let change = changes[finding.place.rootPath] else { return false }
    guard case .lines(let ranges) = change, !wholeFiles else { return true }
    let lines = finding.place.start.line...max(finding.place.start.line, finding.place.end.line)
    return ranges.contains { $0.overlaps(lines) }
  }

  /// Asks git what has changed since the work tree left a reference.
  /// - Parameter folder: of the repository or below.
  public static func since(_ reference: String, in folder: String) throws(GitError) -> ChangedLines {
    let root = try Git(folder: folder).line(["rev-parse", "--show-toplevel"])
    let git = Git(folder: root)
    let base = try mergeBase(reference, git)
    // Whatever the user has configured, this is what comes out.
    let difference = try git.run(
      ["-c", "core.quotePath=false", "diff", "--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/"]
        + ["--dst-prefix=b/", "-U0", "-M", "--diff-filter=d", base, "--", "*.swift"])
    let untracked = try git.run(["ls-files", "-z", "--others", "--exclude-standard", "--", "*.swift"])
    var changes = UnifiedDifference.changedLines(in: difference).mapValues(Change.lines)
    for path in untracked.split(separator: 0) { changes[String(decoding: path, as: UTF8.self)] = .wholeFile }
    return ChangedLines(changes)
  }

  private static func mergeBase(_ reference: String, _ git: Git) throws(GitError) -> String {
    if (try? git.line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])) == nil {
      throw GitError(message: "the repository has no commit yet, so nothing can have changed since one")
    }
    if (try? git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])) == nil {
      throw GitError(
        message: "git knows no commit '\(reference)'; in CI, fetch it first (actions/checkout: fetch-depth: 0)")
    }
    do throws(GitError) {
      return try git.line(["merge-base", reference, "HEAD"])
    } catch {
      throw GitError(
        message: "'\(reference)' and HEAD have no commit in common, as in a shallow clone; fetch the whole history "
          + "(actions/checkout: fetch-depth: 0; otherwise: git fetch --unshallow)")
    }
  }
}

/// What `git diff -U0` prints.
enum UnifiedDifference {
  /// The added and changed lines of each file.
  static func changedLines(in text: [UInt8]) -> [String: [ClosedRange<Int>]] {
    var changes: [String: [ClosedRange<Int>]] = [:]
    var path: String?
    // The lines of a hunk itself may look like headers.
    var linesLeft = 0
    for line in text.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      if linesLeft > 0, line.first == UInt8(ascii: "+") || line.first == .hyphen {
        linesLeft -= 1
      } else if line.starts(with: "+++ ".utf8) {
        path = self.path(line.dropFirst(4))
      } else if let hunk = Hunk(line), let path {
        linesLeft = hunk.removedCount + hunk.addedCount
        if let lines = hunk.lines { changes[path, default: []].append(lines) }
      }
    }
    return changes
  }

  /// `@@ -12,3 +14,2 @@ …`
  private struct Hunk {
    let removedCount: Int
    let addedCount: Int
    /// In the new file; where lines were only removed, those around the gap are not changed.
    let lines: ClosedRange<Int>?

    init?(_ line: ArraySlice<UInt8>) {
      guard line.starts(with: "@@ -".utf8) else { return nil }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count > 3, let removed = Hunk.numbers(words[1]), let added = Hunk.numbers(words[2]) else { return nil }
      removedCount = removed.count
      addedCount = added.count
      lines = added.count > 0 ? added.start...(added.start + added.count - 1) : nil
    }

    private static func numbers(_ word: Substring) -> (start: Int, count: Int)? {
      let parts = word.dropFirst().split(separator: ",").map { Int($0) }
      guard let start = parts.first ?? nil else { return nil }
      return (start, parts.count > 1 ? parts[1] ?? 0 : 1)
    }
  }

  /// The path behind `+++ `: `b/App/A.swift`, with a tab at the end where it holds a blank, between quotes where it holds
  /// control characters; nil for `/dev/null`.
  private static func path(_ text: ArraySlice<UInt8>) -> String? {
    var text = text
    if text.last == .tab { text = text.dropLast() }
    if text.first == UInt8(ascii: "\"") { text = unquoted(text.dropFirst().dropLast())[...] }
    guard text.starts(with: "b/".utf8) else { return nil }
    return String(decoding: text.dropFirst(2), as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): .lineFeed, UInt8(ascii: "t"): .tab, UInt8(ascii: "r"): .carriageReturn,
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12,
  ]

  /// As C writes strings.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == .backslash, let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(escape) {
        let digits = [escape] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 8) ?? UInt8(ascii: "?"))
      } else {
        bytes.append(escapes[escape] ?? escape)
      }
    }
    return bytes
  }
}

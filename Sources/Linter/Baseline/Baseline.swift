/// The findings that a team has decided to live with: by path, rule and fingerprint, counted.
///
/// A fingerprint is of the line as tokens, so an entry outlives code that is inserted above it, a new indentation and the
/// edits of its neighbours. What is not excused is new: of several equal findings the last ones.
public struct Baseline: Sendable, Equatable {
  public static let fileName = ".custody-baseline.json"

  static let version = 1
  /// Of the fingerprints.
  static let fingerprintVersion = 1

  struct Key: Hashable, Sendable {
    /// From the root of the repository.
    let path: String
    let rule: String
    let fingerprint: String
  }

  private(set) var counts: [Key: Int] = [:]

  /// Excuses nothing.
  public init() {}

  init(_ counts: [Key: Int]) {
    self.counts = counts
  }

  /// The baseline that excuses some findings.
  public init(of findings: [ReportedFinding]) {
    for finding in findings { counts[Key(finding), default: 0] += 1 }
  }

  public var isEmpty: Bool { counts.isEmpty }

  /// How many findings it excuses.
  public var count: Int { counts.values.reduce(0, +) }

  /// The findings of one file that it does not excuse, in their order; a file that has moved since has none excused.
  public func unexcused(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    var used: [Key: Int] = [:]
    return findings.filter { finding in
      let key = Key(finding)
      used[key, default: 0] += 1
      return used[key, default: 0] > counts[key, default: 0]
    }
  }

  /// What is left of it when it excuses nothing but these findings.
  public func pruned(to findings: [ReportedFinding], among files: [SourceFile]) -> Baseline {
    let comparison = Comparison(self, findings, among: files)
    return Baseline(counts.merging(comparison.stale) { $0 - $1 }.filter { $0.value > 0 })
  }

  /// A baseline held against what was found.
  public struct Comparison: Sendable {
    /// The findings that it does not excuse, in their order.
    public private(set) var new: [ReportedFinding] = []
    public private(set) var excused: [ReportedFinding] = []
    /// The entries of linted or vanished files that excuse nothing any more.
    let stale: [Key: Int]

    public var staleCount: Int { stale.values.reduce(0, +) }

    /// - Parameter files: those that were linted; what is said about others is not judged.
    public init(_ baseline: Baseline, _ findings: [ReportedFinding], among files: [SourceFile]) {
      var left = baseline.counts
      var paths = Set(files.map(\.rootPath))
      paths.formUnion(findings.map(\.place.rootPath))
      let gone = Comparison.gonePaths(of: baseline, linted: paths)
      for finding in findings {
        let candidates = [Key(finding)] + gone.map { Key(finding, movedFrom: $0) }
        if let key = candidates.first(where: { left[$0, default: 0] > 0 }) {
          left[key, default: 0] -= 1
          excused.append(finding)
        } else {
          new.append(finding)
        }
      }
      stale = left.filter { $0.value > 0 && (paths.contains($0.key.path) || gone.contains($0.key.path)) }
    }

    /// The files of the baseline that are no more. Their findings may have moved with them.
    private static func gonePaths(of baseline: Baseline, linted: Set<String>) -> [String] {
      let root = Repository.root(above: FileSystem.workingDirectory) ?? "."
      return Set(baseline.counts.keys.map(\.path)).subtracting(linted).sorted().filter { path in
        !FileSystem.hasEntry(path.hasPrefix("/") ? path : root + "/" + path)
      }
    }
  }
}

extension Baseline.Key {
  fileprivate init(_ finding: ReportedFinding) {
    self.init(path: finding.place.rootPath, rule: finding.rule, fingerprint: finding.fingerprint)
  }

  /// As the finding's would be if the file still had its old path.
  fileprivate init(_ finding: ReportedFinding, movedFrom path: String) {
    let fingerprint = Fingerprint(rule: finding.rule, path: path, tokens: finding.lineTokens)
    self.init(path: path, rule: finding.rule, fingerprint: fingerprint.text)
  }
}

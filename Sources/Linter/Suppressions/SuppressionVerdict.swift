import Ownership
import Rules

/// Which findings are left after the suppression comments have had their say, and what is to be said about those.
struct SuppressionVerdict {
  /// The findings that count, and those about the comments. In no order.
  private(set) var findings: [Finding] = []
  /// Those that comments have suppressed, with the reason that is given. In no order.
  private(set) var suppressed: [(finding: Finding, reason: String?)] = []

  /// - Parameter suppressions: by file, where there are any.
  init(_ found: [Finding], _ suppressions: [FileIndex: FileSuppressions], _ policy: RulePolicy) {
    var used: [FileIndex: Set<Int>] = [:]
    for finding in found {
      let comments = suppressions[finding.place.file]
      let covering = SuppressionVerdict.covering(finding, comments, policy)
      if covering.isEmpty {
        findings.append(finding)
      } else {
        suppressed.append((finding, covering.lazy.compactMap { comments?.suppressions[$0].reason }.first))
        used[finding.place.file, default: []].formUnion(covering)
      }
    }
    for (file, comments) in suppressions {
      findings += comments.problems.filter { $0.reason != .withoutReason || policy.requiresReasons(in: file) }
        .map { SuppressionVerdict.finding(about: $0, in: file, policy) }
      for (index, suppression) in comments.suppressions.enumerated()
      where suppression.addressee == .custody && used[file]?.contains(index) != true
        && SuppressionVerdict.isAnswered(suppression, in: file, by: policy) {
        findings.append(SuppressionVerdict.unused(suppression, in: file))
      }
    }
  }

  private static func covering(_ finding: Finding, _ comments: FileSuppressions?, _ policy: RulePolicy) -> [Int] {
    guard let comments else { return [] }
    let hearsSwiftLint = policy.hearsSwiftLint(in: finding.place.file)
    return comments.suppressions.indices.filter { index in
      let suppression = comments.suppressions[index]
      return suppression.covers(finding.rule, at: Int(finding.place.start))
        && (suppression.addressee == .custody || hearsSwiftLint)
    }
  }

  /// Whether this run would have reported what the comment is there for.
  private static func isAnswered(_ suppression: Suppression, in file: FileIndex, by policy: RulePolicy) -> Bool {
    if suppression.rule == Suppression.everyRule { return policy.isEverythingOn(in: file) }
    return policy.isOn(suppression.rule, in: file)
  }

  private static func unused(_ suppression: Suppression, in file: FileIndex) -> Finding {
    let removal = suppression.removal.map { range in
      Fix("Remove the comment", .safe, [Edit(at: place(range, in: file), "")])
    }
    let subject: Message = suppression.rule == Suppression.everyRule ? "nothing is" : "'\(suppression.rule)' is not"
    return Finding(
      ToolRule.unusedSuppression, at: place(suppression.word, in: file),
      "\(subject) reported here, so there is nothing to suppress; remove it from the comment",
      fixes: removal.map { [$0] } ?? [])
  }

  private static func finding(
    about problem: SuppressionProblem, in file: FileIndex, _ policy: RulePolicy
  ) -> Finding {
    let place = place(problem.range, in: file)
    switch problem.reason {
    case .unknownAction(let word):
      let suggestion = Spelling.suggestion(for: word, among: Directive.Addressee.custody.instructions)
      return Finding(
        ToolRule.unknownSuppression, at: place, "'\(word)' is no instruction, so the comment has no effect\(suggestion)"
      )
    case .noRule:
      return Finding(
        ToolRule.unknownSuppression, at: place, "the comment names no rule, so it has no effect; add the rule's id")
    case .unknownRule(let word):
      let suggestion = Spelling.suggestion(for: word, among: policy.knownIDs.sorted())
      return Finding(
        ToolRule.unknownSuppression, at: place, "'\(word)' is no rule, so the comment has no effect on it\(suggestion)")
    case .notSuppressible(let word):
      return Finding(ToolRule.unknownSuppression, at: place, "'\(word)' can't be suppressed; mend what it reports")
    case .everything:
      return Finding(
        ToolRule.blanketSuppression, at: place, "'all' hides mistakes that nobody has seen yet; name the rules")
    case .withoutEnd(let word):
      return Finding(
        ToolRule.blanketSuppression, at: place,
        "'\(word)' is disabled to the end of the file; end the region with 'custody:enable \(word)'")
    case .withoutReason:
      return Finding(
        ToolRule.suppressionWithoutReason, at: place, "the comment does not say why; write the reason behind ' - '")
    case .nothingToEnable(let word):
      return Finding(
        ToolRule.unusedSuppression, at: place, "'\(word)' is not disabled here, so there is nothing to enable")
    }
  }

  private static func place(_ range: Range<Int>, in file: FileIndex) -> Place {
    Place(file: file, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }
}

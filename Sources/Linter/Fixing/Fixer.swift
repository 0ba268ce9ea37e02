import Rules

/// What was asked for, fix by fix.
public enum FixAnswer: Sendable {
  case apply
  case skip
  /// this one and all that come
  case applyAll
  case stop
}

/// A file before and after.
public struct FixedFile: Sendable, Equatable {
  public let path: String
  public let old: [UInt8]
  public let new: [UInt8]

  /// Why a file has not been written.
  public enum WritingError: Error {
    /// It is no longer what was read, and is left alone.
    case changedMeanwhile
    case system(SystemError)
  }

  /// Puts the new file in the place of the old one.
  public func write() throws(WritingError) {
    do throws(SystemError) {
      if try FileSystem.bytes(of: path) == old { return try FileSystem.replace(path, with: new) }
    } catch {
      throw .system(error)
    }
    throw .changedMeanwhile
  }
}

/// What fixing has come to. Nothing has been written yet.
public struct FixResult: Sendable {
  public internal(set) var files: [FixedFile] = []
  /// How many fixes are in the files.
  public internal(set) var count = 0
  /// Fixes that were taken back, because the file would not parse or the finding would stay.
  public internal(set) var rejected: [ReportedFinding] = []
  /// What is found in the end.
  public internal(set) var report: LintReport
}

/// Applies fixes to texts in memory, in rounds: those that touch one another wait for the next one. A round after which a
/// file parses worse, or a finding is still there, is taken back for that file.
public struct Fixer {
  /// What is done about a finding.
  public enum Cure: Sendable {
    case fix
    /// a comment above it, with the reason
    case suppression(reason: String)
  }

  private let session: LintSession
  private let cure: Cure
  private let isWanted: (ReportedFinding) -> Bool
  private let ask: ((ReportedFinding, ReportedFix) -> FixAnswer)?

  /// More rounds than this and fixes undo one another.
  private static let mostRounds = 10

  /// - Parameters:
  ///   - isWanted: whether a finding is to be fixed, such as one in changed lines.
  ///   - ask: called for each fix that may be applied, safe or not, and for one after the other of several cures until one
  ///     is wanted; nil applies the safe ones alone.
  public init(
    paths: [String], options: LintOptions, cure: Cure = .fix, isWanted: @escaping (ReportedFinding) -> Bool = { _ in true },
    ask: ((ReportedFinding, ReportedFix) -> FixAnswer)? = nil
  ) {
    session = LintSession(roots: paths, options: options)
    self.cure = cure
    self.isWanted = isWanted
    self.ask = ask
  }

  public func run() -> FixResult {
    var state = State(report: session.report(unsaved: []))
    for _ in 0..<Fixer.mostRounds {
      let offers = offers(of: state)
      if offers.isEmpty { break }
      let isChanged = apply(chosen(from: offers, &state), to: &state)
      if state.isStopped || !isChanged { break }
    }
    return FixResult(files: state.files, count: state.count, rejected: state.rejected, report: state.report)
  }

  // MARK: Rounds

  private struct Offer {
    let finding: ReportedFinding
    /// One or several, of which one may be chosen.
    let fixes: [ReportedFix]
  }

  private struct Choice {
    let finding: ReportedFinding
    let fix: ReportedFix
  }

  private struct State {
    var report: LintReport
    /// By path: what was on disk, and what there is now.
    var texts: [String: (old: [UInt8], new: [UInt8])] = [:]
    var count = 0
    var rejected: [ReportedFinding] = []
    /// Fingerprints of what is not to be tried again.
    var settled: Set<String> = []
    var isStopped = false

    var unsaved: [UnsavedFile] { texts.sorted { $0.key < $1.key }.map { UnsavedFile(path: $0.key, bytes: $0.value.new) } }

    var files: [FixedFile] {
      texts.sorted { $0.key < $1.key }.filter { $0.value.old != $0.value.new }
        .map { FixedFile(path: $0.key, old: $0.value.old, new: $0.value.new) }
    }

    mutating func text(of path: String) -> [UInt8]? {
      if let text = texts[path] { return text.new }
      guard let bytes = try? FileSystem.bytes(of: path) else { return nil }
      texts[path] = (bytes, bytes)
      return bytes
    }
  }

  private func offers(of state: State) -> [Offer] {
    state.report.findings.compactMap { finding in
      guard isWanted(finding), !state.settled.contains(finding.fingerprint) else { return nil }
      let fixes = fixes(for: finding)
      return fixes.isEmpty ? nil : Offer(finding: finding, fixes: fixes)
    }
  }

  private func fixes(for finding: ReportedFinding) -> [ReportedFix] {
    switch cure {
    case .fix: ask == nil ? Array(finding.fixes.filter(\.isSafe).prefix(1)) : finding.fixes
    case .suppression(let reason): ToolRule.ids.contains(finding.rule) ? [] : [suppression(of: finding, reason)]
    }
  }

  /// What is wanted of that, one offer after the other until somebody says to stop.
  private func chosen(from offers: [Offer], _ state: inout State) -> [Choice] {
    var choices: [Choice] = []
    var ask = ask
    for offer in offers where !state.isStopped {
      switch Fixer.answer(to: offer, &ask) {
      case .take(let fix): choices.append(Choice(finding: offer.finding, fix: fix))
      case .none: state.settled.insert(offer.finding.fingerprint)
      case .stop: state.isStopped = true
      }
    }
    return choices
  }

  private enum Answer {
    case take(ReportedFix)
    case none
    case stop
  }

  /// - Parameter ask: nil from where everything is wanted.
  private static func answer(
    to offer: Offer, _ ask: inout ((ReportedFinding, ReportedFix) -> FixAnswer)?
  ) -> Answer {
    guard let asking = ask else { return offer.fixes.first.map(Answer.take) ?? .none }
    for fix in offer.fixes {
      switch asking(offer.finding, fix) {
      case .apply: return .take(fix)
      case .applyAll:
        ask = nil
        return .take(fix)
      case .skip: continue
      case .stop: return .stop
      }
    }
    return .none
  }

  /// A comment on a line of its own, indented like the finding's.
  private func suppression(of finding: ReportedFinding, _ reason: String) -> ReportedFix {
    let start = finding.place.start
    let lineStart = Position(line: start.line, column: 1, offset: start.offset - start.column + 1)
    let indentation = finding.place.excerpt.before.prefix { $0 == " " || $0 == "\t" }
    let place = ReportedPlace(path: finding.place.path, start: lineStart, end: lineStart, excerpt: finding.place.excerpt)
    let comment = "\(indentation)// custody:disable:next \(finding.rule) - \(reason)\n"
    return ReportedFix(
      title: "Disable '\(finding.rule)' for this line", isSafe: true, edits: [ReportedEdit(at: place, text: comment)])
  }

  /// False if nothing has changed.
  private func apply(_ choices: [Choice], to state: inout State) -> Bool {
    var edits: [String: TextEdits] = [:]
    let applied = choices.filter { Fixer.add($0.fix, to: &edits) }
    if applied.isEmpty { return false }
    let before = state
    for (path, edits) in edits {
      guard let text = state.text(of: path) else { continue }
      state.texts[path]?.new = edits.applied(to: text)
    }
    verify(applied, against: before, &state)
    return true
  }

  /// All edits of a fix, or none.
  private static func add(_ fix: ReportedFix, to edits: inout [String: TextEdits]) -> Bool {
    var candidate = edits
    for (path, own) in Dictionary(grouping: fix.edits, by: \.place.path) {
      let new = own.map { TextEdits.Edit(range: $0.place.start.offset..<$0.place.end.offset, text: $0.text) }
      guard candidate[path, default: TextEdits()].add(new) else { return false }
    }
    edits = candidate
    return true
  }

  /// Keeps what has cured its finding and broken nothing; otherwise tries the fixes one by one.
  private func verify(_ applied: [Choice], against before: State, _ state: inout State) {
    let report = session.report(unsaved: state.unsaved)
    if Fixer.isBetter(report, than: before.report, by: applied) {
      state.report = report
      state.count += applied.count
      return
    }
    let settled = state.settled
    let isStopped = state.isStopped
    state = before
    state.settled = settled.union(applied.map(\.finding.fingerprint))
    state.isStopped = isStopped
    guard applied.count > 1 else {
      state.rejected += applied.map(\.finding)
      return
    }
    for choice in applied { applyAlone(choice, to: &state) }
  }

  private func applyAlone(_ choice: Choice, to state: inout State) {
    // Offsets are of the report that the fix is from.
    let current = state.report.findings.first {
      $0.fingerprint == choice.finding.fingerprint && $0.place.path == choice.finding.place.path
    }
    guard let current, let fix = fixes(for: current).first(where: { $0.title == choice.fix.title }) else { return }
    var edits: [String: TextEdits] = [:]
    guard Fixer.add(fix, to: &edits) else { return }
    let before = state
    for (path, edits) in edits {
      guard let text = state.text(of: path) else { return }
      state.texts[path]?.new = edits.applied(to: text)
    }
    verify([Choice(finding: current, fix: fix)], against: before, &state)
  }

  /// Fewer findings of the rules that were fixed, and no more of any rule in any file: a cure that makes something else wrong
  /// is none.
  private static func isBetter(_ report: LintReport, than old: LintReport, by applied: [Choice]) -> Bool {
    let cured = counts(of: applied.map(\.finding), by: \.rule)
    let now = counts(of: report.findings, by: \.rule)
    let before = counts(of: old.findings, by: \.rule)
    guard cured.allSatisfy({ now[$0.key, default: 0] <= before[$0.key, default: 0] - $0.value }) else { return false }
    let place = { (finding: ReportedFinding) in "\(finding.rule) \(finding.place.path)" }
    let placesBefore = counts(of: old.findings, by: place)
    return counts(of: report.findings, by: place).allSatisfy { $0.value <= placesBefore[$0.key, default: 0] }
  }

  private static func counts(of findings: [ReportedFinding], by key: (ReportedFinding) -> String) -> [String: Int] {
    findings.reduce(into: [:]) { $0[key($1), default: 0] += 1 }
  }
}

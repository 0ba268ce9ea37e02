import Ownership
import Rules
import SwiftTree

/// The step from findings to reported ones. Reads the files again that findings point into.
struct Reporting {
  private let files: [SourceFile]
  private let options: LintOptions

  /// - Parameter files: by `FileIndex`.
  init(of files: [SourceFile], _ options: LintOptions) {
    self.files = files
    self.options = options
  }

  /// In the same order.
  func reported(_ findings: [Finding]) -> [ReportedFinding] {
    let places = resolved(findings)
    return findings.compactMap { reported($0, places) }
  }

  private func resolved(_ findings: [Finding]) -> [Place: ResolvedPlace] {
    let wanted = Set(findings.flatMap(Reporting.places))
    let byFile = Dictionary(grouping: wanted, by: \.file).map { (file: files[Int($0.key)], places: $0.value) }
    let hashesLines = options.hashesLines
    let resolved = Workers.map(byFile, workers: options.jobs) {
      Reporting.resolve($0.places, in: $0.file, hashesLines: hashesLines)
    }
    return Dictionary(resolved.flatMap { $0 }) { first, _ in first }
  }

  private static func resolve(_ places: [Place], in file: SourceFile, hashesLines: Bool) -> [(Place, ResolvedPlace)] {
    var tree = Tree()
    // A file that has gone since it was linted resolves as an empty one.
    try? file.parse(into: &tree)
    let resolver = PlaceResolver(path: file.path, rootPath: file.rootPath, tree, hashesLines: hashesLines)
    return places.map { ($0, resolver.resolve($0)) }
  }

  /// All places that have to be looked up to show a finding.
  private static func places(of finding: Finding) -> [Place] {
    var places = [finding.place] + finding.message.places
    for related in finding.related { places += [related.place] + related.message.places }
    for fix in finding.fixes { places += fix.title.places + fix.edits.map(\.place) + fix.edits.flatMap(\.text.places) }
    return places
  }

  private func reported(_ finding: Finding, _ places: [Place: ResolvedPlace]) -> ReportedFinding? {
    guard let place = places[finding.place] else { return nil }
    let text = { (message: Message) in message.text { places[$0]?.name ?? "" } }
    return ReportedFinding(
      rule: finding.rule, severity: finding.severity, message: text(finding.message), place: place.reported,
      fingerprint: Fingerprint(
        rule: finding.rule, path: files[Int(finding.place.file)].rootPath, tokens: place.lineTokens
      ).text,
      lineHash: place.lineHash, lineTokens: place.lineTokens,
      fixes: finding.fixes.map { fix in
        ReportedFix(
          title: text(fix.title), isSafe: fix.safety == .safe,
          edits: fix.edits.compactMap { edit in
            places[edit.place].map { place in
              ReportedEdit(
                at: place.reported(reaching: edit.reach),
                text: edit.text.text { places[$0]?.source ?? "" })
            }
          })
      },
      related: finding.related.compactMap { related in
        places[related.place].map { ReportedRelated(place: $0.reported, message: text(related.message)) }
      })
  }
}

extension Message {
  /// The places whose source the message quotes.
  fileprivate var places: [Place] {
    pieces.compactMap { piece in
      if case .source(let place) = piece { place } else { nil }
    }
  }
}

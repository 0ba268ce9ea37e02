import Ownership
import Rules
import SwiftTree

/// The step from findings to reported ones. Reads the files again that findings point into.
struct Reporting {
  /// About files that are no longer what they were.
  private(set) var errors: [FileError] = []
  /// By `FileIndex`.
  private let files: [SourceFile]
  private var places: [Place: ResolvedPlace] = [:]
  /// Nil for one that does not fit its source.
  private var edits: [EditPlace: ResolvedEdit?] = [:]

  /// - Parameters:
  ///   - trees: of files that an editor holds; the others are read again.
  ///   - start: of the run. What has changed since then may have been read before or after that.
  init(
    of findings: [Finding], in files: [SourceFile], _ trees: [FileIndex: Tree] = [:], since start: FileMoment,
    _ options: LintOptions
  ) {
    self.files = files
    let wanted = Dictionary(grouping: Set(findings.flatMap(Reporting.places)), by: \.file)
    let edited = Dictionary(grouping: Set(findings.flatMap(Reporting.edits)), by: \.place.file)
    let byFile = Set(wanted.keys).union(edited.keys).map { file in
      (file: files[Int(file)], tree: trees[file], places: wanted[file] ?? [], edits: edited[file] ?? [])
    }
    let hashesLines = options.hashesLines
    let looks = Workers.gather(from: byFile.count, options.jobs) { numbers in
      byFile[numbers].map { file in
        Reporting.look(for: file.places, file.edits, in: file.file, file.tree, since: start, hashesLines: hashesLines)
      }
    }
    for look in looks {
      switch look {
      case .found(let found, let foundEdits):
        places.merge(found) { first, _ in first }
        edits.merge(foundEdits) { first, _ in first }
      case .failed(let error): errors.append(error)
      }
    }
  }

  private enum SecondLook {
    case found([(Place, ResolvedPlace)], [(EditPlace, ResolvedEdit?)])
    case failed(FileError)
  }

  private static func look(
    for places: [Place], _ edits: [EditPlace], in file: SourceFile, _ known: Tree?, since start: FileMoment,
    hashesLines: Bool
  ) -> SecondLook {
    let tree: Tree
    do throws(SystemError) {
      tree = if let known { known } else { try parse(file) }
    } catch {
      return .failed(FileError(path: file.path, error))
    }
    if file.isChanged(since: start) {
      return .failed(FileError(path: file.path, reason: "it has changed since it was read; lint again"))
    }
    let resolver = PlaceResolver(path: file.path, rootPath: file.rootPath, tree, hashesLines: hashesLines)
    return .found(places.map { ($0, resolver.resolve($0)) }, edits.map { ($0, resolver.resolve($0)) })
  }

  private static func parse(_ file: SourceFile) throws(SystemError) -> Tree {
    var tree = Tree()
    try file.parse(into: &tree)
    return tree
  }

  /// All places that have to be looked up to show a finding.
  private static func places(of finding: Finding) -> [Place] {
    var places = [finding.place] + finding.message.places
    for related in finding.related { places += [related.place] + related.message.places }
    for fix in finding.fixes { places += fix.title.places + fix.edits.flatMap(\.text.places) }
    return places
  }

  private static func edits(of finding: Finding) -> [EditPlace] { finding.fixes.flatMap { $0.edits.map(EditPlace.init) } }

  /// One of the findings; nil if it points into a file that is no longer what it was.
  func reported(_ finding: Finding) -> ReportedFinding? {
    guard let place = places[finding.place], Reporting.places(of: finding).allSatisfy({ places[$0] != nil }),
      Reporting.edits(of: finding).allSatisfy(edits.keys.contains)
    else { return nil }
    let text = { (message: Message) in message.text { places[$0]?.name ?? "" } }
    return ReportedFinding(
      rule: finding.rule, severity: finding.severity, message: text(finding.message), place: place.reported,
      fingerprint: Fingerprint(
        rule: finding.rule, path: files[Int(finding.place.file)].rootPath, tokens: place.lineTokens
      ).text,
      lineHash: place.lineHash, lineTokens: place.lineTokens,
      fixes: finding.fixes.compactMap { fix in
        reported(fix.edits).map { ReportedFix(title: text(fix.title), isSafe: fix.safety == .safe, edits: $0) }
      },
      related: finding.related.compactMap { related in
        places[related.place].map { ReportedRelated(place: $0.reported, message: text(related.message)) }
      })
  }

  /// Nil if one of the edits does not fit. What changes nothing was only there to be asked.
  private func reported(_ edits: [Edit]) -> [ReportedEdit]? {
    var result: [ReportedEdit] = []
    for edit in edits {
      guard case let resolved?? = self.edits[EditPlace(edit)] else { return nil }
      let new = ReportedEdit(at: resolved.reported, text: resolved.text(of: edit.text) { places[$0] })
      if !new.text.isEmpty || new.place.start.offset < new.place.end.offset { result.append(new) }
    }
    return result
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

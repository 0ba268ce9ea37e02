import Expectations
import Linter
import Ownership
import Rules
import Testing

/// Lints a text, or several files in one, and compares the findings with the marks on its lines.
///
///     check("""
///       struct CartScreen: View { let cart = Cart() }  // expect: model-without-owner
///       """, rules: ["model-without-owner"])
///
/// A header line gives settings to the file's module: `//- Cart.swift module:App xcode:27 floor:iOS=17`.
/// A file without an import imports SwiftUI.
/// - Parameter rules: the rules to run; nil for all.
func check(_ text: String, rules: Set<String>? = nil, location: SourceLocation = #_sourceLocation) {
  var files = Fixture.files(in: text, document: location.filePath, firstLine: location.line + 1)
  for index in files.indices { files[index].importSwiftUIUnlessItImports() }
  check(files, rules: rules)
}

/// Lints files as one project and compares the findings with the marks on their lines.
func check(_ files: [MarkedFile], rules: Set<String>? = nil, _ context: String? = nil) {
  do {
    let found = try findings(in: files, rules: rules).map { $0.found() }
    record(failures(of: files, found: found, rules: rules), context)
  } catch {
    record([Failure(document: files.first?.document ?? "", line: 1, error.message)], context)
  }
}

/// Lints an app and compares the findings with the marks on its lines.
func check(_ app: CorpusApp) throws {
  record(failures(of: app.files, found: try app.found()))
}

/// Reports failures at the lines of their documents.
func record(_ failures: [Failure], _ context: String? = nil) {
  for failure in failures {
    let text = context.map { "\($0)\n\(failure.text)" } ?? failure.text
    Issue.record(Comment(rawValue: text), sourceLocation: SourceLocation(failure))
  }
}

/// The findings in some files.
func findings(in files: [MarkedFile], rules: Set<String>? = nil) throws(UnknownRule) -> [ReportedFinding] {
  let steps = rules?.sorted().map { SelectionStep.select($0) } ?? [.select("all")]
  let modules = files.modules
  let sources = files.map { file in
    let unit = modules.firstIndex { $0.name == file.module }
    return SourceFile(path: file.path, bytes: file.bytes, unit: Int32(unit ?? 0))
  }
  let options = LintOptions(selection: try RuleSelection(steps), jobs: 1)
  return lint(sources, builds: modules.map { BuildUnit(settings: $0.settings) }, options: options).findings
}

extension ReportedFinding {
  /// - Parameter folder: what paths begin with and marks don't know of.
  func found(below folder: String = "") -> Found {
    Found(
      path: folder.isEmpty ? place.path : String(place.path.dropFirst(folder.count + 1)), line: place.start.line, column: place.start.column, rule: rule,
      severity: String(describing: severity), message: message)
  }
}

extension SourceLocation {
  init(_ failure: Failure) {
    let folders = failure.document.split(separator: "/").suffix(2)
    self.init(
      fileID: folders.count == 2 ? folders.joined(separator: "/") : "Tests/\(failure.document)",
      filePath: failure.document, line: failure.line, column: 1)
  }
}

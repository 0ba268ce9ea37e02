import Linter

/// What is linted: paths, or standard input in the place of one file.
struct LintInput {
  let paths: [String]
  let unsaved: [UnsavedFile]
  /// Findings of this file alone are reported; nil for all.
  private let reportedPath: String?

  init(_ arguments: Arguments) throws(UsageError) {
    let others = arguments.operands.filter { $0 != "-" }
    let name = arguments.value(.stdinFilename)
    guard others.count < arguments.operands.count else {
      if name != nil { throw UsageError(message: "--stdin-filename goes with '-', which reads standard input") }
      paths = others.isEmpty ? ["."] : others
      unsaved = []
      reportedPath = nil
      return
    }
    let path = Discovery.normalized(name ?? "standard-input.swift")
    // The rest of its project says what its types are.
    paths = others.isEmpty ? name.map { [Surroundings.projectFolder(of: $0)] } ?? [] : others
    unsaved = [UnsavedFile(path: path, bytes: StandardStream.input.readAll())]
    reportedPath = path
  }

  /// Where version control is asked.
  var folder: String {
    guard let path = paths.first else { return "." }
    if (try? FileSystem.kind(of: path)) == .directory { return path }
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The report of what was asked for.
  func report(_ report: LintReport) -> LintReport {
    guard let reportedPath else { return report }
    return report.filtered { $0.place.path == reportedPath }
  }
}

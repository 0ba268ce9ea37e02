import Linter

/// What is linted: paths, or standard input in the place of one file.
struct LintInput {
  let paths: [String]
  /// What says what the names in these mean: the rest of the project of a file.
  let context: [String]
  let unsaved: [UnsavedFile]

  init(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(.scriptInputFiles) {
      if let operand = arguments.operands.first {
        throw UsageError(message: "--script-input-files takes the place of paths, as '\(operand)'")
      }
      paths = try ScriptInputFiles.paths()
      // A sandbox lets nothing else be read.
      context = []
      unsaved = []
      return
    }
    let others = arguments.operands.filter { $0 != "-" }
    let name = arguments.value(.stdinFilename)
    guard others.count < arguments.operands.count else {
      if name != nil { throw UsageError(message: "--stdin-filename goes with '-', which reads standard input") }
      paths = others.isEmpty ? ["."] : others
      context = Surroundings.projectFolders(of: paths.filter { (try? FileSystem.kind(of: $0)) == .file })
      unsaved = []
      return
    }
    paths = []
    context = others.isEmpty ? name.map { [Surroundings.projectFolder(of: $0)] } ?? [] : others
    unsaved = [
      UnsavedFile(path: Discovery.normalized(name ?? "standard-input.swift"), bytes: StandardStream.input.readAll())
    ]
  }

  /// Where version control is asked.
  var folder: String {
    guard let path = paths.first ?? unsaved.first?.path else { return "." }
    if (try? FileSystem.kind(of: path)) == .directory { return path }
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

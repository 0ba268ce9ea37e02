import Foundation
import PackagePlugin

/// `swift package custody [ARGUMENTS]`: the program, run in the folder of the package. Linting writes nothing, so no
/// permission is asked for.
@main
struct CustodyLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(try context.tool(named: "custody").url, arguments, in: context.package.directoryURL)
  }
}

private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments.isEmpty ? ["lint"] : arguments
  process.currentDirectoryURL = folder
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 { throw Failure(code: process.terminationStatus) }
}

/// The findings are on the screen already.
private struct Failure: Error, CustomStringConvertible {
  let code: Int32

  var description: String { code == 1 ? "custody has found errors" : "custody could not do its job (exit code \(code))" }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CustodyLint: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that were chosen; the project is linted as a whole.
      let words = arguments.split(separator: "--target").first.map(Array.init) ?? []
      try run(try context.tool(named: "custody").url, words, in: context.xcodeProject.directoryURL)
    }
  }
#endif

import Foundation
import PackagePlugin

/// A run of the program in the folder of what is open. What it prints goes where the plugin's output goes.
struct ProgramRun {
  let tool: URL
  let folder: URL

  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(code: process.terminationStatus) }
  }

  /// The findings are on the screen already.
  private struct Failure: Error, CustomStringConvertible {
    let code: Int32

    var description: String {
      code == 1 ? "custody has found errors" : "custody could not do its job (exit code \(code))"
    }
  }
}

extension PluginContext {
  func programRun() throws -> ProgramRun {
    ProgramRun(tool: try tool(named: "custody").url, folder: package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension XcodePluginContext {
    func programRun() throws -> ProgramRun {
      ProgramRun(tool: try tool(named: "custody").url, folder: xcodeProject.directoryURL)
    }
  }

  extension [String] {
    /// Xcode adds the targets that were chosen; the project is looked at as a whole.
    var withoutTargets: [String] { split(separator: "--target", omittingEmptySubsequences: false).first.map(Array.init) ?? [] }
  }
#endif

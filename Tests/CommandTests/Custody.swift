import Foundation
import TestSupport

/// The program that this package builds.
enum Custody {
  /// It stands beside the bundle of the tests.
  static let path: String = {
    let arguments = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    let folders = (arguments + [Bundle.main.bundleURL]).flatMap { url in
      sequence(first: url) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.prefix(6)
    }
    let programs = folders.map { $0.appendingPathComponent("custody").path }
    return programs.first { isProgram($0) } ?? "custody"
  }()

  static func run(
    _ arguments: String..., in folder: TemporaryFolder, input: String = "", environment: [String: String] = [:]
  ) throws -> Execution {
    // What the machine that runs the tests has set must not show.
    let variables = [
      "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "CI", "TF_BUILD", "GITHUB_BASE_REF", "CI_MERGE_REQUEST_DIFF_BASE_SHA",
      "CI_PULL_REQUEST_TARGET_COMMIT", "SYSTEM_PULLREQUEST_TARGETBRANCH", "BITRISEIO_GIT_BRANCH_DEST",
    ]
    let neutral = Dictionary(uniqueKeysWithValues: variables.map { ($0, "") })
    return try Execution(
      path, arguments, in: folder, input: input, environment: neutral.merging(environment) { _, new in new })
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }
}

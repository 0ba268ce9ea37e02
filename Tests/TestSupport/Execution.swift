import Foundation

/// What a program has left behind.
public struct Execution: Sendable {
  public let exitCode: Int32
  public let output: String
  public let errorOutput: String

  /// Runs a program to its end.
  /// - Parameters:
  ///   - program: a path, or a name that is looked for in `PATH`.
  ///   - environment: added to the test's own; an empty value removes a variable.
  public init(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder, input: String = "",
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
      .filter { !$0.value.isEmpty }
    // Files instead of pipes: nothing can block, however much is written.
    let streams = try TemporaryFolder(["input": input, "output": "", "error": ""])
    process.standardInput = FileHandle(forReadingAtPath: streams.path + "/input")
    process.standardOutput = FileHandle(forWritingAtPath: streams.path + "/output")
    process.standardError = FileHandle(forWritingAtPath: streams.path + "/error")
    try process.run()
    process.waitUntilExit()
    // A folder that nobody else keeps must not go before the program has ended.
    withExtendedLifetime(folder) {}
    exitCode = process.terminationStatus
    output = try String(contentsOfFile: streams.path + "/output", encoding: .utf8)
    errorOutput = try String(contentsOfFile: streams.path + "/error", encoding: .utf8)
  }
}

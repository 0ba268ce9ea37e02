/// The version control that a change is asked of.
struct Git {
  /// The folder that is asked about.
  let folder: String

  /// What git printed.
  /// - Throws: what it said on standard error, or that there is no git.
  func run(_ arguments: [String]) throws(GitError) -> [UInt8] {
    let result: ChildProcess.Result
    do throws(SystemError) {
      result = try ChildProcess.run("git", ["-C", folder] + arguments)
    } catch {
      throw GitError(message: "can't run git: \(error)")
    }
    if result.exitCode == 0 { return result.output }
    let words = String(decoding: result.errorOutput, as: UTF8.self).split(separator: "\n").first
    throw GitError(message: words.map(String.init) ?? "git failed")
  }

  /// The first line that git printed.
  func line(_ arguments: [String]) throws(GitError) -> String {
    let output = try run(arguments)
    return String(decoding: output.prefix { $0 != .lineFeed }, as: UTF8.self)
  }
}

/// Why git could not answer.
public struct GitError: Error, Sendable, Equatable {
  public let message: String
}

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
    throw GitError(message: Git.reason(in: String(decoding: result.errorOutput, as: UTF8.self)) ?? "git failed")
  }

  /// The first line of what git says, and the command that it advises, which it indents.
  private static func reason(in text: String) -> String? {
    let lines = text.split(separator: "\n")
    guard let first = lines.first else { return nil }
    let advice = lines.last { $0.hasPrefix("\t") }.map { "; git advises: \($0.drop(while: \.isWhitespace))" }
    return first + (advice ?? "")
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

import Linter
import Reports

/// `custody config [PATH]`: what holds for a file, and who says so.
struct ConfigCommand {
  private let path: String?
  private let printsSchema: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    printsSchema = arguments.has(.schema)
    path = arguments.operands.first
    if arguments.operands.count > 1 { throw UsageError(message: "'config' takes one path") }
  }

  func run() throws(UsageError) -> ExitCode {
    if printsSchema {
      StandardStream.output.write(ConfigurationSchema.bytes)
      return .success
    }
    let explanation = ConfigurationExplanation(of: path ?? ".")
    guard explanation.problems.isEmpty else {
      throw UsageError(explanation.problems)
    }
    StandardStream.output.write(Array(explanation.text.utf8))
    return .success
  }
}

/// `custody init`: a configuration to begin with.
struct InitCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    if let operand = arguments.operands.first {
      throw UsageError(message: "'init' takes no argument; it writes into the working directory, not '\(operand)'")
    }
  }

  func run() throws(UsageError) -> ExitCode {
    let path = Configuration.fileName
    if FileSystem.hasEntry(path) { throw UsageError(message: "'\(path)' is there already") }
    let folders = (try? FileSystem.folders(in: ".")) ?? []
    do throws(SystemError) {
      try FileSystem.replace(path, with: Array(Configuration.template(for: folders).utf8))
    } catch {
      throw UsageError(message: "can't write '\(path)': \(error)")
    }
    Announcement.note("wrote '\(path)'; 'custody config' shows what holds for a file")
    return .success
  }
}

import Linter
import SwiftTree

/// `custody syntax`: what the parser sees, as rows that can be compared with those of another parser.
struct SyntaxCommand {
  private let paths: [String]

  /// Without operands the paths stand on standard input, one on a line.
  init(_ arguments: Arguments) {
    paths = arguments.operands.isEmpty ? SyntaxCommand.pathsFromInput() : arguments.operands
  }

  func run() -> ExitCode {
    var code = ExitCode.success
    var tree = Tree()
    for path in paths {
      do throws(SystemError) {
        try FileSystem.parse(path, into: &tree)
        StandardStream.output.write(syntaxRows(of: tree, path: path))
      } catch {
        StandardStream.output.write(Array("F\t\(path)\tunreadable\n".utf8))
        Announcement.error("can't read '\(path)': \(error)")
        code = .failure
      }
    }
    return code
  }

  private static func pathsFromInput() -> [String] {
    StandardStream.input.readAll().split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
